"""Tables on their way from one node to another, as the lobby of either knows them."""

from functools import partial

from sabot.server.clock import SECOND, Clock
from sabot.server.table.lobby import LISTED, Lobby, is_public
from sabot.server.table.room import Room
from sabot.server.table.seating import card_of
from sabot.server.table.store import Lost, Store, Unavailable
from sabot.server.wire import Moved, TableCard

LINGERS = 2 * SECOND  # for pages to hear where their table is


def let_go(lobby: Lobby, id: str, even_if_over: bool) -> None:
    """It isn't ours any more. Of a game that is over no row says so: it is fetched again."""
    room = lobby.rooms.get(id)
    if room and (room.is_live() or even_if_over):
        lobby.drop(room)


def let_all_go(lobby: Lobby) -> None:
    for room in list(lobby.rooms.values()):
        lobby.drop(room)


def cut_all(lobby: Lobby) -> None:
    """Their pages look for a node that may still speak for their tables."""
    for room in lobby.rooms.values():
        room.audience.cut()


def speak_again(lobby: Lobby) -> None:
    for room in lobby.rooms.values():
        room.audience.wake()


def public_cards(lobby: Lobby) -> list[TableCard]:
    """Of tables that anybody may find on the shelf."""
    found = [r for r in lobby.rooms.values() if r.goes_on and r.readers and is_public(r)]
    return [card_of(room) for room in found[-LISTED:]]


async def hand_over(lobby: Lobby, store: Store, clock: Clock, room: Room) -> None:
    """All that was written here goes before it; only then are pages sent on. If nobody knows
    whether it was handed over, its owner fetches it again: perhaps we are."""
    room.stop()
    try:
        await store.hand_over(room.id, room.ledger.epoch)
    except (Unavailable, Lost):
        lobby.rooms.pop(room.id, None)
        return room.abandon()
    retire(room)
    lobby.rooms.pop(room.id, None)
    for reader in list(room.readers):
        reader.say(Moved())
        reader.leaves = True
    clock.at(clock.now() + LINGERS, partial(Room.abandon, room))


def retire(room: Room) -> None:
    """It writes nothing more and tells nothing of what is on its way."""
    if room.live:
        room.live.abandon()
    room.ledger.seal()
