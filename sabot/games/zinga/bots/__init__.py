"""Who plays ZINGA here: spotters look through the dice, ring, and say what they saw."""
