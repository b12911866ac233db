"""Sabot: five tabletop games on the web, and an arbiter that is fair to slow lines."""

__version__ = "0.1.0"
