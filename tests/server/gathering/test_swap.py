"""Who sits with whom before the deal: the host swaps two seats, anyone takes an empty one."""

import pytest

from sabot.core.game import Illegal
from sabot.core.log import Sat
from sabot.server.table import chairs
from sabot.server.table.gathering import RESERVED
from sabot.server.table.hosting import remove
from sabot.server.table.lobby import Lobby
from sabot.server.table.seats import rise, sit
from sabot.server.wire import Seen
from tests.server.gathering.test_teams import PAIRS
from tests.server.page import open_table, visit
from tests.server.parlour import SECOND, Parlour


@pytest.fixture
async def four(store):
    return Parlour(store, seats=4, options={}, game=PAIRS)


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


def seen(parlour, seat):
    return Seen(seat, parlour.room.sitting.places[seat].name)


def swap(parlour, one, other):
    parlour.room.gathering.swap(seen(parlour, one), seen(parlour, other))


async def test_two_people_change_places_and_their_pages_know_it_at_once(four):
    ann, bob, cat = (four.come(name) for name in ("ann", "bob", "cat"))
    swap(four, 1, 2)
    assert four.people() == {0: "ann", 1: "cat", 2: "bob"}
    assert (ann.seat, bob.seat, cat.seat) == (0, 2, 1)
    assert bob.seating.seat == 2 and bob.seating.teams[0] == (0, 2)


async def test_a_person_changes_places_with_a_bot_or_with_nobody(four):
    _, bob = four.come("ann"), four.come("bob")
    swap(four, 1, 3)
    assert four.people() == {0: "ann", 3: "bob"} and four.room.sitting.places[1].free
    four.room.gathering.fill()
    bot = four.room.sitting.places[2]
    swap(four, 2, 3)
    assert bob.seat == 2 and four.room.sitting.places[3] == bot


async def test_a_game_without_teams_has_an_order_around_its_table(parlour):
    ann, bob = parlour.come("ann"), parlour.come("bob")
    swap(parlour, 0, 1)
    assert (ann.seat, bob.seat) == (1, 0)


async def test_whoever_the_host_moves_rings_again_and_nobody_else(four):
    guests = [four.come(name) for name in ("ann", "bob", "cat", "dan")]
    for guest in guests[:3]:
        guest.ready(guest.reader.player.id)
    swap(four, 0, 1)
    assert chairs.nonces(four.room.sitting) == ("", "ann", "cat", "")
    guests[3].ready(), guests[1].ready()
    assert four.room.stage == "playing"


async def test_moving_somebody_who_rang_stops_the_count_down(four):
    ann, bob = four.come("ann"), four.come("bob")
    ann.ready(), bob.ready()
    assert four.room.gathering.fills_in() is not None
    swap(four, 1, 2)
    assert four.room.gathering.fills_in() is None
    bob.ready()
    await four.wait(10)
    assert four.room.stage == "playing" and four.people() == {0: "ann", 2: "bob"}


@pytest.mark.parametrize(
    ("one", "other", "code"),
    [
        (Seen(1, "bob"), Seen(1, "bob"), "same-seat"),
        (Seen(9, "bob"), Seen(9, "bob"), "same-seat"),
        (Seen(1, "bob"), Seen(4), "no-such-seat"),
        (Seen(99), Seen(1, "bob"), "no-such-seat"),
        (Seen(1, "cat"), Seen(2), "seat-changed"),
        (Seen(1, "bob"), Seen(2, "cat"), "seat-changed"),
        (Seen(1), Seen(2), "seat-changed"),
    ],
)
async def test_chairs_that_are_not_as_they_were_seen_stay_as_they_are(four, one, other, code):
    four.come("ann"), four.come("bob")
    before = four.room.sitting
    assert code_of(lambda: four.room.gathering.swap(one, other)) == code
    assert four.room.sitting is before


async def test_a_guest_who_leaves_meanwhile_is_not_moved_nor_is_the_next(four):
    _, bob = four.come("ann"), four.come("bob")
    pressed = seen(four, 1), seen(four, 2)
    rise(four.room, bob.reader)
    assert code_of(lambda: four.room.gathering.swap(*pressed)) == "seat-changed"
    eve = four.come("eve")
    assert code_of(lambda: four.room.gathering.swap(*pressed)) == "seat-changed" and eve.seat == 1


async def test_nobody_changes_places_after_the_start(four):
    _, bob = await four.deal("ann", "bob")
    assert code_of(lambda: swap(four, 1, 2)) == "too-late-to-change"
    assert code_of(lambda: sit(four.room, bob.reader, 2)) == "too-late-to-change"
    assert bob.seat == 1


