"""The bot of a first game of ZINGA: it lets people find something before it rings.

A weighted staircase: the wait shrinks with each bell that a person wins and grows with each one
that they lose, so it settles where this person wins about one bell in three.
"""

from msgspec import Struct

from sabot.core.game import Bot, Cue, Event, Millis, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.people import People, people
from sabot.core.reflex import FLOOR, Reflex
from sabot.games.zinga.acts import Rang, Ring
from sabot.games.zinga.bots.spotter import Memory, Spotter
from sabot.games.zinga.bots.temper import Temper
from sabot.games.zinga.view import View

HEAD_START: Millis = 5_000  # from the dice, until somebody has ticked twice
TICKS = 2
WON, LOST = 0.9, 1.05
LEAST: Millis = 2_000
MOST: Millis = 10_000
OF_TURN = 0.6  # a roll that nobody can use must still end
HAND = Reflex(700, 150, 300)  # not all at once


class Noted(Struct, frozen=True):
    """What it remembers: of the game, who is a person, and how long it waits for them."""

    own: Memory | None = None
    people: People = frozenset()
    wait: Millis = HEAD_START


class Patient(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._spotter = Spotter(temper)

    def watch(self, memory: Noted | None, view: View, events: tuple[Event, ...]) -> Noted:
        before = memory or Noted()
        there = people(before.people, events)
        wait = before.wait
        for event in events:
            if isinstance(event, Rang) and playing(there, view):
                wait = next_wait(wait, event.seat in there)
        return Noted(self._spotter.watch(before.own, view, events), there, wait)

    def think(self, memory: Noted, view: View, luck: Luck, cue: Cue) -> Thought | None:
        thought = self._spotter.think(memory.own or Memory(), view, luck, cue)
        if thought is None or thought.action != Ring():
            return thought
        wait, since = patience(memory, view), cue.at - view.opened
        after = max(thought.after, wait + HAND.draw(luck)) if wait else thought.after
        return Thought(max(FLOOR, after - since), Ring(), about=bool(wait))


def patience(noted: Noted, view: View) -> Millis:
    """From the dice to the first ring, while a person is still looking for something."""
    there = [view.sheets[seat] for seat in playing(noted.people, view)]
    if not there or all(sheet.passing for sheet in there):
        return 0
    begins = max(len(sheet.ticked) + sheet.plus for sheet in there) < TICKS
    wait = max(noted.wait, HEAD_START) if begins else noted.wait
    turn = view.closes - view.opened if view.closes else MOST
    return min(wait, round(OF_TURN * turn))


def playing(there: People, view: View) -> list[Seat]:
    return [seat for seat in there if not view.sheets[seat].out]


def next_wait(wait: Millis, won: bool) -> Millis:
    """After a bell that a person won or lost.

    >>> next_wait(5_000, won=True), next_wait(5_000, won=False)
    (4500, 5250)
    """
    return max(LEAST, min(MOST, round(wait * (WON if won else LOST))))
