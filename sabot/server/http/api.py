"""The HTTP endpoints. Each shows only what every seat may already know."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from aiohttp import web
from msgspec import Struct
from msgspec.json import Decoder, encode, schema
from msgspec.structs import fields, replace

from sabot.core.game import Box, First, Illegal
from sabot.registry import GAMES
from sabot.server import limits
from sabot.server.decoding import decoded
from sabot.server.disk.engine import Engine
from sabot.server.disk.keeper import Keeper
from sabot.server.http.identity import Identities
from sabot.server.http.proxy import address_of
from sabot.server.http.reviews import Asker, Reviews
from sabot.server.table.breaks import finish as ask_for_end
from sabot.server.table.chairs import seat_of
from sabot.server.table.forgetting import forget_player
from sabot.server.table.hosting import check_door, hand_over, lock, remove, set_chat, set_listed
from sabot.server.table.lobby import Lobby
from sabot.server.table.neighbours import Elsewhere, joined
from sabot.server.table.player import Player, clean
from sabot.server.table.room import Room
from sabot.server.table.seating import card_of
from sabot.server.table.sequel import check_host
from sabot.server.table.terms import box_of, level_of, options_of
from sabot.server.wire import (
    FirstGame,
    GameCard,
    GameText,
    Invitation,
    Learn,
    Lock,
    Me,
    NextGame,
    Open,
    Opened,
    OptionCard,
    PicksCard,
    Rename,
    Seen,
    ServerCard,
    SetChat,
    SetLevel,
    SetListed,
    SetPaused,
    SetReach,
    Swap,
)

ADDRESS: web.AppKey[str | None] = web.AppKey("address")
LOBBY = web.AppKey("lobby", Lobby)
STORE = web.AppKey("store", Engine)
KEEPER = web.AppKey("keeper", Keeper)
REVIEWS = web.AppKey("reviews", Reviews)
IDENTITIES = web.AppKey("identities", Identities)
PLAYER = web.RequestKey("player", Player)
T = TypeVar("T")
Respond = Callable[[web.Request], Awaitable[web.StreamResponse]]
routes = web.RouteTableDef()


@routes.get("/api/me")
async def me(request: web.Request) -> web.Response:
    player = player_of(request)
    return answer(Me(player.name, player.animal))


@routes.patch("/api/me")
async def rename(request: web.Request) -> web.Response:
    name = clean((await body(request, Rename)).name)
    if not name:
        raise Illegal("bad-name")
    player = request[PLAYER] = replace(player_of(request), name=name)
    request.app[LOBBY].rename(player)
    response = answer(Me(player.name, player.animal))
    request.app[IDENTITIES].give(request, response, player)
    return response


@routes.delete("/api/me")
async def forget_me(request: web.Request) -> web.Response:
    """The next request is another guest's."""
    await forget_player(request.app[LOBBY], request.app[STORE], player_of(request).id)
    player = request[PLAYER] = request.app[IDENTITIES].new()
    response = answer(Me(player.name, player.animal))
    request.app[IDENTITIES].give(request, response, player)
    return response


@routes.get("/api/server")
async def server(request: web.Request) -> web.Response:
    return answer(ServerCard(request.app[ADDRESS]))


@routes.get("/api/games")
async def games(request: web.Request) -> web.Response:
    return answer([game_card(id, box) for id, box in GAMES.items()])


@routes.post("/api/games/{game}/read")
async def read_game(request: web.Request) -> web.Response:
    read = box_of(request.match_info["game"]).read
    if read is None:
        raise Illegal("no-such-page")
    text = (await body(request, GameText)).text
    return answer(await request.app[REVIEWS].read(read, text, asker_of(request)))


@routes.post("/api/games/{game}/weigh")
async def weigh_game(request: web.Request) -> web.Response:
    weigher = box_of(request.match_info["game"]).weigher
    if weigher is None:
        raise Illegal("no-such-page")
    text = (await body(request, GameText)).text
    return answer(await request.app[REVIEWS].weigh(weigher, text, asker_of(request)))


@routes.get("/api/tables")
async def tables(request: web.Request) -> web.Response:
    cards = request.app[LOBBY].cards(player_of(request).id)
    if elsewhere := request.app[LOBBY].neighbours:
        cards = joined(cards, await elsewhere.cards(player_of(request).id))
    return answer(cards)


@routes.post("/api/tables")
async def open_table(request: web.Request) -> web.Response:
    room = await request.app[LOBBY].open(await body(request, Open), player_of(request))
    return answer(Opened(room.id))


@routes.post("/api/lessons")
async def learn(request: web.Request) -> web.Response:
    wish = await body(request, Learn)
    return answer(Opened((await request.app[LOBBY].learn(wish.game, player_of(request))).id))


@routes.get("/api/tables/{table}")
async def inspect(request: web.Request) -> web.Response:
    room = await room_of(request)
    check_may_come(room, player_of(request).id)
    return answer(card_of(room))


@routes.post("/api/tables/{table}/bots")
async def bots(request: web.Request) -> web.Response:
    room = await room_where_seated(request)
    room.gathering.fill()
    return answer(card_of(room))


