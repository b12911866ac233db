"""A bot of ZACK!: it reads the cards as they fall, throws, and keeps an eye on the others."""

from sabot.core.game import Bot, Event, Millis, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex, happens
from sabot.games.zack.acts import Challenge, Choose, Ready, Reason, Throw, ThrowColour
from sabot.games.zack.challenge import BEGINNER
from sabot.games.zack.eye import Reading
from sabot.games.zack.memory import Memory, fault_in_reach, mine, recall
from sabot.games.zack.temper import Temper
from sabot.games.zack.view import View

READY = Reflex(1_400, 300, 500)
CHOOSE = Reflex(1_500, 300, 400)
LAST = Reflex(350, 80, 100)  # another card than ever before: the colour card
LOOK = Reflex(1_300, 250, 400)  # nobody throws: was it me?


class Thrower(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        if memory is None:
            return Memory(shoe=view.top)
        for event in events:
            memory = recall(self.temper, memory, view, event)
        return memory

    def think(self, memory: Memory, view: View, luck: Luck, effort: int) -> Thought | None:
        seat, pace = mine(view), self.temper.pace
        match view.phase:
            case "ready" if not view.seats[seat].ready:
                return Thought(READY.at(pace).draw(luck), Ready())
            case "choose" if view.top[-1].seat == seat:
                return Thought(CHOOSE.at(pace).draw(luck), Choose(view.seats[seat].colour))
            case "play":
                return self.in_play(memory, view, seat, luck)
            case "colour" if view.colour_card not in (None, seat):
                accused = fault_in_reach(memory, view)
                return self.catch(view, accused, luck) if accused == view.colour_card else None
            case "choose" | "halt":
                return self.catch(view, fault_in_reach(memory, view), luck)
        return None

    def in_play(self, memory: Memory, view: View, seat: Seat, luck: Luck) -> Thought | None:
        """First the own turn, then who erred, then who sleeps."""
        reading = memory.reading
        if reading and seat == reading.glance:
            return self.throw(memory, view, reading, Reflex(0, 0, 0), luck)
        if (accused := fault_in_reach(memory, view)) is not None:
            return self.catch(view, accused, luck)
        if reading and seat == reading.next:
            return self.throw(memory, view, reading, LOOK.at(self.temper.pace), luck)
        if reading and memory.alert and view.shoe:
            return self.call_slow(view, seat, reading, luck)
        return None

    def throw(
        self, memory: Memory, view: View, reading: Reading, delay: Reflex, luck: Luck
    ) -> Thought:
        temper, last = self.temper, not view.seats[mine(view)].cards
        takes = temper.see.then(temper.thought.over(reading.thoughts)).then(delay)
        takes = takes.then(temper.lapse) if memory.absent else takes
        after = (takes.then(LAST.at(temper.pace)) if last else takes).draw(luck)
        return Thought(after, ThrowColour() if last else Throw())

    def catch(self, view: View, accused: Seat | None, luck: Luck) -> Thought | None:
        if accused is None:
            return None
        after = self.temper.catch.draw(luck)
        return Thought(after, self.challenge(view, accused, "out_of_turn", luck))

    def call_slow(self, view: View, seat: Seat, reading: Reading, luck: Luck) -> Thought | None:
        """Most look twice before they do."""
        accused = reading.glance if happens(self.temper.guess, luck) else reading.next
        if accused == seat:
            return None
        takes = self.temper.doubt.then(self.temper.thought.over(reading.thoughts))
        after = patience(view, accused) + takes.draw(luck)
        return Thought(after, self.challenge(view, accused, "slow", luck))

    def challenge(self, view: View, accused: Seat, reason: Reason, luck: Luck) -> Challenge:
        """Now and then the hand takes the card beside it."""
        cards, seat = view.seats[mine(view)].challenges, view.seats[accused]
        colour = luck.pick(cards) if happens(self.temper.slip, luck) else seat.colour
        return Challenge(colour, reason)


def patience(view: View, accused: Seat) -> Millis:
    """ZK-29, ZK-70: sooner nobody is slow; and longer for whom one has just wronged."""
    grace = view.options.grace_ms[accused : accused + 1]
    beginner = view.seats[accused].wins < BEGINNER
    barred = view.mine is not None and any(seat == accused for seat, _ in view.mine.barred)
    return view.options.slow_ms + (sum(grace) if beginner else 0) + (1_000 if barred else 0)
