"""Zigzag: secret signs, four of a kind."""
