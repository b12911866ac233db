"""What is refused with a reason (ZK-80), what the table does itself (ZK-81), who is waited for."""

import msgspec
import pytest

from sabot.core.game import Illegal, Late
from sabot.games.zack.acts import (
    AnyAction,
    Challenge,
    Choose,
    Options,
    Ready,
    Skipped,
    Throw,
    ThrowColour,
    Thrown,
    TooSoon,
)
from sabot.games.zack.cards import COLOURS
from tests.games.zack.scene import (
    FALSE,
    SLOW,
    STOPS,
    challenge,
    due,
    game,
    holding,
    luck,
    play,
    player,
    refusal,
    shoe,
    show,
    started,
    thrown,
    unseen,
    wait,
)

ACTIONS = (
    *(Ready(), Throw(), ThrowColour()),
    *(Challenge(colour, reason) for colour in COLOURS for reason in (SLOW, FALSE)),
    *(kind(colour) for kind in (TooSoon, Choose) for colour in COLOURS),
)


def moments():
    """One state of every phase."""
    dealt = game.deal(4, Options(), luck)
    last = holding(shoe("0 left"), 1, "")
    return {
        "ready": dealt,
        "countdown": wait(dealt).state,
        "play": shoe("0 left"),
        "colour": show(shoe("0 left"), 3),
        "choose": shoe("0 choose", options=STOPS),
        "halt": shoe("0 swap", options=STOPS),
        "verdict": challenge(shoe("0 left"), 2, "orange", SLOW, after=900).state,
        "won": wait(show(last, 1)).state,
        "over": wait(show(player(last, 1, wins=1), 1)).state,
    }


def test_there_is_a_moment_of_every_phase():
    assert all(state.phase == phase for phase, state in moments().items())


def test_zk_80_throwing_with_an_empty_pile():
    assert refusal(holding(shoe("0 left"), 2, ""), 2, Throw()) == ("no-cards", "ZK-80")
    halted = holding(moments()["halt"], 2, "")
    assert refusal(halted, 2, Throw(), after=10) == ("no-cards", "ZK-80")


def test_zk_80_challenging_oneself_or_an_absent_colour():
    for phase in ("play", "colour", "choose", "halt", "verdict"):
        state = moments()[phase]
        for reason in (SLOW, FALSE):
            assert refusal(state, 2, Challenge("yellow", reason)) == ("yourself", "ZK-80")
            assert refusal(state, 2, Challenge("violet", reason)) == ("absent-colour", "ZK-80")


def test_zk_80_acting_in_the_freeze():
    frozen = moments()["verdict"]
    for action in (Throw(), ThrowColour(), Challenge("red", SLOW), TooSoon("red")):
        assert refusal(frozen, 3, action, after=500) == ("frozen", "ZK-80")
        assert refusal(frozen, 3, action, after=2_999) == ("frozen", "ZK-80")


def test_zk_80_throwing_in_the_pauses_of_colour_card_and_stop():
    for phase, code in (("colour", "colour-card"), ("choose", "halted"), ("halt", "halted")):
        for action in (Throw(), ThrowColour()):
            assert refusal(moments()[phase], 2, action, after=1_000) == (code, "ZK-80")


def test_zk_80_challenging_anyone_but_the_colour_cards_thrower():
    state = moments()["colour"]
    assert refusal(state, 2, Challenge("orange", SLOW), after=1_000) == ("colour-card", "ZK-80")


def test_zk_80_a_throw_sooner_than_zk_29_allows():
    assert refusal(shoe("0 left"), 0, Throw(), after=199) == ("too-fast", "ZK-29")


@pytest.mark.parametrize("phase", ["verdict", "colour", "choose", "halt", "won"])
def test_zk_80_a_card_thrown_before_the_halt_could_be_seen_goes_back(phase):
    before, state = started(), moments()[phase]
    for after in (0, 499, 900):
        assert unseen(before, state, 2, Throw(), after).events == (Late(2, "throw"),)
        late = unseen(before, state, 2, ThrowColour(), after)
        assert late == (state, (Late(2, "throw-colour"),))


@pytest.mark.parametrize("phase", moments())
def test_every_refusal_has_a_code_a_clause_and_plain_parameters(phase):
    state, refused = moments()[phase], 0
    for seat in range(4):
        for action in ACTIONS:
            for after in (0, 1_000):
                try:
                    play(state, seat, action, after)
                except Illegal as why:
                    refused += 1
                    assert why.code and why.clause.startswith("ZK-")
                    msgspec.json.encode(why.params)
    assert refused


def test_an_act_unknown_to_zack_is_refused():
    with pytest.raises(Illegal, match="no-such-act"):
        game.play(started(), 0, object(), 11_000, luck)


@pytest.mark.parametrize(
    "act",
    [
        {"do": "challenge", "colour": "white", "reason": "slow"},
        {"do": "challenge", "colour": "red", "reason": "late"},
        {"do": "challenge", "colour": "red"},
        {"do": "choose", "colour": "left"},
        {"do": "catch"},
    ],
)
def test_an_act_with_values_that_no_card_has_is_not_even_read(act):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(act, AnyAction)


