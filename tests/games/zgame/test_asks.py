"""Draw offers, takebacks and resignation (ZZ-25, ZZ-26)."""

import pytest

from sabot.core.log import Act, Head
from sabot.core.table import Table
from sabot.games.zgame.acts import (
    Accept,
    AskTakeback,
    Decline,
    Declined,
    DrawOffered,
    Ended,
    Move,
    OfferDraw,
    Ready,
    Resign,
    Reveal,
    TakebackAsked,
    TookBack,
)
from tests.games.zgame.scene import BLACK, WHITE, arranging, game, play, playing, refusal, turns

DRAW, BACK = "draw", "takeback"


def view(state):
    return game.view(state, None)


def asked(state, seat, action=None):
    return play(state, seat, action or AskTakeback()).state


def offered(state=None, seat=WHITE):
    return asked(state or playing(), seat, OfferDraw())


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_zz_25_either_side_may_resign_at_any_time(seat):
    for state in (playing(), arranging(), turns(playing(), "c2-c3")):
        state, events = play(state, seat, Resign())
        assert events == (Ended("resigned", 1 - seat),)
        assert game.result(state).places == ({1 - seat}, {seat})


def test_zz_25_a_draw_is_offered_and_accepted():
    state, events = play(playing(), WHITE, OfferDraw())
    assert events == (DrawOffered(WHITE),) and view(state).draw_offer == WHITE
    state, events = play(state, BLACK, Accept(DRAW))
    assert events == (Ended("agreed", None),)
    assert game.result(state).places == ({WHITE, BLACK},)


def test_zz_25_an_offer_that_meets_an_offer_is_accepted():
    assert play(offered(), BLACK, OfferDraw()).events == (Ended("agreed", None),)


def test_zz_25_a_draw_is_declined_by_a_word():
    state, events = play(offered(), BLACK, Decline(DRAW))
    assert events == (Declined(BLACK, DRAW),) and view(state).draw_offer is None


def test_zz_25_or_by_playing_on_but_not_by_the_ply_of_its_maker():
    state, events = play(offered(), WHITE, Move("c2", "c3"))
    assert view(state).draw_offer == WHITE and len(events) == 1
    state, events = play(state, BLACK, Move("c6", "c5"))
    assert events[-1] == Declined(BLACK, DRAW) and view(state).draw_offer is None


def test_zz_25_a_takeback_of_the_last_ply_by_consent():
    before = playing()
    state = turns(before, "c2-c3")
    state, events = play(state, WHITE, AskTakeback())
    assert events == (TakebackAsked(WHITE),) and view(state).takeback == WHITE
    assert state.position.turn == "black"  # nothing goes back before the other agrees
    state, events = play(state, BLACK, Accept(BACK))
    assert events == (TookBack(WHITE, 1),)
    assert state.position == before.position and view(state).score == ()
    assert view(state).takeback is None and view(state).turn == WHITE


def test_zz_25_with_the_answer_to_it_if_there_was_one():
    before = turns(playing(), "c2-c3 c6-c5")
    state = asked(turns(before, "c3-c4 b6-b5"), WHITE)
    state, events = play(state, BLACK, Accept(BACK))
    assert events == (TookBack(WHITE, 2),)
    assert state.position == before.position and view(state).score == ("c2-c3", "c6-c5")


def test_zz_25_an_open_offer_of_a_draw_outlives_a_takeback():
    state = offered(asked(turns(playing(), "c2-c3"), WHITE), BLACK)
    state, events = play(state, BLACK, Accept(BACK))
    assert events == (TookBack(WHITE, 1),) and view(state).draw_offer == BLACK
    assert play(state, WHITE, Accept(DRAW)).events == (Ended("agreed", None),)


def test_zz_25_the_clocks_run_on_as_they_stand():
    state = turns(playing(), "c2-c3", after=10_000)
    state = play(state, WHITE, AskTakeback(), after=4_000).state
    state = play(state, BLACK, Accept(BACK), after=2_000).state
    assert [player.left for player in view(state).players] == [293_000, 294_000]
    assert view(state).opened == state.now


@pytest.mark.parametrize("ply", ["!a1", "c4xd5"])
def test_zz_25_never_across_a_reveal_or_capture(ply):
    state = turns(playing(), "c2-c3 d6-d5 c3-c4 e7-e6")
    state = turns(state, ply)
    assert refusal(state, WHITE, AskTakeback()) == ("nothing-to-take-back", "ZZ-25")
    state = turns(state, "e6-e5")
    assert refusal(state, WHITE, AskTakeback()) == ("nothing-to-take-back", "ZZ-25")
    play(state, BLACK, AskTakeback())  # but what came after it may go back
    assert not game.view(state, WHITE).mine.may_ask_takeback
    assert game.view(state, BLACK).mine.may_ask_takeback


