"""The rules of the draft (BM-21), a module per step."""
