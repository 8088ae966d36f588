"""What waits and asks nothing by itself: one class per kind of work, in the order of `questions.Ask`."""
