"""A game before, during and after: two people and bots, one at a large screen, one at a phone."""

import time
from importlib import import_module

from tests.prove.gallery import television

PHASES = 6  # of a game at most, in the order in which they are first seen
MOMENT = 20  # s: something has happened by then
GENTLE = {"reduced_motion": "reduce"}
TOUCH = {"has_touch": True, "is_mobile": True}


def take(album, visitor, game, seconds):
    person = import_module(f"tests.games.{game}.walks.person")
    ann = opened(visitor, game, getattr(person, "PICTURED", {}))
    album.all_of(ann.page, game, "0 before", album.large)
    bob = visitor(ann.page.url, size=(360, 740), **TOUCH, **GENTLE)
    bob.page.get_by_test_id("ready").wait_for()
    album.all_of(bob.page, game, "0 before", album.small)
    tvs = television.come(album, visitor, ann.page.url)
    television.take(album, game, "0 before", tvs, "tv-gathering")
    begin(ann, bob)
    screens = [(ann, "", album.looks(album.large)), (bob, "", album.looks(album.small))]
    wanted = During(album, game, *screens, *television.screens(album, tvs))
    end = time.monotonic() + seconds
    while not is_over(ann) and time.monotonic() < end:
        for told in (ann, bob):
            person.play_on(told)
            wanted.look(told)
        for told in tvs.values():
            wanted.look(told)
    return [*wanted.holes(), *after(album, game, ann, bob, tvs)]


def opened(visitor, game, options):
    told = visitor(**GENTLE)
    wish = {"game": game, "seats": min(4, max(seats_of(told, game))), "options": options}
    table = told.page.request.post("/api/tables", data=wish).json()["table"]
    told.page.goto(f"/t/{table}")
    told.page.get_by_test_id("share-link").wait_for()
    return told


def seats_of(told, game):
    cards = told.page.request.get("/api/games").json()
    return next(card["seats"] for card in cards if card["id"] == game)


def begin(*guests):
    for told in guests:
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    fill = guests[0].page.get_by_test_id("fill-bots")
    if fill.count():
        fill.click()
    for told in guests:
        told.until(lambda t: t.view)
        told.shown()


def is_over(told):
    return told.view["phase"] == "over"


class During:
    """Each phase in each look: whenever a phase is there, a look that it still lacks is taken.

    A screen is a person or a television, what its pictures' names begin with, and its looks."""

    def __init__(self, album, game, *screens):
        self._album, self._game, self._phases = album, game, []
        self._looks = {
            told.page: [(kind, *look) for look in looks] for told, kind, looks in screens
        }
        self._taken = set()

    def look(self, told):
        if not told.view:
            return
        phase = told.view["phase"]
        if phase not in self._phases and phase != "over" and len(self._phases) < PHASES:
            self._phases.append(phase)
        lacking = [look for look in self._looks[told.page] if (phase, *look) not in self._taken]
        if phase in self._phases and lacking:
            kind, *look = lacking[0]
            name = f"{kind}{self._phases.index(phase) + 1} {phase}"
            self._album.one_of(told.page, self._game, name, *look)
            self._taken.add((phase, *lacking[0]))

    def holes(self):
        looks = [look for looks in self._looks.values() for look in looks]
        missed = {
            phase: sum((phase, *look) not in self._taken for look in looks)
            for phase in self._phases
        }
        return [
            f"{self._game}: {count} × {phase} not seen" for phase, count in missed.items() if count
        ]


def after(album, game, ann, bob, tvs):
    if not is_over(ann):
        return [f"{game}: not over in time"]
    for told, sizes in ((ann, album.large), (bob, album.small)):
        told.page.locator("#result:focus").wait_for()  # it comes when the last move was seen
        album.all_of(told.page, game, "8 after", sizes)
    television.take(album, game, "8 after", tvs, "tv-result")
    replay = ann.page.url.replace("/t/", "/r/")
    for told, sizes in ((ann, album.large), (bob, album.small)):
        told.page.goto(f"{replay}#t={MOMENT}")
        told.page.locator("[data-revision]").wait_for()
        album.all_of(told.page, game, "9 replay", sizes)
        told.page.goto("/games")
        told.page.get_by_test_id("games").wait_for()
        album.all_of(told.page, "server", "games played", sizes)
    return []
