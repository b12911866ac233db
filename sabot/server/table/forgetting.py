"""A player who wants to leave no trace, in any table of this server, its disk or its records."""

import asyncio

from msgspec.structs import replace

from sabot.core.game import Illegal, Seat
from sabot.core.log import Entry, Sat
from sabot.server.table.chairs import Place
from sabot.server.table.hosting import Left, forget
from sabot.server.table.lobby import Lobby, damaged, is_passing
from sabot.server.table.neighbours import AWAY, Elsewhere, is_away
from sabot.server.table.store import Kept, Store, Unavailable


async def forget_player(lobby: Lobby, store: Store, player: str) -> None:
    """No sitting and no log names them any more. Refused if that isn't stored, for another node
    may have a table by now: they have to ask again."""
    rooms = list(lobby.rooms.values())
    left = [each for room in rooms if (each := forget(room, player))]
    for each in left:
        await rename_in_log(lobby, store, each)
    naming = set(await asyncio.to_thread(store.naming, player))
    for id in naming - {room.id for room in rooms}:
        if each := await forget_among(lobby, id, player):
            await rename_in_log(lobby, store, each)
            await store.settled()
            if each.room.ledger.is_stored:  # of a thousand games few are in memory at once
                lobby.put_away(each.room)
            else:
                left.append(each)
    await lobby.keeper.forget(player)
    await store.settled()
    touched = {room for room, _ in left} | {room for room in rooms if room.id in naming}
    if not all(room.ledger.is_stored for room in touched):
        raise Illegal(AWAY) if lobby.neighbours else Unavailable("a table isn't stored")


async def forget_among(lobby: Lobby, id: str, player: str) -> Left | None:
    """The node that has the table does it; a table that none has is fetched for it."""
    try:
        return forget(await lobby.room(id), player)
    except Elsewhere:
        return None
    except Illegal as why:
        if is_away(why):
            raise
        return None


async def rename_in_log(lobby: Lobby, store: Store, left: Left) -> None:
    """As its sitting does, once all that the table has written is on the disk."""
    id, seat = left.room.id, left.seat
    if seat is None:
        return
    await store.settled()
    if kept := await asyncio.to_thread(kept_of, store, id):
        await store.rename(id, renamed(kept.log, seat, kept.sitting.places[seat]))
    await lobby.keeper.rename(id)


def kept_of(store: Store, id: str) -> Kept | None:
    """One that can't be read can't be changed, and keeps nobody from the others."""
    try:
        return store.find(id)
    except Exception as error:
        if is_passing(error):
            raise
        damaged(id, error)
        return None


def renamed(log: list[Entry], seat: Seat, place: Place) -> list[tuple[int, Sat]]:
    """What the log says of who sat there, by revision, with the name they have now."""
    name, animal = place.name or "", place.animal or ""
    return [
        (revision, replace(entry, name=name, animal=animal))
        for revision, entry in enumerate(log, 1)
        if isinstance(entry, Sat) and entry.seat == seat
    ]
