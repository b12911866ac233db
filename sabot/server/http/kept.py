"""Endpoints of finished games: the record of one, and the list of one's own."""

import asyncio

from aiohttp import web

from sabot.core.game import Illegal, Millis
from sabot.registry import GAMES
from sabot.server import limits
from sabot.server.disk.games import Found, Last
from sabot.server.http.api import KEEPER, LOBBY, STORE, answer, player_of
from sabot.server.http.openapi import FILE
from sabot.server.table.chairs import may_come
from sabot.server.table.lobby import is_id
from sabot.server.wire import Dropped, PlayedGames

routes = web.RouteTableDef()
EVER: Millis = 2**62
DIGITS = 16  # of a number in a query
LOOKS, PAUSE = 16, 0.25  # at a game without a record, and seconds between two


@routes.get("/api/games/{id}")
async def kept_game(request: web.Request) -> web.Response:
    """As it is stored: a browser unpacks it itself, for it is a file and not an encoding."""
    id = request.match_info["id"]
    found = await find(request, id)
    record = seen_by(found, player_of(request).id, id)
    response = web.Response(body=record, content_type=FILE)
    if "download" in request.query:
        name = f"{found.sitting.game}-{id}.sabot"
        response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@routes.get("/api/me/games")
async def my_games(request: web.Request) -> web.Response:
    game, most = request.query.get("game"), number_of(request, "limit", limits.GAMES_SHOWN)
    if game and game not in GAMES:
        raise Illegal("no-such-game", {"game": game[:32]})
    most = min(max(1, most), limits.GAMES_LISTED)
    wish = player_of(request).id, game, last_of(request), most + 1
    found = await asyncio.to_thread(request.app[STORE].games_of, *wish)
    return answer(PlayedGames(found[:most], more=len(found) > most))


@routes.delete("/api/me/games/{id}")
async def drop_game(request: web.Request) -> web.Response:
    id = request.match_info["id"]
    if not is_id(id):
        raise not_kept(id)
    await request.app[STORE].drop_game(player_of(request).id, id)
    return answer(Dropped())


async def find(request: web.Request, id: str) -> Found:
    """Once its record is there, if it is being made: here, or by another node."""
    check_in_memory(request, id)
    await request.app[KEEPER].wait(id)
    found = await look(request, id)
    for _ in range(LOOKS - 1):
        if not is_awaited(found):
            break
        await asyncio.sleep(PAUSE)
        found = await look(request, id)
    return found


async def look(request: web.Request, id: str) -> Found:
    found = await asyncio.to_thread(request.app[STORE].game, id) if is_id(id) else None
    if found is None:
        raise not_kept(id)
    return found


def is_awaited(found: Found) -> bool:
    """It was dealt and is over, and there is no record yet."""
    sitting = found.sitting
    return not (found.live or found.record or sitting.lesson) and sitting.began is not None


def check_in_memory(request: web.Request, id: str) -> None:
    """A change of its table may be on its way to the disk."""
    room = request.app[LOBBY].rooms.get(id)
    if room and not room.may_come(player_of(request).id):
        raise Illegal("locked")
    if room and room.goes_on:
        raise Illegal("not-over-yet")


def seen_by(found: Found, player: str, id: str) -> bytes:
    if not may_come(found.sitting, player):
        raise Illegal("locked")
    if found.live:
        raise Illegal("not-over-yet")
    if found.record is None:
        raise not_kept(id)
    return found.record


def not_kept(id: str) -> Illegal:
    return Illegal("not-kept", {"game": id[:32]})


def last_of(request: web.Request) -> Last:
    id = request.query.get("before_id", "")
    return Last(number_of(request, "before", EVER), id if is_id(id) else "")


def number_of(request: web.Request, name: str, otherwise: int) -> int:
    text = request.query.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < DIGITS else otherwise
