"""Many games without people: how fast they go."""
