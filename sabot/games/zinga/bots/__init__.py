"""The bots of ZINGA: spotters look through the dice, ring, and say what they saw."""