async def test_a_chair_that_waits_for_someone_who_went_is_moved_with_them(four):
    four.come("ann")
    four.come("bob").leave()
    swap(four, 1, 3)
    await four.wait(RESERVED / SECOND - 1)
    assert four.come("bob").seat == 3
    four.guests[-1].leave()
    await four.wait(RESERVED / SECOND)
    assert four.room.sitting.places[3].free


async def test_a_restart_finds_everyone_where_they_were_moved(four, store):
    four.come("ann"), four.come("bob")
    swap(four, 1, 2)
    await four.rest()
    four.room.stop()
    lobby = Lobby(store, four.clock)
    await lobby.resume(lobby._store.live())
    four.room, four.guests = lobby.rooms["parlour"], []
    assert (four.come("bob").seat, four.come("ann").seat) == (2, 0)


async def test_the_deal_is_for_the_chairs_as_they_were_swapped(four):
    ann, bob = four.come("ann"), four.come("bob")
    swap(four, 1, 2)
    ann.ready(), bob.ready()
    four.room.gathering.fill()
    await four.rest()
    sat = [entry for entry in four.store.find("parlour").log if isinstance(entry, Sat)]
    assert [entry.name for entry in sat][::2] == ["ann", "bob"]
    assert bob.updates[-1].view.mine.seat == 2


# By themselves


async def test_a_player_takes_an_empty_chair_and_what_they_rang_for_stays_rung(four):
    _, bob = four.come("ann"), four.come("bob")
    bob.ready()
    sit(four.room, bob.reader, 3)
    assert bob.seat == 3 and four.room.sitting.places[1].free
    assert four.room.sitting.places[3].nonce == "n"


async def test_a_player_who_takes_a_bots_chair_leaves_it_theirs(four):
    _, bob = four.come("ann"), four.come("bob")
    four.room.gathering.fill()
    bot = four.room.sitting.places[2]
    sit(four.room, bob.reader, 2)
    assert bob.seat == 2 and four.room.sitting.places[1] == bot


async def test_an_onlooker_says_which_chair(four):
    four.come("ann")
    tv = four.come("tv", watch=True)
    sit(four.room, tv.reader, 2)
    assert tv.seat == 2


async def test_nobody_sits_down_on_anybody_else(four):
    _, bob = four.come("ann"), four.come("bob")
    assert code_of(lambda: sit(four.room, bob.reader, 0)) == "not-your-seat"
    assert code_of(lambda: sit(four.room, bob.reader, 4)) == "not-your-seat"
    sit(four.room, bob.reader, 1)
    assert four.people() == {0: "ann", 1: "bob"}


async def test_whoever_was_removed_takes_no_chair_by_its_number_either(four):
    _, bob = four.come("ann"), four.come("bob")
    remove(four.room, 1)
    assert code_of(lambda: sit(four.room, bob.reader, 2)) == "only-watching"


# Over real sockets


async def test_only_the_host_swaps_and_a_reload_finds_the_new_seat(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann, game=PAIRS, seats=4)
    await visit(ann, table)
    page = await visit(bob, table)
    names = [chair["name"] for chair in page.seating["chairs"]]
    wish = {"one": {"seat": 1, "name": names[1]}, "other": {"seat": 2, "name": None}}
    answer = await bob.post(f"/api/tables/{table}/swap", json=wish)
    assert (answer.status, (await answer.json())["code"]) == (403, "not-host")
    assert (await ann.post(f"/api/tables/{table}/swap", json=wish)).status == 200
    await page.until(lambda p: p.seating["seat"] == 2)
    await page.close()
    again = await visit(bob, table)
    assert again.seating["seat"] == 2 and not again.refusals


@pytest.mark.parametrize(
    "wish",
    [{}, {"one": {"seat": 1}}, {"one": 1, "other": 2}, {"one": {"seat": -1}, "other": {"seat": 0}},
     {"one": {"seat": 1.5}, "other": {"seat": 0}}, {"one": {"seat": 100}, "other": {"seat": 0}},
     {"one": {"seat": 1, "name": "n" * 201}, "other": {"seat": 0}},
     {"one": {"seat": 1}, "other": {"seat": 0}, "more": 1}],
)  # fmt: skip
async def test_a_swap_that_cannot_be_read_is_refused(guest, wish):
    ann = await guest()
    table = await open_table(ann, game=PAIRS, seats=4)
    answer = await ann.post(f"/api/tables/{table}/swap", json=wish)
    assert (answer.status, (await answer.json())["code"]) == (400, "unreadable")


async def test_a_page_says_where_it_would_rather_sit(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann, game=PAIRS, seats=4)
    await visit(ann, table)
    page = await visit(bob, table)
    await page.say(do="sit", seat=2)
    await page.until(lambda p: p.seating["seat"] == 2)
    await page.say(do="sit", seat=0)
    await page.until(lambda p: p.refusals)
    assert page.refusals[-1]["code"] == "not-your-seat" and page.seating["seat"] == 2
