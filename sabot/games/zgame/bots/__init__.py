"""The bots of Z-Game: seers look a little ahead, sages think with the engine."""
