"""What the types of Z-Game leave open, for arrays of a fixed size."""

from sabot.games.zgame.acts import Options
from sabot.games.zgame.board import shape_of
from sabot.games.zgame.engine.core import QUIET_PLIES
from sabot.games.zgame.pieces import SET, SIDES
from sabot.lab.layout import SKIP, Bounds, By, Of, chairs
from sabot.lab.parts import Moment, Number, Several, Word

PIECES = len(SIDES) * (len(SET) + 1)
LONG = 600_000  # on a clock


def bounds(seats: int, options: Options) -> Bounds:
    squares = shape_of(options.size).squares
    seat, square = chairs(seats), Word(squares)
    return Bounds(
        {
            "View.size": SKIP,  # the same all the time
            "View.pieces": By(squares, "square"),
            "View.taken": Of(PIECES, last=True),
            "View.players": Of(seats),
            "View.turn": seat,
            "View.opened": Moment(),
            "View.closes": Moment(),
            "View.last": Several(square, 2),
            "View.score": SKIP,  # as long as the game
            "View.quiet": Number(QUIET_PLIES),
            "View.draw_offer": seat,
            "View.takeback": seat,
            "View.winner": seat,
            "View.record": SKIP,  # likewise, and only at the end
            "PlayerView.left": Number(LONG),
            "Mine.seat": seat,
            "Mine.moves": SKIP,  # all three are told by the mask
            "Mine.reveals": SKIP,
            "Mine.swaps": SKIP,
        },
        {
            "Swap.one": squares,
            "Swap.other": squares,
            "Move.origin": squares,
            "Move.target": squares,
            "Reveal.square": squares,
        },
    )
