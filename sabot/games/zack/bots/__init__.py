"""The bots of ZACK!: throwers see, work out who is named, and throw."""
