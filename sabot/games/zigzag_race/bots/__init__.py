"""The bots of Zig-Zag: collectors weigh each card by how far it leads, and run."""
