"""No door shows a revision before it is released: before the farthest seat, too, has seen it."""

import asyncio

import pytest
from aiohttp.test_utils import TestClient, TestServer

from sabot.games.zinga.acts import Call, Roll
from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from sabot.server.wire import Refusal

FAR = 200_000  # µs to Bob and back; Ann sits next to the server


def time_lines(parlour, ann, bob):
    arbiter, now = parlour.room.live.table.arbiter, parlour.room.live.now()
    arbiter.timed(0, ann.reader.line, 0, now)
    arbiter.timed(1, bob.reader.line, FAR, now)


async def on_its_way(parlour):
    """A revision that is on its way to Bob, and that nobody else may see yet."""
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    time_lines(parlour, ann, bob)
    before = parlour.room.live.told
    await parlour.until(lambda: parlour.room.live.told > before)
    assert bob.updates[-1].revision > before and not released(parlour)
    return ann, bob, before


@pytest.fixture
async def ended(parlour):
    """The last revision of a game, in the same state: Ann and Bob don't act, so bots do."""
    ann, bob = await parlour.deal("ann", "bob")
    live = parlour.room.live

    def ended():
        time_lines(parlour, ann, bob)
        return live.table.over and live.told == live.table.revision

    await parlour.until(ended)
    assert bob.updates[-1].places and not released(parlour)
    return ann, bob


def released(parlour):
    return parlour.room.live.due(None, parlour.room.live.told)


async def release(parlour):
    slot = parlour.room.live.slot(None, parlour.room.live.told)
    await parlour.wait((slot - parlour.room.live.now()) / 1_000_000)
    assert released(parlour)


@pytest.fixture
async def outside(parlour, tmp_path):
    """The doors over HTTP, to the parlour, on its clock; a game is played faster before them."""
    app = make_app(str(tmp_path / "doors.db"), parlour.clock)
    app[LOBBY].rooms["parlour"] = parlour.room
    async with TestClient(TestServer(app)) as client:
        yield client


async def look(client, door):
    return await (await client.get(door)).text()


# While the game goes on


async def test_a_near_seat_sees_it_when_the_far_one_does(parlour):
    ann, _, before = await on_its_way(parlour)
    assert ann.updates[-1].revision == before
    await release(parlour)
    assert ann.updates[-1].revision > before


async def test_an_onlooker_sees_it_last(parlour):
    _, _, before = await on_its_way(parlour)
    eve = parlour.come("eve")
    await parlour.rest()
    assert eve.updates[-1].revision == before
    await release(parlour)
    assert eve.updates[-1].revision > before


@pytest.mark.parametrize("name", ["ann", "bob"])
async def test_a_second_tab_shows_a_seat_no_more_than_the_first(parlour, name):
    ann, bob, before = await on_its_way(parlour)
    older = {"ann": ann, "bob": bob}[name]
    seen = older.updates[-1].revision
    newer = parlour.come(name, page="second")
    await parlour.rest()
    assert newer.updates[-1].revision == seen and older.updates[-1].revision == seen
    await release(parlour)
    assert newer.updates[-1].revision > before


async def test_the_tab_that_lost_a_far_seat_waits_like_an_onlooker(parlour):
    """Bob's seat sees it at once; a page of his that looks on must not."""
    ann, bob = await parlour.deal("ann", "bob")
    parlour.come("bob", page="second")
    await parlour.wait(5)
    time_lines(parlour, ann, parlour.guests[-1])
    before = parlour.room.live.told
    await parlour.until(lambda: parlour.room.live.told > before)
    assert bob.seat is None and bob.updates[-1].revision == before
    await release(parlour)
    assert bob.updates[-1].revision > before


@pytest.mark.parametrize("name", ["ann", "eve"])
@pytest.mark.parametrize("ahead", [-1000, -40, -2, -1, 0, 1, 2, 40, 10**9])
async def test_no_cursor_brings_it_forward(parlour, name, ahead):
    ann, _, before = await on_its_way(parlour)
    live = parlour.room.live
    slot = live.slot(None, live.told)
    ann.leave()
    again = parlour.come(name, cursor=max(-1, before + ahead))
    await parlour.rest()
    assert all(update.revision <= before for update in again.updates)
    await parlour.until(lambda: again.updates and again.updates[-1].revision > before)
    assert live.now() >= slot


async def test_the_past_that_a_newcomer_is_told_ends_before_it(parlour):
    _, bob, _ = await on_its_way(parlour)
    news = bob.updates[-1].events
    eve = parlour.come("eve")
    assert news and not set(news) & set(parlour.room.past(eve.reader).events)
    await release(parlour)
    await parlour.wait(5)
    late = parlour.come("zoe")
    assert set(news) <= set(parlour.room.past(late.reader).events)


