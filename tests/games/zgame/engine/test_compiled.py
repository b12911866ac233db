"""The engine compiled against the engine pure, bit for bit, and which of the two one gets."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from sabot.compiled import compiled_home, compiled_ways

ROOT = Path(hatch_build.__file__).parent
ENGINE = ROOT / "sabot/games/zgame/engine"
ANSWER = """
import json
from sabot.games.zgame.engine.bits import COMPILED
from tests.games.zgame.engine.answers import answers
print(json.dumps([COMPILED, answers()]))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """With a compiled engine: the tree, if it has one of these sources, or else a copy of it."""
    if compiled_home(ENGINE).exists():
        return ROOT
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(
        ROOT / "sabot", copy / "sabot", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    if not hatch_build.build_engine(copy, copy / ENGINE.relative_to(ROOT)):
        pytest.skip("no C compiler that works here, so there is nothing to compare")
    return copy


def test_compiled_and_pure_play_the_same_games_bit_for_bit(tree):
    """A shift of 32 bits, mypyc's trap, would go wrong from place 31 on; so would an overflow."""
    is_compiled, quick = ask(tree, "")
    is_pure, slow = ask(tree, "1")
    assert (is_compiled, is_pure) == (True, False)
    assert quick == slow


def ask(tree, pure):
    env = os.environ | {"SABOT_PURE": pure, "PYTHONPATH": str(ROOT)}
    child = [sys.executable, "-c", ANSWER]  # where it starts is what it looks through first
    told = subprocess.run(child, cwd=tree, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(told.stdout)


@pytest.fixture
def copy(tmp_path):
    """Sources, and something that was compiled of them."""
    shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("compiled"))
    compiled_home(tmp_path / "engine").mkdir(parents=True)
    return tmp_path / "engine"


def test_an_engine_compiled_from_other_sources_is_never_found(copy):
    assert compiled_home(copy).exists()
    (copy / "core.py").write_text((copy / "core.py").read_text() + "\n")
    assert not compiled_home(copy).exists()


def test_a_new_module_or_a_new_name_needs_a_new_build(copy):
    (copy / "more.py").write_text("")
    assert not compiled_home(copy).exists()
    (copy / "more.py").unlink()
    (copy / "core.py").rename(copy / "heart.py")
    assert not compiled_home(copy).exists()


def test_the_environment_can_ask_for_plain_python(copy, monkeypatch):
    monkeypatch.setenv("SABOT_PURE", "1")
    assert compiled_ways(str(copy)) == []
    monkeypatch.delenv("SABOT_PURE")
    assert compiled_ways(str(copy)) == [str(compiled_home(copy))]


def test_a_build_takes_the_place_of_the_one_before(copy, tmp_path):
    built, before = tmp_path / "built", compiled_home(copy)
    built.mkdir()
    (built / "core.so").touch()
    (copy / "core.py").write_text("")
    hatch_build.settle(built, compiled_home(copy))
    assert [file.name for file in compiled_home(copy).iterdir()] == ["core.so"]
    assert not before.exists()


def test_without_a_compiler_the_build_says_so_in_one_line(copy, monkeypatch, capsys):
    monkeypatch.setattr(hatch_build, "PURE", None)
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: False)
    (copy / "core.py").write_text("")
    assert hatch_build.build_engine(copy.parent, copy) == []
    words = "engine stays plain Python, which is slow: there is no C compiler, or no Python.h"
    assert capsys.readouterr().err == f"sabot: {words}\n"


def test_an_engine_edited_during_its_build_is_not_kept(copy, monkeypatch):
    def compile_engine(root, engine, out):
        (engine / "core.py").write_text("edited")
        return ""

    monkeypatch.setattr(hatch_build, "compile_engine", compile_engine)
    (copy / "core.py").write_text("")
    assert hatch_build.build_engine(copy.parent, copy) == []
    assert not compiled_home(copy).exists()


def test_a_build_that_must_compile_fails_without_a_compiler(copy, monkeypatch):
    monkeypatch.setattr(hatch_build, "PURE", "0")
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: False)
    (copy / "core.py").write_text("")
    with pytest.raises(RuntimeError, match="no C compiler"):
        hatch_build.build_engine(copy.parent, copy)
