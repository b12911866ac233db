"""What a player of ZACK! makes of a card they see fall: who is next, and how hard that is."""

from collections.abc import Sequence
from itertools import takewhile

from sabot.core.game import Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zack.bots.memory import Memory, Reading, newness
from sabot.games.zack.bots.temper import Temper
from sabot.games.zack.cards import COLOURS, STEPS, Card
from sabot.games.zack.shoe import designated, repeated
from sabot.games.zack.view import ShoeCard

WORK = {"left": 1, "right": 1, "two-left": 2, "two-right": 2, "back": 2}
AGAIN = 2
HASTE = 5  # a player who throws before working it out errs this often more


def read(temper: Temper, memory: Memory, laid: ShoeCard, luck: Luck) -> Reading:
    """At first sight it may be taken for what it said before a Stop, or just be misread."""
    below, new = memory.shoe, newness(memory)
    next = designated(below, laid.card, laid.seat, *memory.ways)
    thoughts = work(below, laid.card, memory.ways.flipped, new > 0)
    if new and happens(temper.habit * new, luck):
        return Reading(next, designated(below, laid.card, laid.seat, *memory.once), thoughts)
    hasty = thoughts > 1 and happens(temper.hasty, luck)
    slips = temper.misread * (1 + thoughts) * (HASTE if hasty else 1)
    glance = luck.pick(mistakes(memory, laid)) if happens(slips, luck) else next
    return Reading(next, glance, thoughts // 2 if hasty else thoughts)


def work(below: Sequence[ShoeCard], card: Card, flipped: bool, new: bool = False) -> int:
    """
    >>> work((), "red", False), work((), "two-left", True), work((), "red", False, new=True)
    (0, 3, 1)
    >>> work((ShoeCard("left", 0), ShoeCard("again", 1)), "again", False)
    5
    """
    if card != "again":
        return WORK.get(card, 0) + (flipped and card in STEPS) + (new and card in COLOURS)
    agains = takewhile(lambda lying: lying.card == "again", reversed(below))
    instruction, repeats = repeated(below), AGAIN * (1 + len(list(agains)))
    return repeats + (work((), instruction, flipped, new) if instruction else 0)


def mistakes(memory: Memory, laid: ShoeCard) -> tuple[Seat, ...]:
    """Left for right, counted from the wrong player, or just anybody."""
    below, (colours, flipped) = memory.shoe, memory.ways
    mirrored = designated(below, laid.card, laid.seat, colours, not flipped)
    before = below[-1].seat if below else laid.seat
    elsewhere = designated(below, laid.card, before, colours, flipped)
    return (mirrored, elsewhere, *range(len(colours)))
