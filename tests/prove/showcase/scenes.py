"""What is worth showing of each game: a sequence of events, found in games that bots play."""

from dataclasses import dataclass, replace
from functools import cache

from msgspec.structs import replace as with_fields

from sabot.kept.writing import record
from sabot.registry import GAMES
from tests.kept.games import lines_of, played

LEVEL = "hard"
GAMES_TRIED = 60


@dataclass(frozen=True)
class Scene:
    """`cues` are events in their order, the first and the last at most `span` ms apart.

    A cue's "me" is the seat from which the scene is seen, "mate" the one across.
    """

    game: str
    caption: str
    cues: tuple
    span: int
    lead: int  # ms shown before the first cue
    lasts: int  # ms of the game that are shown
    after: float = 0.0  # which part of the game is over by then, at least
    pace: int = 1  # one of the replay's
    seats: int = 4


@dataclass(frozen=True)
class Found:
    scene: Scene
    file: bytes
    seat: int
    begins: int  # ms


def find(scene):
    for number in range(GAMES_TRIED):
        file = game_of_people(scene.game, number, scene.seats)
        frames = [line for line in lines_of(file) if "film" in line]
        for seat in range(scene.seats):
            if (at := begins(frames, scene, seat)) is not None:
                return Found(scene, file, seat, max(0, at - scene.lead))
    raise SystemExit(f"sabot: no such scene in {GAMES_TRIED} games: {scene.game}, {scene.cues}")


@cache
def game_of_people(id, number, seats):
    """Bots play it, and nobody's picture wears an antenna."""
    title, log = played(id, number, LEVEL, seats=seats)
    people = tuple(with_fields(player, level=None) for player in title.players)
    return record(GAMES[id].game, with_fields(title, players=people), log)


def begins(frames, scene, seat):
    """When the first cue falls, of the first time that all do."""
    told = [(frame["at"], event) for frame in frames for event in frame["events"]]
    cues = [(on, bound(fields, seat, scene.seats)) for on, fields in scene.cues]
    earliest = scene.after * frames[-1]["at"]
    for start, (at, event) in enumerate(told):
        if at >= earliest and fits(event, cues[0]):
            within = [e for when, e in told[start:] if when <= at + scene.span]
            if in_order(within, cues):
                return at
    return None


def bound(fields, seat, seats):
    names = {"me": seat, "mate": (seat + seats // 2) % seats}
    return {key: names.get(value, value) for key, value in fields.items()}


def in_order(events, cues):
    events = iter(events)
    return all(any(fits(event, cue) for event in events) for cue in cues)


def fits(event, cue):
    on, fields = cue
    return event["on"] == on and all(event.get(key) == value for key, value in fields.items())


ME, MATE = {"seat": "me"}, {"seat": "mate"}
ZINGA = Scene(
    "zinga", "See it, ring first, tick it",
    (("rolling", {}), ("rolled", {}), ("rang", ME), ("ticked", ME)),
    span=3_700, lead=100, lasts=4_300, after=0.45,
)  # fmt: skip
ZACK = Scene(
    "zack", "Throw in turn, or be challenged",
    (("thrown", {}), ("thrown", ME), ("thrown", {}), ("challenged", {**ME, "right": True})),
    span=2_600, lead=200, lasts=3_700, after=0.1,
)  # fmt: skip
ZGAME = Scene(
    "zgame", "A duel with hidden pieces",
    (("taken", MATE), ("taken", ME), ("taken", MATE)),
    span=6_500, lead=1_600, lasts=14_000, after=0.1, pace=4, seats=2,
)  # fmt: skip
SIGNS = Scene(
    "zigzag_signs", "Secret signs between partners",
    (("taken", ME), ("thrown", {}), ("signed", MATE), ("called", ME), ("call-right", {})),
    span=2_800, lead=300, lasts=4_400, after=0.1,
)  # fmt: skip
COLLECT = Scene(
    "zigzag_race", "Grab the ground your runner needs",
    (("taken", ME), ("kept", ME), ("taken", {})),
    span=2_000, lead=300, lasts=2_200, after=0.05,
)  # fmt: skip
RUN = replace(
    COLLECT, caption="…then watch it run",
    cues=(*[("stepped", ME)] * 9, ("run-ended", {**ME, "why": "goal"})),
    span=2_500, lead=100, lasts=3_600,
)  # fmt: skip
FILM = (ZINGA, ZACK, ZGAME, SIGNS, COLLECT, RUN)
