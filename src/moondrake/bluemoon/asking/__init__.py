"""Questions inside effects: one class each, with what may be answered, what an answer does, and its rules."""
