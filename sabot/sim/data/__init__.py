"""Simulated games as data: a row a game and a row a decision, in parts made anywhere."""
