"""The laboratory: every game on the shelf as an environment (docs/lab.md).

`timed` is a table with players from outside, `agents` calls them, `arrays` turns what a seat sees
and may do into numbers, and `zoo` is PettingZoo. What a game adds is in the folder of its name.
"""
