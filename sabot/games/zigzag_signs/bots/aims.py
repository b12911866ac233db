"""What a bot of Zigzag collects: the combinations that its team's open boxes can take."""

from functools import lru_cache

from sabot.games.zigzag_signs.acts import Makes
from sabot.games.zigzag_signs.bots.boxes import Open, boxes_of, can_tick, fits
from sabot.games.zigzag_signs.bots.hands import Aim, letter_of
from sabot.games.zigzag_signs.bots.memory import Memory, mine, my_team, open_of
from sabot.games.zigzag_signs.cards import Value
from sabot.games.zigzag_signs.view import View

LATER = 0.5  # a ZIG while the partner has none, for a DOUBLE-ZIG
ASIDE = 0.004  # the same for a ZIG-ZAG: somebody must go for the ZAG
HARDER = 1.5  # a box with constraint


def aim_of(memory: Memory, view: View) -> Aim:
    return aim_with(memory, view, mine(view).constraint)


def aim_with(memory: Memory, view: View, constraint: Value | None) -> Aim:
    open, own = open_of(view, my_team(view)), view.seats[mine(view).seat]
    weights = weights_of(open, memory.partner)
    return Aim(*weights, letter_of(constraint), own.stops, memory.gone)


@lru_cache(1024)
def weights_of(open: Open, partner: Makes | None) -> tuple[float, float, float, float]:
    """Of a ZIG and a ZAG, without and with the constraint."""
    return (
        zig_weight(open, partner, False),
        zag_weight(open, False),
        zig_weight(open, partner, True),
        zag_weight(open, True),
    )


def zag_weight(open: Open, respects: bool) -> float:
    return weight(open, "zag", respects) if fits(open, "zag", respects) else 0.0


def zig_weight(open: Open, partner: Makes | None, respects: bool) -> float:
    """Alone if that can be called; else it depends on the partner."""
    if boxes_of(open, "zig"):
        return zig_alone(open, respects)
    if can_tick(boxes_of(open, "double-zig"), respects):
        return LATER if partner is None else 1.0
    if not can_tick(boxes_of(open, "zig-zag"), respects):
        return 0.0
    return 1.0 if partner == "zag" else ASIDE


def zig_alone(open: Open, respects: bool) -> float:
    return weight(open, "zig", respects) if fits(open, "zig", respects) else 0.0


def weight(open: Open, makes: Makes, respects: bool) -> float:
    return HARDER if respects and f"{makes}-2" in open else 1.0
