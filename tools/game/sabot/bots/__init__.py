"""Who plays Snatch here."""
