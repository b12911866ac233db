"""The rules of Snatch.

SN-1  24 coins of 1, 2 and 5. Eight lie open; the order of the others is a secret.
SN-2  The first to take a coin keeps it, and the next one is laid in its place.
SN-3  It is over when all coins are taken, or when nobody has taken one for 20 seconds.
SN-4  The most money wins; equal sums share a place.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import NOBODY, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck
from sabot.games.snatch.acts import COINS, Coin, Options, Take, Taken, worth
from sabot.games.snatch.view import View

OPEN = 8  # SN-1
PATIENCE: Millis = 20_000  # SN-3


class State(Struct, frozen=True):
    purses: tuple[int, ...]
    open: tuple[Coin | None, ...]
    stock: tuple[Coin, ...]  # the next one first
    closes: Millis = PATIENCE
    over: bool = False


class Snatch(Game):
    id = "snatch"
    version = 1
    seats = frozenset({2, 3, 4})
    options = Options
    action = Take
    event = Taken

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        coins = luck.shuffle(range(COINS))
        return State((0,) * seats, coins[:OPEN], coins[OPEN:])

    def play(self, state: State, seat: Seat, action: Take, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "SN-3")
        if action.coin not in state.open:
            raise Illegal("gone", {"worth": worth(action.coin)}, "SN-2")
        return Step(taken(state, seat, action.coin, at), (Taken(seat, action.coin),))

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        return Step(replace(state, over=True), ())

    def wake(self, state: State) -> Wake | None:
        return None if state.over else Wake(state.closes, everyone(state))

    def rivals(self, state: State, seat: Seat, action: Take) -> frozenset[Seat]:
        return NOBODY if state.over else everyone(state) - {seat}

    def view(self, state: State, seat: Seat | None) -> View:
        closes = None if state.over else state.closes
        return View(state.purses, state.open, len(state.stock), closes)

    def choices(self, state: State, seat: Seat) -> Sequence[Take]:
        return [] if state.over else [Take(coin) for coin in state.open if coin is not None]

    def result(self, state: State) -> Result | None:
        """SN-4"""
        if not state.over:
            return None
        sums = sorted(set(state.purses), reverse=True)
        return Result(tuple(frozenset(with_purse(state, money)) for money in sums))


def taken(state: State, seat: Seat, coin: Coin, at: Millis) -> State:
    """The next coin comes into the same place: nothing shifts under a finger."""
    after = state.stock[0] if state.stock else None
    open = tuple(after if lies == coin else lies for lies in state.open)
    purses = (
        *state.purses[:seat],
        state.purses[seat] + worth(coin),
        *state.purses[seat + 1 :],
    )
    over = not any(lies is not None for lies in open)
    return State(purses, open, state.stock[1:], at + PATIENCE, over)


def with_purse(state: State, money: int) -> Sequence[Seat]:
    return [seat for seat, purse in enumerate(state.purses) if purse == money]


def everyone(state: State) -> frozenset[Seat]:
    return frozenset(range(len(state.purses)))
