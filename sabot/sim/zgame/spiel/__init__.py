"""Z-Game for OpenSpiel. Needs open_spiel (the group `spiel`), so nobody imports it unasked."""
