"""All that a seat's page and an onlooker's page receive over a game: nothing they couldn't see."""

import sqlite3
from contextlib import closing
from typing import get_type_hints

import pytest
from msgspec import convert
from msgspec.json import decode, encode

from sabot.core.log import Head
from sabot.server.sitting import Sitting
from sabot.server.wire import Told
from tests.browser import zack, zinga
from tests.browser.conftest import chromium, house, visitor  # noqa: F401  # fixtures
from tests.faults.person import decoders

KINDS = {kind.__struct_config__.tag: kind for kind in Told.__subclasses__()}
MARKS = {"in_turn", "due", "fault", "designated", "false", "right", "margin", "takes", "piles"}
TABLES = {
    "zack": (zack, 4, {"wins": 1, "verdict_time": 1_000}),
    "zinga": (zinga, 3, {"turn_time": 5_000, "reminders": True}),
}
ENOUGH = 150  # updates, if the game is not over before


@pytest.fixture
def frames(visitor, house, request):  # noqa: F811
    """Of the seat and of the onlooker, and what the house alone knew."""
    game = request.param
    person, seats, options = TABLES[game]
    ann, eve = visitor(), visitor()
    heard = [listen(ann), listen(eve)]
    sit_alone(ann, game, seats, options)
    table = ann.seating["table"]
    eve.page.goto(f"/t/{table}")
    while person.phase(ann) != "over" and len(ann.updates) < ENOUGH:
        person.play_on(ann)
    return game, *heard, secrets(house, table)


def listen(told):
    heard = []
    told.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(text))
    )
    return heard


def sit_alone(told, game, seats, options):
    told.page.evaluate("game => localStorage.setItem('sabot.played', game)", game)
    wish = {"game": game, "seats": seats, "alone": True, "options": options}
    table = told.page.request.post("/api/tables", data=wish).json()["table"]
    told.page.evaluate("table => history.pushState({ alone: true }, '', `/t/${table}`)", table)
    told.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    told.until(lambda t: t.view)


def secrets(house, table):  # noqa: F811
    with closing(sqlite3.connect(house._data)) as db:
        [sitting] = db.execute("select sitting from tables where id = ?", (table,)).fetchone()
        found = "select entry from log where table_id = ? and revision = 0"
        [head] = db.execute(found, (table,)).fetchone()
    known = decode(sitting, type=Sitting).secret, decode(head, type=Head).seed
    return [words for each in known for words in (each.hex(), decode(encode(each)))]


def views(frames):
    return [said["view"] for said in map(decode, frames) if said["on"] == "update"]


def events(frames):
    return [event for said in map(decode, frames) for event in said.get("events", ())]


def round_trip(raw, read):
    return decode(encode(read(encode(raw))))


def keys(value):
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("frames", TABLES, indirect=True)
def test_no_page_receives_more_than_its_seat_may_know(frames):
    game, ann, eve, hidden = frames
    assert len(views(ann)) > 20 and len(views(eve)) > 20
    for frame in (*ann, *eve):
        only_what_the_wire_has(decode(frame), game)
    assert all(view["mine"] is None for view in views(eve))
    assert {view["mine"]["seat"] for view in views(ann)} == {0}
    before_the_end = [f for f in (*ann, *eve) if decode(f).get("stage") not in ("over", "closed")]
    assert not any(words in frame for words in hidden for frame in before_the_end)
    if game == "zack":
        only_thrown_cards_have_a_face(ann)
        only_a_verdict_says_who_was_due((*ann, *eve))


def only_what_the_wire_has(said, game):
    """Read by its type and written again, it is the same: there was nothing else in it."""
    types = get_type_hints(KINDS[said.pop("on")])
    assert said.keys() <= types.keys()
    view, happened = decoders(game)
    if "view" in said:
        assert round_trip(said["view"], view) == said.pop("view")
    if "events" in said:
        assert round_trip(said["events"], happened) == said.pop("events")
    for name, value in said.items():
        assert decode(encode(convert(value, types[name], strict=False))) == value


def only_thrown_cards_have_a_face(frames):
    thrown = {(event["card"], event["seat"]) for event in events(frames) if event["on"] == "thrown"}
    shown = {(card["card"], card["seat"]) for view in views(frames) for card in view["top"]}
    assert shown and shown <= thrown


def only_a_verdict_says_who_was_due(frames):
    told = [{**view, "verdict": None} for view in views(frames)]
    assert not keys(told) & MARKS
    kept = [event for event in events(frames) if event["on"] != "challenged"]
    assert not keys(kept) & MARKS
