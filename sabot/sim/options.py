"""Options of a game as words of a command line: `stops=true`, `wins=1`."""

import argparse
from collections.abc import Iterable
from typing import Any

from msgspec import DecodeError, ValidationError, convert
from msgspec.json import decode

from sabot.registry import GAMES


def option(text: str) -> tuple[str, Any]:
    """
    >>> option("stops=true"), option("grace_ms=[0,500]")
    (('stops', True), ('grace_ms', [0, 500]))
    """
    name, is_given, value = text.partition("=")
    if not is_given:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    try:
        return name, decode(value)
    except DecodeError:
        return name, value


def unfit(game: str, options: Iterable[tuple[str, Any]]) -> str | None:
    """Why this game is not played with these options, if so."""
    kind = GAMES[game].game.options
    try:
        convert(dict(options), kind)
    except ValidationError as why:
        names = ", ".join(kind.__struct_fields__)
        return f"{game} is not played with these options: {why}. There are: {names}."
    return None
