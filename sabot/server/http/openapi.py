"""`GET /api/openapi.json`: the doors over HTTP, described from the types they take and answer."""

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
    GameCard,
    GameText,
    HouseCard,
    Lock,
    Me,
    Open,
    Opened,
    Refusal,
    Rename,
    SetLevel,
    SetReach,
    TableCard,
)

HTML, TEXT, JSON = "text/html", "text/plain", "application/json"
WORD = {"type": "string"}
SEAT = {"type": "integer", "minimum": 0, "maximum": 99}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
PARTS = {"game": {"enum": list(GAMES)}, "table": WORD, "seat": SEAT}
Options = dict[str, Any]
LINE = {"table": WORD, "page": WORD, "after": NUMBER, "seat": SEAT, "watch": WORD}
LINE |= {"lag": NUMBER, "jitter": NUMBER}


class Door(NamedTuple):
    about: str
    answers: Any = str
    takes: Any = None
    media: str = JSON  # of its answer
    asks: dict[str, Any] = {}  # in its query


DOORS = {
    "GET /api/me": Door("Who you are; the cookie of a new guest comes with it.", Me),
    "PATCH /api/me": Door("Another name for you, at tables that gather too.", Me, Rename),
    "GET /api/house": Door("By which address others on your network reach this house.", HouseCard),
    "GET /api/games": Door("The games on the shelf.", list[GameCard]),
    "POST /api/games/{game}/read": Door("A game that was written down, played.", Any, GameText),
    "POST /api/games/{game}/weigh": Door("The same: who stood how, and when.", Any, GameText),
    "GET /api/tables": Door(
        "Tables that gather or play: yours, and those that are not locked.", list[TableCard]
    ),
    "POST /api/tables": Door("Opens a table.", Opened, Open),
    "GET /api/tables/{table}": Door("A table from outside.", TableCard),
    "POST /api/tables/{table}/bots": Door("Bots for the free chairs.", TableCard),
    "PUT /api/tables/{table}/level": Door("How good those bots are.", TableCard, SetLevel),
    "PATCH /api/tables/{table}/options": Door(
        "Other options; those not named are the usual ones.", TableCard, Options
    ),
    "PUT /api/tables/{table}/reach": Door("How far players may be.", TableCard, SetReach),
    "PUT /api/tables/{table}/lock": Door("Locks the table, or unlocks it.", TableCard, Lock),
    "DELETE /api/tables/{table}/seats/{seat}": Door("Sends a player away.", TableCard),
    "POST /api/tables/{table}/rematch": Door("The next game of the same people.", Opened),
    "GET /api/openapi.json": Door("This description.", dict[str, Any]),
    "GET /ws": Door(
        "A line to a table, as a WebSocket; `sabot/server/wire.py` has all that is said on it.",
        asks=LINE,
    ),
    "GET /healthz": Door("Is this house well?", Health),
    "GET /metrics": Door("Figures, as Prometheus reads them.", media=TEXT),
    "GET /": Door("The shelf.", media=HTML),
    "GET /t/{table}": Door("The page of a table.", media=HTML),
    "GET /rules/{game}": Door("The page of a game's rules.", media=HTML),
    "GET /train/{game}": Door("The page of a game's training.", media=HTML),
    "GET /review/{game}": Door("The page on which a game is looked at again.", media=HTML),
}


async def openapi(request: web.Request) -> web.Response:
    return web.Response(body=description(), content_type=JSON)


@cache
def description() -> bytes:
    paths: dict[str, Any] = {}
    components: dict[str, Any] = {}
    for name, door in DOORS.items():
        method, path = name.split(" ")
        paths.setdefault(path, {})[method.lower()] = operation(name, door, components)
    head = {"openapi": "3.1.0", "info": {"title": "Sabot", "version": __version__}}
    return encode(head | {"paths": paths, "components": {"schemas": components}})


def operation(name: str, door: Door, components: dict[str, Any]) -> dict[str, Any]:
    """Whatever is wrong is answered with a code."""
    refused = {"description": "Refused.", "content": content(JSON, Refusal, components)}
    described: dict[str, Any] = {
        "operationId": name,
        "summary": door.about,
        "parameters": parameters(name, door),
        "responses": answers(door, components) | {"default": refused},
    }
    if door.takes:
        takes = {JSON: {"schema": wish(door.takes, components)}}
        described["requestBody"] = {"content": takes, "required": door.takes is not Options}
    return described


def answers(door: Door, components: dict[str, Any]) -> dict[str, Any]:
    if door.asks is LINE:
        return {"101": {"description": door.about}}
    told = {"description": door.about, "content": content(door.media, door.answers, components)}
    return {"200": told | ({"links": links()} if door.answers is Opened else {})}


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


def parameters(name: str, door: Door) -> list[dict[str, Any]]:
    in_path = [
        {
            "name": part,
            "in": "path",
            "required": True,
            "schema": WORD if door.media == HTML else PARTS[part],
        }
        for part in re.findall(r"{(\w+)}", name)
    ]
    asked = [{"name": part, "in": "query", "schema": shape} for part, shape in door.asks.items()]
    return in_path + asked


def links() -> dict[str, Any]:
    """Doors of the table that was opened."""
    table = {"table": "$response.body#/table"}
    doors = [name for name in DOORS if "{table}" in name]
    return {re.sub(r"\W+", "-", name): {"operationId": name, "parameters": table} for name in doors}
