"""A finished game tells its whole story to anybody who opens its link later."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from sabot.registry import GAMES
from tests.browser.axe import serious
from tests.browser.screen import WIDE
from tests.browser.server import Server
from tests.games.zgame.walks.person import be_ready, resign, sit_alone
from tests.kept.stored import write_games

RACED = sorted(set(GAMES) - {"zgame"})  # in that one nobody is first


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Which was down since these games ended."""
    folder = tmp_path_factory.mktemp("kept")
    write_games(folder / "sabot.db", RACED, people=(0, 2))
    with Server(folder).open() as server:
        yield server


def result(visitor, game, **screen):
    told = visitor(f"/t/{game.replace('_', '')}", **screen)
    told.page.locator("[data-testid=result][data-whole=true]").wait_for()
    return told


@pytest.mark.parametrize("game", RACED)
def test_whoever_comes_later_reads_awards_and_sees_photo_finishes(visitor, game):
    told = result(visitor, game)
    awards, deciding = (told.page.get_by_test_id(part) for part in ("awards", "deciding"))
    expect(awards.get_by_role("listitem")).not_to_have_count(0)
    first = deciding.get_by_role("listitem").first
    said = first.locator("span").first.inner_text()
    first.get_by_test_id("photo-open").click()
    expect(told.page.get_by_test_id("photo-sentence")).to_have_text(said)
    assert told.page.evaluate(WIDE) <= 0


@pytest.mark.parametrize(("size", "locale"), [((1440, 900), "en-GB"), ((390, 844), "fr-FR")])
def test_reaction_times_of_people_are_drawn_and_told(visitor, size, locale):
    told = result(visitor, "zack", size=size, locale=locale)
    part = told.page.get_by_test_id("reactions")
    expect(part.locator("tbody th")).to_have_text(["Ada", "Cy"])  # the others are bots
    dots = part.locator("svg rect[rx='5']")
    counts = part.locator("tbody td:nth-of-type(1)").all_inner_texts()
    expect(dots).to_have_count(sum(map(int, counts)))
    assert told.page.evaluate(WIDE) <= 0
    assert serious(told.page) == []


def test_the_result_can_be_kept_as_a_picture_by_whoever_comes_later(visitor):
    told = result(visitor, "zinga")
    told.page.get_by_test_id("deciding").wait_for()
    with told.page.expect_download() as download:
        told.page.get_by_test_id("share-result").click()
    assert download.value.suggested_filename == "sabot-zinga.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_page_that_was_reloaded_in_play_has_the_whole_story_at_the_end(visitor):
    told = visitor()
    sit_alone(told)
    be_ready(told)
    told.page.reload()
    told.shown()
    table = told.page.url.rsplit("/", 1)[1]
    with told.page.expect_response(
        lambda answer: answer.url.endswith(f"/api/games/{table}")
    ) as got:
        resign(told)
    assert got.value.status == 200


FRAME = '<iframe src="{}" style="width: 100%; height: 90vh"></iframe>'


@pytest.fixture
def framed(visitor, server, tmp_path):
    """In a page of another site: a browser takes the same machine by another name for one."""
    serve = partial(Quiet, directory=tmp_path)

    def come(path, **screen):
        (tmp_path / "index.html").write_text(FRAME.format(server.url + path))
        told = visitor(None, **screen)
        told.page.goto(f"http://localhost:{other.server_port}/")
        return told, told.page.frame_locator("iframe")

    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as other:
        Thread(target=other.serve_forever).start()
        yield come
        other.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def test_a_replay_plays_in_a_page_of_another_site_and_knows_nobody_there(framed):
    told, frame = framed("/r/zack?embed#t=5", size=(390, 844))
    expect(frame.get_by_test_id("replay-time")).to_contain_text("0:05")
    expect(frame.get_by_test_id("todo")).to_have_count(0)  # of the header
    frame.get_by_test_id("replay-play").click()
    expect(frame.get_by_test_id("replay-pause")).to_be_visible()
    assert told.page.context.cookies() == []
    with told.page.context.expect_page() as whole:
        frame.get_by_test_id("whole").click()
    expect(whole.value.get_by_test_id("todo")).to_be_visible()


def test_a_table_does_not_open_in_a_page_of_another_site(framed):
    _, frame = framed("/t/zack?embed")
    expect(frame.locator("body")).to_contain_text("refused to connect")
    expect(frame.locator("#app")).to_have_count(0)
