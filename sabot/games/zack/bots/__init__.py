"""Who plays ZACK! here: throwers see, work out who is named, and throw."""
