"""What an operator touches: the command line, flags, logs and upkeep."""
