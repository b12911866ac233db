"""The rules of ZACK!, complete and pure: each act and each deadline finds its rule here."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import (
    NOBODY,
    Action,
    Event,
    Floor,
    Game,
    Illegal,
    Millis,
    Picks,
    Result,
    Seat,
    Step,
    Wake,
)
from sabot.core.luck import Luck
from sabot.games.zack import challenge as challenges
from sabot.games.zack import clock, late, look
from sabot.games.zack.acts import (
    AnyAction,
    AnyEvent,
    Challenge,
    Choose,
    Options,
    Ready,
    Throw,
    ThrowColour,
    Thrown,
    TooSoon,
    WentOn,
)
from sabot.games.zack.cards import COLOURS
from sabot.games.zack.deal import after_game, first_deal, make_ready, start, taken_as_ready
from sabot.games.zack.settle import restart, settle_colour
from sabot.games.zack.state import State, due_since, everyone, holder
from sabot.games.zack.stops import choose, choose_any, take_effect
from sabot.games.zack.throw import idle, throw, throw_colour
from sabot.games.zack.view import View


class Zack(Game):
    id = "zack"
    version = 2
    seats = frozenset(range(3, 7))
    options = Options
    action = AnyAction
    event = AnyEvent
    picks = Picks("colours", COLOURS)  # ZK-10
    # A card in the shoe counts, no matter who threw it a moment ago: that is the game.
    risky = {Throw: "ZK-26", ThrowColour: "ZK-51", Challenge: "ZK-41"}

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        return first_deal(seats, options, luck)

    def play(self, state: State, seat: Seat, action: Action, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "ZK-54")
        return act(replace(state, now=at), seat, action)

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        return fall_due(replace(state, now=at), luck)

    def wake(self, state: State) -> Wake | None:
        return clock.wake(state)

    def rivals(self, state: State, seat: Seat, action: Action) -> frozenset[Seat]:
        """Whatever falls on the shoe, or on what lies there."""
        if isinstance(action, Throw | ThrowColour | Challenge | TooSoon):
            return everyone(state) - {seat}
        return NOBODY

    def floor(self, state: State, seat: Seat, action: Action) -> Floor | None:
        """ZK-29, from when its maker could see that the accused had become due."""
        if not isinstance(action, Challenge) or action.reason != "slow" or state.phase != "play":
            return None
        accused = holder(state, action.colour)
        since = made_due_by(state, accused) if accused is not None else None
        if accused is None or since is None:
            return None
        return Floor(since, challenges.floor(state, accused), TooSoon(action.colour))

    def is_late(self, state: State, stood: State, seat: Seat, action: Action) -> bool:
        return late.is_late(state, stood, action)

    def gone_back(
        self, state: State, stood: State, seat: Seat, action: Action, at: Millis
    ) -> State:
        return late.gone_back(state, stood, seat, action, at)

    def view(self, state: State, seat: Seat | None) -> View:
        return look.view(state, seat)

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(look.choices(state, seat))

    def result(self, state: State) -> Result | None:
        return Result(places(state)) if state.phase == "over" else None

    def hand_on(self, state: State) -> list[int]:
        """ZK-70: games won at this table, by seat."""
        return [player.won_before + player.wins for player in state.players]

    def take_up(self, dealt: State, handed: list[int]) -> State:
        players = zip(dealt.players, handed, strict=True)
        return replace(dealt, players=tuple(replace(p, won_before=won) for p, won in players))


def act(state: State, seat: Seat, action: Action) -> Step:
    match action:
        case Throw():
            return throw(state, seat)
        case Challenge(colour, reason):
            return challenges.challenge(state, seat, colour, reason)
        case ThrowColour():
            return throw_colour(state, seat)
        case Ready():
            return make_ready(state, seat)
        case Choose(colour):
            return choose(state, seat, colour)
        case TooSoon(colour):
            return challenges.challenge(state, seat, colour, "slow", hasty=True)
    raise Illegal("no-such-act")


def fall_due(state: State, luck: Luck) -> Step:
    """What the table does when nobody did."""
    match state.phase:
        case "ready":
            return taken_as_ready(state)
        case "countdown":
            return start(state)
        case "play":
            return idle(state)
        case "colour":
            return settle_colour(state)
        case "choose":
            return choose_any(state, luck)
        case "halt":
            return take_effect(state)
        case "verdict":
            return restart(state)
        case "won":
            return after_game(state, luck)
    raise Illegal("over", {"winner": state.winner}, "ZK-54")


def made_due_by(state: State, accused: Seat) -> type[Event] | None:
    """The event that a `slow` challenge answers, as far as it is the last one of its kind.

    Of somebody who is due by an older card (ZK-31), and after ZK-81, the rules' own count of the
    time stands alone.
    """
    first = state.due[0]
    if first.seat != accused or first.since != due_since(state, accused):
        return None
    paused = bool(state.shoe) and first.since > state.shoe[-1].at  # ZK-52: due since its end
    return WentOn if first.by is None or paused else Thrown


def places(state: State) -> tuple[frozenset[Seat], ...]:
    """ZK-54 [reading]: first by games, then by fewest cards; the printed rules name a winner."""
    ranks = [(-player.wins, len(player.pile)) for player in state.players]
    return tuple(
        frozenset(seat for seat, other in enumerate(ranks) if other == rank)
        for rank in sorted(set(ranks))
    )