@pytest.mark.parametrize(
    "options",
    [
        *({"slow_ms": 299}, {"slow_ms": 2_001}, {"wins": 0}, {"wins": 4}),
        *({"verdict_time": 999}, {"colour_time": 10_001}, {"stop_time": 999}),
        *({"grace_ms": [-1]}, {"grace_ms": [5_001]}, {"grace_ms": [0] * 7}, {"turn": 3}),
    ],
)
def test_options_have_bounds(options):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)


def test_zk_81_the_table_throws_for_a_due_player_who_does_nothing_for_20_s():
    state = shoe("0 left")
    assert game.wake(state)[:3] == (state.now + 20_000, frozenset(range(4)), frozenset({1}))
    state, events = wait(state)
    assert events == (Thrown(1, "left", by_table=True),)
    assert due(state) == (2,) and game.wake(state).at == state.now + 20_000


def test_zk_81_of_several_the_one_that_the_top_card_designates():
    state = shoe("0 left, 3 yellow")
    assert due(state) == (2, 1) and game.wake(state).awaited == {2}
    assert wait(state).events == (Thrown(2, "left", by_table=True),)


def test_zk_81_a_card_of_anybody_gives_20_s_more():
    state = thrown(shoe("0 left"), "3 left", apart=19_000)
    assert game.wake(state).at == state.now + 20_000


def test_zk_81_a_void_challenge_gives_no_time():
    state = shoe("0 left")
    after, _ = challenge(state, 2, "orange", SLOW, after=100)
    assert game.wake(after) == game.wake(state)


def test_zk_81_with_an_empty_pile_the_table_does_not_win_for_it():
    state, events = wait(holding(shoe("0 left"), 1, ""))
    assert events == (Skipped(1, 2),)
    assert due(state) == (2,) and game.wake(state).at == state.now + 20_000


def test_zk_81_on_an_empty_shoe_after_6_s():
    state, events = wait(holding(started(), 0, ""))
    assert events == (Skipped(0, 1),) and game.wake(state).at == state.now + 6_000
    assert thrown(state, "1 left").shoe[0].in_turn  # ZK-30
    assert not thrown(holding(state, 0, "red"), "0 left").shoe[0].in_turn


def test_zk_81_over_false_cards_the_rightful_player_stays_due():
    state = wait(holding(shoe("0 left, 3 yellow"), 2, "")).state
    assert due(state) == (3, 1)


def test_zk_81_the_one_who_is_due_instead_has_time_of_their_own():
    state = wait(holding(shoe("0 left"), 1, "")).state
    assert not challenge(state, 3, "orange", SLOW, after=2_000).events[0].right
    assert challenge(state, 3, "yellow", SLOW, after=799).state.phase == "play"
    assert challenge(state, 3, "yellow", SLOW, after=800).events[0].right


def test_zk_81_a_table_where_nobody_does_anything_goes_on():
    state = game.deal(3, Options(stops=True), luck)
    for _ in range(200):
        before, (state, events) = state, wait(state)
        assert events and state.now > before.now


def test_throws_challenges_and_colour_cards_wait_for_all_others():
    for state in moments().values():
        for action in (Throw(), ThrowColour(), Challenge("red", SLOW), TooSoon("red")):
            assert game.rivals(state, 1, action) == {0, 2, 3}
        for action in (Ready(), Choose("red")):
            assert game.rivals(state, 1, action) == frozenset()


def test_every_question_gets_an_answer():
    for state in moments().values():
        for seat in range(4):
            for action in ACTIONS:
                assert seat not in game.rivals(state, seat, action)
                game.floor(state, seat, action)


def test_choices_of_each_phase():
    now = moments()
    assert game.choices(now["ready"], 2) == (Ready(),)
    assert game.choices(now["countdown"], 2) == ()
    assert game.choices(now["play"], 2)[:2] == (Throw(), ThrowColour())
    assert len(game.choices(now["play"], 2)) == 2 + 6
    assert len(game.choices(now["colour"], 2)) == 2 and game.choices(now["colour"], 3) == ()
    assert len(game.choices(now["choose"], 0)) == 6 + 4
    assert len(game.choices(now["choose"], 2)) == len(game.choices(now["halt"], 0)) == 6
    assert game.choices(now["verdict"], 2) == game.choices(now["won"], 2) == ()


def test_an_act_that_is_not_possible_just_now_is_not_a_choice():
    state = shoe("0 left")
    assert Throw() not in game.choices(state, 0)  # ZK-29
    assert Throw() not in game.choices(holding(state, 2, ""), 2)
    assert ThrowColour() in game.choices(holding(state, 2, ""), 2)
    barred, _ = challenge(state, 2, "orange", SLOW, after=100)
    assert Challenge("orange", SLOW) not in game.choices(barred, 2)
    assert Challenge("orange", FALSE) in game.choices(barred, 2)


def test_ready_and_choose_are_refused_elsewhere():
    for phase, state in moments().items():
        if phase not in ("ready", "over"):
            assert refusal(state, 2, Ready()) == ("not-now", "ZK-15")
        if phase not in ("choose", "over"):
            assert refusal(state, 0, Choose("red")) == ("nothing-to-choose", "ZK-61")
