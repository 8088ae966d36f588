"""Cards and events in words, one module per language; rendered from the data the engine runs."""
