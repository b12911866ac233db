"""How one ply of Z-Game is written and read (ZZ-32)."""

import re

from sabot.core.game import Illegal
from sabot.games.zgame.acts import Move, Ply, Reveal
from sabot.games.zgame.pieces import LETTERS
from sabot.games.zgame.position import Made, Position, make

MOVE = re.compile(r"[ZOAXP]?([a-g][1-7])[-x]([a-g][1-7])(?:=[a-z]+){0,2}")
REVEAL = re.compile(r"!([a-g][1-7])=[a-z]+")


def written(made: Made) -> str:
    """Hidden movers without a letter; the taken one first, then the mover on arrival."""
    if isinstance(made.ply, Reveal):
        return f"!{made.ply.square}={made.mover.symbol}"
    letter = "" if made.mover.hidden else LETTERS[made.mover.symbol]
    to = "x" if made.taken else "-"
    shown = "".join(f"={piece.symbol}" for piece in (made.taken, made.revealed) if piece)
    return f"{letter}{made.ply.origin}{to}{made.ply.target}{shown}"


def ply_of(text: str) -> Ply:
    """
    >>> ply_of("b6xb7=cross=arrow"), ply_of("!b2=plus")
    (Move(origin='b6', target='b7'), Reveal(square='b2'))
    """
    if move := MOVE.fullmatch(text):
        return Move(*move.groups())
    if reveal := REVEAL.fullmatch(text):
        return Reveal(*reveal.groups())
    raise Illegal("unreadable-ply", {"ply": text}, "ZZ-32")


def replay(position: Position, text: str) -> Made:
    """What is written must be what happens, to the last symbol."""
    made = make(position, ply_of(text))
    if written(made) != text:
        raise Illegal("ply-disagrees", {"ply": text, "expected": written(made)}, "ZZ-32")
    return made
