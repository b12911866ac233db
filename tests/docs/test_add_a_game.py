"""What docs/add-a-game.md shows is what `make game` writes; tests/tools plays it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
MODEL = [file.read_text("utf-8") for file in (ROOT / "tools/game").rglob("*.*") if file.is_file()]


def test_every_piece_of_code_on_the_page_is_in_the_model():
    pieces = re.findall(r"```(?:python|svelte)\n(.*?)\n```", PAGE, re.DOTALL)
    assert len(pieces) >= 2
    assert [piece for piece in pieces if not any(piece in text for text in MODEL)] == []


def test_every_command_of_make_on_the_page_exists():
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake (\w+)", PAGE))
    assert {"game", "types", "golden", "play"} <= named <= targets


def test_the_page_is_one_page():
    assert len(PAGE.splitlines()) <= 110
