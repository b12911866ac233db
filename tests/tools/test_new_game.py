"""`make game`: what it writes keeps every law, and it refuses what can't be a game.

That the client accepts it, too, is shown by `make prove`.
"""

import json

import pytest

from sabot.registry import GAMES
from tests.tools.tree import copy_tree, run
from tools.new_game import HOMES, objection, renamed

KIT = ("-q", "-n", "0", "-k", "untried", "tests/conformance", "tests/games/untried")


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    return copy_tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def untried(tree):
    """The tree, with a new game in it."""
    run(tree, "tools/new_game.py", "untried")
    return tree


def test_a_new_game_keeps_every_law_and_its_own_rules(untried):
    said = run(untried, "-m", "pytest", *KIT)
    assert int(said.split(" passed")[0].split()[-1]) > 25


def test_a_new_game_is_typed_and_in_style(untried):
    run(untried, "-m", "mypy", "sabot/games/untried")
    run(untried, "-m", "ruff", "check", "sabot/games/untried", "tests/games/untried")
    run(
        untried,
        "-m",
        "ruff",
        "format",
        "--check",
        "sabot/games/untried",
        "tests/games/untried",
        "sabot/registry.py",
    )


def test_a_new_game_has_its_own_name_everywhere(untried):
    homes = [untried / home / "untried" for home in HOMES.values()]
    files = [file for home in homes for file in home.rglob("*.*") if "__pycache__" not in str(file)]
    assert len(files) > 20
    assert [file for file in files if "snatch" in file.read_text("utf-8").lower()] == []


def test_a_box_that_stood_on_the_shelf_keeps_its_cover_and_its_words(tree):
    home = tree / "client/src/games/boxed"
    (home / "messages").mkdir(parents=True)
    (home / "box.ts").write_text("old")
    (home / "messages/en.json").write_text('{"boxed_subtitle": "old"}')
    run(tree, "tools/new_game.py", "boxed")
    words = json.loads((home / "messages/en.json").read_text("utf-8"))
    assert (home / "box.ts").read_text() == words["boxed_subtitle"] == "old"
    assert words["boxed_do_take"] and (home / "game.ts").exists()


@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("", "is not an id"),
        ("Untried", "is not an id"),
        ("../untried", "is not an id"),
        ("lambda", "something else"),
        ("kit", "something else"),
        ("seat", "something else"),
        ("photo", "messages begin with"),
        (next(iter(GAMES)), "is there already"),
    ],
)
def test_what_cannot_be_a_game_is_refused_with_the_reason(id, why):
    assert why in objection(id)


def test_an_id_becomes_a_class_and_the_letters_of_its_clauses():
    assert renamed("class Snatch: id = 'snatch'  # SN-2", "zig_zag") == (
        "class ZigZag: id = 'zig_zag'  # ZI-2"
    )
