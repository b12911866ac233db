"""A bot of Zig-Zag: it builds a course, collects the cards for it and runs."""

from sabot.core.game import Action, Bot, Cue, Event, Millis, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR, Reflex
from sabot.games.zigzag_race.acts import (
    Go,
    Hurry,
    Keep,
    Lay,
    Leave,
    Ready,
    Stop,
    Take,
    Turn,
)
from sabot.games.zigzag_race.bots.build import course_of
from sabot.games.zigzag_race.bots.judge import to_keep, to_take
from sabot.games.zigzag_race.bots.look import depth_of, face_down, noticed, sight_of
from sabot.games.zigzag_race.bots.memory import Memory
from sabot.games.zigzag_race.bots.recall import first_sight, recall
from sabot.games.zigzag_race.bots.run import chosen
from sabot.games.zigzag_race.bots.temper import Temper
from sabot.games.zigzag_race.bots.worth import is_goal
from sabot.games.zigzag_race.terrain import BY_LETTER, LETTER_OF
from sabot.games.zigzag_race.view import DOWN, HELD, Hand, Mine, SeatView, View

BUILD = Reflex(6_000, 900, 1_200)
READY = Reflex(1_200, 200, 300)
TURN = Reflex(690, 70, 60)
READ = Reflex(590, 70, 60)
KEEP = Reflex(300, 40, 40)
GRAB = Reflex(640, 80, 80)
SEARCH = Reflex(24, 6, 4)  # each face-up card that is looked at
CALL = Reflex(500, 80, 100)
CHOOSE = Reflex(1_100, 200, 250)
HURRY = Reflex(600, 150, 150)
IN_TIME: Millis = 80  # a hand that nearly held its card for too long


class Collector(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        if memory is None:
            return first_sight(view)
        for event in events:
            memory = recall(self.temper, memory, view, event)
        return memory

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        here = view.seats[cue.seat]
        match view.phase:
            case "build" if view.mine and not here.ready:
                return self._build(view, view.mine, luck)
            case "collect" if view.mine and here.goal_place is None:
                return self._collect(memory, view, view.mine, luck, cue.at)
            case "run":
                return self._run(memory, view, cue.seat, luck)
        return None

    def _build(self, view: View, mine: Mine, luck: Luck) -> Thought:
        """Quick once somebody is ready, so that a person alone never waits long for bots."""
        temper = self.temper
        pace = temper.pace / 4 if any(seat.ready for seat in view.seats) else temper.pace
        dealt, length = (*mine.course, *mine.aside), len(mine.course)
        course = course_of(dealt, length, temper.builds, temper.thrift)
        if course != mine.course:
            return Thought(BUILD.at(pace).draw(luck), Lay(course))
        return Thought(READY.at(pace).draw(luck), Ready())

    def _collect(
        self, memory: Memory, view: View, mine: Mine, luck: Luck, at: Millis
    ) -> Thought | None:
        here = view.seats[mine.seat]
        if here.hand:
            return self._judge(memory, view, here.hand, mine, luck, at)
        return (
            self._call(memory, here, view, luck)
            or self._take(memory, view, mine, luck, at)
            or self._turn(view, mine, luck, at)
            or self._give_up(view, luck)
        )

    def _judge(
        self, memory: Memory, view: View, hand: Hand, mine: Mine, luck: Luck, at: Millis
    ) -> Thought | None:
        """ZR-31: nobody decides about a face they can't see yet."""
        if hand.terrain is None:
            return None
        temper = self.temper
        sight, depth = sight_of(temper, memory, view), depth_of(temper, view)
        keeps = to_keep(sight, LETTER_OF[hand.terrain], depth)
        takes = (READ.then(KEEP) if keeps else READ).at(temper.pace).draw(luck)
        after = max(min(takes, hand.until - at - IN_TIME), mine.act_from - at, FLOOR)
        return Thought(after, Keep(hand.place) if keeps else Leave(hand.place))

    def _call(self, memory: Memory, here: SeatView, view: View, luck: Luck) -> Thought | None:
        """ZR-35 (b): as far as it knows."""
        if not is_goal(here.course, memory.ways) or here.stack < here.steps:
            return None
        return Thought(CALL.at(self.temper.pace).draw(luck), Stop("goal"))

    def _take(
        self, memory: Memory, view: View, mine: Mine, luck: Luck, at: Millis
    ) -> Thought | None:
        """ZR-32: the best card that it sees; the more lie open, the longer it looks."""
        temper = self.temper
        letters = to_take(sight_of(temper, memory, view), depth_of(temper, view))
        place = noticed(temper, memory, view, letters)
        if place is None:
            return None
        mark, open = view.field[place], sum(map(view.field.count, BY_LETTER))
        takes = GRAB.then(SEARCH.over(open)).at(temper.pace).draw(luck)
        return Thought(max(takes, mine.act_from - at), Take(place, BY_LETTER[mark]))

    def _turn(self, view: View, mine: Mine, luck: Luck, at: Millis) -> Thought | None:
        """ZR-39: if there is nothing better to do."""
        place = face_down(view)
        if place is None:
            return None
        takes = TURN.at(self.temper.pace).draw(luck)
        return Thought(max(takes, mine.act_from - at, mine.turn_from - at), Turn(place))

    def _give_up(self, view: View, luck: Luck) -> Thought | None:
        """ZR-35 (a)"""
        if DOWN in view.field or HELD in view.field:
            return None
        return Thought(CALL.then(READ).at(self.temper.pace).draw(luck), Stop("nothing"))

    def _run(self, memory: Memory, view: View, seat: Seat, luck: Luck) -> Thought | None:
        """ZR-42; a bot that only watches has soon seen enough."""
        temper, run = self.temper, view.run
        if run and run.seat == seat and run.chooses:
            go: Action = Go(run.left, chosen(temper, memory, view, run))
            return Thought(CHOOSE.at(temper.pace).draw(luck), go)
        if view.seats[seat].ready:
            return None
        return Thought(HURRY.at(temper.pace).draw(luck), Hurry())
