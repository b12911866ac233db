"""The pages around the tables: shelf, rulebooks, trainers, reviews, and what is missing."""

from tests.browser.shelf import LANDMARK, pages
from tests.prove.gallery import moments, television
from tests.prove.gallery.boards import GENTLE, TOUCH

BESIDES = ("/games", "/r", "/nowhere", "/t/nowhere")


def take(album, visitor, games):
    screens = [(GENTLE, album.large), (GENTLE | TOUCH, album.small)]
    for how, sizes in screens:
        for path, page in pages(visitor, **how):
            if path == "/" or path.split("/")[2] in games:
                album.all_of(page, *named(path), sizes)
        for path in BESIDES:
            page.goto(path)
            page.locator("main").first.wait_for()
            album.all_of(page, *named(path), sizes)
        exercises(album, page, games, sizes)
        moments.take_settings(album, page, sizes)
        moments.take_offline(album, visitor, how, sizes)
    moments.take_break(album, visitor)
    television.take_pages(album, visitor)


def take_door(album, visitor):
    for how, sizes in ((GENTLE, album.large), (GENTLE | TOUCH, album.small)):
        page = visitor(**how).page
        page.locator("input[type=password]").wait_for()
        album.all_of(page, "server", "password", sizes)


def named(path):
    """The group and the name of a page's pictures."""
    kind, _, game = path.strip("/").partition("/")
    return (
        (game, kind)
        if game and game != "nowhere"
        else ("server", path.replace("/", " ").strip() or "shelf")
    )


def exercises(album, page, games, sizes):
    """Trainers once they have started; puzzles need no start."""
    for game in games:
        page.goto(f"/train/{game}")
        page.locator(LANDMARK).first.wait_for()
        start = page.get_by_test_id("start")
        if start.count():
            start.first.dispatch_event("click")
            album.all_of(page, game, "train started", sizes)
