"""Z-Game for OpenSpiel (the group `spiel`); importing `game` registers it there."""
