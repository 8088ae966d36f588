"""A package, so that its browser ends with its last test: nothing else may run beside playwright."""
