"""Seats on lines of given lengths, and acts on what they were shown."""

from sabot.core.arbiter import Arbiter, Claim, Line, Stamps
from sabot.core.line import GROWN, jitter_cap, slack_cap
from sabot.core.record import CELL
from sabot.core.sight import Stimulus, Terms

A, B = (Line("page", number) for number in range(2))
PHONE = Line("phone", 2)


def grown(arbiter, seat, rtt, at=-1, line=A):
    """Enough pongs of one length for the page's word to be taken."""
    for _ in range(GROWN):
        arbiter.timed(seat, line, rtt, at)


def terms(rtt):
    """With caps as slack and jitter."""
    return Terms(rtt, jitter_cap(rtt), slack_cap(rtt))


def stimulus(*rtts, told=0):
    return Stimulus(told, {seat: terms(rtt) for seat, rtt in enumerate(rtts)})


def arbiter_with_lines(*rtts, revision=1, told=0, **rest):
    """One stimulus, seen by a seat on each of these lines, all told as planned."""
    arbiter = Arbiter(**rest)
    for seat, rtt in enumerate(rtts):
        grown(arbiter, seat, rtt, told - 1)
    show(arbiter, rtts, revision, told)
    return arbiter


def show(arbiter, rtts, revision, told, line=A):
    arbiter.tell(revision, told)
    for seat, rtt in enumerate(rtts):
        slot = arbiter.stimuli[revision].slot(seat)
        arbiter.sent(seat, line, revision, slot)
        arbiter.ponged(seat, line, revision, slot + rtt)


def press(reaction, seen=1, **rest):
    return Stamps(seen, 0, reaction, max(0, reaction), **rest)


def place(arbiter, seat, reaction, arrived, line=A, **rest):
    return arbiter.place(seat, line, press(reaction, **rest), arrived)


def claim(tau, arrived, seat=0, lot=0, seq=0):
    """In cells that begin at 0."""
    return Claim(tau, tau - tau % CELL, arrived, lot, seat, seq)


def held(arbiter, record, seq=0):
    """A placed act, handed in."""
    made = Claim(
        record.tau, record.cell, record.arrived, record.lot, record.seat, seq, record=record
    )
    arbiter.hold(made)
    return made
