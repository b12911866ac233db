"""Tools for Zig-Zag: its deck of obstacle cards, and how balanced the game is."""
