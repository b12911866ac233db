"""Players of ZINGA that are not in the box: what bots must beat, and what must not pay."""

from sabot.core.game import Thought
from sabot.core.reflex import FLOOR, Reflex
from sabot.games.zinga.acts import Bonus, Call, Pass, Ring
from sabot.games.zinga.bots.search import looking
from sabot.games.zinga.bots.spotter import SAY, Spotter
from sabot.games.zinga.sheets import CALLS

REACTION = Reflex(230, 25, 30)  # to a light: nothing is read


class RingFirst(Spotter):
    """Rings at once, and looks for something to call while the ring closes."""

    def think(self, memory, view, luck, cue):
        thought = super().think(memory, view, luck, cue)
        match view.phase, thought and thought.action:
            case "rolled", _:
                return Thought(REACTION.draw(luck), Ring())
            case "rung", Call():
                found = looking(self.temper, memory.glance).draw(luck) - REACTION.mean
                return Thought(found + SAY.at(self.temper.pace).draw(luck), thought.action)
        return thought


class Guesser(RingFirst):
    """Just before the ring closes, it also calls whatever may be right."""

    def think(self, memory, view, luck, cue):
        thought = super().think(memory, view, luck, cue)
        if view.phase == "rung" and view.ringer == view.mine.seat:
            last = view.closes - view.opened - FLOOR
            if thought is None or thought.after > last:
                return Thought(last, Call(luck.pick(view.sheets[view.ringer].cells)))
        return thought


class Random(Spotter):
    """Rings at any time and calls anything."""

    def think(self, memory, view, luck, cue):
        match view.phase:
            case "rolled":
                return Thought(FLOOR + luck.below(10_000), luck.pick((Ring(), Pass())))
            case "rung" if view.ringer == view.mine.seat:
                return Thought(FLOOR + luck.below(1_000), Call(luck.pick(CALLS)))
            case "bonus" if view.ringer == view.mine.seat:
                cell = luck.pick(view.sheets[view.ringer].cells)
                return Thought(FLOOR + luck.below(5_000), Bonus(cell))
        return None
