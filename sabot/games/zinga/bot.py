"""A bot of ZINGA: it looks first, rings, and then says what it saw. It knows only its view."""

from msgspec import Struct

from sabot.core.game import Bot, Event, Seat, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex
from sabot.games.zinga.acts import (
    Bonus,
    Call,
    Cell,
    Declare,
    Pass,
    Ring,
    Roll,
    Rolled,
    Spare,
    Stop,
    TakePawn,
)
from sabot.games.zinga.eye import WIN, finds, is_ahead, missing, worths
from sabot.games.zinga.view import View

AWAITED = Reflex(1_100, 250, 350)  # finding the very cell one is waiting for
GIVE_UP = Reflex(6_000, 1_200, 1_500)
SAY = Reflex(550, 80, 100)
STOP = Reflex(700, 150, 200)
PAWN = Reflex(1_200, 300, 400)
FOUR = Reflex(2_000, 300, 1_000)  # the tail often outlasts the pause: that is how it forgets
ROLL = Reflex(700, 200, 300)
BONUS = Reflex(3_500, 800, 1_000)
PLEA = Reflex(1_500, 300, 400)
SLIP = 50  # one sum in so many is wrong


class Memory(Struct, frozen=True):
    target: Cell | None  # seen before it rings, so that calling takes no search
    spotting: Reflex  # how long that takes


class Spotter(Bot):
    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        if memory is None or any(isinstance(event, Rolled) for event in events):
            return look(view)
        return memory

    def think(self, memory: Memory, view: View, luck: Luck, effort: int) -> Thought | None:
        seat = view.mine.seat if view.mine else None
        if seat is None or view.sheets[seat].out:
            return None
        match view.phase:
            case "pause":
                return in_pause(view, seat, luck)
            case "rolled":
                return at_dice(memory, view, seat, luck)
            case "rung" if view.ringer == seat and memory.target:
                return Thought(SAY.draw(luck), Call(say(memory.target, luck)))
            case "called" if should_stop(view, seat):
                return Thought(STOP.draw(luck), Stop())
            case "bonus" if view.ringer == seat:
                return choose_bonus(view, seat, luck)
            case "plea" if view.ringer == seat:
                return Thought(PLEA.draw(luck), Spare())
        return None


def look(view: View) -> Memory:
    """The best of what the dice offer; the more there is, the sooner something strikes the eye."""
    found = finds(view, view.mine.seat) if view.mine else {}
    if not found:
        return Memory(None, GIVE_UP)
    target = max(found, key=found.__getitem__)
    by_eye = Reflex(1_200 + 2_400 // len(found), 350, 700)
    return Memory(target, AWAITED if found[target] >= WIN else by_eye)


def at_dice(memory: Memory, view: View, seat: Seat, luck: Luck) -> Thought | None:
    if memory.target:
        return Thought(memory.spotting.draw(luck), Ring())
    return None if view.sheets[seat].passing else Thought(GIVE_UP.draw(luck), Pass())


def say(target: Cell, luck: Luck) -> Cell:
    """Now and then it adds up wrong, like anyone."""
    number = int(target[1:])
    return target if luck.below(SLIP) else f"{target[0]}{number - 1 or 2}"


def in_pause(view: View, seat: Seat, luck: Luck) -> Thought | None:
    """One thing after another: the pawn, its fours, the dice."""
    if view.pawn_for == seat:
        return Thought(PAWN.draw(luck), TakePawn())
    fours = missing(view, seat) - set(view.sheets[seat].declared)
    if fours and view.mine and view.mine.declarations_left:
        return Thought(FOUR.draw(luck), Declare(min(fours)))
    if view.active == seat and view.roll_from is not None:
        return Thought(view.roll_from - view.opened + ROLL.draw(luck), Roll())
    return None


def should_stop(view: View, seat: Seat) -> bool:
    """A win always; the four of whoever is ahead, unless the pawn may be needed for mercy."""
    if view.pawn != seat or view.ringer in (None, seat) or view.changed or not view.call:
        return False
    gain = finds(view, view.ringer).get(view.call, 0)
    spare = view.sheets[seat].gaffes < 2
    return gain >= WIN or (spare and gain >= 4**3 and is_ahead(view, view.ringer))


def choose_bonus(view: View, seat: Seat, luck: Luck) -> Thought | None:
    safe = worths(view, seat, but=missing(view, seat))
    best = max(safe, key=safe.__getitem__, default=None)
    return Thought(BONUS.draw(luck), Bonus(best)) if best else None