def test_zz_25_nor_across_a_reveal_on_arrival():
    picture = """
        z . . . .
        . . . X? .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        Z . . . .
    """
    state = turns(playing(picture), "d6-d7")
    assert refusal(state, WHITE, AskTakeback()) == ("nothing-to-take-back", "ZZ-25")


def test_zz_25_a_takeback_is_declined_by_a_word_or_by_playing_on():
    state = asked(turns(playing(), "c2-c3"), WHITE)
    said, events = play(state, BLACK, Decline(BACK))
    assert events == (Declined(BLACK, BACK),) and view(said).takeback is None
    played, events = play(state, BLACK, Move("c6", "c5"))
    assert events[-1] == Declined(BLACK, BACK) and view(played).takeback is None


def test_zz_25_playing_on_gives_up_ones_own_wish_to_take_back():
    state = asked(turns(playing(), "c2-c3 c6-c5"), WHITE)
    state, events = play(state, WHITE, Move("c3", "c4"))
    assert len(events) == 1 and view(state).takeback is None


def test_zz_25_one_wish_to_take_back_at_a_time():
    state = asked(turns(playing(), "c2-c3 c6-c5"), BLACK)
    assert refusal(state, WHITE, AskTakeback()) == ("answer-first", "ZZ-25")


def test_zz_24_a_position_that_was_taken_back_was_never_there():
    picture = """
        . . z . p
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        P . Z . .
    """
    twice = turns(playing(picture), "Pa1-a2 Pe7-e6 Pa2-a1 Pe6-e7")
    state = play(asked(twice, BLACK), WHITE, Accept(BACK)).state
    state = turns(state, "Pe6-e7")  # not for the third time
    assert view(state).ending is None and view(state).quiet == 4


NINE = "c2-c3 c6-c5 b2-b3 b6-b5 d2-d3 d6-d5 e1-e2 e7-e6 a2-a3"


@pytest.mark.parametrize("action, ask", [(OfferDraw(), DRAW), (AskTakeback(), BACK)])
def test_zz_26_one_ask_of_each_kind_in_ten_plies(action, ask):
    state = turns(playing(), "a1-a2 a7-a6")
    state = play(asked(state, WHITE, action), BLACK, Decline(ask)).state
    for ply in NINE.split():
        assert refusal(state, WHITE, action) == ("asked-lately", "ZZ-26")
        state = turns(state, ply)
    state = turns(state, "a6-a5")
    play(state, WHITE, action)


def test_zz_26_each_side_and_each_kind_counts_for_itself():
    state = turns(playing(), "a1-a2 a7-a6")
    state = play(asked(state, WHITE), BLACK, Decline(BACK)).state
    play(state, BLACK, AskTakeback())
    play(state, WHITE, OfferDraw())


def test_zz_26_plies_taken_back_count_as_plies():
    state = turns(playing(), "a1-a2")
    state = play(asked(state, WHITE), BLACK, Accept(BACK)).state
    assert state.made == 1 and view(state).score == ()
    assert refusal(turns(state, "b2-b3"), WHITE, AskTakeback()) == ("asked-lately", "ZZ-26")


def test_readme_3_an_open_ask_makes_either_sides_next_act_a_race():
    state = offered()
    assert game.rivals(state, WHITE, Move("c2", "c3")) == {BLACK}
    assert game.rivals(state, BLACK, Accept(DRAW)) == {WHITE}
    assert game.rivals(playing(), WHITE, Move("c2", "c3")) == frozenset()
    assert game.rivals(playing(), WHITE, Resign()) == {BLACK}
    assert game.rivals(arranging(), WHITE, Ready()) == frozenset()


def test_a_ply_that_the_others_consent_overtook_is_late():
    table = Table(game, Head("zgame", 1, 2, {}, b"seed"))
    for seat in (0, 1):
        table.write(Act(1_000, seat, Ready(), 0))
    white = table.state.white
    table.write(Act(2_000, white, Reveal("a1"), 2))
    table.write(Act(3_000, 1 - white, Move("c6", "c5"), 3))
    table.write(Act(4_000, 1 - white, OfferDraw(), 4))
    table.write(Act(5_000, white, Accept(DRAW), 5))
    table.write(Act(5_000, 1 - white, Resign(), 5))
    assert [event.act for event in table.last.events] == ["resign"]
    assert table.state.ending == "agreed"
