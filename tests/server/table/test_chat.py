"""Chat and reactions: seats speak, all hear, and nothing of it reaches the log."""

import pytest
from aiohttp.test_utils import TestClient, TestServer

from sabot.core.game import Illegal
from sabot.server import limits
from sabot.server.http.api import LOBBY
from sabot.server.http.app import make_app
from sabot.server.table.hosting import set_chat
from sabot.server.wire import Chatted, Reacted
from tests.server.page import open_table, visit
from tests.server.parlour import Parlour


def remarks(guest):
    guest.read()
    return [r for told in guest.told if isinstance(told, Chatted) for r in told.remarks]


def code_of(act):
    with pytest.raises(Illegal) as refused:
        act()
    return refused.value.code


def chat(guest, text="hello"):
    guest.room.talk.chat(guest.reader, text)


async def test_all_around_the_table_hear_what_a_seat_says(parlour):
    guests = [*await parlour.deal("ann", "bob"), parlour.come("eve")]
    chat(guests[1], "well done")
    assert [[(r.seat, r.name, r.text) for r in remarks(g)] for g in guests] == [
        [(1, "bob", "well done")]
    ] * 3


async def test_it_is_plain_text_on_one_line_and_not_without_end(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    chat(ann, "\u202e<b>no\u200bw\n\nring</b> " + "x" * 300)
    [remark] = remarks(ann)
    assert remark.text.startswith("<b>now ring</b> xxx") and len(remark.text) == limits.REMARK


async def test_onlookers_listen(parlour):
    await parlour.deal("ann", "bob")
    eve = parlour.come("eve")
    assert code_of(lambda: chat(eve)) == "only-watching"
    assert code_of(lambda: eve.room.talk.react(eve.reader, "clap")) == "only-watching"


async def test_what_shows_nothing_says_nothing(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    assert code_of(lambda: chat(ann, " \u200b\u3164")) == "nothing-said" and remarks(bob) == []


async def test_nobody_talks_faster_than_the_others_can_read(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    for _ in range(limits.CHATS - 1):
        chat(ann)
    ann.room.talk.react(ann.reader, "wave")
    assert code_of(lambda: chat(ann)) == "chat-too-fast"
    chat(bob)
    await parlour.wait(limits.CHATS_IN / limits.CHATS)
    chat(ann)
    assert code_of(lambda: chat(ann)) == "chat-too-fast"


async def test_whoever_comes_is_told_what_was_said_lately(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    for number in range(limits.REMARKS + 3):
        chat(ann, str(number))
        await parlour.wait(limits.CHATS_IN / limits.CHATS)
    told = remarks(parlour.come("eve"))
    assert [r.text for r in told] == [str(n) for n in range(3, limits.REMARKS + 3)]
    assert sorted({r.id for r in told}) == [r.id for r in told]


async def test_a_reaction_is_of_its_moment(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    ann.room.talk.react(ann.reader, "clap")
    bob.read()
    assert [(t.seat, t.reaction) for t in bob.told if isinstance(t, Reacted)] == [(0, "clap")]
    eve = parlour.come("eve")
    eve.read()
    assert not any(isinstance(told, Reacted) for told in eve.told)


async def test_nothing_of_it_is_kept_with_the_game(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    chat(ann, "remember me")
    ann.room.talk.react(ann.reader, "heart")
    revision = parlour.room.live.table.revision
    await parlour.rest()
    kept = parlour.store.find("parlour")
    assert parlour.room.live.told == revision and "remember me" not in repr(kept)


async def test_over_real_lines(guest):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    one, two = await visit(ann, table), await visit(bob, table)
    await one.say(do="chat", text="hello")
    await one.say(do="react", reaction="clap")
    await two.until(lambda p: p.remarks and p.reactions)
    assert (two.remarks[0]["text"], two.reactions[0]["reaction"]) == ("hello", "clap")
    await one.say(do="react", reaction="bomb")
    await one.until(lambda p: p.refusals)
    assert one.refusals[0]["code"] == "unreadable"


# Without words


async def test_the_host_switches_words_off_and_on_and_reactions_stay(parlour):
    ann, bob = await parlour.deal("ann", "bob")
    chat(ann, "before")
    set_chat(parlour.room, False)
    assert code_of(lambda: chat(bob)) == "chat-off" and bob.seating.chat == "off"
    bob.room.talk.react(bob.reader, "clap")
    set_chat(parlour.room, True)
    chat(bob, "after")
    assert ann.seating.chat == "on" and [r.text for r in remarks(ann)] == ["before", "after"]


async def test_what_was_said_before_is_told_to_no_newcomer(parlour):
    ann, _ = await parlour.deal("ann", "bob")
    chat(ann, "unkind")
    set_chat(parlour.room, False)
    assert remarks(parlour.come("eve")) == []
    set_chat(parlour.room, True)
    assert remarks(parlour.come("zoe")) == []


async def test_a_server_without_chat_has_none_at_any_table(store):
    parlour = Parlour(store, chat=False)
    ann, _ = await parlour.deal("ann", "bob")
    assert ann.seating.chat == "never" and code_of(lambda: chat(ann)) == "chat-off"
    assert code_of(lambda: set_chat(parlour.room, True)) == "chat-off"
    ann.room.talk.react(ann.reader, "wave")


async def test_only_the_host_does_so_and_a_rematch_stays_silent(guest, server):
    ann, bob = await guest(), await guest()
    table = await open_table(ann)
    one, two = await visit(ann, table), await visit(bob, table)
    door = f"/api/tables/{table}/chat"
    assert (await (await bob.put(door, json={"chat": False})).json())["code"] == "not-host"
    assert (await ann.put(door, json={"chat": False})).status == 200
    await two.until(lambda p: p.seating["chat"] == "off")
    await two.say(do="chat", text="hello")
    await two.until(lambda p: p.refusals)
    assert two.refusals[0]["code"] == "chat-off" and one.remarks == []
    server.app[LOBBY].rooms[table]._close()
    again = (await (await ann.post(f"/api/tables/{table}/rematch")).json())["table"]
    assert (await visit(ann, again)).seating["chat"] == "off"


async def test_the_flag_reaches_every_table(database):
    async with TestServer(make_app(database, chat=False)) as server, TestClient(server) as ann:
        page = await visit_alone(ann)
        assert page.seating["chat"] == "never"
        await page.close()


async def visit_alone(client):
    client.pages = []
    return await visit(client, await open_table(client))
