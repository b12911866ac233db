"""The README's picture and film are there, light enough, and long enough; how `make showcase` finds
its scenes."""

import re
from pathlib import Path

import pytest

from sabot.registry import GAMES
from tests.prove.showcase import budget, scenes

ROOT = Path(__file__).parents[2]
FILM = ROOT / "docs/img/games.webp"
PICTURE = ROOT / "docs/img/games.jpg"


def test_the_readme_shows_the_picture_and_the_film():
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert {ROOT / path for path in shown} == {PICTURE, FILM}


def test_picture_and_film_are_light():
    assert PICTURE.stat().st_size <= 350_000
    assert FILM.stat().st_size <= 2_000_000


def test_the_film_lasts_about_twenty_seconds_and_shows_five_games():
    assert 18_000 < budget.length(FILM.read_bytes()) < 24_000
    shown = {scene.game for scene in scenes.FILM}
    assert len(shown) == 5 and shown <= set(GAMES)


def test_the_length_of_a_film_is_the_sum_of_its_frames():
    assert budget.length(webp(frame(66), chunk(b"ALPH", b"odd"), frame(400))) == 466


def test_the_best_quality_that_fits_is_taken():
    assert budget.best(lambda quality: bytes(quality), (90, 80, 70), limit=80) == bytes(80)
    with pytest.raises(SystemExit, match="not even quality 70"):
        budget.best(lambda quality: bytes(quality), (90, 80, 70), limit=69)


RANG = scenes.Scene(
    "zinga", "", (("rolled", {}), ("rang", {"seat": "me"})), span=1_000, lead=0, lasts=0, seats=2
)


def test_a_scene_begins_where_its_cues_follow_each_other_soon_enough():
    film = [
        told(0, "rolled"),
        told(1_500, "rang", 1),
        told(4_000, "rolled"),
        told(4_800, "rang", 1),
    ]
    assert scenes.begins(film, RANG, seat=1) == 4_000
    assert scenes.begins(film, RANG, seat=0) is None


def test_a_partner_sits_across():
    assert scenes.bound({"seat": "mate", "right": True}, 3, seats=4) == {"seat": 1, "right": True}


def told(at, on, seat=0):
    return {"at": at, "events": [{"on": on, "seat": seat}]}


def webp(*chunks):
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def frame(millis):
    return chunk(b"ANMF", bytes(12) + millis.to_bytes(3, "little") + bytes(1))


def chunk(kind, body):
    return kind + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)
