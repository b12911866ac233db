"""Secrets: everyone exchanges their card unseen, until they show it; the highest card wins.

`Secrets` keeps the law of secrets. Each game below it leaks in a way of its own.
"""

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import (
    NOBODY,
    Action,
    Bot,
    Box,
    Event,
    Game,
    Illegal,
    Millis,
    Result,
    Seat,
    Step,
    Thought,
    Wake,
)

CARDS = 30
PATIENCE: Millis = 5_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class State(Struct, frozen=True):
    cards: tuple[int, ...]  # by seat
    stock: tuple[int, ...]
    shown: frozenset[Seat] = frozenset()
    closes: Millis = PATIENCE


class View(Struct, frozen=True):
    cards: tuple[int | None, ...]  # by seat; None: hidden from you
    closes: Millis


class Exchange(Action, frozen=True):
    """Unseen: no event tells of it."""


class Show(Action, frozen=True):
    pass


class Shown(Event, frozen=True):
    seat: Seat
    card: int


class Exchanged(Event, frozen=True):
    seat: Seat
    card: int


REVEALS = {Shown: "TOY-5", Exchange: "TOY-6"}


class Secrets(Game):
    id, version, seats = "secrets", 1, frozenset({2, 3})
    options, action, event = Options, Exchange | Show, Shown | Exchanged

    def deal(self, seats, options, luck):
        cards = luck.shuffle(tuple(range(CARDS)))
        return State(cards[:seats], cards[seats:])

    def play(self, state, seat, action, at, luck):
        self.check_over(state, "TOY-1")
        if seat in state.shown:
            raise Illegal("shown", {}, "TOY-2")
        return (
            self.exchange(state, seat, at)
            if isinstance(action, Exchange)
            else show(state, seat, at)
        )

    def exchange(self, state, seat, at):
        if not state.stock:
            raise Illegal("no-cards", {}, "TOY-3")
        cards = (*state.cards[:seat], state.stock[0], *state.cards[seat + 1 :])
        return Step(replace(state, cards=cards, stock=state.stock[1:]), ())

    def tick(self, state, at, luck):
        return show(state, min(hidden(state)), at)

    def wake(self, state):
        return None if self.result(state) else Wake(state.closes, everyone(state))

    def rivals(self, state, seat, action):
        return NOBODY

    def view(self, state, seat) -> View:
        known = state.shown | {seat}
        cards = (card if s in known else None for s, card in enumerate(state.cards))
        return View(tuple(cards), state.closes)

    def choices(self, state, seat):
        return [] if seat in state.shown else [Show(), Exchange()] if state.stock else [Show()]

    def result(self, state):
        if hidden(state):
            return None
        ranks = sorted(state.cards, reverse=True)
        return Result(tuple(frozenset({state.cards.index(card)}) for card in ranks))


class EventTells(Secrets):
    def exchange(self, state, seat, at):
        after = super().exchange(state, seat, at).state
        return Step(after, (Exchanged(seat, after.cards[seat]),))


class DeadlineTells(Secrets):
    def wake(self, state):
        wake = super().wake(state)
        return wake and wake._replace(at=wake.at + sum(state.cards))


class HotTells(Secrets):
    def wake(self, state):
        wake = super().wake(state)
        return wake and wake._replace(rivals=frozenset(range(sum(state.cards) % 2)))


class RefusalTells(Secrets):
    def exchange(self, state, seat, at):
        if state.cards[seat] > state.cards[seat - 1]:
            raise Illegal("you-lead", {}, "TOY-4")
        return super().exchange(state, seat, at)


class NextWindowTells(Secrets):
    """Only what comes after an act depends on a secret."""

    def exchange(self, state, seat, at):
        after = super().exchange(state, seat, at).state
        return Step(replace(after, closes=at + PATIENCE + max(after.cards)), ())


class ClockCounts(Secrets):
    """Nobody sees an exchange, but everyone that the deadline moved."""

    def wake(self, state):
        wake = super().wake(state)
        return wake and wake._replace(at=wake.at + CARDS - len(state.stock))


class Shower(Bot):
    def think(self, memory, view, luck, cue):
        own = view.cards[cue.seat]
        action = Exchange() if own < CARDS // 2 and luck.below(4) else Show()
        return Thought(300 + luck.below(900), action)


def box_of(game):
    return Box(game, {"normal": Shower()})


def twins(state, seat):
    """The others' cards, and those of the stock, are any others."""
    secret = [s for s in hidden(state) if s != seat]
    pool = (*(state.cards[s] for s in secret), *state.stock)
    for turned in (pool[1:] + pool[:1], pool[::-1]):
        cards = list(state.cards)
        for s, card in zip(secret, turned, strict=False):
            cards[s] = card
        yield replace(state, cards=tuple(cards), stock=turned[len(secret) :])


def show(state, seat, at):
    shown = replace(state, shown=state.shown | {seat}, closes=at + PATIENCE)
    return Step(shown, (Shown(seat, state.cards[seat]),))


def hidden(state):
    return everyone(state) - state.shown


def everyone(state):
    return frozenset(range(len(state.cards)))
