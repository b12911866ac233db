"""Which gestures a bot of Zigzag noticed, and what it learns of signs by them."""

from msgspec.structs import replace

from sabot.core.game import Seat
from sabot.core.reflex import happens
from sabot.games.zigzag_signs.acts import Gesture, Makes, Team
from sabot.games.zigzag_signs.bots.known import emptied, put
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    mood,
    opponents,
    partner_of,
    team_of,
)
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.view import View


def signed(temper: Temper, memory: Memory, view: View, seat: Seat, gesture: Gesture) -> Memory:
    memory = replace(memory, gestures=memory.gestures + 1)
    if seat == mine(view).seat:
        return replace(memory, signed=memory.signed + (gesture in mine(view).signs))
    luck = mood(view, "signed", memory.gestures)
    if seat == partner_of(view):
        makes = read(temper, view, gesture, happens(temper.reads, luck), memory.gestures)
        return replace(memory, partner=makes or memory.partner)
    if not happens(temper.watches, luck):
        return memory
    return replace(memory, noticed=put(memory.noticed, seat, (*memory.noticed[seat], gesture)))


def read(temper: Temper, view: View, gesture: Gesture, looked: bool, number: int) -> Makes | None:
    """What the partner's gesture says; now and then a decoy is taken for a sign."""
    zig, zag = mine(view).signs
    if gesture in (zig, zag):
        return None if not looked else "zig" if gesture == zig else "zag"
    luck = mood(view, "misread", number)
    if not happens(temper.misreads, luck):
        return None
    return luck.pick(("zig", "zig", "zag"))


def learnt(memory: Memory, view: View, caller: Seat) -> Memory:
    """What the caller's partner did last must have been the sign."""
    team = team_of(view, caller)
    seats = [seat for seat in opponents(view) if seat != caller and team_of(view, seat) == team]
    last = {(team, memory.noticed[seat][-1]) for seat in seats if memory.noticed[seat]}
    return replace(memory, learnt=memory.learnt | last)


def exposed(temper: Temper, memory: Memory, view: View) -> Memory:
    """It had better sign otherwise from now on, if that gave it away."""
    told = memory.signed > 0 or memory.partner is not None
    warned = told and happens(temper.renews, mood(view, "exposed"))
    return replace(memory, exposed=memory.exposed or warned)


def failed(memory: Memory, team: Team) -> Memory:
    """The signs of that team were others, and its gestures so far meant nothing."""
    teams = len(memory.noticed) // 2
    noticed = tuple(() if n % teams == team else seen for n, seen in enumerate(memory.noticed))
    kept = frozenset(sign for sign in memory.learnt if sign[0] != team)
    memory = emptied(memory, *range(team, len(noticed), teams))
    return replace(memory, noticed=noticed, learnt=kept)
