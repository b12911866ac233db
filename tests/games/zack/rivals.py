"""Players of ZACK! that are not in the box: what bots must beat, and what must not pay."""

from sabot.core.game import Thought
from sabot.core.reflex import FLOOR
from sabot.games.zack.acts import Challenge, Choose, Ready, Throw, ThrowColour
from sabot.games.zack.bots.habits import patience
from sabot.games.zack.bots.memory import mine
from sabot.games.zack.bots.thrower import Thrower


class BlindChallenger(Thrower):
    """Calls the due player slow at the very floor of ZK-29, without a look at their hand."""

    def call_slow(self, memory, view, reading, luck):
        if reading.next == mine(view):
            return None
        card = Challenge(view.seats[reading.next].colour, "slow")
        return Thought(patience(view, reading.next), card, about=view.shoe)


class Random(Thrower):
    """Throws and challenges at any time."""

    def think(self, memory, view, luck, cue):
        own = view.seats[mine(view)]
        match view.phase:
            case "ready":
                return Thought(FLOOR, Ready())
            case "choose":
                return Thought(FLOOR, Choose(own.colour))
            case "play":
                last = Throw() if own.cards else ThrowColour()
                accuse = Challenge(luck.pick(own.challenges), luck.pick(("slow", "out_of_turn")))
                return Thought(FLOOR + luck.below(4_000), luck.pick((last, accuse)))
        return None
