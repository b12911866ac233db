"""Special cards (ZS-60 to ZS-71)."""
