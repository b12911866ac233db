"""The law of lent time: a pause takes nothing away, from no seat and no window.

At any revision the table pauses, and a minute later goes on. Then game time is neither before the
last act nor after the pause; every choice is still one; what a floor allowed so long after the last
act is allowed so long after the pause; a window has at least what was left of it, and one that the
last act opened starts in full (docs/decisions/0015).
"""

from typing import NamedTuple

from sabot.core.game import Illegal
from sabot.core.history import Revision
from sabot.core.log import Act, Paused
from sabot.core.luck import Luck
from sabot.core.table import Table

MINUTE = 60_000


class Pause(NamedTuple):
    """The table after the last act, at the pause and when it went on."""

    acted: Revision
    paused: Revision
    resumed: Revision


def check_lending(table, log, lend=Table.resumed):
    """Raise AssertionError at the first pause of this game that took something away."""
    again, opened = Table(table.game, table.head), 0
    for number, entry in enumerate(log):
        pause = paused(again, (again.at + entry.at) // 2, lend)
        check_time(pause)
        check_windows(pause, opened)
        check_choices(again.game, pause, table.head.seats)
        check_floors(again.game, pause, next_acts(log[number:], table.head.seats))
        closes = again.last.wake.at
        again.write(entry)
        opened = again.at if again.last.wake and again.last.wake.at != closes else opened


def paused(table, at, lend):
    """The table is left as it was."""
    acted, here = table.last, table.revision
    table.write(Paused(at, "nobody"))
    halted = table.last
    table.write(lend(table, at + MINUTE))
    pause = Pause(acted, halted, table.last)
    table.step_back(here)
    return pause


def game_time(revision):
    return revision.at - revision.lent


def left(revision):
    """Until the deadline of this revision."""
    return revision.wake.at - game_time(revision)


def check_time(pause):
    acted, resumed = game_time(pause.acted), game_time(pause.resumed)
    assert resumed >= acted, f"after a pause it is {resumed}, before the last act at {acted}"


def check_windows(pause, opened):
    """All windows are moments of game time: none lost anything if that is no later."""
    assert left(pause.resumed) >= left(pause.paused), "a pause made a window shorter"
    if opened == pause.acted.at:
        assert left(pause.resumed) == left(pause.acted), "a window does not start in full"


def check_choices(game, pause, seats):
    for seat in range(seats):
        for action in game.choices(pause.acted.state, seat):
            assert is_legal(game, pause.resumed, seat, action), (
                f"{game.id}: {action} of seat {seat} was a choice before the pause"
            )


def check_floors(game, pause, acts):
    """Whatever its seat does next, if it could be done so soon after the last act."""
    for act in acts:
        after = act.at - pause.acted.at
        if is_legal(game, pause.acted, act.seat, act.action, after):
            assert is_legal(game, pause.resumed, act.seat, act.action, after), (
                f"{game.id}: a pause made seat {act.seat} wait longer for {act.action}"
            )


def next_acts(log, seats):
    """The next one of each seat."""
    found = {}
    for entry in log:
        if isinstance(entry, Act):
            found.setdefault(entry.seat, entry)
        if len(found) == seats:
            break
    return found.values()


def is_legal(game, revision, seat, action, after=0):
    try:
        game.play(revision.state, seat, action, game_time(revision) + after, Luck(b""))
    except Illegal:
        return False
    return True
