"""The table's server: stored tables, seats, fair chance, play over HTTP and WebSocket."""
