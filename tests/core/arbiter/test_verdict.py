from sabot.core.arbiter import Arbiter
from sabot.core.line import SILENCE, Fairness
from sabot.core.record import CELL, DEVICE
from sabot.core.sight import Stimulus
from tests.core.lines import PHONE, A, arbiter_with_lines, claim, held, place, press, terms

OTHERS = frozenset({1, 2, 3})


def test_a_claim_is_final_once_every_rival_has_spoken_or_is_out_of_time():
    arbiter = arbiter_with_lines(40_000, 40_000, 40_000, 40_000)
    mine = held(arbiter, place(arbiter, 0, 300_000, 370_000))
    lag = 40_000 + DEVICE + terms(40_000).slack - 20_000
    assert arbiter.final(mine, OTHERS) == (mine.cell + CELL + lag, "clock")
    for seat in (1, 2, 3):
        held(arbiter, place(arbiter, seat, 304_000, 371_000))
    assert arbiter.final(mine, OTHERS) == (mine.arrived, "spoken")


def test_without_rivals_a_claim_is_final_when_it_comes():
    arbiter = arbiter_with_lines(40_000, 250_000)
    assert arbiter.final(claim(300_000, 330_000), frozenset()) == (330_000, "alone")


def test_no_verdict_waits_longer_than_the_cap():
    for wait in (250, 400):
        arbiter = arbiter_with_lines(0, 900_000, fairness=Fairness(wait, farthest=900))
        verdict = arbiter.final(claim(800_000, 800_000), frozenset({1}))
        assert verdict == (800_000 + wait * 1000, "cap")


def test_nobody_waits_for_a_line_that_is_down():
    arbiter = arbiter_with_lines(5_000, 200_000)
    arbiter.hung_up(1, A)
    assert arbiter.final(claim(300_000, 330_000), frozenset({1})).at == 330_000


def test_nobody_waits_for_a_line_that_has_not_answered_for_two_seconds():
    arbiter = arbiter_with_lines(5_000, 200_000)
    late = claim(SILENCE + 190_000, SILENCE + 195_000)
    assert arbiter.final(late, frozenset({1})) == (SILENCE + 200_000, "clock")
    assert arbiter.final(claim(3_000_000, 3_000_000), frozenset({1})).at == 3_000_000


def test_a_stimulus_does_not_wait_for_a_player_who_does_not_answer():
    arbiter = arbiter_with_lines(5_000, 200_000)
    arbiter.timed(0, A, 5_000, 3_000_000)
    arbiter.tell(2, 3_000_000)
    assert arbiter.stimuli[2].slot(0) == 3_000_000


def test_a_player_with_two_pages_is_waited_for_as_long_as_either_may_speak():
    arbiter = arbiter_with_lines(5_000, 40_000)
    arbiter.timed(1, PHONE, 60_000, 0)
    arbiter.sent(1, PHONE, 1, 25_000)
    arbiter.hung_up(1, A)
    assert arbiter.final(claim(300_000, 300_000), frozenset({1})).why == "clock"


def test_a_beat_closes_what_lies_before_it():
    arbiter = arbiter_with_lines(5_000, 250_000)
    mine = held(arbiter, place(arbiter, 0, 300_000, 450_000))
    assert arbiter.final(mine, frozenset({1})).why == "clock"
    arbiter.beat(1, A, press(310_000), arrived=570_000)
    assert arbiter.final(mine, frozenset({1})).why == "spoken"


def test_after_a_beat_one_cannot_have_acted_before_it():
    arbiter = arbiter_with_lines(5_000, 250_000)
    arbiter.beat(1, A, press(310_000), arrived=570_000)
    assert place(arbiter, 1, 290_000, 571_000).tau >= 125_000 + 310_000


def test_a_beat_takes_nothing_from_an_honest_act_after_it():
    plain, beaten = arbiter_with_lines(250_000), arbiter_with_lines(250_000)
    beaten.beat(0, A, press(310_000), arrived=570_000)
    assert place(plain, 0, 310_001, 571_000).tau == place(beaten, 0, 310_001, 571_000).tau


def test_a_bot_is_where_it_says_and_nobody_waits_for_it():
    arbiter = arbiter_with_lines(40_000)
    record = arbiter.place_bot(1, 1, 320_000)
    assert (record.tau, record.reaction, record.mode) == (320_000, 300_000, "bot")
    assert arbiter.final(claim(300_000, 330_000), frozenset({1})).at == 330_000


def test_an_old_stimulus_is_forgotten():
    arbiter = Arbiter()
    for revision in range(100):
        arbiter.tell(revision, revision)
    assert min(arbiter.stimuli) == 36 and isinstance(arbiter.stimuli[99], Stimulus)
