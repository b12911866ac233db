"""`GET /api/openapi.json`: the endpoints, described from the types they take and answer."""

import re
from functools import cache
from typing import Any, NamedTuple

from aiohttp import web
from msgspec.json import encode, schema_components

from sabot import __version__
from sabot.core.game import Box
from sabot.registry import GAMES
from sabot.server.http.health import Health
from sabot.server.wire import (
    Dropped,
    GameCard,
    GameText,
    Invitation,
    Learn,
    Lock,
    Me,
    NextGame,
    Open,
    Opened,
    Password,
    PlayedGames,
    Refusal,
    Rename,
    Seen,
    ServerCard,
    SetChat,
    SetLevel,
    SetListed,
    SetPaused,
    SetReach,
    Swap,
    TableCard,
)

HTML, TEXT, JSON = "text/html", "text/plain", "application/json"
SCRIPT, MANIFEST, PNG = "text/javascript", "application/manifest+json", "image/png"
FILE = "application/vnd.sabot"
WORD = {"type": "string"}
SEAT = {"type": "integer", "minimum": 0, "maximum": 99}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
PARTS = {"game": {"enum": list(GAMES)}, "table": WORD, "seat": SEAT, "id": WORD}
MOMENT = {"type": "integer", "minimum": 0, "maximum": 999_999_999_999_999}
LISTING = {"game": PARTS["game"], "before": MOMENT, "before_id": WORD, "limit": NUMBER}
Options = dict[str, Any]
OPTIONAL = (Options, NextGame)  # bodies that may be left out
LINE = {"table": WORD, "page": WORD, "after": NUMBER, "seat": SEAT, "watch": WORD, "tv": WORD}
LINE |= {"lag": NUMBER, "jitter": NUMBER}


class Endpoint(NamedTuple):
    about: str
    answers: Any = str
    takes: Any = None
    media: str = JSON  # of its answer
    asks: dict[str, Any] = {}  # in its query


ENDPOINTS = {
    "GET /api/me": Endpoint("Who you are; sets the cookie of a new guest.", Me),
    "PATCH /api/me": Endpoint("Renames you, also at tables that have not started.", Me, Rename),
    "DELETE /api/me": Endpoint("Forgets you; you are another guest then.", Me),
    "POST /api/password": Endpoint("Opens a server that has a password.", Me, Password),
    "GET /api/server": Endpoint("The server's address in your network.", ServerCard),
    "GET /api/games": Endpoint("The games on the shelf.", list[GameCard]),
    "GET /api/games/{id}": Endpoint(
        "A finished game as a file (docs/kept-games.md).", media=FILE, asks={"download": WORD}
    ),
    "GET /api/me/games": Endpoint("Your finished games, newest first.", PlayedGames, asks=LISTING),
    "DELETE /api/me/games/{id}": Endpoint("Takes a game out of your list.", Dropped),
    "POST /api/games/{game}/read": Endpoint("Replays a game from its notation.", Any, GameText),
    "POST /api/games/{game}/weigh": Endpoint("Evaluates each of its positions.", Any, GameText),
    "GET /api/tables": Endpoint(
        "Tables that gather or play: yours, and those that are listed and not locked.",
        list[TableCard],
    ),
    "POST /api/tables": Endpoint("Opens a table.", Opened, Open),
    "POST /api/lessons": Endpoint("Opens a guided first round.", Opened, Learn),
    "GET /api/tables/{table}": Endpoint("One table, as the shelf shows it.", TableCard),
    "POST /api/tables/{table}/bots": Endpoint("Seats bots in the free chairs.", TableCard),
    "POST /api/tables/{table}/door": Endpoint("Invites a bot from outside.", Invitation),
    "PUT /api/tables/{table}/level": Endpoint("Sets the level of those bots.", TableCard, SetLevel),
    "PATCH /api/tables/{table}/options": Endpoint(
        "Other options; those not named stay as they are.", TableCard, Options
    ),
    "PUT /api/tables/{table}/reach": Endpoint("What it does for far players.", TableCard, SetReach),
    "PUT /api/tables/{table}/lock": Endpoint("Locks the table, or unlocks it.", TableCard, Lock),
    "PUT /api/tables/{table}/listed": Endpoint(
        "Lists the table on the shelf, or leaves it to its link.", TableCard, SetListed
    ),
    "PUT /api/tables/{table}/chat": Endpoint("Lets seats write, or not.", TableCard, SetChat),
    "PUT /api/tables/{table}/host": Endpoint("Makes another player host.", TableCard, Seen),
    "DELETE /api/tables/{table}/seats/{seat}": Endpoint("Removes a player.", TableCard),
    "POST /api/tables/{table}/swap": Endpoint("Swaps two seats.", TableCard, Swap),
    "POST /api/tables/{table}/finish": Endpoint(
        "Bots play the rest at once; refused while a person plays.", TableCard
    ),
    "PUT /api/tables/{table}/pause": Endpoint(
        "Votes for a break, or for its end: all people who play must agree.", TableCard, SetPaused
    ),
    "POST /api/tables/{table}/rematch": Endpoint(
        "Opens the next game of the same people; the host may choose another one.", Opened, NextGame
    ),
    "GET /api/openapi.json": Endpoint("This description.", dict[str, Any]),
    "GET /ws": Endpoint(
        "A line to a table, as a WebSocket; `sabot/server/wire.py` has all that is said on it.",
        asks=LINE,
    ),
    "GET /healthz": Endpoint("Health check.", Health),
    "GET /metrics": Endpoint("Prometheus metrics.", media=TEXT),
    "GET /": Endpoint("The shelf.", media=HTML),
    "GET /t/{table}": Endpoint("The page of a table.", media=HTML),
    "GET /tv": Endpoint("The page of a television that opens a table.", media=HTML),
    "GET /tv/{table}": Endpoint("The page of a table for a television.", media=HTML),
    "GET /r": Endpoint("The page that replays a game from a file.", media=HTML),
    "GET /r/{id}": Endpoint("The page that replays a finished game.", media=HTML),
    "GET /games": Endpoint("The page of your finished games.", media=HTML),
    "GET /rules/{game}": Endpoint("The page of a game's rules.", media=HTML),
    "GET /learn/{game}": Endpoint("The page of a game's guided first round.", media=HTML),
    "GET /train/{game}": Endpoint("The page of a game's trainer.", media=HTML),
    "GET /review/{game}": Endpoint("The page that reviews a game.", media=HTML),
    "GET /sw.js": Endpoint("The service worker: pages open without a connection.", media=SCRIPT),
    "GET /manifest.webmanifest": Endpoint("What a browser needs to install it.", media=MANIFEST),
    "GET /icon-192.png": Endpoint("Its icon.", media=PNG),
    "GET /icon-512.png": Endpoint("Its icon.", media=PNG),
    "GET /icon-maskable.png": Endpoint("Its icon, for any outline.", media=PNG),
}


