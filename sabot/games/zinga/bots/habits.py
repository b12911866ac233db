"""What a bot of ZINGA does when it is not looking for a match: pause, bonus, STOP."""

from collections.abc import Collection

from sabot.core.game import Event, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex, happens
from sabot.games.zinga.acts import Bonus, Cell, Declare, Gaffed, Pleaded, Roll, TakePawn
from sabot.games.zinga.bots.eye import is_ahead, makes_four, missing, undeclared, wins
from sabot.games.zinga.bots.search import in_order
from sabot.games.zinga.bots.temper import Temper
from sabot.games.zinga.view import View

PAWN = Reflex(1_100, 250, 300)
FOUR = Reflex(1_500, 250, 350)
ROLL = Reflex(400, 80, 120)  # its hand lies on the dice when the pause ends
BONUS = Reflex(3_500, 800, 1_000)
MERCY = 2  # with this number of gaffes the pawn is kept for oneself (ZG-57)


def mood(view: View, seat: Seat) -> Luck:
    """The same as long as a phase lasts, so that whims do not change with every event."""
    passing = view.sheets[seat].passing
    return Luck(b"mood", view.phase, view.opened, *(view.dice or ()), seat, passing)


def in_pause(
    temper: Temper, overlooked: Collection[Cell], view: View, seat: Seat, luck: Luck
) -> Thought | None:
    """One thing after another: the pawn, its fours, the dice."""
    if view.pawn_for == seat and not happens(temper.forgets, mood(view, seat)):
        return Thought(PAWN.at(temper.pace).draw(luck), TakePawn())
    fours = undeclared(view, seat) - set(overlooked)
    if fours and view.mine and view.mine.declarations_left:
        return Thought(FOUR.at(temper.pace).draw(luck), Declare(min(fours)))
    if view.active == seat and view.roll_from is not None:
        wait = view.roll_from - view.opened
        return Thought(wait + ROLL.at(temper.pace).draw(luck), Roll())
    return None


def reminds(events: tuple[Event, ...], seat: Seat) -> bool:
    """A gaffe for an undeclared four, or one that the pawn may yet spare."""
    gaffes = (event for event in events if isinstance(event, Gaffed | Pleaded))
    return any((gaffe.seat, gaffe.why) == (seat, "undeclared") for gaffe in gaffes)


def overlook(temper: Temper, before: Collection[Cell], view: View, seat: Seat) -> tuple[Cell, ...]:
    """The fours it does not think of in this pause."""
    luck, fours = mood(view, seat), sorted(undeclared(view, seat))
    return tuple(cell for cell in fours if happens(oblivion(temper, cell in before), luck))


def oblivion(temper: Temper, again: bool) -> float:
    """What did not strike the eye when it was new is harder to notice later."""
    return (1 + temper.forgets) / 2 if again else temper.forgets


def stops(temper: Temper, view: View, seat: Seat) -> bool:
    """A win if awake, now and then the four of the player ahead; a gaffe is left to happen."""
    caller, call = view.ringer, view.call
    if view.pawn != seat or caller in (None, seat) or call is None or view.changed:
        return False
    if wins(view, caller, call):
        return happens(temper.alert, mood(view, seat))
    threat = makes_four(view, caller, call) and is_ahead(view, caller)
    return threat and view.sheets[seat].gaffes < MERCY and happens(temper.guard, mood(view, seat))


def choose_bonus(temper: Temper, view: View, seat: Seat, luck: Luck) -> Thought | None:
    ticked = set(view.sheets[seat].ticked)
    order = in_order(temper, view, seat, missing(view, seat) | ticked, mood(view, seat))
    return Thought(BONUS.at(temper.pace).draw(luck), Bonus(order[0])) if order else None
