"""A first round of ZACK!: throw in turn, catch a player who sleeps, and one who throws out of turn.

What lies in the shoe is read by the memory of a bot that never errs.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import Action, Cue, Goal, Lesson, Note, Seat, Thought
from sabot.core.lesson import LEARNER, learner_does
from sabot.games.zack.acts import Challenge, Challenged, Ready, Throw, ThrowColour, Thrown
from sabot.games.zack.bots.memory import Memory, faulty
from sabot.games.zack.bots.temper import MASTER
from sabot.games.zack.bots.thrower import Thrower
from sabot.games.zack.cards import COLOURS
from sabot.games.zack.proof import Reason
from sabot.games.zack.view import View

FLAWLESS = replace(MASTER, misread=0, hasty=0, habit=0, guess=0, lapses=0, notices=1)
THROW = ("throw",)


def throw_notes(view: View, memory: Memory) -> Sequence[Note]:
    """What the card in the shoe says, and whether to throw."""
    match view.phase:
        case "ready":
            ready = view.seats[LEARNER].ready
            return [Note("others_ready") if ready else Note("ready", Ready(), THROW)]
        case "countdown":
            return [Note("countdown")]
        case "play" if due(memory) is not None:
            return [reading(view, memory), *own_turn(view, memory)]
        case "verdict" | "won":
            return [Note("verdict")]
    return [Note("wait")]


def slow_notes(view: View, memory: Memory) -> Sequence[Note]:
    """Somebody is due and does nothing."""
    sleeper = due(memory)
    if view.phase != "play" or sleeper in (None, LEARNER) or not view.shoe:
        return throw_notes(view, memory)
    return [reading(view, memory), accusation("sleeps", view, sleeper or 0, "slow")]


def false_notes(view: View, memory: Memory) -> Sequence[Note]:
    """Somebody threw though another was due."""
    culprit = next(iter(faulty(memory, view)), None)
    if view.phase != "play" or culprit is None:
        return throw_notes(view, memory)
    return [accusation("erred", view, culprit, "out_of_turn")]


def own_turn(view: View, memory: Memory) -> Sequence[Note]:
    if due(memory) != LEARNER:
        return [Note("hands_off")]
    if not view.seats[LEARNER].cards:
        return [Note("colour", ThrowColour(), ("own-colour",))]
    return [Note("throw", Throw(), THROW)]


def reading(view: View, memory: Memory) -> Note:
    """The top card in words: whom it names."""
    next = due(memory)
    own = "_you" if next == LEARNER else ""
    if not view.top:
        return Note(f"starts{own}", params={"seat": next})
    card = view.top[-1].card
    if card in COLOURS:
        return Note(f"circle{own}", params={"seat": next, "colour": f"zack_colour_{card}"})
    text = f"zack_card_{card}".replace("-", "_")
    by = "_own" if view.top[-1].seat == LEARNER else ""
    return Note(f"step{by}{own}", params={"seat": next, "card": text})


def accusation(code: str, view: View, accused: Seat, reason: Reason) -> Note:
    colour = view.seats[accused].colour
    params = {"seat": accused, "colour": f"zack_colour_{colour}"}
    return Note(code, Challenge(colour, reason), (f"challenge-{colour}-{reason}",), params)


def in_turn(view: View, memory: Memory, cue: Cue) -> Thought | None:
    """Bots throw when they are due, slowly enough to follow."""
    if view.phase == "ready" and not view.seats[cue.seat].ready:
        return Thought(700 + 300 * cue.seat, Ready())
    is_mine = view.phase == "play" and due(memory) == cue.seat
    return Thought(2_500, card_of(view, cue.seat), view.closes) if is_mine else None


def asleep(view: View, memory: Memory, cue: Cue) -> Thought | None:
    """With a card in the shoe, nobody but the learner does anything."""
    return None if view.phase == "play" and view.shoe else in_turn(view, memory, cue)


def out_of_turn(view: View, memory: Memory, cue: Cue) -> Thought | None:
    """As soon as another bot is due, one throws; the others give the learner time to see it."""
    next = due(memory)
    if view.phase != "play" or not view.shoe or next in (None, LEARNER):
        return in_turn(view, memory, cue)
    wrong = next % (len(view.seats) - 1) + 1 if next else None
    erred = bool(faulty(memory, view))
    return Thought(2_000, Throw(), view.closes) if cue.seat == wrong and not erred else None


def is_my_turn(memory: Memory | None) -> bool:
    """Over false cards, also the turn that was due before them (ZK-31)."""
    return memory is not None and LEARNER in memory.due


def due(memory: Memory) -> Seat | None:
    return memory.due[0] if memory.due else None


def card_of(view: View, seat: Seat) -> Action:
    return Throw() if view.seats[seat].cards else ThrowColour()


def by_hand(event: Thrown) -> bool:
    return not event.by_table


def is_right(event: Challenged) -> bool:
    return event.right


def is_slow(event: Challenged) -> bool:
    return event.right and event.reason == "slow"


LESSON = Lesson(
    (
        Goal("throw", learner_does(Thrown, by_hand), throw_notes, in_turn, 2, is_my_turn),
        Goal("slow", learner_does(Challenged, is_slow), slow_notes, asleep),
        Goal("false", learner_does(Challenged, is_right), false_notes, out_of_turn),
    ),
    seats=4,
    secret=b"zack lesson 36",  # a bot begins, so that the learner sees some throws first
    options={
        "beginner": True,
        "reminders": True,
        "wins": 1,
        "slow_ms": 300,
        "verdict_time": 6_000,
        "colour_time": 8_000,
    },
    watch=Thrower(FLAWLESS).watch,
)
