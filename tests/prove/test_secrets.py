"""All that a seat's page and an onlooker's page receive over whole games: nothing unseen."""

import asyncio
import time
from pathlib import Path
from typing import get_type_hints

import pytest
from msgspec import convert
from msgspec.json import decode, encode

from sabot.load.person import decoders
from sabot.registry import GAMES
from sabot.server.disk.sqlite import SqliteStore
from sabot.server.wire import Told
from tests.faults.wish import brisk, seats_of
from tests.prove.crash.page import Page
from tests.prove.crash.server import Server

KINDS = {kind.__struct_config__.tag: kind for kind in Told.__subclasses__()}
MARKS = {"in_turn", "due", "fault", "designated", "false", "right", "margin", "takes", "piles"}
ENDS = ("over", "closed")
PATIENCE = 1_200  # seconds for a whole game


class Frames(Page):
    """Keeps every frame as it came."""

    def __init__(self, url, table, game):
        super().__init__(url, table, game, lambda *_: None, lambda *_: None)
        self.frames = []

    @property
    def over(self):
        return self.seating.get("stage") in ENDS

    async def _hear(self, text):
        self.frames.append(text)
        await super()._hear(text)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """By game: the frames of a seat and of an onlooker, and what the server alone knew."""
    return asyncio.run(play_all(tmp_path_factory.mktemp("secrets")))


async def play_all(folder: Path):
    server = Server(folder)
    await asyncio.to_thread(server.open)
    games = await asyncio.gather(*(play(server.url, game) for game in GAMES))
    server.close()
    store = SqliteStore(str(folder / "sabot.db"))
    found = {game: (ann, eve, secrets(store, table)) for game, table, ann, eve in games}
    store.close()
    return found


async def play(url, game):
    ann = Frames(url, None, game)
    wish = {"game": game, "seats": seats_of(game, 2), "alone": True, "options": brisk(game)}
    await ann.client.get("/api/me")
    answer = await ann.client.post("/api/tables", json=wish)
    ann.table = (await answer.json())["table"]
    eve = Frames(url, ann.table, game)
    ann.stay()
    await until(lambda: ann.revision >= 0)
    eve.stay()
    await until(lambda: ann.over and eve.over)
    for page in (ann, eve):
        await page.close()
    return game, ann.table, ann.frames, eve.frames


async def until(holds):
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.1)


def secrets(store, table):
    kept = store.find(table)
    known = kept.sitting.secret, kept.head.seed
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


@pytest.mark.parametrize("game", GAMES)
def test_no_page_receives_more_than_its_seat_may_know(played, game):
    ann, eve, hidden = played[game]
    assert len(views(ann)) > 20 and len(views(eve)) > 20
    for frame in (*ann, *eve):
        only_what_the_wire_has(decode(frame), game)
    assert all(view["mine"] is None for view in views(eve))
    assert {view["mine"]["seat"] for view in views(ann)} == {0}
    before_the_end = [f for f in (*ann, *eve) if decode(f).get("stage") not in ENDS]
    assert not any(words in frame for words in hidden for frame in before_the_end)


def test_zack_shows_no_card_that_was_not_thrown_and_nobody_who_is_due(played):
    ann, eve, _ = played["zack"]
    only_thrown_cards_have_a_face(ann)
    only_a_verdict_says_who_was_due((*ann, *eve))


def test_zgame_shows_no_symbol_that_is_hidden_from_you_until_the_end(played):
    ann, eve, _ = played["zgame"]
    for view in [view for view in (*views(ann), *views(eve)) if view["phase"] != "over"]:
        own = view["mine"] and view["mine"]["side"]
        others = [p for p in view["pieces"] if p["hidden"] and p["side"] != own]
        assert all(piece["symbol"] is None for piece in others) and view["record"] is None
    assert any(piece["hidden"] for view in views(ann) for piece in view["pieces"])


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
