"""Walks in which whoever runs the server steps in from the command line."""

import subprocess
import sys

from playwright.sync_api import expect


def sabot(house, *words):
    word, *rest = words
    command = [sys.executable, "-m", "sabot", word, "--data", str(house.data), *rest]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_players_see_why_their_table_was_closed(visitor, own_house):
    ann = visitor(locale="fr-FR")
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    sabot(own_house, "close", ann.seating["table"])
    ended = "La personne qui gère ce serveur l’a fermée."
    expect(ann.page.get_by_test_id("ended")).to_have_text(ended)
    expect(ann.page.get_by_test_id("rematch")).to_have_count(0)


def test_a_banned_player_is_told_at_the_table_and_at_the_door(visitor, own_house):
    ann = visitor()
    ann.page.get_by_test_id("play-zinga").click()
    ann.until(lambda t: t.view)
    [_, _, _, player, *_] = sabot(own_house, "tables").split("  ")
    identity = player.partition("[")[2].rstrip("]")
    sabot(own_house, "ban", "--", identity)
    told = ann.page.get_by_role("heading", name="You can’t play on this server.")
    expect(told).to_be_visible()
    ann.page.reload()
    expect(told).to_be_visible()
    ann.page.goto("/")
    expect(ann.page.get_by_role("alert")).to_contain_text("You can’t play on this server.")
