"""Zig-Zag in the laboratory."""
