"""What no phase shows: the goals of a lesson, a break, settings, and no connection."""

from tests.browser.learning import finish
from tests.games.zgame.walks import person as zgame
from tests.prove.gallery import television
from tests.prove.gallery.boards import GENTLE, TOUCH

WORKER = "navigator.serviceWorker.ready.then((worker) => worker.active.state)"
SETTLED = 300  # ms; rings follow what they name ten times a second
CONTROLLED = "navigator.serviceWorker.controller !== null"


def take_lesson(album, visitor, game):
    """Begun on a large screen, and played to its end on a phone, once in each language."""
    for size in album.large[:1]:
        for language in album.languages:
            page = visitor(f"/learn/{game}", sized(size), language, **GENTLE).page
            page.get_by_test_id("note").first.wait_for()
            page.wait_for_timeout(SETTLED)
            album.one_of(page, game, "learn goal 0", language, size)
    for size in album.small[:1]:
        for language in album.languages:
            told = visitor(f"/learn/{game}", sized(size), language, **TOUCH, **GENTLE)
            Goals(album, game, language, size).play(told)


class Goals:
    """A picture whenever a goal is first seen, and one of the end."""

    def __init__(self, album, game, *look):
        self._album, self._game, self._look, self._seen = album, game, look, set()

    def play(self, told):
        finish(told, look=self._goal)
        self._picture(told.page, "learn end")

    def _goal(self, page, goal, lines):
        if goal not in self._seen:
            self._seen.add(goal)
            self._picture(page, f"learn goal {goal}")

    def _picture(self, page, name):
        self._album.one_of(page, self._game, name, *self._look)


def take_break(album, visitor):
    """Asked for at a desk, granted on a phone, shown on a television."""
    for large, small in zip(album.large[-1:], album.small[:1], strict=False):
        for language in album.languages:
            ann = visitor(size=sized(large), locale=language, **GENTLE)
            bob = visitor(size=sized(small), locale=language, **TOUCH, **GENTLE)
            zgame.open_for_two(ann, bob)
            tv = visitor(ann.page.url.replace("/t/", "/tv/"), locale=language, **television.LARGE)
            looks = [(ann, large), (bob, small)]
            ann.page.get_by_test_id("ask-break").click()
            bob.page.get_by_test_id("break-yes").wait_for()
            for told, size in looks:
                album.one_of(told.page, "server", "break asked", language, size)
            tv.page.get_by_test_id("tv-break-asked").wait_for()
            for size in album.hall[-1:]:
                album.one_of(tv.page, "server", "tv break asked", language, size)
            bob.page.get_by_test_id("break-yes").click()
            tv.page.get_by_test_id("tv-break").wait_for()
            for told, size in looks:
                told.page.get_by_test_id("go-on").wait_for()
                album.one_of(told.page, "server", "break", language, size)
            for size in album.hall[-1:]:
                album.one_of(tv.page, "server", "tv break", language, size)


def take_settings(album, page, sizes):
    page.goto("/")
    page.get_by_test_id("comfort").click()
    album.all_of(page, "server", "settings", sizes)


def take_offline(album, visitor, how, sizes):
    page = visitor("/", service_workers="allow", **how).page
    page.evaluate(WORKER)
    page.wait_for_function(CONTROLLED)
    page.context.set_offline(True)
    for path, name in (("/", "offline shelf"), ("/t/abcdef", "offline table")):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        album.all_of(page, "server", name, sizes)


def sized(size):
    return tuple(map(int, size.split("x")))
