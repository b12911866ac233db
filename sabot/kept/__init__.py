"""A finished game as one record: written, read again and verified."""
