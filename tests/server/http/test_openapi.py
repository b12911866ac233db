"""The doors over HTTP are described as they are."""

from aiohttp.web import StaticResource
from msgspec.json import decode

from sabot.server.http.openapi import ENDPOINTS, description


def doors(server):
    routes = [r for r in server.app.router.routes() if not isinstance(r.resource, StaticResource)]
    return {f"{r.method} {r.resource.canonical}" for r in routes if r.method != "HEAD"}


async def test_every_door_is_described_and_no_other(server):
    assert set(ENDPOINTS) == doors(server)


async def test_the_description_is_served_and_all_it_names_is_in_it(guest):
    answer = await (await guest()).get("/api/openapi.json")
    assert (answer.status, answer.content_type) == (200, "application/json")
    described = await answer.json()
    assert {"Rename", "TableCard", "Refusal", "zinga-Options"} <= set(
        described["components"]["schemas"]
    )
    assert all(place in described["components"]["schemas"] for place in named(described))


def named(described):
    if isinstance(described, dict):
        own = [described["$ref"].rpartition("/")[2]] if "$ref" in described else []
        return own + [name for part in described.values() for name in named(part)]
    if isinstance(described, list):
        return [name for part in described for name in named(part)]
    return []


def test_a_table_that_was_opened_is_linked_to_its_doors():
    told = decode(description())["paths"]["/api/tables"]["post"]["responses"]["200"]
    assert told["links"]["GET-api-tables-table-"]["operationId"] == "GET /api/tables/{table}"
