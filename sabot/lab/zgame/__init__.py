"""Z-Game in the laboratory."""
