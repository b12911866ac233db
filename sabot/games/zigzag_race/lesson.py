"""A first round of Zig-Zag: lay a course, collect its ground in order, see a penalty, and run.

Everybody could have seen what the learner stacked, so the bot knows what to leave for them.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import Action, Cue, Event, Goal, Lesson, Note, Thought
from sabot.core.lesson import LEARNER, learner_does
from sabot.games.zigzag_race.acts import (
    CountdownBegan,
    Go,
    Keep,
    Kept,
    Leave,
    Penalised,
    Place,
    Readied,
    Ready,
    RunEnded,
    Stop,
    Take,
    Taken,
    Turn,
    Turned,
    Won,
)
from sabot.games.zigzag_race.course import fits, trail
from sabot.games.zigzag_race.shape import AREAS, steps_left
from sabot.games.zigzag_race.terrain import BY_LETTER, Terrain
from sabot.games.zigzag_race.view import DOWN, View


class Seen(Struct, frozen=True):
    """The faces that were shown, and what the learner stacked of them."""

    faces: tuple[tuple[Place, Terrain], ...] = ()
    stack: tuple[Terrain, ...] = ()


def watch(memory: Seen | None, view: View, events: tuple[Event, ...]) -> Seen:
    seen = memory or Seen()
    for event in events:
        match event:
            case CountdownBegan():
                seen = Seen()
            case Turned(_, place, terrain):
                seen = replace(seen, faces=(*seen.faces, (place, terrain)))
            case Kept(seat, place) | Taken(seat, place) if seat == LEARNER:
                seen = replace(seen, stack=(*seen.stack, dict(seen.faces)[place]))
    return seen


def collect_notes(view: View, seen: Seen) -> Sequence[Note]:
    """What to do now, whatever the phase."""
    match view.phase:
        case "build":
            ready = view.seats[LEARNER].ready
            return [Note("laid") if ready else Note("build", Ready(), ("ready",))]
        case "countdown":
            return [Note("countdown"), Note("order")]
        case "collect":
            return in_the_middle(view, seen)
        case "stopped":
            return [Note("stopped")]
        case "run":
            return run_notes(view, seen)
    return [Note("wait")]


def in_the_middle(view: View, seen: Seen) -> Sequence[Note]:
    hand = view.seats[LEARNER].hand
    if hand and hand.terrain is None:
        return [Note("turning")]
    if hand and hand.terrain:
        return [held(view, seen, hand.place, hand.terrain)]
    if found := next(lying(view, seen), None):
        place, terrain = found
        return [Note("grab", Take(place, terrain), (f"field-{place}",), named(terrain))]
    if is_there(view, seen):
        return [Note("stop", Stop("goal"), ("stop-goal",))]
    place = view.field.find(DOWN)
    return [Note("turn", Turn(place), (f"field-{place}",)) if place >= 0 else Note("bare")]


def held(view: View, seen: Seen, place: Place, terrain: Terrain) -> Note:
    if is_wanted(view, seen, terrain):
        return Note("keep", Keep(place), ("held",), named(terrain))
    return Note("leave", Leave(place), ("leave",), named(terrain))


def run_notes(view: View, seen: Seen) -> Sequence[Note]:
    run = view.run
    if view.phase != "run" or run is None:
        return collect_notes(view, seen)
    if run.seat != LEARNER:
        return [Note("runs", params={"seat": run.seat})]
    if not run.chooses or run.top is None:
        return [Note("run")]
    cards = len(view.seats[LEARNER].course)
    area = min(run.fits, key=lambda area: steps_left(area, cards))
    return [Note("go", Go(run.left, area), (f"area-{area}",), named(run.top))]


def collector(view: View, seen: Seen, cue: Cue) -> Thought | None:
    """Turns card after card, keeps what the learner has no use for, and leaves them the rest."""
    own = view.seats[cue.seat]
    if view.phase == "build" and not own.ready:
        return Thought(1_500, Ready())
    if view.phase != "collect":
        return None
    if own.hand and own.hand.terrain:
        return Thought(900, choice(view, seen, own.hand.place, own.hand.terrain))
    place = view.field.rfind(DOWN)
    is_free = own.hand is None and own.stack < own.steps and place >= 0
    return Thought(1_300, Turn(place), own.stack) if is_free else None


def braggart(view: View, seen: Seen, cue: Cue) -> Thought | None:
    """Calls Stop as soon as the rules let it, though its cards lead nowhere."""
    own = view.seats[cue.seat]
    if view.phase == "collect" and own.hand is None and own.stack >= own.steps:
        return Thought(2_000, Stop("goal"))
    return collector(view, seen, cue)


def choice(view: View, seen: Seen, place: Place, terrain: Terrain) -> Action:
    return Leave(place) if is_wanted(view, seen, terrain) else Keep(place)


def lying(view: View, seen: Seen) -> Iterator[tuple[Place, Terrain]]:
    """Face-up cards that lead the learner on."""
    for place, mark in enumerate(view.field):
        terrain = BY_LETTER.get(mark)
        if terrain and is_wanted(view, seen, terrain):
            yield place, terrain


def is_wanted(view: View, seen: Seen, terrain: Terrain) -> bool:
    """It leads on from where the learner's stack can lead, and nearer to the goal."""
    own = view.seats[LEARNER]
    cards = len(own.course)
    here = trail(own.course, own.goal, own.at, seen.stack)
    least = min((steps_left(area, cards) for area in here), default=0)
    led = (area for at in here for area in fits(own.course, own.goal, at, terrain))
    return any(steps_left(area, cards) < least for area in led)


def is_there(view: View, seen: Seen) -> bool:
    """The learner's stack can lead to the goal."""
    own = view.seats[LEARNER]
    return AREAS * len(own.course) in trail(own.course, own.goal, own.at, seen.stack)


def named(terrain: Terrain) -> dict[str, str]:
    return {"terrain": f"zigzag_race_terrain_{terrain}"}


def is_kept(event: object) -> bool:
    return isinstance(event, Kept | Taken) and event.seat == LEARNER


def is_penalty(event: object) -> bool:
    """A penalty for anybody. A learner who reaches the goal before has no need to see one."""
    won = isinstance(event, RunEnded) and (event.seat, event.why) == (LEARNER, "goal")
    return isinstance(event, Penalised) or won


def is_run(event: object) -> bool:
    """Winning is one, too: the same run may have reached the goal before this."""
    won = isinstance(event, Won) and LEARNER in event.seats
    return won or (isinstance(event, RunEnded) and event.seat == LEARNER)


def has_stack(seen: Seen | None) -> bool:
    """A learner who collected nothing doesn't get anywhere."""
    return seen is not None and bool(seen.stack)


LESSON = Lesson(
    (
        Goal("build", learner_does(Readied), collect_notes, collector),
        Goal("keep", is_kept, collect_notes, collector, times=3),
        Goal("grab", learner_does(Taken), collect_notes, collector),
        Goal("penalty", is_penalty, collect_notes, braggart),
        Goal("run", is_run, run_notes, braggart, when=has_stack),
    ),
    seats=2,
    secret=b"zigzag_race lesson 246",
    options={
        "course": 3,
        "trail": True,
        "build_time": 180_000,
        "hold_time": 4_000,
        "idle_time": 60_000,
        "leftover_time": 20_000,
        "choice_time": 16_000,
        "run_time": 60_000,
        "pause_time": 4_000,
    },
    watch=watch,
)
