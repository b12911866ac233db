"""ZINGA in the laboratory."""
