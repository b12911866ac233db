"""Which combination the open boxes of a team can take: when to sign it, and what to call.

A sign says no level, so bots agree on what it means: a combination whose own box is open is signed
only if it fits that box; only without one is it signed for a box that takes both partners. For a
ZIG-ZAG the ZAG alone is signed: the partner who has the ZIG calls.
"""

from functools import lru_cache
from typing import NamedTuple, get_args

from sabot.games.zigzag_signs.acts import Box, Call, Makes
from sabot.games.zigzag_signs.cards import Card, Feature, Value
from sabot.games.zigzag_signs.combos import commons

Open = tuple[Box, ...]  # in the order of the sheet
KINDS: tuple[Makes, ...] = ("zag", "zig")  # the better one first
TOGETHER: dict[Makes, Call] = {"zig": "double-zig", "zag": "zig-zag"}
BOTH: tuple[Call, ...] = ("double-zag", "zig-zag", "double-zig")  # the rarest first


class Held(NamedTuple):
    """What a hand makes, and whether it respects its holder's constraint."""

    makes: Makes
    respects: bool


@lru_cache(4096)
def open_boxes(level: int, ticked: tuple[Box, ...]) -> Open:
    """ZS-80"""
    sheets = ("1", "2") if level == 3 else (str(level),)
    return tuple(box for box in get_args(Box) if box[-1] in sheets and box not in ticked)


def held(
    cards: tuple[Card, ...], stops: tuple[Feature, ...], constraint: Value | None
) -> Held | None:
    """ZS-30, ZS-82"""
    shared = commons(cards, stops)
    if not shared:
        return None
    return Held("zag" if len(shared) > 1 else "zig", constraint in shared)


@lru_cache(4096)
def sign_for(open: Open, hand: Held | None) -> Makes | None:
    """What to tell the partner of a hand: nothing, unless an open box can take it."""
    if hand is None:
        return None
    kinds = KINDS if hand.makes == "zag" else KINDS[1:]
    return next((makes for makes in kinds if fits(open, makes, hand.respects)), None)


def fits(open: Open, makes: Makes, respects: bool) -> bool:
    return can_tick(meant(open, makes), respects)


def meant(open: Open, makes: Makes) -> Open:
    """The boxes for which this combination is signed."""
    return boxes_of(open, makes) or boxes_of(open, TOGETHER[makes])


def boxes_of(open: Open, kind: str) -> Open:
    return tuple(box for box in open if box[:-2] == kind)


def is_free(box: Box) -> bool:
    """Of the sheet without constraints."""
    return box.endswith("1")


@lru_cache(4096)
def call_for(open: Open, own: Held | None, partner: Makes | None) -> Call | None:
    """The rarest call that is right if the partner's sign was."""
    if partner is None:
        return None
    respects = not any(map(is_free, meant(open, partner)))
    for call in BOTH:
        made = own is not None and has(call, own.makes, partner)
        if own and made and is_right(open, call, respects and own.respects):
            return call
    alone = KINDS if partner == "zag" else KINDS[1:]
    return next((makes for makes in alone if is_right(open, makes, respects)), None)


def has(call: Call, own: Makes, partner: Makes) -> bool:
    """ZS-32, ZS-40

    >>> has("zig-zag", "zag", "zig"), has("double-zag", "zag", "zig")
    (True, False)
    """
    zags = (own, partner).count("zag")
    return zags >= {"double-zag": 2, "zig-zag": 1}.get(call, 0)


def is_right(open: Open, call: Call, respects: bool) -> bool:
    """ZS-41: a DOUBLE-ZAG takes any box."""
    boxes = open if call == "double-zag" else boxes_of(open, call)
    return can_tick(boxes, respects)


def can_tick(boxes: Open, respects: bool) -> bool:
    return any(respects or is_free(box) for box in boxes)
