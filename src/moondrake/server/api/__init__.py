"""The HTTP interface, one module per part."""
