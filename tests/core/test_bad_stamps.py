"""Whatever a page sends: a bounded effect, a coded refusal, or the server's stamps alone."""

import pytest

from sabot.core.arbiter import Arbiter, Stamps
from sabot.core.game import Illegal
from sabot.core.line import SILENCE
from sabot.core.log import Act, Head, Tick
from sabot.core.side import KEPT, PAGES
from sabot.core.table import HELD, Table
from sabot.sim.dash import Dash, Press
from tests.core.lines import A, B, Line, arbiter_with_lines, claim, grown, show

HUGE = 10**15


def test_stamps_that_run_backwards():
    record = arbiter_with_lines(40_000).place(0, A, Stamps(1, 500_000, 100, 50), 400_000)
    assert (record.mode, record.doubt, record.reaction) == ("server", "stamps", record.house)


@pytest.mark.parametrize("stamps", [(-HUGE, 0, 0), (0, HUGE, HUGE), (0, 0, HUGE), (HUGE, 0, 0)])
def test_huge_stamps(stamps):
    record = arbiter_with_lines(40_000).place(0, A, Stamps(1, *stamps), 400_000)
    assert record.doubt == "stamps" and record.tau == 20_000 + record.house


def test_a_negative_reaction_is_worth_no_more_than_none():
    mild = arbiter_with_lines(40_000).place(0, A, Stamps(1, 40_000, 0, 0), 400_000)
    none = arbiter_with_lines(40_000).place(0, A, Stamps(1, 0, 0, 0), 400_000)
    assert mild.tau == none.tau == none.shown + none.house - none.slack


def test_a_coarse_clock():
    record = arbiter_with_lines(40_000).place(0, A, Stamps(1, 0, 1, 1, grain=100_000), 400_000)
    assert record.doubt == "coarse"


def test_a_stimulus_that_does_not_exist():
    for seen in (-1, 2, HUGE):
        assert arbiter_with_lines(40_000).place(0, A, Stamps(seen, 0, 1, 1), 400_000).seen == 1


def test_a_stimulus_long_forgotten():
    arbiter = arbiter_with_lines(40_000)
    for revision in range(2, 2 * KEPT):
        show(arbiter, (40_000,), revision, revision * 1_000_000)
    record = arbiter.place(0, A, Stamps(1, 0, 1, 1), 2 * KEPT * 1_000_000)
    assert (record.seen, record.doubt) == (2 * KEPT - 1, "stimulus")


def test_pongs_never_sent():
    """Nobody is measured, nobody is waited for, and an act counts from when it was shown."""
    arbiter = Arbiter()
    arbiter.tell(1, 0)
    arbiter.sent(0, A, 1, 0)
    record = arbiter.place(0, A, Stamps(1, 0, 0, 0), 300_000)
    assert (record.doubt, record.heard, record.rtt) == ("young", 0, 0)
    assert arbiter.final(claim(300_000, 300_000, seat=1), frozenset({0})).at == 300_000


def test_pongs_no_longer_sent():
    arbiter = arbiter_with_lines(40_000, 40_000)
    arbiter.tell(2, SILENCE + 100_000)
    assert arbiter.stimuli[2].terms == {}


def test_pongs_sent_twice_or_for_another_stimulus():
    arbiter = arbiter_with_lines(40_000)
    for revision in (1, 1, 2, -1, HUGE):
        arbiter.ponged(0, A, revision, 41_000)
    assert arbiter.sight(0, A, 1).pong == 40_000


def test_a_flood_of_claims():
    table = Table(Dash(), Head("dash", 1, 2, {}, b"seed"))
    table.write(Tick(1_000))
    for seat in (0, 1):
        grown(table.arbiter, seat, 40_000, 1_000_000)
    table.arbiter.tell(1, 1_000_000)
    for seat in (0, 1):
        table.arbiter.sent(seat, A, 1, 1_000_000)
        table.arbiter.ponged(seat, A, 1, 1_040_000)
    for seq in range(HELD):
        table.receive(0, seq, Press(), Stamps(1, 0, 1, 1), 1_300_000, A)
    with pytest.raises(Illegal, match="too-many-claims"):
        table.receive(0, HELD, Press(), Stamps(1, 0, 1, 1), 1_300_000, A)
    table.advance(2_000_000)
    assert sum(isinstance(entry, Act) for entry in table.log) == 1
    assert table.at <= 1_300, "no flood moves the table's time"


def test_a_flood_of_pages():
    arbiter = arbiter_with_lines(40_000, 40_000)
    for number in range(10 * PAGES):
        arbiter.is_copy(0, f"page {number}", 1)
        arbiter.sent(0, Line(f"page {number}", number), 1, 50_000)
    assert arbiter.is_copy(0, f"page {10 * PAGES - 1}", 1)
    assert arbiter.sight(1, A, 1).pong == 40_000, "it costs nobody else anything"


def test_two_lines_that_disagree():
    """The first copy counts, whatever the second one says."""
    table = Table(Dash(), Head("dash", 1, 2, {}, b"seed"))
    table.write(Tick(1_000))
    table.arbiter.tell(1, 1_000_000)
    for line, said in ((A, 300_000), (B, 1)):
        table.receive(0, 7, Press(), Stamps(1, 0, said, said), 1_400_000, line)
    assert table.arbiter.held_by(0) == 1 and table.arbiter.first().arrived == 1_400_000


def test_a_false_beat_harms_its_sender_alone():
    arbiter = arbiter_with_lines(40_000, 40_000)
    arbiter.beat(0, A, Stamps(1, 0, HUGE, HUGE), 300_000)
    arbiter.beat(0, A, Stamps(1, 0, 290_000, 290_000), 300_000)
    late = arbiter.place(0, A, Stamps(1, 0, 200_000, 200_000), 310_000)
    assert late.tau == 300_000, "no later than it was heard"
    assert arbiter.place(1, A, Stamps(1, 0, 250_000, 250_000), 320_000).least == 0


def test_a_beat_that_is_not_believed_says_nothing():
    arbiter = arbiter_with_lines(40_000)
    for stamps in (Stamps(99, 0, 1, 1), Stamps(1, 9, 0, -1), Stamps(1, 0, 1, 1, grain=9_000)):
        arbiter.beat(0, A, stamps, 300_000)
    assert arbiter.place(0, A, Stamps(1, 0, 1, 1), 400_000).least == 0
