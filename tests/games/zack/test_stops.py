"""Stop cards: ZK-60 to ZK-65."""

import pytest

from sabot.core.game import Late
from sabot.games.zack.acts import (
    Challenge,
    Choose,
    Chosen,
    Flipped,
    Options,
    ShoeTaken,
    Swapped,
    Throw,
    ThrowColour,
    Thrown,
    WentOn,
)
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    STOPS,
    cards,
    challenge,
    due,
    faces,
    game,
    holding,
    judged,
    play,
    refusal,
    show,
    started,
    thrown,
    unseen,
    wait,
)


def halted(card, throws="0 left", seat=1, **changes):
    """After these throws this seat throws this Stop card."""
    state = thrown(started(**({"options": STOPS} | changes)), throws)
    return thrown(state, f"{seat} {card}")


def before_it():
    return thrown(started(options=STOPS), "0 left")


def after(card, throws="0 left", seat=1):
    return wait(halted(card, throws, seat))


@pytest.mark.parametrize("card, phase", [("choose", "choose"), ("swap", "halt")])
def test_zk_60_a_stop_card_halts_play(card, phase):
    state = halted(card)
    assert (state.phase, state.due, faces(state)) == (phase, (), ["left", card])


@pytest.mark.parametrize("card", ["choose", "swap", "left-right"])
def test_zk_60_cards_thrown_after_it_go_back_under_their_owners_piles(card):
    stop = holding(halted(card), 2, "red back")
    state, events = unseen(before_it(), stop, 2, Throw())
    assert events == (Late(2, "throw"),)
    assert cards(state, 2) == ("back", "red") and faces(state) == ["left", card]


def test_zk_60_a_colour_card_goes_back_to_its_owner():
    state, events = unseen(before_it(), halted("swap"), 2, ThrowColour())
    assert events == (Late(2, "throw-colour"),) and state.colour_card is None


def test_zk_61_its_thrower_names_a_colour_and_that_player_restarts():
    state, events = play(halted("choose"), 1, Choose("green"), after=3_000)
    assert events == (Chosen(1, "green"),) and game.view(state, 0).chosen == "green"
    state, events = wait(state)
    assert events == (WentOn(3),) and due(state) == (3,)
    assert game.view(state, 0).chosen is None


def test_zk_61_the_own_colour_included():
    assert wait(play(halted("choose"), 1, Choose("orange")).state).events == (WentOn(1),)


def test_zk_61_no_answer_in_5_s_a_random_one_is_named():
    state = halted("choose")
    assert game.wake(state)[:3] == (state.now + 5_000, frozenset(range(4)), frozenset({1}))
    state, (event,) = wait(state)
    assert event == Chosen(1, event.colour, by_table=True) and event.colour in state.colours
    assert wait(state).events == (WentOn(state.colours.index(event.colour)),)


def test_zk_61_only_its_thrower_names_one_and_only_a_colour_in_play():
    state = halted("choose")
    assert refusal(state, 0, Choose("red")) == ("not-your-choice", "ZK-61")
    assert refusal(state, 1, Choose("violet")) == ("absent-colour", "ZK-61")
    assert refusal(halted("swap"), 1, Choose("red")) == ("nothing-to-choose", "ZK-61")
    named, _ = play(state, 1, Choose("red"))
    assert refusal(named, 1, Choose("green")) == ("nothing-to-choose", "ZK-61")
    choices = [act for act in game.choices(state, 1) if isinstance(act, Choose)]
    assert choices == [Choose(colour) for colour in state.colours]
    assert not any(isinstance(act, Choose) for act in game.choices(state, 0))


def test_zk_62_everyone_passes_colour_and_challenge_cards_to_the_left():
    state, events = after("swap")
    colours = ("green", "red", "orange", "yellow")
    assert events == (Swapped(colours), WentOn(1))
    seats = game.view(state, None).seats
    assert tuple(seat.colour for seat in seats) == colours
    assert set(seats[1].challenges) == {"orange", "yellow", "green"}


def test_zk_62_its_thrower_restarts():
    assert due(after("swap").state) == (1,)


def test_zk_62_twice_is_two_seats():
    state = wait(thrown(after("swap").state, "1 swap")).state
    assert state.colours == ("yellow", "green", "red", "orange")


def test_zk_62_piles_stay_where_they_are():
    state = holding(halted("swap"), 2, "red back")
    assert cards(wait(state).state, 2) == ("red", "back")


@pytest.mark.parametrize(
    "card, next", [("left", 0), ("right", 2), ("two-left", 4), ("two-right", 3)]
)
def test_zk_63_left_and_right_mean_each_other(card, next):
    state = wait(halted("left-right", seats=5)).state
    assert due(thrown(state, f"1 {card}")) == (next,)


def test_zk_63_a_second_one_cancels_it():
    state, events = wait(thrown(after("left-right").state, "1 left-right"))
    assert events == (Flipped(reversed=False), WentOn(1))
    assert due(thrown(state, "1 left")) == (2,)
    state = wait(thrown(state, "1 left-right")).state
    assert due(thrown(state, "1 left")) == (0,)


def test_zk_63_it_ends_when_the_shoe_is_taken():
    state = thrown(after("left-right").state, "1 left")
    state = judged(state, 2, "red", SLOW).state
    assert due(thrown(state, "2 left")) == (3,)


def test_zk_63_its_thrower_restarts():
    state, events = after("left-right")
    assert events == (Flipped(reversed=True), WentOn(1)) and due(state) == (1,)


