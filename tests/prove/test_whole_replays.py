"""A game of each game, played by two browsers, then watched again, verified, taken to another
server and forged: `make prove` runs it. Pictures are left in the test's folder."""

import re
from copy import deepcopy
from functools import partial
from typing import NamedTuple, get_type_hints

import pytest
from msgspec import convert
from msgspec.json import decode, encode
from playwright.sync_api import expect

import tests.games.zack.walks.person as zack
import tests.games.zgame.walks.person as zgame
import tests.games.zigzag_race.walks.person as zigzag_race
import tests.games.zigzag_signs.walks.person as zigzag_signs
import tests.games.zinga.walks.person as zinga
from sabot.registry import GAMES
from tests.browser.company import play_to_the_end, two_meet
from tests.browser.film import open_file, part
from tests.browser.fixtures import people
from tests.browser.server import Server
from tests.kept.games import lines_of, summed_up
from tests.prove.watching import by_command, by_page, saved, shown_by, watch

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}


class Way(NamedTuple):
    """Two people at a short game; where there is room, with bots."""

    meet: object
    play_on: object
    secrets: tuple = ()  # texts that no replay shows: how the agreed signs are marked


def by_link(id, seats, **options):
    def meet(visitor):
        ann = visitor()
        wish = {"game": id, "seats": seats, "options": options}
        table = ann.page.request.post("/api/tables", data=wish).json()["table"]
        ann.page.goto(f"/t/{table}")
        return ann, two_meet(visitor, ann, **PHONE)

    return meet


def duel(visitor):
    return zgame.open_for_two(visitor(), visitor(locale="fr-FR", **PHONE), clock="1+1")


WAYS = {
    "zinga": Way(by_link("zinga", 3), zinga.play_on),
    "zack": Way(by_link("zack", 3, stops=True, wins=1), zack.play_on),
    "zgame": Way(duel, zgame.play_on),
    "zigzag_signs": Way(
        partial(zigzag_signs.sit_as_partners, short=1), zigzag_signs.play_on, secrets=("ZIG", "ZAG")
    ),
    "zigzag_race": Way(by_link("zigzag_race", 3, **zigzag_race.BRISK), zigzag_race.play_on),
}


@pytest.mark.parametrize("id", GAMES)
def test_it_is_watched_verified_taken_elsewhere_and_no_forger_gets_away(
    chromium, visitor, tmp_path, id
):
    wrong = []
    guests = play(hearing(visitor, wrong), WAYS[id])
    ends = {told.seating["seat"]: shown_by(told, WAYS[id].secrets) for told in guests}
    for told in guests:
        told.page.get_by_test_id("watch-replay").click()
        expect(told.page).to_have_url(re.compile(r"/r/\w+"))
        part(told, "pause").click()  # it plays by itself
    file = saved(guests[0])
    lines = lines_of(file)
    assert saved(guests[1]) == file and ends_as_told(lines, guests)
    last = lines[-1]["end"] - 1
    for told in guests:
        found = watch(told, ends, last, tmp_path / "home")
        wrong += [("home", where, what) for where, what in found.items()]
        assert by_page(told, tmp_path / "home") == (True, [])
    assert by_command(tmp_path, file)[0] == 0
    with Server(tmp_path).open() as other, people(chromium, other) as come:
        abroad = hearing(come, wrong)("/r", locale="fr-FR", **PHONE)
        open_file(abroad, file)
        found = watch(abroad, ends, last, tmp_path / "abroad")
        wrong += [("abroad", where, what) for where, what in found.items()]
        catch(abroad, file, tmp_path)
    assert wrong == []


def hearing(visitor, wrong):
    """Whatever a page's console calls an error."""

    def come(path="/", **rest):
        told = visitor(None, **rest)
        told.page.on("console", lambda m: m.type == "error" and wrong.append((path, m.text)))
        told.page.goto(path)
        return told

    return come


def play(visitor, way):
    guests = way.meet(visitor)
    play_to_the_end(way.play_on, *guests)
    for told in guests:
        told.page.locator("#result:focus").wait_for()  # nothing moves any more
        told.shown()
    return guests


def ends_as_told(lines, guests):
    """The film ends as the pages were told it did, when it happened."""
    frames = [line for line in lines if "film" in line]
    for told in guests:
        views = [frame["views"][told.seating["seat"]] for frame in frames]
        assert [view for view in views if view != 0][-1] == filmed(told)
        assert lines[0]["places"] == told.updates[-1]["places"]
    return True


def filmed(told):
    """Its last view, as a film keeps it."""
    game = GAMES[told.seating["game"]].game
    kind = get_type_hints(type(game).view)["return"]
    return decode(encode(game.filmed(convert(told.view, kind))))


def catch(told, file, folder):
    """A letter that was changed is refused; what a forger has summed up again is named."""
    told.page.goto("/r")
    broken = file[:-1] + bytes([file[-1] ^ 1])
    open_file(told, broken)
    expect(part(told, "no")).to_be_visible()
    assert by_command(folder, broken)[0] == 1
    for lines, named in forgeries(lines_of(file)):
        told.page.goto("/r")
        open_file(told, summed_up(lines))
        right, wrong = by_page(told, folder)
        code, said = by_command(folder, summed_up(lines))
        assert (right, code) == (False, 1) and re.search(named, said)
        assert all(re.search(named, sentence) for sentence in wrong), (named, wrong)


def forgeries(lines):
    """Each with what names it: on the page in French, by the command in English."""
    middle = next(n for n, line in enumerate(lines) if line.get("film") == lines[-1]["end"] // 2)
    moved = deepcopy(lines)
    moved[middle]["at"] += 1
    yield moved, rf"(entry|entrée) {lines[middle]['film']}\b"
    other = deepcopy(lines)
    other[0]["proof"]["nonces"][0] += "0"
    yield other, "seed|graine"
    contested = [n for n, line in enumerate(lines) if line.get("entry", {}).get("record")]
    for n in contested[:1]:
        drawn, entry = deepcopy(lines), lines[n]["n"]
        film = next(line for line in drawn if line.get("film") == entry)
        for record in (drawn[n]["entry"]["record"], film["placed"]["record"]):
            record["lot"] += 1
        yield drawn, rf"(entry|entrée) {entry}\b"
