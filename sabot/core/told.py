"""What a revision tells besides its views: the same for a game in play and for its film."""

from sabot.core.game import Game, Millis, Result, Seat
from sabot.core.history import Revision
from sabot.core.log import Act, Entry

Places = tuple[tuple[Seat, ...], ...]


def deadline_of(kept: Revision) -> Millis | None:
    """In game time."""
    return kept.wake.at if kept.wake else None


def is_hot(kept: Revision) -> bool:
    """Somebody may be about to be first."""
    return bool(kept.wake and (kept.wake.rivals or kept.wake.hot))


def is_stimulus(game: Game, before: Revision | None, kept: Revision) -> bool:
    """Something changed that can be raced on; the deal always is one."""
    quiet = kept.events and all(isinstance(event, game.quiet) for event in kept.events)
    return before is None or (kept.state is not before.state and not quiet)


def speaks(kept: Revision, entry: Entry | None, seat: Seat | None) -> bool:
    """It makes an update for that seat, even if its view stays the same."""
    act = entry if isinstance(entry, Act) else None
    return bool(kept.events or (act and (act.seat == seat or act.record)))


def aside(kept: Revision) -> tuple[Millis | None, Millis, bool]:
    """What an update tells besides its events and its view."""
    return deadline_of(kept), kept.lent, is_hot(kept)


def places_of(result: Result | None) -> Places | None:
    return tuple(tuple(sorted(place)) for place in result.places) if result else None


def teams_of(game: Game, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays with whom; none: each for themselves."""
    teams = game.teams(seats)
    return teams if any(len(team) > 1 for team in teams) else ()
