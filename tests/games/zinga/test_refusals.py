"""What is refused with a reason (ZG-80), who is waited for, and what a seat can see and do."""

import msgspec
import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.games.zinga.acts import (
    AnyAction,
    Bonus,
    Call,
    Declare,
    FalseStart,
    Options,
    Pass,
    Ring,
    Roll,
    Spare,
    Stop,
    TakePawn,
)
from tests.games.zinga.scene import (
    PAUSE,
    game,
    luck,
    pause,
    play,
    player,
    refusal,
    ring_and_call,
    rolled,
    settle,
    wait,
)

NOBODY = frozenset()
ACTIONS = (
    *(Roll(), Ring(), FalseStart(), Pass(), Pass(False), Call("R4"), Bonus("R4")),
    *(TakePawn(), Stop(), Spare(), Declare("R4")),
)


def moments():
    """One state of every phase."""
    third_plus = player(rolled(), 1, ticked="R4", plus=2)
    third_gaffe = player(rolled(pawn=1), 1, gaffes=2)
    last_two = player(rolled(seats=2), 1, gaffes=2)
    return {
        "pause": pause(),
        "rolling": wait(pause()).state,
        "rolled": rolled(),
        "rung": play(rolled(), 1, Ring()).state,
        "called": ring_and_call(rolled(pawn=2), 1, "R4"),
        "bonus": settle(third_plus, 1, "R4").state,
        "plea": settle(third_gaffe, 1, "Y4").state,
        "over": settle(last_two, 1, "Y4").state,
    }


def test_there_is_a_moment_of_every_phase():
    assert all(state.phase == phase for phase, state in moments().items())


def test_zg_80_rolling_before_the_pause_is_over():
    assert refusal(pause(), 0, Roll(), after=PAUSE - 1) == ("pause-not-over", "ZG-80")


def test_zg_80_ringing_before_the_roll_after_anothers_ring_or_when_eliminated():
    assert refusal(pause(), 1, Ring()) == ("not-rolled", "ZG-80")
    for phase in ("rung", "called", "bonus", "plea"):
        assert refusal(moments()[phase], 0, Ring()) == ("already-rung", "ZG-80")
    assert refusal(player(rolled(), 1, gaffes=3), 1, Ring()) == ("eliminated", "ZG-80")


def test_zg_80_a_bonus_cell_that_would_win():
    state, _ = settle(player(rolled(), 1, ticked="R4 Y5 B11 G2 O8", plus=2), 1, "R4")
    assert refusal(state, 1, Bonus("R3")) == ("would-win", "ZG-42")


def test_zg_80_claiming_the_pawn_without_the_right():
    for state in moments().values():
        if state.phase != "over":
            assert refusal(state, 0, TakePawn()) == ("no-right-to-pawn", "ZG-80")


def test_zg_80_declaring_outside_the_pause_or_a_sixth_time_in_it():
    assert refusal(rolled(), 1, Declare("R4")) == ("not-in-pause", "ZG-80")
    spent = player(pause(), 1, declarations=5)
    assert refusal(spent, 1, Declare("R4")) == ("no-declarations-left", "ZG-80")


def test_zg_80_stop_without_the_pawn_on_oneself_or_without_a_call():
    called = moments()["called"]
    assert refusal(called, 0, Stop()) == ("no-pawn", "ZG-80")
    assert refusal(replace(called, pawn=1), 1, Stop()) == ("own-call", "ZG-80")
    assert refusal(rolled(pawn=2), 2, Stop()) == ("nothing-to-stop", "ZG-80")


@pytest.mark.parametrize("phase", moments())
def test_every_refusal_has_a_code_a_clause_and_plain_parameters(phase):
    state, refused = moments()[phase], 0
    for seat in range(len(state.players)):
        for action in ACTIONS:
            try:
                game.play(state, seat, action, state.now, luck)
            except Illegal as why:
                refused += 1
                assert why.code and why.clause.startswith("ZG-")
                msgspec.json.encode(why.params)
    assert refused


def test_an_act_unknown_to_zinga_is_refused():
    with pytest.raises(Illegal, match="no-such-act"):
        game.play(rolled(), 0, object(), 11_000, luck)


@pytest.mark.parametrize("text", ["R13", "R0", "W3", "R", "r4", "R04", "B9 ", "B9\n"])
def test_a_cell_that_no_dice_can_give_is_not_even_read(text):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "call", "cell": text}, AnyAction)


@pytest.mark.parametrize(
    "options",
    [{"call_time": 999}, {"call_time": 6_001}, {"pause_time": 2_999}, {"turn": 3}],
)
def test_zg_24_zg_27_options_have_bounds(options):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_a_ring_is_contested_by_all_others_in_play():
    assert game.rivals(rolled(), 1, Ring()) == {0, 2}
    assert game.rivals(player(rolled(), 0, gaffes=3), 1, Ring()) == {2}


def test_a_pass_is_contested_only_if_it_would_end_the_turn():
    assert game.rivals(rolled(), 1, Pass()) == NOBODY
    others = player(player(rolled(), 0, passing=True), 2, gaffes=3)
    assert game.rivals(others, 1, Pass()) == {0}
    assert game.rivals(others, 1, Pass(False)) == NOBODY


def test_a_roll_is_contested_because_declarations_and_pawn_claims_end_with_it():
    assert game.rivals(pause(), 0, Roll()) == {1, 2}


def test_calls_stops_and_the_rest_are_played_at_once():
    called = moments()["called"]
    for action in (Call("O3"), Stop(), Declare("R4"), TakePawn(), Spare(), Bonus("R4")):
        for seat in range(3):
            assert game.rivals(called, seat, action) == NOBODY


def test_every_question_who_is_waited_for_gets_an_answer():
    for state in moments().values():
        for seat in range(len(state.players)):
            for action in ACTIONS:
                assert seat not in game.rivals(state, seat, action)
                game.floor(state, seat, action)


def test_choices_hold_wrong_calls_and_false_declarations_too():
    rung = moments()["rung"]
    assert len(game.choices(rung, 1)) == 60 and game.choices(rung, 0) == ()
    assert game.choices(pause(), 1) == tuple(map(Declare, game.view(pause(), 1).sheets[1].cells))


def test_choices_of_each_phase():
    now = moments()
    assert game.choices(replace(pause(), now=PAUSE), 0)[0] == Roll()
    assert Roll() not in game.choices(pause(), 0)  # not yet
    assert game.choices(now["rolling"], 2) == (Ring(),)
    assert game.choices(now["rolled"], 2) == (Ring(), Pass())
    assert game.choices(now["called"], 2) == (Stop(),)
    assert len(game.choices(now["called"], 1)) == 59 and game.choices(now["called"], 0) == ()
    assert len(game.choices(now["bonus"], 1)) == 24
    assert game.choices(now["plea"], 1) == (Spare(True), Spare(False))


def test_a_dead_bell_is_not_a_choice_and_a_false_start_never_is():
    dead, _ = play(moments()["rolling"], 2, Ring(), after=100)
    assert game.choices(dead, 2) == ()
    for state in moments().values():
        assert not any(FalseStart() in game.choices(state, seat) for seat in range(2))
