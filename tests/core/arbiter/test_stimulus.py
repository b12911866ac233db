from sabot.core.arbiter import Arbiter
from sabot.core.line import NEAR_TABLE
from tests.core.lines import A, B, arbiter_with_lines, grown, place, press, show


def test_there_is_no_shopping_among_older_stimuli():
    """Its pong came more than 250 ms ago: that is what one acts on."""
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    record = place(arbiter, 0, 300_000, 1_400_000, seen=1)
    assert (record.seen, record.mode, record.doubt) == (2, "server", "stimulus")


def test_a_stimulus_that_has_just_come_need_not_have_been_seen_yet():
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    record = place(arbiter, 0, 1_130_000, 1_200_000, seen=1)
    assert (record.seen, record.mode) == (1, "page")


def test_nobody_sees_less_than_before():
    arbiter = arbiter_with_lines(40_000)
    show(arbiter, (40_000,), 2, 1_000_000)
    place(arbiter, 0, 100_000, 1_160_000, seen=2)
    assert place(arbiter, 0, 1_100_000, 1_200_000, seen=1).seen == 2


def test_without_pongs_there_is_no_shopping_either():
    arbiter = arbiter_with_lines(40_000)
    arbiter.tell(2, 1_000_000)
    arbiter.sent(0, A, 2, 1_000_000)
    assert place(arbiter, 0, 300_000, 1_400_000, seen=1).seen == 2


def test_a_stimulus_never_shown_or_a_coarse_clock_is_placed_by_the_server_alone():
    arbiter = arbiter_with_lines(40_000)
    for doubt, rest in (("stimulus", {"seen": 99}), ("coarse", {"grain": 16_000})):
        record = place(arbiter, 0, 10_000, 500_000, **rest)
        assert (record.seen, record.mode, record.doubt) == (1, "server", doubt)
        assert record.reaction == record.house


def test_a_line_that_was_shown_nothing_yet_acts_when_it_is_heard():
    assert place(Arbiter(), 0, 0, 500_000, seen=0).tau == 500_000


def test_stamps_that_cannot_be_true_are_not_believed():
    arbiter = arbiter_with_lines(40_000)
    for presented, pressed, sent in (
        (0, 300_000, 299_000),  # sent before it was pressed
        (400_000, 300_000, 300_000),  # pressed long before it was on the screen
        (0, 300_000, 9_300_000),  # pressed long before it was sent
        (0, 10**12, 10**12),  # later than it can have been
    ):
        stamps = type(press(0))(1, presented, pressed, sent)
        assert arbiter.place(0, A, stamps, 400_000).doubt == "stamps"


def test_a_young_line_is_placed_by_the_server_with_the_m_its_player_had():
    arbiter = arbiter_with_lines(60_000)
    arbiter.hung_up(0, A)
    for _ in range(4):
        arbiter.timed(0, B, 200_000, 1_000_000)
    arbiter.tell(2, 1_000_000)
    assert arbiter.stimuli[2].terms[0] == (60_000, 0, 0, True)
    arbiter.sent(0, B, 2, 1_000_000)
    assert place(arbiter, 0, 0, 1_500_000, B, seen=2).doubt == "young"
    arbiter.timed(0, B, 200_000, 1_500_000)
    arbiter.tell(3, 1_500_000)
    assert arbiter.stimuli[3].terms[0].rtt == 200_000


def test_the_least_round_trip_of_the_last_minute_counts():
    arbiter = Arbiter()
    for at, rtt in ((0, 10_000), (50_000_000, 30_000), (59_000_000, 40_000)):
        grown(arbiter, 0, rtt, at)
    arbiter.tell(1, at=59_000_001)
    arbiter.tell(2, at=60_500_000)
    assert [arbiter.stimuli[n].terms[0].rtt for n in (1, 2)] == [10_000, 30_000]


def test_a_longer_way_than_the_table_allows_is_compensated_up_to_that():
    arbiter = Arbiter(fairness=NEAR_TABLE)
    grown(arbiter, 0, 200_000)
    arbiter.tell(1, 0)
    assert arbiter.stimuli[1].terms[0].rtt == 80_000
    assert arbiter.least(0, 0) == 200_000 and arbiter.least(1, 0) is None