@pytest.mark.parametrize("door", ["/api/tables", "/api/tables/parlour", "/healthz"])
async def test_no_door_over_http_tells_that_something_happened(parlour, outside, door):
    ann, bob = await parlour.deal("ann", "bob")
    await parlour.wait(5)
    before, told = await look(outside, door), parlour.room.live.told
    time_lines(parlour, ann, bob)
    await parlour.until(lambda: parlour.room.live.told > told)
    assert not released(parlour) and await look(outside, door) == before


async def test_figures_come_when_all_they_count_is_released(parlour, outside):
    """How many entries there are tells a page that polls them when something happened."""
    await on_its_way(parlour)
    figures = asyncio.create_task(look(outside, "/metrics"))
    for _ in range(20):
        await parlour.rest()
    assert not figures.done() and not released(parlour)
    await parlour.until(figures.done)
    assert released(parlour) and "sabot_entries_total" in figures.result()


# The last one


async def test_a_table_is_over_for_nobody_before_all_have_seen_it(parlour, ended, outside):
    ann, bob = ended
    for door in ("/api/tables", "/api/tables/parlour"):
        assert '"stage":"playing"' in await look(outside, door)
    assert {guest.seating.stage for guest in (ann, bob, parlour.come("eve"))} == {"playing"}
    await release(parlour)
    assert '"stage":"over"' in await look(outside, "/api/tables/parlour")
    assert "parlour" not in await look(outside, "/api/tables")
    assert ann.seating.stage == "over"


async def test_the_seed_is_shown_to_nobody_before_all_have_seen_the_end(parlour, ended):
    ann, bob = ended
    assert ann.seating.proof is bob.seating.proof is None
    await release(parlour)
    assert ann.seating.proof and bob.seating.proof


async def test_figures_count_the_table_as_over_no_sooner(parlour, ended, outside):
    figures = asyncio.create_task(look(outside, "/metrics"))
    await parlour.until(figures.done)
    assert 'sabot_tables{stage="playing"} 1' in figures.result()


async def test_a_rematch_that_is_asked_for_too_early_opens_none(parlour, ended, outside):
    answer = await outside.post("/api/tables/parlour/rematch")
    assert (await answer.json())["code"] == "not-over-yet"
    await release(parlour)
    answer = await outside.post("/api/tables/parlour/rematch")
    assert (await answer.json())["code"] == "only-watching"


# What is refused


async def press_twice(parlour):
    """A first press of somebody near is played, so that the second one can't be."""
    guests = await parlour.deal("ann", "bob")
    await parlour.wait(4)
    live = parlour.room.live
    near = guests[live.table.state.active]
    for guest in guests:
        trip = 0 if guest is near else FAR
        live.table.arbiter.timed(guest.seat, guest.reader.line, trip, live.now())
    for _ in range(2):
        near.play(Roll(), reaction=3_900)
    parlour.clock.stand(parlour.clock.now() + 400_000)
    live.settle()  # the verdict falls, and is not stored yet
    return near


def refusals(guest):
    return [told for told in (*guest.told, *guest.reader.outbox) if isinstance(told, Refusal)]


@pytest.mark.parametrize("unseen", [True, False])
async def test_how_soon_an_illegal_act_is_refused_tells_nothing_of_what_is_unseen(parlour, unseen):
    ann, *_ = await on_its_way(parlour)
    if not unseen:
        await release(parlour)
    ann.play(Call("B9"))
    [refusal] = refusals(ann)
    assert refusal.code == "no-ring" and released(parlour) != unseen


async def test_a_refusal_never_comes_before_what_it_rests_on_is_stored(parlour):
    near = await press_twice(parlour)
    assert parlour.room.live.told < parlour.room.live.table.revision and not refusals(near)


async def test_a_refusal_waits_for_the_slot_of_what_it_rests_on(parlour):
    near = await press_twice(parlour)
    before = near.updates[-1].revision
    while not refusals(near):
        assert near.updates[-1].revision == before
        await parlour.wait(0.01)
    assert near.updates[-1].revision > before


async def test_a_page_that_says_it_has_seen_more_is_not_refused_sooner(parlour):
    ann, *_ = await on_its_way(parlour)
    ann.reader.cursor = 10**9
    parlour.room.refused(0, Refusal("not-now"), parlour.room.live.told)
    assert not refusals(ann)
    await release(parlour)
    assert refusals(ann)
