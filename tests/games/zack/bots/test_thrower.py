"""What a bot of ZACK! does and why, if it does not err."""

from statistics import median

import pytest

from sabot.core.luck import Luck
from sabot.games.zack.acts import Challenge, Choose, Options, Ready, Throw, ThrowColour
from tests.games.zack.bots.seated import Scene, restarted
from tests.games.zack.scene import FALSE, SLOW, STOPS, challenge, game, holding, started


def test_it_puts_its_hand_on_the_pile():
    assert Scene(1, state=game.deal(4, Options(), Luck(b""))).act() == Ready()


def test_it_throws_when_a_card_designates_it_and_not_before():
    assert Scene(1).throws("0 left").act() == Throw()
    assert Scene(1).throws("0 orange").act() == Throw()
    assert not isinstance(Scene(2).throws("0 left").act(), Throw)


@pytest.mark.parametrize(
    "throws, seat",
    [
        ("0 left, 1 again", 2),
        ("0 left, 1 again, 2 again", 3),
        ("0 left, 1 back", 0),
        ("0 left, 1 back, 0 again", 1),
        ("0 again, 0 two-right", 2),
    ],
)
def test_it_understands_again_and_back(throws, seat):
    for other in range(4):
        assert (Scene(other).throws(throws).act() == Throw()) == (other == seat)


def test_it_remembers_that_left_is_right():
    assert restarted(3).throws("0 left").act() == Throw()
    assert restarted(1).throws("0 left").act() != Throw()


def test_it_knows_its_colour_after_a_swap():
    state = holding(started(options=STOPS), 0, "swap left")
    scene = Scene(1, state=state).does(state, 0, Throw()).waits()
    assert scene.throws("0 red").act() == Throw()


def test_it_throws_its_colour_card_when_its_pile_is_empty():
    scene = Scene(1, state=holding(started(), 1, "")).throws("0 left")
    assert scene.act() == ThrowColour()


def test_it_restarts_when_it_is_its_turn_to():
    scene = Scene(2).throws("0 left")
    scene.does(scene.state, 2, Challenge("orange", SLOW)).waits()
    assert scene.act() == Throw()


def test_it_catches_a_false_card_while_it_is_in_reach():
    scene = Scene(1).throws("0 two-left, 3 red")
    assert scene.act() == Challenge("green", FALSE)
    assert scene.throws("0 yellow").act() == Challenge("green", FALSE)
    assert scene.throws("2 red, 0 yellow, 2 red").act() == Challenge("red", SLOW)


def test_a_rightful_card_over_a_false_one_is_no_fault():
    scene = Scene(0).throws("0 left, 3 green, 1 yellow")
    assert scene.memory.faults == ((3, 2),)


def test_seat_0_is_rightful_too():
    scene = Scene(2).throws("1 left, 2 red, 3 green, 0 left")
    assert 0 not in {seat for seat, _ in scene.memory.faults}


def test_its_own_turn_comes_before_challenging():
    assert Scene(2).throws("0 left, 3 yellow").act() == Throw()


def test_it_does_not_accuse_itself():
    assert Scene(3).throws("0 left, 3 red").memory.faults == ()


def test_it_calls_a_due_player_slow_but_never_before_the_floor():
    scene = Scene(3).throws("0 left")
    times = [scene.thought(n).after for n in range(200)]
    assert scene.act() == Challenge("orange", SLOW) and min(times) > 800
    assert median(times) > 1_500


def test_it_gives_a_beginner_grace():
    state = started(options=Options(grace_ms=(0, 3_000)))
    scene = Scene(3, state=state).throws("0 left")
    assert min(scene.thought(n).after for n in range(100)) > 3_800


def test_it_does_not_challenge_on_an_empty_shoe():
    assert Scene(3).act() is None


def test_it_catches_a_colour_card_thrown_with_cards_left():
    scene = Scene(3).throws("0 left")
    assert scene.does(scene.state, 1, ThrowColour()).act() == Challenge("orange", FALSE)


def test_it_catches_a_colour_card_thrown_out_of_turn():
    scene = Scene(3, state=holding(started(), 2, "")).throws("0 left")
    assert scene.does(scene.state, 2, ThrowColour()).act() == Challenge("yellow", FALSE)


def test_it_lets_a_right_colour_card_win():
    scene = Scene(3, state=holding(started(), 1, "")).throws("0 left")
    assert scene.does(scene.state, 1, ThrowColour()).act() is None
    assert Scene(1, state=scene.state).act() is None


def test_it_names_a_colour_only_when_asked():
    state = holding(started(options=STOPS), 0, "choose left")
    assert isinstance(Scene(0, state=state).does(state, 0, Throw()).act(), Choose)
    assert Scene(1, state=state).does(state, 0, Throw()).act() is None


def test_a_player_due_again_by_their_own_card_gets_the_full_time_again():
    """A plan to call seat 1 slow is about the card that made it due."""
    scene = Scene(3).throws("0 left")
    before = scene.thought()
    after = scene.throws("1 orange").thought()
    assert before.action == after.action == Challenge("orange", SLOW)
    assert before.about != after.about


def test_a_colour_card_that_went_back_is_not_challenged_any_more():
    scene = Scene(3).throws("0 left")
    scene.does(scene.state, 1, ThrowColour()).waits()
    assert scene.act() == Challenge("orange", SLOW)


def test_it_catches_a_stop_out_of_turn_in_the_pause():
    state = holding(started(options=STOPS), 3, "swap left")
    scene = Scene(1, state=state).throws("0 left, 3 swap")
    assert scene.act() == Challenge("green", FALSE)


def test_in_a_freeze_it_waits():
    scene = Scene(3).throws("0 left")
    assert scene.does(scene.state, 2, Challenge("orange", SLOW)).act() is None


def test_a_bot_that_joins_in_the_middle_starts_from_what_lies_there():
    state = started()
    scene = Scene(0, state=state).throws("0 left, 1 left, 2 left")
    late = Scene(3, state=scene.state)
    assert late.memory.shoe == game.view(scene.state, 3).top
    assert late.throws("3 again").act() == Challenge("red", SLOW)


def test_a_challenge_in_play_comes_from_what_was_seen():
    state, _ = challenge(Scene(1).throws("0 two-left, 3 red").state, 1, "green", FALSE)
    assert state.verdict.right
