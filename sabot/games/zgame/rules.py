"""The rules of Z-Game, complete and pure: each act and each deadline finds its rule here."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import NOBODY, Action, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck
from sabot.games.zgame import clock, look
from sabot.games.zgame.acts import (
    Accept,
    AnyAction,
    AnyEvent,
    AskTakeback,
    Decline,
    Move,
    OfferDraw,
    Options,
    Ready,
    Resign,
    Reveal,
    Shuffle,
    Swap,
)
from sabot.games.zgame.asks import accept, ask_takeback, decline, offer_draw, resign
from sabot.games.zgame.setup import first_deal, make_ready, shuffle, start, swap
from sabot.games.zgame.state import SEATS, State
from sabot.games.zgame.turn import take_turn
from sabot.games.zgame.view import View


class ZGame(Game):
    id = "zgame"
    version = 1
    seats = frozenset({2})
    options = Options
    action = AnyAction
    event = AnyEvent
    risky = {OfferDraw: "ZZ-25"}  # two offers at the same moment are an agreement

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        return first_deal(options, luck)

    def play(self, state: State, seat: Seat, action: Action, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "ZZ-22")
        return act(replace(state, now=at), seat, action, luck)

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        state = replace(state, now=at)
        return start(state) if state.phase == "setup" else clock.flag(state)

    def wake(self, state: State) -> Wake | None:
        return clock.wake(state)

    def rivals(self, state: State, seat: Seat, action: Action) -> frozenset[Seat]:
        """The other may just have agreed, or played on; or have resigned first."""
        asked = state.draw_offer is not None or state.takeback is not None
        contested = state.phase == "play" and (asked or isinstance(action, Resign))
        return frozenset({1 - seat}) if contested else NOBODY

    def view(self, state: State, seat: Seat | None) -> View:
        return look.view(state, seat)

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(look.choices(state, seat))

    def result(self, state: State) -> Result | None:
        return Result(places(state)) if state.phase == "over" else None

    def hand_on(self, state: State) -> Seat:
        """ZZ-26: White alternates."""
        return 1 - state.white

    def take_up(self, dealt: State, handed: Seat) -> State:
        return replace(dealt, white=handed)


def act(state: State, seat: Seat, action: Action, luck: Luck) -> Step:
    match action:
        case Move() | Reveal():
            return take_turn(state, seat, action)
        case Swap(one, other):
            return swap(state, seat, one, other)
        case Shuffle():
            return shuffle(state, seat, luck)
        case Ready():
            return make_ready(state, seat)
        case OfferDraw():
            return offer_draw(state, seat)
        case AskTakeback():
            return ask_takeback(state, seat)
        case Accept(ask):
            return accept(state, seat, ask)
        case Decline(ask):
            return decline(state, seat, ask)
        case Resign():
            return resign(state, seat)
    raise Illegal("no-such-act")


def places(state: State) -> tuple[frozenset[Seat], ...]:
    if state.winner is None:
        return (frozenset(SEATS),)
    return frozenset({state.winner}), frozenset({1 - state.winner})
