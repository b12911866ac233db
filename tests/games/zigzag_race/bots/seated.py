"""What a bot of Zig-Zag sees from its seat in the middle of a collecting phase, made by hand."""

from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.games.zigzag_race.bots.collector import Collector
from sabot.games.zigzag_race.bots.temper import HARD
from sabot.games.zigzag_race.shape import START, steps_left
from sabot.games.zigzag_race.view import Hand, Mine, RunView, SeatView, View

COURSE = (0, 5, 8, 13, 16)
NOW = 20_000
flawless = replace(HARD, notices=1, slip=0, forgets=0, ways=48, ahead=48)
bot = Collector(flawless)


def seat_view(course=COURSE, at=START, stack=0, hand=None, **rest):
    steps = steps_left(at, len(course))
    known = dict(goal="sand", ready=False, done=0, points=0, goal_place=None)
    return SeatView(course=course, at=at, steps=steps, stack=stack, hand=hand, **known | rest)


def view_of(field="#" * 48, phase="collect", hand=None, seats=2, mine=0, **rest):
    own = seat_view(hand=hand, **rest)
    others = [seat_view(course=(20, 22, 24, 26, 28))] * (seats - 1)
    return View(
        phase=phase, opened=0, closes=None, round=1, race=1, races=1, places=False,
        hold_time=1_500, youngest=0, caller=None, why=None, order=(),
        seats=(*others[:mine], own, *others[mine:]), field=field.ljust(48, "-"), supply=0, run=None,
        winners=(), mine=own_view(mine),
    )  # fmt: skip


def own_view(seat, course=(), aside=()):
    return Mine(seat=seat, course=course, aside=aside, act_from=0, turn_from=0, trail=None)


def held(terrain, place=3):
    return Hand(place=place, terrain=terrain, until=NOW + 1_500)


def running(view, fits, left=0, top="sand"):
    run = RunView(seat=0, top=top, left=left, fits=fits, chooses=len(fits) > 1, way=(), ended=None)
    return replace(view, phase="run", run=run)


class Scene:
    """A bot that is told events, and the view that they led to."""

    def __init__(self, bot=bot, view=None):
        self.bot, self.view = bot, view or view_of()
        self.memory = bot.watch(None, self.view, ())

    def told(self, *events, view=None):
        self.view = view or self.view
        self.memory = self.bot.watch(self.memory, self.view, events)
        return self

    def thought(self, n=0, at=NOW):
        return self.bot.think(self.memory, self.view, Luck(b"bot", n), Cue(self.view.mine.seat, at))

    def act(self):
        thought = self.thought()
        return thought and thought.action
