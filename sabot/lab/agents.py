"""Agents at a timed table: each is called with what its seat sees and answers what it will do.

An answer replaces the one before, unless that one's finger is on its way. An agent that raises, or
doesn't answer in time, waits; that is counted, and the game goes on without it.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from sabot.core.game import Action, Millis, Result, Seat
from sabot.lab.timed import Observation, Timed
from sabot.patience import MALFORMED, SECONDS, Fault, Patience

LIMIT: Millis = 3_600_000  # of a game that its agents don't end


class ActAt(NamedTuple):
    action: Action
    at: Millis | None = None  # table time; None, or what is past: now


class Wait(NamedTuple):
    until: Millis | None = None  # None: until this seat sees something new


Answer = ActAt | Wait


class Agent(Protocol):
    def answer(self, seen: Observation) -> Answer: ...


class Outcome(NamedTuple):
    result: Result | None  # None: the game was not over by the limit
    at: Millis
    faults: Mapping[Seat, Counter[str]]


def play(
    table: Timed,
    agents: Mapping[Seat, Agent],
    limit: Millis = LIMIT,
    patience: float | None = SECONDS,
) -> Outcome:
    """One game to its end. `patience`: seconds of real time for an answer; None: no end, and agents
    run in this thread."""
    ask = {seat: asker(agent, Patience(patience)) for seat, agent in agents.items()}
    while table.result is None and table.now < limit:
        for seat in sorted(table.run(limit) & ask.keys()):
            if table.result is None:
                take(table, seat, ask[seat](table.observe(seat)))
    return Outcome(table.result, table.now, {s: agent.faults for s, agent in table.agents.items()})


def take(table: Timed, seat: Seat, answer: Answer | Fault) -> None:
    match answer:
        case ActAt(action, at):
            table.act(seat, action, at)
        case Wait(until):
            table.wait(seat, until)
        case Fault(name):
            table.agents[seat].faults[name] += 1
            table.wait(seat)


Ask = Callable[[Observation], Answer | Fault]


def asker(agent: Agent, patience: Patience) -> Ask:
    return lambda seen: patience.call(lambda: sound(agent.answer(seen)))


def sound(answer: object) -> Answer | Fault:
    """Called as the agent is: to look at somebody's object may raise, too."""
    match answer:
        case ActAt(_, at) | Wait(at) if at is None or isinstance(at, int):
            return answer
    return Fault(MALFORMED)
