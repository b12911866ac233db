"""A game of ZACK! as a bot follows it from its seat, first of all one that never errs."""

from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zack.acts import Throw
from sabot.games.zack.bots.temper import NORMAL
from sabot.games.zack.bots.thrower import Thrower
from tests.games.zack.scene import STOPS, each, game, holding, on_top, play, started, wait

flawless = replace(NORMAL, misread=0, hasty=0, habit=0, lapses=0, notices=1, watches=1, slip=0)
bot = Thrower(flawless)


class Scene:
    """A game that a bot follows from its seat."""

    def __init__(self, seat, bot=bot, state=None):
        self.seat, self.bot, self.state = seat, bot, state or started()
        self.memory = bot.watch(None, game.view(self.state, seat), ())

    def told(self, events):
        view = game.view(self.state, self.seat)
        self.memory = self.bot.watch(self.memory, view, events)
        return self

    def throws(self, throws):
        for seat, card in each(throws):
            self.does(on_top(self.state, seat, card), seat, Throw())
        return self

    def does(self, state, seat, action, after=1_000):
        self.state, events = play(state, seat, action, after)
        return self.told(events)

    def waits(self):
        self.state, events = wait(self.state)
        return self.told(events)

    def thought(self, n=0):
        view = game.view(self.state, self.seat)
        return self.bot.think(self.memory, view, Luck(b"bot", n), Cue(self.seat))

    def act(self):
        thought = self.thought()
        return thought and thought.action


def restarted(seat, starter=0, **rest):
    """After a Stop that this starter has thrown, so that all know who is due."""
    state = holding(started(**rest), starter, "left-right left left left")
    return Scene(seat, state=replace(state, options=STOPS)).does(state, starter, Throw()).waits()
