"""The rules of Snatch, clause by clause."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal, Late
from sabot.core.log import Act, Head
from sabot.core.luck import Luck
from sabot.core.table import Table
from sabot.games.snatch.acts import Options, Take, Taken, worth
from sabot.games.snatch.rules import OPEN, PATIENCE, Snatch, State

game, luck = Snatch(), Luck(b"unused")
STATE = State(purses=(0, 0), open=(0, 1, 2), stock=(3, 4))


def play(state, seat, coin, at=1_000):
    return game.play(state, seat, Take(coin), at, luck)


def test_eight_of_24_coins_lie_open():  # SN-1
    state = game.deal(2, Options(), luck)
    assert len(state.open) == OPEN and sorted(state.open + state.stock) == list(range(24))
    assert [worth(coin) for coin in (0, 1, 2)] == [1, 2, 5]


def test_the_first_one_keeps_the_coin_and_the_next_is_laid_in_its_place():  # SN-2
    after, events = play(STATE, 1, coin=2)
    assert events == (Taken(1, 2),)
    assert (after.purses, after.open, after.stock) == ((0, 5), (0, 1, 3), (4,))


def test_a_coin_that_is_gone_is_refused():  # SN-2
    after = play(STATE, 1, coin=2).state
    with pytest.raises(Illegal, match="gone"):
        play(after, 0, coin=2)


def test_whoever_reached_for_the_same_coin_is_late_and_nothing_else_is_taken():  # SN-2
    table = Table(game, Head("snatch", 1, 2, {}, b"a rainy sunday"))
    coin = table.state.open[3]
    table.write(Act(1_000, 0, Take(coin), seen=0))
    table.write(Act(1_001, 1, Take(coin), seen=0))
    assert table.last.events == (Late(1, "take"),)
    assert table.state.purses == (worth(coin), 0)


def test_it_is_over_with_the_last_coin():  # SN-3
    after = play(replace(STATE, open=(None, 1), stock=()), 0, coin=1).state
    assert game.result(after).winner == 0 and game.wake(after) is None


def test_it_is_over_when_nobody_takes_one_in_time():  # SN-3
    after = play(STATE, 0, coin=0, at=5_000).state
    assert game.wake(after).at == 5_000 + PATIENCE
    assert game.result(game.tick(after, 5_000 + PATIENCE, luck).state)


def test_equal_sums_share_a_place():  # SN-4
    state = replace(STATE, purses=(3, 7, 3), over=True)
    assert game.result(state).places == (frozenset({1}), frozenset({0, 2}))
