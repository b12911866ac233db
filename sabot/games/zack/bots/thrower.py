"""A bot of ZACK!: it reads the cards as they fall, throws, and keeps an eye on the others."""

from sabot.core.game import Bot, Cue, Event, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex, happens
from sabot.games.zack.acts import Choose, Ready, Throw, ThrowColour
from sabot.games.zack.bots.habits import challenge_card, choice, patience
from sabot.games.zack.bots.memory import Memory, Reading, faulty, mine, mood
from sabot.games.zack.bots.recall import first_sight, recall
from sabot.games.zack.bots.temper import Temper
from sabot.games.zack.view import View

READY = Reflex(1_400, 300, 500)
CHOOSE = Reflex(1_500, 300, 400)
LAST = Reflex(350, 80, 100)  # another card than ever before: the colour card
LOOK = Reflex(1_300, 250, 400)  # nobody throws: was it me?
AT_ONCE = Reflex(0, 0, 0)


class Thrower(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper, self.no_return = temper, temper.no_return

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        if memory is None:
            return first_sight(view)
        for event in events:
            memory = recall(self.temper, memory, view, event)
        return memory

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        seat, pace = cue.seat, self.temper.pace
        match view.phase:
            case "ready" if not view.seats[seat].ready:
                return Thought(READY.at(pace).draw(luck), Ready())
            case "choose" if view.top[-1].seat == seat:
                colour = choice(self.temper, view, mood(view, "choice"))
                return Thought(CHOOSE.at(pace).draw(luck), Choose(colour))
            case "play":
                return self.in_play(memory, view, seat, luck)
            case "colour" if view.colour_card not in (None, seat):
                caught = memory.bluff or view.colour_card in faulty(memory, view)
                return self.catch(memory, view, view.colour_card, luck) if caught else None
            case "choose" | "halt":
                return self.catch(memory, view, next(iter(faulty(memory, view)), None), luck)
        return None

    def in_play(self, memory: Memory, view: View, seat: Seat, luck: Luck) -> Thought | None:
        """First its own turn, then players who erred, then a player who sleeps."""
        reading = memory.reading
        if reading and seat == reading.glance:
            return self.throw(memory, view, reading, AT_ONCE, luck)
        if caught := faulty(memory, view):
            return self.catch(memory, view, caught[0], luck)
        if reading and seat == reading.next:
            return self.throw(memory, view, reading, LOOK.at(self.temper.pace), luck)
        if reading and memory.alert and view.shoe:
            return self.call_slow(memory, view, reading, luck)
        return None

    def throw(
        self, memory: Memory, view: View, reading: Reading, delay: Reflex, luck: Luck
    ) -> Thought:
        temper, last = self.temper, not view.seats[mine(view)].cards
        takes = temper.see.then(temper.thought.over(reading.thoughts)).then(delay)
        takes = takes.then(temper.lapse) if memory.absent else takes
        after = (takes.then(LAST.at(temper.pace)) if last else takes).draw(luck)
        return Thought(after, ThrowColour() if last else Throw(), about=view.shoe)

    def catch(self, memory: Memory, view: View, accused: Seat | None, luck: Luck) -> Thought | None:
        if accused is None:
            return None
        card = challenge_card(self.temper, memory, view, accused, "out_of_turn")
        return Thought(self.temper.catch.draw(luck), card)

    def call_slow(self, memory: Memory, view: View, reading: Reading, luck: Luck) -> Thought | None:
        """Most look twice before they do."""
        hasty = happens(self.temper.guess, mood(view, "slow"))
        accused = reading.glance if hasty else reading.next
        if accused == mine(view):
            return None
        takes = self.temper.doubt.then(self.temper.thought.over(reading.thoughts))
        card = challenge_card(self.temper, memory, view, accused, "slow")
        return Thought(patience(view, accused) + takes.draw(luck), card, about=view.shoe)
