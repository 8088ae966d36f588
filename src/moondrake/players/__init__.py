"""Players: shown a View and the legal actions, never the true state."""