@routes.post("/api/tables/{table}/door")
async def door(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    check_door(room)
    identities = request.app[IDENTITIES]
    return answer(Invitation(identities.write(identities.bot(room.id))))


@routes.put("/api/tables/{table}/level")
async def level(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    wish = (await body(request, SetLevel)).level
    room.gathering.set_level(level_of(box_of(room.sitting.game), wish))
    return answer(card_of(room))


@routes.patch("/api/tables/{table}/options")
async def options(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    wish = await body(request, dict[str, Any])
    terms = room.sitting
    room.gathering.set_options(options_of(box_of(terms.game), {**terms.options, **wish}))
    return answer(card_of(room))


@routes.put("/api/tables/{table}/reach")
async def reach(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    room.gathering.set_reach((await body(request, SetReach)).reach)
    return answer(card_of(room))


@routes.put("/api/tables/{table}/lock")
async def lock_table(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    lock(room, (await body(request, Lock)).locked)
    return answer(card_of(room))


@routes.put("/api/tables/{table}/listed")
async def list_table(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    set_listed(room, (await body(request, SetListed)).listed)
    return answer(card_of(room))


@routes.put("/api/tables/{table}/chat")
async def chat(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    set_chat(room, (await body(request, SetChat)).chat)
    return answer(card_of(room))


@routes.put("/api/tables/{table}/host")
async def hand_on(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    hand_over(room, await body(request, Seen))
    return answer(card_of(room))


@routes.delete("/api/tables/{table}/seats/{seat:[0-9]{1,2}}")
async def remove_player(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    remove(room, int(request.match_info["seat"]))
    return answer(card_of(room))


@routes.post("/api/tables/{table}/swap")
async def swap_seats(request: web.Request) -> web.Response:
    room = await room_as_host(request)
    wish = await body(request, Swap)
    room.gathering.swap(wish.one, wish.other)
    return answer(card_of(room))


@routes.post("/api/tables/{table}/finish")
async def finish(request: web.Request) -> web.Response:
    """Bots play the rest at once, if no person has anything left to do."""
    room = await room_of(request)
    ask_for_end(room, player_of(request).id)
    return answer(card_of(room))


@routes.put("/api/tables/{table}/pause")
async def pause(request: web.Request) -> web.Response:
    """A break, once all people who play agree; so with its end."""
    room = await room_of(request)
    room.breaks.wish(player_of(request).id, (await body(request, SetPaused)).paused)
    return answer(card_of(room))


@routes.post("/api/tables/{table}/rematch")
async def rematch(request: web.Request) -> web.Response:
    over, wish = await room_of(request), await body(request, NextGame)
    check_may_come(over, player_of(request).id)
    try:
        again = await request.app[LOBBY].rematch(over, player_of(request), wish)
    except Elsewhere as where:  # somebody was faster, and another node has that table by now
        return answer(Opened(where.table))
    return answer(Opened(again.id))


def player_of(request: web.Request) -> Player:
    return request[PLAYER]


def asker_of(request: web.Request) -> Asker:
    def gone() -> bool:
        return request.transport is None or request.transport.is_closing()

    return Asker(player_of(request).id, address_of(request), gone)


async def room_of(request: web.Request) -> Room:
    return await request.app[LOBBY].room(request.match_info["table"])


def check_may_come(room: Room, player: str) -> None:
    if not room.may_come(player):
        raise Illegal("locked")


async def room_as_host(request: web.Request) -> Room:
    room = await room_of(request)
    check_host(room.sitting, player_of(request).id)
    if room.sitting.lesson:  # a script: its deal, bots and companion stay as they are
        raise Illegal("too-late-to-change")
    return room


async def room_where_seated(request: web.Request) -> Room:
    room = await room_of(request)
    if seat_of(room.sitting, player_of(request).id) is None:
        raise Illegal("only-watching")
    return room


async def body(request: web.Request, type: type[T]) -> T:
    text = await read_body(request)
    if text and request.content_type != "application/json":  # a form of another site can't say so
        raise Illegal("not-json")
    return decoded(Decoder(type).decode, text or b"{}")


async def read_body(request: web.Request) -> bytes:
    """Badly packed, badly cut into chunks, or its sender hung up: the client's fault."""
    try:
        async with asyncio.timeout(limits.BODY_TIME):
            return await request.read()
    except TimeoutError:
        raise Illegal("too-slow") from None
    except (web.RequestPayloadError, ConnectionError) as why:
        raise Illegal("unreadable", {"why": type(why).__name__}) from None


def answer(content: Struct | list[Any], status: int = 200) -> web.Response:
    return web.Response(body=encode(content), status=status, content_type="application/json")


def game_card(id: str, box: Box) -> GameCard:
    picks = PicksCard(*box.game.picks) if box.game.picks else None
    first = first_game(box.first) if box.first else None
    seats = tuple(sorted(box.game.seats))
    lesson, family = box.lesson is not None, dict(box.family)
    return GameCard(id, seats, box.levels, option_cards(box), picks, first, lesson, family)


def first_game(first: First) -> FirstGame:
    return FirstGame(dict(first.options), first.seats, first.level)


def option_cards(box: Box) -> tuple[OptionCard, ...]:
    """Bounds are declared once, on the fields. What each player picks is not the host's."""
    properties = schema(box.game.options)["$defs"][box.game.options.__name__]["properties"]
    picked = box.game.picks.option if box.game.picks else None
    return tuple(
        option_card(option.name, option.default, properties[option.name])
        for option in fields(box.game.options)
        if option.name != picked
    )


def option_card(name: str, default: object, bounds: dict[str, Any]) -> OptionCard:
    """Of a list the bounds are those of each of its items."""
    each = bounds.get("items", bounds)
    choices = tuple(each.get("enum", ()))
    return OptionCard(name, default, each.get("minimum"), each.get("maximum"), choices)
