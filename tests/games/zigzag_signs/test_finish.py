"""The end of the game, and results by team (ZS-90, ZS-91)."""

import pytest

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Options, Sign
from sabot.games.zigzag_signs.events import Ticked, Won
from tests.games.zigzag_signs.scene import ZIG, call, game, playing, side, thawed, wait

ALL = ("zag-1", "double-zig-1", "zig-zag-1")


def won(state):
    return wait(call(state, 0, "zig").state)


def test_zs_90_the_first_team_with_all_its_boxes_wins():
    state, events = won(side(playing({2: ZIG}), 0, boxes=ALL))
    assert events == (Ticked(0, "zig-1"), Won(0, (0, 2)))
    assert game.result(state).places == ({0, 2}, {1, 3}) and game.wake(state) is None
    assert game.view(state, None).winners == (0, 2) and game.choices(state, 0) == ()


def test_zs_90_one_box_less_is_not_enough():
    state, _ = won(side(playing({2: ZIG}), 0, boxes=ALL[:2]))
    assert game.result(state) is None and state.phase == "signs"


@pytest.mark.parametrize(("level", "short", "goal"), [(1, 3, 3), (1, 0, 4), (3, 0, 8), (1, 8, 4)])
def test_zs_90_a_short_game_needs_fewer_boxes(level, short, goal):
    options = Options(level=level, short=short)
    assert game.view(playing(options=options), None).goal == goal


def test_zs_90_short_ends_with_its_last_box():
    state = side(playing({2: ZIG}, options=Options(short=3)), 0, boxes=ALL[:2])
    assert game.result(won(state)[0]).places[0] == {0, 2}


def test_zs_90_with_six_the_others_are_placed_by_their_boxes():
    state = side(playing({3: ZIG}, seats=6, options=Options(short=1)), 2, boxes=())
    assert game.result(won(state)[0]).places == ({0, 3}, {1, 2, 4, 5})
    three = Options(short=3)
    state = side(playing({3: ZIG}, seats=6, options=three), 0, boxes=ALL[:2])
    state = side(state, 2, boxes=ALL[:1])
    assert game.result(won(state)[0]).places == ({0, 3}, {2, 5}, {1, 4})


def test_zs_90_after_the_end_nothing_is_legal():
    state, _ = won(side(playing({2: ZIG}), 0, boxes=ALL))
    with pytest.raises(Illegal, match="over"):
        game.play(state, 0, Sign("hide"), state.now, Luck(b""))


def test_zs_91_it_is_played_by_four_or_six():
    assert game.seats == {4, 6}


def test_zs_44_boxes_stay_and_the_next_round_is_counted():
    state = thawed(call(playing({2: ZIG}), 0, "zig").state)
    assert state.round == 2 and game.view(state, 1).teams[0].boxes == ("zig-1",)
