"""A bot of ZINGA: it looks first, rings, and then says what it saw. It knows only its view."""

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Bot, Cue, Event, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex
from sabot.games.zinga.acts import (
    Call,
    Cell,
    Options,
    Pass,
    Passed,
    Ring,
    Rolled,
    Spare,
    Stop,
    TurnEnded,
)
from sabot.games.zinga.bots.habits import choose_bonus, in_pause, mood, overlook, reminds, stops
from sabot.games.zinga.bots.search import Glance, finding, giving_up, search
from sabot.games.zinga.bots.temper import Temper
from sabot.games.zinga.view import View

DOUBT = Reflex(1_500, 300, 500)  # having passed: was there really nothing?
SAY = Reflex(620, 80, 100)
CALL_TIME = Options().call_time
STOP = Reflex(850, 150, 200)
PLEA = Reflex(1_500, 300, 400)


class Memory(Struct, frozen=True):
    glance: Glance | None = None  # what it saw in the dice, so that calling takes no search
    overlooked: tuple[Cell, ...] = ()  # fours it did not think of in the last pause
    reminded: bool = False  # of them, in this turn


class Spotter(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        seat = view.mine.seat if view.mine else 0
        memory = self.recall(memory, view, seat, events)
        news = any(isinstance(event, Rolled) for event in events) or Passed(seat, True) in events
        if view.phase == "rolled" and (news or not memory.glance):
            return self.look(memory, view, seat)
        return memory

    def recall(
        self, memory: Memory | None, view: View, seat: Seat, events: tuple[Event, ...]
    ) -> Memory:
        """From one turn to the next, only which fours it does not think of."""
        before = memory or Memory()
        reminded = before.reminded or reminds(events, seat)
        if memory and not any(isinstance(event, TurnEnded) for event in events):
            return replace(memory, reminded=reminded)
        fours = () if reminded else overlook(self.temper, before.overlooked, view, seat)
        return Memory(overlooked=fours)

    def look(self, memory: Memory, view: View, seat: Seat) -> Memory:
        luck = mood(view, seat)
        return replace(memory, glance=search(self.temper, view, seat, memory.overlooked, luck))

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        seat, glance, pace = cue.seat, memory.glance, self.temper.pace
        if view.sheets[seat].out:
            return None
        match view.phase:
            case "pause":
                return in_pause(self.temper, memory.overlooked, view, seat, luck)
            case "rolled" if glance:
                return at_dice(self.temper, glance, view.sheets[seat].passing, luck)
            case "rung" if view.ringer == seat and glance and glance.target:
                return Thought(SAY.at(pace * hurry(view)).draw(luck), Call(glance.target))
            case "called" if stops(self.temper, view, seat):
                return Thought(STOP.at(pace).draw(luck), Stop())
            case "bonus" if view.ringer == seat:
                return choose_bonus(self.temper, view, seat, luck)
            case "plea" if view.ringer == seat:
                return Thought(PLEA.at(pace).draw(luck), Spare())
        return None


def hurry(view: View) -> float:
    """With less time to call than usual (ZG-24), one says sooner what one saw."""
    given = view.closes - view.opened if view.closes else CALL_TIME
    return min(1, given / CALL_TIME)


def at_dice(temper: Temper, glance: Glance, passing: bool, luck: Luck) -> Thought | None:
    """Having passed, it looks again, and may find that it passed too soon."""
    match glance.target, passing:
        case None, False:
            return Thought(giving_up(temper, glance).draw(luck), Pass())
        case None, True:
            return None
        case _, True:
            return Thought(DOUBT.at(temper.pace).draw(luck), Pass(False))
    return Thought(finding(temper, glance).draw(luck), Ring())
