"""Who plays Z-Game here: seers look a little ahead, sages think with the engine."""
