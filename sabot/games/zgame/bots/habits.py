"""What a player of Z-Game does besides making plies: arranging pieces, answering, offering."""

from collections.abc import Iterator
from itertools import combinations

from sabot.core.game import Cue, Millis, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR, Reflex
from sabot.games.zgame.acts import Accept, Ask, Decline, OfferDraw, Ready
from sabot.games.zgame.board import Square
from sabot.games.zgame.bots.arrangements import Arrangement
from sabot.games.zgame.bots.book import next_swap, swapped
from sabot.games.zgame.bots.field import field_of
from sabot.games.zgame.bots.temper import Temper, Wits
from sabot.games.zgame.bots.worth import standing
from sabot.games.zgame.pieces import Symbol
from sabot.games.zgame.view import Mine, View

ARRANGE = Reflex(2_200, 500, 900)
SETTLE = Reflex(4_000, 800, 1_500)
ANSWER = Reflex(2_000, 400, 700)
DULL = 30  # quiet plies after which a draw is in the air
EVEN = 1.0
SHARE = 25  # of what is left on the clock, for one ply
# How well a symbol stands at home: wings of the base line, beside the Z, in front.
HOMES: dict[Symbol, tuple[float, float, float]] = {
    "plus": (1.0, 0.0, 0.2),
    "cross": (0.3, 0.6, 0.4),
    "arrow": (0.0, 0.3, 0.9),
    "zero": (0.2, 0.2, 0.6),
}
PARTS = (0, 1, 1, 0, 2, 2, 2)  # of the x squares: wing, beside, front


def of_game(cue: Cue) -> Luck:
    """For the set-up: the same at every thought, and independent of the deal, so that nothing
    that can be seen of one tells of the other."""
    return Luck(cue.lot.to_bytes(8, "big"), "set-up")


def follow_book(view: View, mine: Mine, wanted: Arrangement, luck: Luck) -> Thought | None:
    if not mine.swaps:
        return None
    if swap := next_swap(view, mine, wanted):
        return Thought(ARRANGE.draw(luck), swap, about=view.pieces)
    return Thought(SETTLE.draw(luck), Ready())


def tidied(symbols: Arrangement, least: float) -> Arrangement:
    """Swapped while a swap seems worth that much."""
    gain, pair = max(gains(symbols), key=lambda each: each[0])
    return tidied(swapped(symbols, pair), least) if gain >= least else symbols


def gains(symbols: Arrangement) -> Iterator[tuple[float, tuple[int, int]]]:
    for one, other in combinations(range(len(symbols)), 2):
        first, second = HOMES[symbols[one]], HOMES[symbols[other]]
        here, there = PARTS[one], PARTS[other]
        yield first[there] + second[here] - first[here] - second[there], (one, other)


def answer(temper: Temper | Wits, view: View, mine: Mine, luck: Luck) -> Thought | None:
    """To whatever the other side asked."""
    if view.draw_offer == 1 - mine.seat:
        return say("draw", is_fair(temper, view, mine), luck)
    if view.takeback == 1 - mine.seat:
        return say("takeback", temper.generous or not hangs(view, mine), luck)
    return None


def say(ask: Ask, yes: bool, luck: Luck) -> Thought:
    return Thought(ANSWER.draw(luck), Accept(ask) if yes else Decline(ask))


def is_fair(temper: Temper | Wits, view: View, mine: Mine) -> bool:
    """Better than what it has, or no better is to come."""
    balance = standing(field_of(view, mine.side))
    dull = temper.peaceful and view.quiet >= DULL // 2
    return balance < -EVEN or (dull and balance < EVEN)


def offer(temper: Temper | Wits, view: View, mine: Mine, luck: Luck) -> Thought | None:
    dull = temper.offers and mine.may_offer_draw and view.quiet >= DULL
    if dull and abs(standing(field_of(view, mine.side))) < EVEN:
        return Thought(ANSWER.draw(luck), OfferDraw())
    return None


def in_time(wish: Millis, view: View, mine: Mine) -> Millis:
    """A short clock leaves little time for a thought."""
    left = view.players[mine.seat].left
    return wish if left is None else max(FLOOR, min(wish, left // SHARE + FLOOR))


def hangs(view: View, mine: Mine) -> bool:
    """Can the other's Z be taken now?"""
    prey = z_square(view, mine)
    return any(prey in each.targets for each in mine.moves)


def z_square(view: View, mine: Mine) -> Square:
    return next(p.square for p in view.pieces if p.symbol == "z" and p.side != mine.side)
