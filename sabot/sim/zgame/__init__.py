"""What is learned from many games of Z-Game, for its bots."""
