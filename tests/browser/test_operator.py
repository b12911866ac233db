"""Walks in which the operator steps in from the command line."""

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.film import part
from tests.browser.fixtures import people
from tests.browser.server import Server


def sabot(server, *words):
    word, *rest = words
    command = [sys.executable, "-m", "sabot", word, "--data", str(server.data), *rest]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_players_see_why_their_table_was_closed(visitor, own_server):
    ann = visitor(locale="fr-FR")
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    sabot(own_server, "close", ann.seating["table"])
    ended = "La personne qui gère ce serveur l’a fermée."
    expect(ann.page.get_by_test_id("ended")).to_have_text(ended)
    expect(ann.page.get_by_test_id("rematch")).to_have_count(0)
    ann.page.get_by_test_id("watch-replay").click()  # as far as it went
    expect(part(ann, "axis")).to_be_visible()
    ann.page.goto("/games")
    ann.page.get_by_test_id("again").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("pas de revanche")


def test_a_table_closed_before_the_deal_has_no_replay(visitor, own_server):
    ann = visitor()
    ann.page.get_by_test_id("invite-zinga").click()
    ann.until(lambda t: t.seating)
    sabot(own_server, "close", ann.seating["table"])
    expect(ann.page.get_by_test_id("result")).to_be_visible()
    expect(ann.page.get_by_test_id("watch-replay")).to_have_count(0)


def test_a_banned_player_is_told_at_the_table_and_at_the_door(visitor, own_server):
    ann = visitor()
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    [_, _, _, player, *_] = sabot(own_server, "tables").split("  ")
    identity = player.partition("[")[2].rstrip("]")
    sabot(own_server, "ban", "--", identity)
    told = ann.page.get_by_role("heading", name="You can’t play on this server.")
    expect(told).to_be_visible()
    ann.page.reload()
    expect(told).to_be_visible()
    ann.page.goto("/")
    expect(ann.page.get_by_role("alert")).to_contain_text("You can’t play on this server.")


@pytest.fixture
def club(chromium, tmp_path):
    """Visitors of a server with a password."""
    (tmp_path / "password").write_text("marmalade")
    server = Server(tmp_path).open("--password-file", str(tmp_path / "password"))
    with server, people(chromium, server) as come:
        yield come


def test_a_server_with_a_password_asks_for_it_once(club):
    ann = club()
    field = ann.page.get_by_test_id("password")
    expect(field).to_be_focused()
    assert serious(ann.page) == []
    field.fill("jam")
    field.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text("That isn’t the password.")
    field.fill("marmalade")
    field.press("Enter")
    ann.page.get_by_test_id("invite-zinga").click()
    ann.page.get_by_test_id("share-link").wait_for()
    ann.page.reload()
    ann.page.get_by_test_id("share-link").wait_for()
    bob = club(ann.page.url, locale="fr-FR")  # a friend, by the link
    bob.page.get_by_test_id("password").fill("marmalade")
    bob.page.get_by_role("button", name="Entrer").click()
    bob.until(lambda t: t.seating and t.seating["seat"] == 1)
