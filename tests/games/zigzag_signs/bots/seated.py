"""A game of Zigzag as a bot follows it from its seat, first of all one that never errs."""

from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.temper import HARD
from tests.games.zigzag_signs.scene import game, play, playing, side, wait

flawless = replace(HARD, reads=1, misreads=0, watches=1, remembers=1, sees=1, strays=0, answers=1)
bot = Signer(flawless)
ZIGS = ("zig-1", "double-zig-1")  # all that a ZIG is good for


class Scene:
    """A game that a bot follows from its seat: 0 and 2 are partners, signing `wink` and `yawn`."""

    def __init__(self, state=None, seat=0, bot=bot):
        self.seat, self.bot, self.state = seat, bot, state or playing()
        self.memory = bot.watch(None, self.view, ())

    @property
    def view(self):
        return game.view(self.state, self.seat)

    def does(self, seat, action, after=1_500):
        self.state, events = play(self.state, seat, action, after)
        return self.told(events)

    def waits(self):
        self.state, events = wait(self.state)
        return self.told(events)

    def told(self, events):
        self.memory = self.bot.watch(self.memory, self.view, events)
        return self

    def thought(self, number=0):
        cue = Cue(self.seat, self.state.now)
        return self.bot.think(self.memory, self.view, Luck(b"bot", number), cue)

    def act(self):
        thought = self.thought()
        return thought and thought.action


def ticked(state, *boxes, team=0):
    return side(state, team, boxes=boxes)
