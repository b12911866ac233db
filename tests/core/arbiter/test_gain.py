from hypothesis import given
from hypothesis import strategies as st

from sabot.core.arbiter import Arbiter
from sabot.core.record import DEVICE
from sabot.core.sight import Sight
from tests.core.lines import A, B, arbiter_with_lines, grown, place, press, stimulus, terms

RTTS = (5_000, 40_000, 120_000, 250_000)


@given(st.integers(-(10**13), 10**13), st.integers(-(10**13), 10**13), st.integers(-5, 70))
def test_a_client_gains_no_more_than_the_slack_of_its_line(presented, pressed, seen):
    arrived = 250_000 + 350_000 + DEVICE
    honest = place(arbiter_with_lines(*RTTS), 3, 350_000, arrived)
    stamps = press(0, seen=seen)
    stamps = type(stamps)(seen, presented, pressed, pressed)
    lied = arbiter_with_lines(*RTTS).place(3, A, stamps, arrived)
    assert honest.tau - lied.tau <= terms(250_000).slack


@given(st.integers(-(10**13), 10**13))
def test_nobody_acts_after_their_act_has_arrived_or_before_it_was_shown(reaction):
    record = place(arbiter_with_lines(40_000), 0, reaction, arrived=400_000)
    assert record.sent <= record.tau <= 400_000


def test_a_pong_held_back_is_worth_no_more_than_the_lines_own_jitter():
    told = stimulus(120_000)
    prompt, late = (Sight(told, 0, terms(120_000), 0, pong) for pong in (120_000, 900_000))
    assert late.heard - prompt.heard == terms(120_000).jitter


def test_a_line_that_shakes_itself_earns_no_more_than_its_least_round_trip_allows():
    arbiter = Arbiter()
    for at in range(100):
        arbiter.timed(0, A, 40_000 + at * 5_000, at)
    arbiter.tell(1, 100)
    assert arbiter.stimuli[1].terms[0] == terms(40_000)


def test_a_steady_line_is_granted_less_jitter_than_the_cap():
    arbiter = Arbiter()
    for at in range(100):
        arbiter.timed(0, A, 40_000 + at % 3 * 1_000, at)
    arbiter.tell(1, 100)
    assert arbiter.stimuli[1].terms[0].jitter == 1_000


def test_a_page_whose_stamps_agreed_is_granted_less_slack():
    arbiter = arbiter_with_lines(40_000)
    for n in range(20):
        place(arbiter, 0, 300_000, 340_000 + DEVICE + 1_000 + n * 100)
    arbiter.tell(2, 500_000)
    assert arbiter.stimuli[2].terms[0].slack == 2_900


def test_a_liar_is_granted_the_cap_and_no_more():
    arbiter = arbiter_with_lines(40_000)
    for n in range(20):
        place(arbiter, 0, 0, 900_000 + n)
    arbiter.tell(2, 950_000)
    assert arbiter.stimuli[2].terms[0].slack == terms(40_000).slack


def test_the_terms_granted_are_frozen_as_the_stimulus_is_told():
    arbiter = arbiter_with_lines(40_000)
    grown(arbiter, 0, 1_000, 10_000)
    assert place(arbiter, 0, 300_000, 400_000).rtt == 40_000


def test_a_retransmission_by_our_own_kernel_costs_the_player_nothing():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    arbiter.sent(0, A, 1, 0)
    arbiter.resent(0, A, 1)
    arbiter.ponged(0, A, 1, 250_000)
    assert place(arbiter, 0, 300_000, 250_000 + 300_000 + DEVICE).house == 300_000


def test_and_yet_no_more_than_the_longest_round_trip_is_made_good():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    arbiter.sent(0, A, 1, 0)
    arbiter.resent(0, A, 1)
    arbiter.ponged(0, A, 1, 900_000)
    assert place(arbiter, 0, 0, 1_000_000).heard == 300_000


def test_one_copy_that_was_not_lost_is_enough():
    arbiter = Arbiter()
    grown(arbiter, 0, 40_000)
    arbiter.tell(1, 0)
    for line in (A, B):
        arbiter.sent(0, line, 1, 0)
    arbiter.resent(0, A, 1)
    assert place(arbiter, 0, 0, 1_000_000).heard == 40_000


def test_our_kernel_knows_a_line_that_makes_itself_long():
    arbiter = Arbiter()
    grown(arbiter, 0, 140_000)
    arbiter.kernel(0, A, 39_500)
    arbiter.tell(1, 0)
    assert arbiter.stimuli[1].terms[0].rtt == 40_000
