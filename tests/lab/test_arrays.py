"""Arrays hold what a seat sees and may do: by a layout of a fixed size, between -1 and 1."""

from functools import cache

import msgspec
import numpy as np
import pytest

from sabot.core.luck import Luck
from sabot.games.zinga.acts import Call, Ring
from sabot.lab import layout, numbers
from sabot.lab.arrays import Encoding
from sabot.lab.layout import Bounds, Layout, options_of
from sabot.lab.numbers import WAIT, Numbers
from sabot.lab.parts import Bag, Flag, Maybe, Moment, Number, Page, Several
from sabot.registry import GAMES
from tests.lab.games import BOUNDED, SITTINGS, observed, revisions

LATER = 700
each_game = pytest.mark.parametrize("id", BOUNDED)
least_and_most = pytest.mark.parametrize(("id", "seats"), SITTINGS)


@cache
def encoded(id, seats, later=0):
    """Of every revision, for two seats: what they see, as structs and as arrays."""
    game, encoding = GAMES[id].game, Encoding(id, seats, {})
    return [
        (kept, seen := observed(game, kept.state, seat, kept.at, kept.at + later),
         encoding.arrays(seen))
        for kept in revisions(id, seats)
        for seat in (0, seats - 1)
    ]  # fmt: skip


@least_and_most
def test_all_arrays_of_a_game_have_one_size_and_stay_within_bounds(id, seats):
    encoding = Encoding(id, seats, {})
    for _, _, arrays in encoded(id, seats):
        assert arrays.observation.shape == (encoding.size,)
        assert arrays.observation.dtype == np.float32
        assert np.abs(arrays.observation).max() <= 1
        assert arrays.mask.shape == (encoding.numbers.size,)


@least_and_most
def test_each_choice_has_a_number_of_its_own_and_waiting_is_always_one(id, seats):
    for _, seen, arrays in encoded(id, seats):
        assert sorted(map(repr, arrays.acts.values())) == sorted(map(repr, seen.choices))
        assert set(np.flatnonzero(arrays.mask)) == {WAIT, *arrays.acts}


@least_and_most
def test_a_number_stands_for_the_same_kind_of_act_in_every_state(id, seats):
    meanings = list(Encoding(id, seats, {}).numbers)
    for _, _, arrays in encoded(id, seats):
        for number, action in arrays.acts.items():
            assert meanings[number - 1][0] is type(action)


@least_and_most
def test_the_mask_of_a_later_moment_holds_what_the_rules_take_then(id, seats):
    game = GAMES[id].game
    for kept, seen, arrays in encoded(id, seats, LATER)[::7]:
        if not kept.wake or kept.wake.at >= kept.at + LATER:
            for action in arrays.acts.values():
                game.play(kept.state, seen.seat, action, kept.at + LATER, Luck(b""))


@least_and_most
def test_views_that_differ_look_different(id, seats):
    """Up to what the layout says it leaves out: a few in a hundred."""
    views, arrays = set(), set()
    for _, seen, (numbers_, _, _) in encoded(id, seats):
        views.add(msgspec.json.encode(seen.view))
        arrays.add(numbers_.tobytes())
    assert len(arrays) > 0.95 * len(views) > 20


@each_game
def test_bounds_leave_nothing_to_guess(id):
    game = GAMES[id].game
    assert not Layout(id, min(game.seats), options_of(id, {})).guessed


@least_and_most
def test_the_rows_of_a_layout_follow_each_other_to_its_end(id, seats):
    encoding, end = Encoding(id, seats, {}), 0
    names = [name for name, _, _ in encoding.rows()]
    for _, at, size in encoding.rows():
        assert at == end and size > 0
        end += size
    assert end == encoding.size and len(set(names)) == len(names)


def test_a_row_is_where_the_layout_says():
    _, seen, arrays = next(each for each in encoded("zinga", 2, LATER) if each[1].view.dice)
    rows = {name: arrays.observation[at : at + size] for name, at, size in
            Encoding("zinga", 2, {}).rows()}  # fmt: skip
    assert rows["since"] == np.float32(LATER / 60_000)
    assert [rows[f"dice[{n}]"] * 6 for n in range(6)] == pytest.approx(seen.view.dice)
    assert rows["mine.seat"].argmax() == seen.seat
    assert rows["opened"] * 60_000 == pytest.approx(seen.view.opened - seen.at, abs=1)


def written(part, value):
    page = Page(part.size)
    part.write(value, page, 0)
    return page.read(0).tolist()


def test_what_is_more_than_the_most_counts_as_the_most():
    assert written(Bag("ab", most=2), "abbb") == [0.5, 1]
    assert written(Number(10), 25) == [1] and written(Number(10), -25) == [-1]
    assert written(Moment(), 10**9) == [1] and written(Moment(), -(10**9)) == [-1]
    assert written(Several(Flag(), 2), [True, True, True]) == [1, 1]


def test_nothing_is_told_from_zero():
    assert written(Maybe(Number(10)), None) == [0, 0] != written(Maybe(Number(10)), 0) == [1, 0]


def test_numbers_count_acts_in_the_order_of_the_game():
    meanings = list(Encoding("zinga", 2, {}).numbers)
    assert meanings[1] == (Ring, ()) and meanings[5] == (Call, ("R1",))


def test_a_game_that_bounds_nothing_still_has_arrays(monkeypatch):
    """As a new game on the shelf: roughly, and it says where it guessed."""
    monkeypatch.setattr(layout, "bounds_of", lambda id, seats, options: Bounds({}))
    options, game = options_of("zack", {}), GAMES["zack"].game
    rough = Layout("zack", 3, options)
    assert "View.shoe" in rough.guessed
    for kept in revisions("zack", 3)[::20]:
        page = rough.page(game.view(kept.state, 0))
        assert np.abs(page.read(kept.at)).max() <= 1


def test_an_action_that_nothing_bounds_says_so(monkeypatch):
    monkeypatch.setattr(numbers, "bounds_of", lambda id, seats, options: Bounds({}))
    with pytest.raises(TypeError, match=r"Call\.cell has no bounds"):
        Numbers("zinga", 2, options_of("zinga", {}))
