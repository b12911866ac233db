"""Take the Z in a number of plies, whatever the other side hides: proofs, and what a puzzle is."""
