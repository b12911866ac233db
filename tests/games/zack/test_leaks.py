"""The table doesn't play for you: nothing tells who is due or what was false before a verdict."""

import msgspec
import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.games.zack.acts import Challenge, Options, Throw, ThrowColour, Thrown, TooSoon
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    challenge,
    due,
    game,
    holding,
    play,
    shoe,
    show,
    started,
    thrown,
    wait,
)
from tests.games.zack.test_refusals import ACTIONS, moments
from tests.games.zack.twins import otherwise, twins

encode = msgspec.json.Encoder(order="deterministic").encode


def sight(state, seat):
    """All that goes out to a seat: view, choices and the deadline of an update."""
    wake = game.wake(state)
    return encode((game.view(state, seat), game.choices(state, seat), wake and wake[:2]))


def answers(state, seat):
    """Every act and its refusal, or what is told of those that bring nothing to light."""
    for action in ACTIONS:
        for after in (0, 1_000):
            try:
                step = play(state, seat, action, after)
                told = encode((step.events, sight(step.state, seat)))
                yield b"heard" if isinstance(action, Challenge | TooSoon) else told
            except Illegal as why:
                yield encode((why.code, why.params, why.clause))


def two(throws, **changes):
    """The same picture, once all true and once with false cards and others due."""
    state = shoe(throws, **changes)
    flags = tuple(otherwise(laid) for laid in state.shoe)
    other = (state.due[0].seat + 1) % len(state.players)
    false = replace(state, shoe=flags, due=(replace(state.due[0], seat=other),) * 2)
    return state, false


@pytest.mark.parametrize("throws", ["0 left", "0 left, 1 again", "0 left, 1 back, 0 again"])
def test_a_false_card_looks_like_a_true_one_until_it_is_challenged(throws):
    true, false = two(throws)
    for seat in (0, 1, 2, 3):
        assert sight(true, seat) == sight(false, seat)
    assert encode(game.view(true, None)) == encode(game.view(false, None))


def test_no_refusal_and_no_event_tells_it_either():
    true, false = two("0 left, 1 left")
    for seat in range(4):
        throws = [Throw(), ThrowColour()]
        for action in throws:
            one, other = play(true, seat, action), play(false, seat, action)
            assert one.events == other.events
            assert sight(one.state, seat) == sight(other.state, seat)


def test_throwing_in_turn_and_out_of_turn_is_told_in_the_same_words():
    """Seats 1 and 3 hold the same card; one of them is due."""
    state = shoe("0 left")
    right, wrong = play(state, 1, Throw()), play(state, 3, Throw())
    assert right.events == (Thrown(1, "left"),) and wrong.events == (Thrown(3, "left"),)
    assert game.wake(right.state)[:2] == game.wake(wrong.state)[:2]
    assert replace(game.view(right.state, 2), seats=(), top=()) == replace(
        game.view(wrong.state, 2), seats=(), top=()
    )


def test_the_deadline_does_not_depend_on_who_is_due():
    deadlines = {
        game.wake(thrown(shoe("0 left"), f"1 {card}")).at
        for card in ("red", "orange", "left", "two-right", "again", "back")
    }
    assert len(deadlines) == 1
    empty = holding(shoe("0 left"), 1, "")
    assert game.wake(empty).at == game.wake(shoe("0 left")).at


def test_a_right_colour_card_looks_like_an_error():
    right = show(holding(shoe("0 left"), 1, ""), 1)
    wrong = replace(right, colour_card=replace(right.colour_card, right=False))
    for seat in (0, 1, None):
        assert encode(game.view(right, seat)) == encode(game.view(wrong, seat))
        assert game.wake(right) == game.wake(wrong)


def test_when_a_colour_card_goes_back_nobody_is_told_who_is_due():
    """Of the same picture twice, with another one due."""
    true, false = two("0 left")
    one, other = (wait(show(state, 3)) for state in (true, false))
    assert due(one.state) != due(other.state)
    assert one.events == other.events and sight(one.state, 2) == sight(other.state, 2)


def test_a_stop_out_of_turn_looks_like_one_in_turn():
    state = shoe("0 left, 3 swap", options=Options(stops=True))
    true = replace(state, shoe=tuple(otherwise(laid) for laid in state.shoe))
    assert sight(state, 2) == sight(true, 2)
    one, other = wait(state), wait(true)
    assert one.events == other.events and sight(one.state, 2) == sight(other.state, 2)


@pytest.mark.parametrize("phase", moments())
def test_twins_look_alike_and_get_the_same_answers(phase):
    state = moments()[phase]
    for seat in range(4):
        for twin in twins(state, seat):
            assert sight(twin, seat) == sight(state, seat)
            if twin.players[seat].pile == state.players[seat].pile:
                assert list(answers(twin, seat)) == list(answers(state, seat))


def test_on_an_empty_shoe_no_refusal_tells_who_starts():
    state = started()
    other = replace(state, due=(replace(state.due[0], seat=2),))
    for seat in range(4):
        assert list(answers(other, seat)) == list(answers(state, seat))


@pytest.mark.parametrize("phase", ["ready", "play", "verdict", "colour", "halt"])
def test_faces_of_piles_are_in_nobodys_view_events_or_refusals(phase):
    state = moments()[phase]
    turned = replace(
        state, players=tuple(replace(p, pile=p.pile[:1] + p.pile[:0:-1]) for p in state.players)
    )
    for seat in range(4):
        assert list(answers(turned, seat)) == list(answers(state, seat))


def test_only_a_verdict_tells_what_was_false_and_who_was_due():
    state = shoe("0 left, 2 left")
    assert "in_turn" not in str(game.view(state, 1)) and "due" not in str(game.view(state, 1))
    judged, _ = challenge(state, 3, "yellow", FALSE)
    assert [card.in_turn for card in game.view(judged, 1).verdict.last] == [True, False]
    assert [each.seat for each in game.view(judged, None).verdict.due] == [3, 1]


def test_a_card_out_of_sight_is_out_of_the_view():
    state = shoe("0 left, 1 left, 2 left, 3 left, 0 left, 1 left")
    view = game.view(state, 0)
    assert view.shoe == 6 and len(view.top) == 4
    deep = replace(state, shoe=(replace(state.shoe[0], card="back"), *state.shoe[1:]))
    assert game.view(deep, 0) == view


def test_a_bar_is_known_to_its_seat_alone():
    state, _ = challenge(shoe("0 left"), 2, "orange", SLOW, after=100)
    assert game.view(state, 2).mine.barred and not game.view(state, 3).mine.barred
    assert game.view(state, None).mine is None


def test_views_differ_only_in_what_is_mine():
    for state in (*moments().values(), started(6)):
        everyones = game.view(state, None)
        for seat in range(4):
            view = game.view(state, seat)
            assert replace(view, mine=None) == everyones and view.mine.seat == seat
