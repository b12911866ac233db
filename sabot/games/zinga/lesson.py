"""A first round of ZINGA: win a bell, see a GAFFE, and win a bell on another player's roll."""

from collections.abc import Sequence

from sabot.core.game import Cue, Goal, Lesson, Note, Seat, Thought
from sabot.core.lesson import LEARNER, learner_does
from sabot.games.zinga.acts import Call, Cell, Gaffed, Pass, Ring, Roll, Ticked
from sabot.games.zinga.sheets import on_table
from sabot.games.zinga.view import View

HASTY: Seat = 2  # rings before it has looked
COLOURS = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue"}
DICE = "ROYGB"


def notes(view: View, memory: None) -> Sequence[Note]:
    """What leads to a tick from here."""
    if view.sheets[LEARNER].out:
        return [Note("out")]
    match view.phase:
        case "pause":
            return [Note("roll", Roll(), ("roll",)) if mine(view) else said("rolls", view.active)]
        case "rolling":
            return [Note("tumble")]
        case "rolled":
            return on_the_dice(view)
        case "rung" if view.ringer == LEARNER and (cell := to_tick(view)):
            return [Note("call", Call(cell), (f"cell-{cell}",), named(cell))]
        case "rung" | "called" if view.ringer not in (None, LEARNER):
            return [said("rang", view.ringer)]
    return [Note("called")]


def on_the_dice(view: View) -> Sequence[Note]:
    cell = to_tick(view)
    if cell is None:
        done = view.sheets[LEARNER].passing
        return [Note("passed") if done else Note("nothing", Pass(), ("pass",))]
    sum = int(cell[1:]) != die(view, cell)
    how = "sum" if sum else "alone"
    params = named(cell) | {"white": view.dice[0] if view.dice else 0, "die": die(view, cell)}
    return [Note(how, params=params), Note("ring", Ring(), ("bell",))]


def race_notes(view: View, memory: None) -> Sequence[Note]:
    """While another player is about to err."""
    if view.phase == "pause" and not view.sheets[LEARNER].out:
        return [Note("race"), *notes(view, memory)]
    if view.phase == "rolled":
        return [said("watch", HASTY)]
    return notes(view, memory)


def quiet(view: View, memory: None, cue: Cue) -> Thought | None:
    """Bots leave the bell to the learner."""
    if view.phase == "pause" and view.active == cue.seat:
        return Thought(4_500, Roll())
    passed = view.sheets[LEARNER].passing and not view.sheets[cue.seat].passing
    return Thought(600, Pass()) if view.phase == "rolled" and passed else None


def hasty(view: View, memory: None, cue: Cue) -> Thought | None:
    """One of them rings first and calls what isn't on the table."""
    if cue.seat == HASTY and view.phase == "rolled":
        return Thought(3_000, Ring())
    if cue.seat == HASTY == view.ringer and view.phase == "rung":
        return Thought(1_500, Call(wrong(view, cue.seat)))
    return quiet(view, memory, cue)


def mine(view: View) -> bool:
    return view.active == LEARNER


def said(code: str, seat: Seat) -> Note:
    return Note(code, params={"seat": seat})


def to_tick(view: View) -> Cell | None:
    """On one's own roll a die alone best of all: it needs no sum."""
    sheet = view.sheets[LEARNER]
    found = on_table(view.dice, mine(view))[::-1] if view.dice else ()
    return next((c for c in found if c in sheet.cells and c not in sheet.ticked), None)


def wrong(view: View, seat: Seat) -> Cell:
    table = on_table(view.dice, active=True) if view.dice else ()
    return next(cell for cell in view.sheets[seat].cells if cell not in table)


def die(view: View, cell: Cell) -> int:
    return view.dice[1 + DICE.index(cell[0])] if view.dice else 0


def named(cell: Cell) -> dict[str, str | int]:
    return {"colour": f"zinga_colour_{COLOURS[cell[0]]}", "number": int(cell[1:])}


def is_gaffe(event: object) -> bool:
    return isinstance(event, Gaffed) and event.seat != LEARNER


LESSON = Lesson(
    (
        Goal("tick", learner_does(Ticked), notes, quiet),
        Goal("gaffe", is_gaffe, race_notes, hasty),
        Goal("other", learner_does(Ticked), notes, quiet),
    ),
    seats=3,
    secret=b"zinga lesson 6",
    options={"call_time": 6_000, "turn_time": 120_000, "reminders": True},
)
