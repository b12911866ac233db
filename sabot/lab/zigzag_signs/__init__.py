"""Zigzag in the laboratory."""
