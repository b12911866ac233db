"""`python -m sabot.server.ops.schema`: the wire and each game's data as JSON schema."""

import sys
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.json import encode, format, schema_components

from sabot.core.game import Box, Late
from sabot.core.log import TableEntry
from sabot.registry import GAMES
from sabot.server import wire

REF = "#/definitions/{name}"


def schemas() -> dict[str, Any]:
    games = {id: game_schema(box) for id, box in GAMES.items()}
    return {"wire": wire_schema(), "games": games}


def wire_schema() -> dict[str, Any]:
    own = [t for t in vars(wire).values() if isinstance(t, type) and issubclass(t, Struct)]
    types = [t for t in own if t.__module__ == wire.__name__ and t not in (wire.Said, wire.Told)]
    _, definitions = schema_components([*types, TableEntry, Late], ref_template=REF)
    told = wire.Seating | wire.Past | wire.Update | wire.Heard | wire.Here | wire.SecondLine
    told |= wire.Refusal | wire.Chatted | wire.Reacted | wire.Moved | wire.Others
    return {"definitions": definitions | named({"TableEvent": TableEntry, "Told": told})}


def game_schema(box: Box) -> dict[str, Any]:
    joins = box.weigher.join if box.weigher else None
    told = [get_type_hints(by)["return"] for by in (box.game.view, box.read, joins) if by]
    parts = {"Action": box.game.action, "Event": box.game.event}
    types = [*told, box.game.options, *parts.values()]
    _, definitions = schema_components(types, ref_template=REF)
    return {"definitions": definitions | named(parts), "constants": box.constants}


def named(unions: dict[str, Any]) -> dict[str, Any]:
    """A bare `$ref`, of a game with one act, would lose its second name in TypeScript."""
    schemas, _ = schema_components(list(unions.values()), ref_template=REF)
    shapes = ({"anyOf": [schema]} if "$ref" in schema else schema for schema in schemas)
    return dict(zip(unions, shapes, strict=True))


if __name__ == "__main__":
    sys.stdout.buffer.write(format(encode(schemas())) + b"\n")
