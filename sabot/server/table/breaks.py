"""What players in a game ask of the table: a break by consent, and a fast end if they are out."""

from typing import Protocol

from sabot.core.game import Illegal, Seat
from sabot.server.table import chairs
from sabot.server.table.chairs import Sitting
from sabot.server.table.company import Company
from sabot.server.table.live import Live
from sabot.server.wire import Stage

BREAK = "break"  # why the table is paused


class InPlay(Protocol):
    """A table in play, and who is connected to it."""

    live: Live | None
    company: Company | None

    @property
    def sitting(self) -> Sitting: ...
    @property
    def stage(self) -> Stage: ...
    def here(self, player: str) -> bool: ...
    def tell_seating(self) -> None: ...


class Breaks:
    """Pause by consent: a break begins once all people who play agree, and ends likewise.

    Those who left are not waited for, nor are bots.
    """

    def __init__(self, room: InPlay) -> None:
        self._room = room
        self._agreed: set[Seat] = set()

    @property
    def agreed(self) -> tuple[Seat, ...]:
        """Who wants a break; in one, who wants to go on."""
        return tuple(sorted(self._agreed))

    def wish(self, player: str, paused: bool) -> None:
        """One vote. Against the change: what the others asked for is off."""
        seat = seat_in_play(self._room, player)
        why = self._live.paused
        if why not in ("", BREAK):
            raise Illegal("paused", {"why": why})
        self._agreed = {*self._agreed, seat} if paused != bool(why) else set()
        self.look()
        self._room.tell_seating()

    def look(self) -> None:
        """Everybody may have agreed by now. A claim that waits for its verdict gets it first."""
        if self._room.stage != "playing":
            self._agreed.clear()
        elif self._have_agreed() and not self._is_judging():
            self._agreed.clear()
            self._turn()

    def _turn(self) -> None:
        if self._live.paused:
            self._live.resume()
        else:
            self._live.pause(BREAK)
        self._room.tell_seating()

    def _have_agreed(self) -> bool:
        """While nobody is here nobody has: then no clock starts to run."""
        asked = self._asked()
        return bool(asked) and self._agreed >= asked

    def _is_judging(self) -> bool:
        return self._live.table.arbiter.first() is not None

    def _asked(self) -> set[Seat]:
        """People who are here and play themselves; bots from outside have no vote."""
        people = chairs.own_people(self._room.sitting).items()
        levels = [place.level for place in self._room.sitting.places]
        return {s for s, player in people if not levels[s] and self._room.here(player)}

    @property
    def _live(self) -> Live:
        assert self._room.live
        return self._room.live


def finish(room: InPlay, player: str) -> None:
    """A player who is out of the game asks for its end; refused while a person plays."""
    seat_in_play(room, player)
    assert room.company
    room.company.finish()


def seat_in_play(room: InPlay, player: str) -> Seat:
    seat = chairs.seat_of(room.sitting, player)
    if seat is None:
        raise Illegal("only-watching")
    if room.company is None or room.stage != "playing":
        raise Illegal("over" if room.live else "not-playing-yet")
    return seat
