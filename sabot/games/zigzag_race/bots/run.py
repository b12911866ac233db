"""How a bot of Zig-Zag chooses in the run (ZR-42), by what it remembers of its stack."""

from sabot.core.reflex import happens
from sabot.games.zigzag_race.acts import Area
from sabot.games.zigzag_race.bots.memory import Memory, mood, plan_of
from sabot.games.zigzag_race.bots.temper import Temper
from sabot.games.zigzag_race.bots.worth import ALL, Plan, Ways, next_ways, worths
from sabot.games.zigzag_race.view import RunView, View


def chosen(temper: Temper, memory: Memory, view: View, run: RunView) -> Area:
    """The area from which the cards ahead lead nearest to the goal."""
    plan = plan_of(view, ALL, temper.thrift)
    ahead = remembered(temper, memory, view, run.left)
    return min(run.fits, key=lambda area: (furthest(plan, area, ahead), area))


def remembered(temper: Temper, memory: Memory, view: View, left: int) -> str:
    """The cards below the top one, up to the first that is forgotten."""
    first = len(memory.stack) - left
    ahead = memory.stack[first : first + temper.ahead] if first >= 0 and left else ""
    for number in range(len(ahead)):
        if happens(temper.forgets, mood(view, "forgets", first + number)):
            return ahead[:number]
    return ahead


def furthest(plan: Plan, area: Area, ahead: str) -> float:
    """The least V at which a run over these cards can end: stuck, or when they are used up."""
    ways: Ways = (area,)
    ends: set[Area] = set()
    for letter in ahead:
        ends.update(here for here in ways if not next_ways(plan.ground, (here,), letter))
        ways = next_ways(plan.ground, ways, letter)
    table = worths(plan)
    return min(table[end] for end in ends.union(ways))
