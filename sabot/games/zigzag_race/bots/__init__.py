"""Who plays Zig-Zag here."""
