"""Verify a kept game: compute all of it again, and name the first entry that differs. Pure."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.json import Encoder, decode

from sabot.core.game import Game
from sabot.core.log import Act, Closed
from sabot.core.luck import commitment_of, seed_of
from sabot.core.table import Table
from sabot.core.told import places_of, teams_of
from sabot.kept.film import Frame, nothing_shown, take, typed
from sabot.kept.placing import misplaced, odd_entry
from sabot.kept.reading import Kept, understood
from sabot.kept.title import Title, head_of

REPLAY = "film and result"
NAMES = (
    "names, animals and bot levels; its id, when it was played and how far it reached; "
    "options that came to nothing in it"
)
STAMPS = "whether the server measured its own stamps rightly, and just these acts were played"
encode = Encoder().encode
canonical = Encoder(order="sorted").encode  # for Python 0 and False are one, not for a page


class Difference(Struct, frozen=True):
    """`entry`: its revision; None: the title. `part`: what of it."""

    entry: int | None
    part: str
    why: str


class Report(Struct, frozen=True):
    game: str
    version: int  # of the rules that wrote it
    entries: int
    contested: int
    checked: tuple[str, ...]
    unchecked: tuple[str, ...]
    differs: Difference | None

    @property
    def holds(self) -> bool:
        return self.differs is None

    @property
    def whole(self) -> bool:
        """The rules that wrote it are here, so that all of it could be played again."""
        return REPLAY in self.checked


def verify(kept: Kept, game: Game | None) -> Report:
    """`game`: today's rules, if there are any of that name."""
    ours = game if game and game.version == kept.title.version else None
    parts: dict[str, Iterator[Difference]] = {"seed": seed(kept.title), "verdicts": verdicts(kept)}
    if ours:
        parts[REPLAY] = replay(kept, ours)
    found = next(parts["seed"], None) or first(parts.values())
    rest = (NAMES, STAMPS) if ours else (NAMES, STAMPS, missing(kept.title, game))
    contested = sum(1 for _ in contested_of(kept))
    return Report(
        kept.title.game, kept.title.version, len(kept.lines), contested, tuple(parts), rest, found
    )


def first(parts: Iterable[Iterator[Difference]]) -> Difference | None:
    """By entry; what only the end tells comes last."""
    found = [each for part in parts if (each := next(part, None))]
    return min(found, key=lambda each: (each.entry is None, each.entry or 0), default=None)


def missing(title: Title, game: Game | None) -> str:
    """Rules are played only by the version that wrote them."""
    known = f"version {game.version}" if game else "no such game"
    return f"{REPLAY}: rules version {title.version} wrote it, and here is {known}"


def seed(title: Title) -> Iterator[Difference]:
    """Neither side could choose it."""
    try:
        secret = bytes.fromhex(title.proof.secret)
    except ValueError:
        yield Difference(None, "secret", "it isn't hexadecimal")
        return
    if commitment_of(secret) != title.commitment:
        yield Difference(None, "commitment", "it isn't the SHA-256 of the secret")
    if len(title.proof.nonces) != title.seats:
        yield Difference(None, "nonces", f"there are {len(title.proof.nonces)}")
    if seed_of(secret, title.proof.nonces).hex() != title.proof.seed:
        yield Difference(None, "seed", "it doesn't follow from the secret and the nonces")


def verdicts(kept: Kept) -> Iterator[Difference]:
    """Every contested act lies where its record puts it."""
    for n, why in misplaced(bytes.fromhex(kept.title.proof.seed), contested_of(kept)):
        yield Difference(n, "record", why)


def contested_of(kept: Kept) -> Iterator[tuple[int, Act]]:
    """By revision."""
    acts = ((n, entry) for n, entry in enumerate(kept.entries(), 1) if isinstance(entry, Act))
    return ((n, act) for n, act in acts if act.record)


def replay(kept: Kept, game: Game) -> Iterator[Difference]:
    if kept.title.seats not in game.seats:
        yield Difference(None, "seats", f"{kept.title.seats} can't play it")
        return
    try:
        table = Table(game, head_of(kept.title))
    except Exception as error:  # forged options may break any rule in any way
        yield Difference(None, "options", f"the rules can't deal it: {error!r}")
        return
    yield from revisions(kept, table)
    yield from ending(kept, table)


def revisions(kept: Kept, table: Table) -> Iterator[Difference]:
    """Entry by entry; nothing behind the first that the rules refuse can be played."""
    shown, frame = take(table, None, nothing_shown(kept.title.seats, kept.title.sabot))
    yield from compared(0, frame, kept.film[0])
    for n, plain in enumerate(kept.entries(), 1):
        try:
            entry = typed(table.game, plain)
            for part, why in odd_entry(table, entry):
                yield Difference(n, part, why)
            table.write(entry)
        except Exception as error:  # and so may a forged entry
            yield Difference(n, "entry", f"the rules refuse it: {error!r}")
            return
        shown, frame = take(table, entry, shown)
        yield from compared(n, frame, kept.film[n])


def compared(n: int, frame: Frame, line: bytes) -> Iterator[Difference]:
    """Equal bytes are equal; other bytes may still say the same."""
    here = encode(frame)
    if here != line:
        ours, theirs = decode(here), understood(decode, line)
        for part in (*ours, *(theirs.keys() - ours.keys())):
            if canonical(ours.get(part)) != canonical(theirs.get(part)):
                yield Difference(n, part, told(part, ours.get(part), theirs.get(part)))


def told(part: str, ours: Any, theirs: Any) -> str:
    if part in ("views", "tells") and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(map(canonical, ours), map(canonical, theirs), strict=True))
        seats = [seat for seat, (one, other) in pairs if one != other]
        names = ", ".join("the onlooker" if s == len(ours) - 1 else f"seat {s}" for s in seats)
        return f"the film says otherwise for {names}"
    return f"the film says {short(theirs)}, the rules {short(ours)}"


def short(thing: Any) -> str:
    text = encode(thing).decode()
    return text if len(text) <= 80 else text[:79] + "…"


def ending(kept: Kept, table: Table) -> Iterator[Difference]:
    title, result = kept.title, table.game.result(table.state)
    closed = [entry.why for entry in kept.entries() if isinstance(entry, Closed)]
    facts = {
        "places": (title.places, places_of(result)),
        "teams": (title.teams, teams_of(table.game, title.seats)),
        "reason": (title.reason, closed[-1] if closed else None),
        "players": (len(title.players), title.seats),
    }
    for part, (theirs, ours) in facts.items():
        if theirs != ours:
            yield Difference(None, part, f"it says {short(theirs)}, the log {short(ours)}")
    if not (result or closed):
        yield Difference(None, "places", "the game isn't over")
