"""Who plays Zigzag here: a plain player, until better ones come."""