async def openapi(request: web.Request) -> web.Response:
    return web.Response(body=description(), content_type=JSON)


@cache
def description() -> bytes:
    paths: dict[str, Any] = {}
    components: dict[str, Any] = {}
    for name, endpoint in ENDPOINTS.items():
        method, path = name.split(" ")
        paths.setdefault(path, {})[method.lower()] = operation(name, endpoint, components)
    head = {"openapi": "3.1.0", "info": {"title": "Sabot", "version": __version__}}
    return encode(head | {"paths": paths, "components": {"schemas": components}})


def operation(name: str, endpoint: Endpoint, components: dict[str, Any]) -> dict[str, Any]:
    """Whatever is wrong is answered with a code."""
    refused = {"description": "Refused.", "content": content(JSON, Refusal, components)}
    described: dict[str, Any] = {
        "operationId": name,
        "summary": endpoint.about,
        "parameters": parameters(name, endpoint),
        "responses": answers(endpoint, components) | {"default": refused},
    }
    if endpoint.takes:
        takes = {JSON: {"schema": wish(endpoint.takes, components)}}
        described["requestBody"] = {"content": takes, "required": endpoint.takes not in OPTIONAL}
    return described


def answers(endpoint: Endpoint, components: dict[str, Any]) -> dict[str, Any]:
    if endpoint.asks is LINE:
        return {"101": {"description": endpoint.about}}
    told = {
        "description": endpoint.about,
        "content": content(endpoint.media, endpoint.answers, components),
    }
    return {"200": told | ({"links": links()} if endpoint.answers is Opened else {})}


def content(media: str, type: Any, components: dict[str, Any]) -> dict[str, Any]:
    return {media: {"schema": shape(type, components)}}


def wish(type: Any, components: dict[str, Any]) -> Any:
    """Tables and their options are another thing with each game."""
    if type is Open:
        return {"anyOf": [table_wish(id, box, components) for id, box in GAMES.items()]}
    if type is Options:
        return {"anyOf": [options(id, box, components) for id, box in GAMES.items()]}
    return shape(type, components)


def table_wish(id: str, box: Box, components: dict[str, Any]) -> dict[str, Any]:
    """A game that is on the shelf, with seats, bots and options that it has."""
    [_], named = schema_components([Open])
    found: dict[str, Any] = named["Open"]
    own = {"game": {"const": id}, "seats": {"enum": sorted(box.game.seats)}}
    own |= {"level": {"enum": list(box.bots)}, "options": options(id, box, components)}
    return found | {"title": f"Open {id}", "properties": found["properties"] | own}


def options(id: str, box: Box, components: dict[str, Any]) -> Any:
    return shape(box.game.options, components, f"{id}-")


def shape(type: Any, components: dict[str, Any], prefix: str = "") -> Any:
    template = f"#/components/schemas/{prefix}{{name}}"
    [found], named = schema_components([type], ref_template=template)
    components |= {prefix + name: part for name, part in named.items()}
    return found


def parameters(name: str, endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {
            "name": part,
            "in": "path",
            "required": True,
            "schema": WORD if endpoint.media == HTML else PARTS[part],
        }
        for part in re.findall(r"{(\w+)}", name)
    ]
    asked = [
        {"name": part, "in": "query", "schema": shape} for part, shape in endpoint.asks.items()
    ]
    return in_path + asked


def links() -> dict[str, Any]:
    """Endpoints of the table that was opened."""
    table = {"table": "$response.body#/table"}
    names = [name for name in ENDPOINTS if "{table}" in name]
    return {re.sub(r"\W+", "-", name): {"operationId": name, "parameters": table} for name in names}
