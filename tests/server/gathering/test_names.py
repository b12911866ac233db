"""What guests write is shown to others, so it must look like what it is, and stay in its place."""

import unicodedata

import pytest

from sabot.server.table import seats
from sabot.server.table.chairs import Place, Sitting, fill, rise, sit
from sabot.server.table.player import LONGEST, Player, clean
from tests.server.page import open_table, visit

ZALGO = "".join(chr(mark) for mark in range(0x0300, 0x0340))


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("e\u200b\u0301", "é"),
        ("\u202eeoZ\u202c", "eoZ"),
        ("\u2066Zoe\u2069\u200f\u061c", "Zoe"),
        ("A\u200b\u200c\u200d\u2060\ufeff\u00adnn", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("Ann\u2028Bob\u2029\u00a0\u3000Eve", "Ann Bob Eve"),
        ("\ue000\U000f0000Ann\U000e0041", "Ann"),
        ("\u3164\u2800\u115f", ""),
        ("\u0301\u0301", ""),
        ("  ", ""),
        ("สวัสดี", "สวัสดี"),
        ("שָּׁלוֹם", unicodedata.normalize("NFC", "שָּׁלוֹם")),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(written, shown):
    assert clean(written) == shown


def test_marks_do_not_pile_up():
    marks = [unicodedata.category(c)[0] for c in clean("Z" + ZALGO + "o" + ZALGO)].count("M")
    assert marks == 6


def test_a_name_begins_with_a_letter_and_not_with_a_mark_on_what_stands_before():
    assert clean(ZALGO + "Zoe") == "Zoe"


def test_a_name_is_cut_where_its_end_is_no_space():
    assert clean("x" * (LONGEST - 1) + " y") == "x" * (LONGEST - 1)


def test_what_is_clean_stays_as_it_is():
    once = clean("Z" + ZALGO + " \u202e" + "Ann " * 9)
    assert clean(once) == once


async def test_the_server_keeps_a_name_clean(guest):
    ann = await guest()
    answer = await ann.patch("/api/me", json={"name": "\u202eA\u200bnn\u2066"})
    assert (await answer.json())["name"] == "Ann"
    answer = await ann.patch("/api/me", json={"name": "\u3164\u200b"})
    assert (await answer.json())["code"] == "bad-name"


def test_no_bot_has_the_name_or_the_face_of_another_at_the_table():
    chairs = (Place("ann", "Ada", "fox"), *(Place() for _ in range(7)))
    for secret in range(40):
        places = fill(Sitting("zinga", None, "ann", bytes([secret]), chairs)).places
        assert [len({p.name for p in places}), len({p.animal for p in places})] == [8, 8]


def test_two_people_of_one_name_and_face_are_told_apart_at_the_table():
    empty = Sitting("zinga", None, "a", b"", tuple(Place() for _ in range(3)))
    one = sit(empty, Player("a", "Ada", "fox"))
    two = sit(one, Player("b", "Ada", "fox"))
    assert [(p.name, p.animal) for p in two.places[:2]] == [("Ada", "fox"), ("Ada 2", "badger")]
    assert sit(rise(two, "a"), Player("c", "Ada", "fox")).places[0].name == "Ada"


async def test_a_new_name_is_seen_at_once_at_a_table_that_gathers(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    first, second = await visit(ann, table), await visit(bob, table)
    await second.ready()
    await bob.patch("/api/me", json={"name": "Bo"})
    await first.until(lambda p: p.seating["chairs"][1]["name"] == "Bo")
    await first.until(lambda p: p.seating["chairs"][1]["ready"])
    await ann.patch("/api/me", json={"name": "Bo"})
    await second.until(lambda p: p.seating["chairs"][0]["name"] == "Bo 2")


async def test_who_has_another_name_when_they_sit_down_sits_down_under_it(parlour):
    bob = parlour.come("bob", watch=True)
    parlour.room.rename(Player("bob", "Bo", "fox"))
    seats.sit(parlour.room, bob.reader)
    assert parlour.room.sitting.places[0].name == "Bo"


async def test_a_game_is_played_to_its_end_under_the_names_it_began_with(parlour):
    await parlour.deal("ann")
    parlour.room.rename(Player("ann", "Anna", "fox"))
    assert parlour.room.sitting.places[0].name == "ann"
