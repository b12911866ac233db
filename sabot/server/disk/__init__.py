"""What outlives the process: the store, its migrations and keys."""
