"""Who plays Zig-Zag here: collectors weigh each card by how far it leads, and run."""
