"""Pairs: nine open cards; the first to take two of a kind gets a point. One act, one event.

Taken cards are replaced where they lay, so a claim that lost the race finds other cards there. With
`Take` it names places and cards, and is late; with `TakePlaces` it would take whatever lies there.
"""

from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import (
    Action,
    Bot,
    Box,
    Event,
    Game,
    Illegal,
    Result,
    Seat,
    Step,
    Thought,
    Wake,
)

OPEN, KINDS, COPIES = 9, 6, 8
PATIENCE = 5_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class State(Struct, frozen=True):
    points: tuple[int, ...]  # by seat
    open: tuple[int, ...]  # cards, by place
    stock: tuple[int, ...]
    closes: int = PATIENCE


class View(Struct, frozen=True):
    points: tuple[int, ...]
    open: tuple[int, ...]


class Take(Action, frozen=True):
    places: tuple[int, int]
    cards: tuple[int, int]


class TakePlaces(Action, frozen=True):
    places: tuple[int, int]


class Tried(Event, frozen=True):
    seat: Seat
    cards: tuple[int, int]
    right: bool


class Pairs(Game):
    id, version, seats = "pairs", 1, frozenset({2, 3})
    options, action, event = Options, Take, Tried

    def deal(self, seats, options, luck):
        cards = luck.shuffle(tuple(range(KINDS)) * COPIES)
        return State((0,) * seats, cards[:OPEN], cards[OPEN:])

    def play(self, state, seat, action, at, luck):
        self.check_over(state, "TOY-1")
        self.check_there(state, action)
        one, other = action.places
        cards = state.open[one], state.open[other]
        right = cards[0] == cards[1]
        taken = take(state, action.places, at) if right else state
        return Step(score(taken, seat, right), (Tried(seat, cards, right),))

    def check_there(self, state, action):
        if action.cards != tuple(state.open[place] for place in action.places):
            raise Illegal("gone", {}, "TOY-2")

    def tick(self, state, at, luck):
        """Nobody found a pair: one card is covered by the next."""
        return Step(take(state, (0,), at), ())

    def wake(self, state):
        return None if self.result(state) else Wake(state.closes, everyone(state))

    def rivals(self, state, seat, action):
        return everyone(state) - {seat}

    def view(self, state, seat) -> View:
        return View(state.points, state.open)

    def choices(self, state, seat):
        return () if self.result(state) else [claim(self, state, p) for p in pairs_of_places()]

    def result(self, state):
        if len(state.stock) >= 2:
            return None
        ranks = sorted(set(state.points), reverse=True)
        return Result(tuple(frozenset(who(state, points)) for points in ranks))


class BarePairs(Pairs):
    """Its claim names places only: the law is broken."""

    action = TakePlaces

    def check_there(self, state, action):
        pass


class UnguardedPairs(Pairs):
    """Its claim names the cards, but nobody looks: the law is broken."""

    def check_there(self, state, action):
        pass


class RiskyPairs(BarePairs):
    """Its rules say that you take what lies there, come what may."""

    risky = {TakePlaces: "TOY-3"}


class Finder(Bot):
    def __init__(self, game):
        self.game = game

    def think(self, memory, view, luck, cue):
        found = [p for p in pairs_of_places() if view.open[p[0]] == view.open[p[1]]]
        if not found:
            return None
        return Thought(300 + luck.below(900), claim(self.game, view, luck.pick(found)))


def box_of(game):
    return Box(game, {"normal": Finder(game)})


def claim(game, seen, places):
    """A claim of these places, with the cards that lie there in this state or view."""
    if game.action is TakePlaces:
        return TakePlaces(places)
    return Take(places, tuple(seen.open[place] for place in places))


def take(state, places, at):
    open, stock = list(state.open), list(state.stock)
    for place in places:
        open[place] = stock.pop()
    return replace(state, open=tuple(open), stock=tuple(stock), closes=at + PATIENCE)


def score(state, seat, right):
    points = list(state.points)
    points[seat] += 1 if right else -1
    return replace(state, points=tuple(points))


def pairs_of_places():
    return list(combinations(range(OPEN), 2))


def who(state, points):
    return (seat for seat, each in enumerate(state.points) if each == points)


def everyone(state):
    return frozenset(range(len(state.points)))
