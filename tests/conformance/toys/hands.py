"""Hands: everyone turns cards at once, holds one for a while, and keeps it or lets it go.

Each seat has a window of its own, opened by its own act, and a floor under its next one; another
window closes when nobody acts. The table wakes for whichever closes first.
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

CARDS = 40
HOLD: Millis = 1_500
FLOOR: Millis = 250
IDLE: Millis = 5_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hand(Struct, frozen=True):
    free_from: Millis = 0  # no act of this seat before
    closes: Millis | None = None  # None: it holds nothing
    kept: int = 0


class State(Struct, frozen=True):
    hands: tuple[Hand, ...]  # by seat
    cards: int = CARDS
    now: Millis = 0
    idle: Millis = IDLE


class View(Struct, frozen=True):
    hands: tuple[Hand, ...]
    cards: int


class Turn(Action, frozen=True):
    pass


class Keep(Action, frozen=True):
    pass


class Turned(Event, frozen=True):
    seat: Seat


class Kept(Event, frozen=True):
    seat: Seat


class LetGo(Event, frozen=True):
    seat: Seat


class Hands(Game):
    id, version, seats = "hands", 1, frozenset({2, 3})
    options, action, event = Options, Turn | Keep, Turned | Kept | LetGo

    def deal(self, seats, options, luck):
        return State((Hand(),) * seats)

    def play(self, state, seat, action, at, luck):
        self.check_over(state, "TOY-1")
        hand = state.hands[seat]
        if at < hand.free_from:
            raise Illegal("too-soon", {}, "TOY-2")
        if (hand.closes is None) != isinstance(action, Turn):
            raise Illegal("one-at-a-time", {}, "TOY-3")
        return act(replace(state, now=at, idle=at + IDLE), seat, action)

    def tick(self, state, at, luck):
        state = replace(state, now=at, idle=at + IDLE)
        late = [seat for seat, closes in windows(state) if closes <= at]
        for seat in late:
            state = put(state, seat, closes=None)
        return Step(state, tuple(map(LetGo, late)))

    def wake(self, state):
        first = min([state.idle, *(closes for _, closes in windows(state))])
        return None if self.result(state) else Wake(first, NOBODY)

    def rivals(self, state, seat, action):
        return NOBODY

    def view(self, state, seat) -> View:
        return View(state.hands, state.cards)

    def choices(self, state, seat):
        hand = state.hands[seat]
        if self.result(state) or state.now < hand.free_from:
            return []
        return [Turn() if hand.closes is None else Keep()]

    def result(self, state):
        if state.cards:
            return None
        ranks = sorted({hand.kept for hand in state.hands}, reverse=True)
        return Result(tuple(who(state, kept) for kept in ranks))


class Turner(Bot):
    """Acts as soon as it may, or a while later; now and then it lets a card go."""

    def think(self, memory, view, luck, cue):
        hand = view.hands[cue.seat]
        after = max(0, hand.free_from - cue.at) + luck.below(2 * HOLD)
        return Thought(after, Turn() if hand.closes is None else Keep())


def box_of(game):
    return Box(game, {"normal": Turner()})


def act(state, seat, action):
    free_from = state.now + FLOOR
    if isinstance(action, Turn):
        held = put(state, seat, free_from=free_from, closes=state.now + HOLD)
        return Step(held, (Turned(seat),))
    kept = state.hands[seat].kept + 1
    done = put(state, seat, free_from=free_from, closes=None, kept=kept)
    return Step(replace(done, cards=done.cards - 1), (Kept(seat),))


def windows(state):
    hands = enumerate(state.hands)
    return [(seat, hand.closes) for seat, hand in hands if hand.closes is not None]


def put(state, seat, **changes):
    hands = list(state.hands)
    hands[seat] = replace(hands[seat], **changes)
    return replace(state, hands=tuple(hands))


def who(state, kept):
    return frozenset(seat for seat, hand in enumerate(state.hands) if hand.kept == kept)
