"""Zig-Zag: grab the ground you run on."""
