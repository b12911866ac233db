"""The games on the shelf. Adding one is adding its id here."""

from importlib import import_module

from sabot.core.game import Box


def load(*ids: str) -> dict[str, Box]:
    return {id: import_module(f"sabot.games.{id}").box for id in ids}


GAMES = load(
    "zinga",
    "zack",
    "zgame",
    "zigzag_race",
    "zigzag_signs",
)