def test_zk_63_again_obeys_it_too():
    assert due(thrown(after("left-right").state, "1 left, 0 again")) == (3,)


def test_zk_63_whether_it_holds_is_for_the_players_to_remember():
    """Once the notice is gone, no view says it."""
    once = after("left-right").state
    twice = wait(thrown(once, "1 left-right")).state
    assert [game.view(state, 0).reversed for state in (once, twice)] == [None, None]


def test_zk_63_with_reminders_the_view_says_whether_it_holds():
    reminders = Options(stops=True, reminders=True)
    halt = halted("left-right", options=reminders)
    once = wait(halt).state
    twice = wait(thrown(once, "1 left-right")).state
    taken = judged(thrown(once, "1 left"), 2, "red", SLOW).state
    for state, holds in ((halt, False), (once, True), (twice, False), (taken, False)):
        assert game.view(state, None).reversed is holds


@pytest.mark.parametrize("card", ["swap", "left-right"])
def test_zk_64_play_resumes_after_a_pause_of_2_s(card):
    state = halted(card)
    assert game.wake(state)[:3] == (state.now + 2_000, frozenset(range(4)), frozenset())
    assert game.view(state, 0).closes == state.now + 2_000


def test_zk_64_for_a_choice_it_counts_from_the_choice():
    state, _ = play(halted("choose"), 1, Choose("red"), after=4_000)
    assert game.wake(state).at == state.now + 2_000


def test_zk_64_the_pause_is_an_option():
    state = halted("swap", options=Options(stops=True, stop_time=5_000))
    assert game.wake(state).at == state.now + 5_000


def test_zk_64_throwing_in_the_pause_is_refused():
    state = halted("swap")
    assert refusal(state, 2, Throw(), after=1_999) == ("halted", "ZK-80")
    assert refusal(state, 2, ThrowColour(), after=1_999) == ("halted", "ZK-80")


def test_zk_65_it_halts_play_even_if_thrown_out_of_turn():
    state = halted("swap", seat=3)
    assert state.phase == "halt" and not state.shoe[-1].in_turn
    assert due(wait(state).state) == (3,)


def test_zk_65_it_counts_among_the_four_and_can_be_challenged_in_the_pause():
    for card in ("choose", "swap", "left-right"):
        state = halted(card, seat=3)
        assert challenge(state, 0, "green", FALSE, after=1_900).events[0].right


def test_zk_65_or_later_as_long_as_it_is_among_the_four():
    state = wait(halted("left-right", seat=3)).state
    state = thrown(state, "3 left, 2 left, 1 left")
    assert challenge(state, 0, "green", FALSE).events[0].right
    assert not challenge(thrown(state, "0 left"), 0, "green", FALSE).events[0].right


def test_zk_65_nobody_is_due_so_a_slow_challenge_fails():
    for card in ("choose", "swap"):
        for colour in ("red", "orange", "green"):
            assert not challenge(halted(card), 2, colour, SLOW, after=100).events[0].right


def test_zk_65_it_does_not_take_effect_if_the_shoe_is_taken_before():
    state, events = wait(challenge(halted("swap", seat=3), 0, "green", FALSE).state)
    assert events == (ShoeTaken(3, 2), WentOn(0))
    assert state.colours[0] == "red"
    state = wait(challenge(halted("left-right", seat=3), 0, "green", FALSE).state).state
    assert due(thrown(state, "0 left")) == (1,)


def test_zk_65_nor_is_a_choice_made_before_kept():
    state, _ = play(halted("choose", seat=3), 3, Choose("yellow"))
    state = judged(state, 0, "green", FALSE).state
    assert due(state) == (0,) and game.view(state, 0).chosen is None


def test_zk_65_colours_change_at_the_end_of_the_pause():
    state = halted("swap")
    assert state.colours[0] == "red"
    assert challenge(state, 2, "red", FALSE).events[0].accused == 0
    assert wait(state).state.colours[1] == "red"


def test_zk_65_a_stop_card_thrown_after_a_challenge_goes_back_without_effect():
    before = holding(before_it(), 1, "swap red")
    state, _ = challenge(before, 2, "orange", SLOW, after=900)
    state, events = unseen(before, state, 1, Throw(), after=30)
    assert events == (Late(1, "throw"),) and cards(state, 1) == ("red", "swap")
    assert wait(state).events == (ShoeTaken(1, 1), WentOn(2))


def test_zk_65_a_last_card_that_halts_play_is_followed_by_the_colour_card():
    state = thrown(started(options=STOPS), "0 left")
    state, _ = play(holding(state, 1, "swap"), 1, Throw())
    assert show(wait(state).state, 1).colour_card.right


def test_a_stop_that_the_table_throws_halts_as_well():  # ZK-81
    state = holding(thrown(started(options=STOPS), "0 left"), 1, "choose")
    state, events = wait(state)
    assert events == (Thrown(1, "choose", by_table=True),) and state.phase == "choose"


def test_the_clock_after_a_stop_is_the_long_one():
    state = after("swap").state
    assert game.wake(state).at == state.now + 20_000


def test_several_challenges_in_a_pause_only_the_lowest_is_judged():
    stop = halted("swap", seat=3)
    state, _ = challenge(stop, 0, "green", FALSE)
    green = Challenge("green", FALSE)
    assert unseen(stop, state, 2, green, after=0).events == (Late(2, "challenge"),)
