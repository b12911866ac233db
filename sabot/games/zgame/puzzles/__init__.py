"""Take the Z in so many plies, whatever the other side hides: proofs, and what a puzzle is."""
