"""A television is a spectator by construction: it shows the table and never holds a seat."""

import pytest
from msgspec.json import encode

from sabot.core.game import Illegal
from sabot.server.table.hosting import lock
from sabot.server.table.seats import pick, play_here, rise, sit
from sabot.server.wire import Play
from tests.server.page import open_table, visit


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


async def test_a_television_takes_no_chair_and_is_no_onlooker_but_all_are_told_of_it(parlour):
    ann = parlour.come("ann")
    assert not ann.seating.television
    tv = parlour.come("tv", tv=True)
    assert tv.seat is None and parlour.people() == {0: "ann"}
    assert ann.seating.television and ann.seating.onlookers == 0
    tv.leave()
    assert not ann.seating.television


async def test_a_television_of_a_player_neither_takes_nor_keeps_their_seat(parlour):
    ann, tv = parlour.come("ann"), parlour.come("ann", page="tv", tv=True)
    assert (ann.seat, tv.seat) == (0, None) and not tv.seating.elsewhere
    ann.leave()
    assert not tv.seating.chairs[0].here
    await parlour.wait(25)
    assert parlour.people() == {}  # her phone went: a television doesn't sit for her


async def test_whatever_a_seat_may_do_is_refused_to_a_television_of_its_player(parlour):
    parlour.come("ann")
    tv, room = parlour.come("ann", page="tv", tv=True), parlour.room
    play = Play(1, 0, 0, 300, 300, encode({"do": "ring"}))
    acts = (
        lambda: sit(room, tv.reader),
        lambda: play_here(room, tv.reader),
        lambda: rise(room, tv.reader),
        lambda: pick(room, tv.reader, None),
        lambda: room.ready(tv.reader, "n"),
        lambda: room.play(tv.reader, play, 0),
        lambda: room.talk.chat(tv.reader, "hello"),
        lambda: room.talk.react(tv.reader, "clap"),
    )
    assert {code_of(act) for act in acts} == {"television"}
    assert parlour.people() == {0: "ann"}


async def test_the_game_begins_pauses_and_goes_on_as_if_no_television_were_there(parlour):
    tv = parlour.come("ann", page="tv", tv=True)
    [ann] = await parlour.deal("ann")
    assert ann.seat == 0 and parlour.room.stage == "playing"
    ann.leave()
    await parlour.wait(3)
    assert tv.seating.paused == "nobody"
    tv.leave()
    assert parlour.come("ann").seat == 0


async def test_a_locked_table_admits_televisions_of_its_people_only(parlour):
    parlour.come("ann"), parlour.come("bob")
    own = [parlour.come(name, page="tv", tv=True) for name in ("ann", "bob")]
    strange = parlour.come("eve", tv=True)
    lock(parlour.room, True)
    assert strange.reader.leaves and not any(tv.reader.leaves for tv in own)
    assert not parlour.room.may_come("eve")


# Over real sockets


async def test_a_television_that_asks_for_a_seats_view_gets_the_onlookers(guest):
    ann, eve = await guest(), await guest()
    page = await visit(ann, await open_table(ann, game="zgame", alone=True))
    await page.ready()
    await page.until(lambda p: p.view)
    looks_on = await visit(eve, page.table, watch="")
    screens = [await visit(client, page.table, tv="", seat="0") for client in (ann, eve)]
    for tv in screens:
        await tv.until(lambda p: p.view and p.refusals)
        assert [refusal["code"] for refusal in tv.refusals] == ["not-your-seat"]
        assert tv.seating["seat"] is None and tv.view["mine"] is None
        assert tv.updates[-1]["view"] == looks_on.view != page.view
    assert page.seating["seat"] == 0 and not page.seating["elsewhere"]


@pytest.mark.parametrize(
    "said",
    [
        {"do": "sit"}, {"do": "play-here"}, {"do": "ready", "nonce": "n"}, {"do": "rise"},
        {"do": "chat", "text": "hello"}, {"do": "react", "reaction": "clap"},
    ],
)  # fmt: skip
async def test_a_television_that_speaks_is_told_what_it_is(guest, said):
    ann = await guest()
    table = await open_table(ann)
    page, tv = await visit(ann, table), await visit(ann, table, tv="")
    await tv.say(**said)
    await tv.until(lambda p: p.refusals)
    assert tv.refusals[0]["code"] == "television"
    assert page.seating["seat"] == 0 and not page.seating["chairs"][0]["ready"]


async def test_at_a_table_that_a_television_opened_the_first_to_sit_down_is_the_host(guest):
    tv, ann, bob = await guest(), await guest(), await guest()
    table = await open_table(tv, television=True)
    screen = await visit(tv, table, tv="")
    assert not screen.seating["host"] and screen.seating["host_seat"] is None
    pages = [await visit(client, table) for client in (ann, bob)]
    assert [page.seating["host"] for page in pages] == [True, False]
    await screen.until(lambda p: p.seating["host_seat"] == 0)
