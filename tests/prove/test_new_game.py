"""What `make game` writes passes the client's checks and tests, in a copy of the tree."""

import os
import subprocess

import pytest

from tests.tools.tree import ROOT, copy_tree, run


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """With the packages of this tree; the environment's Node is found through a link, too."""
    tree = copy_tree(tmp_path_factory.mktemp("tree"))
    (tree / ".venv").symlink_to(ROOT / ".venv")
    (tree / "client/node_modules").symlink_to(ROOT / "client/node_modules")
    run(tree, "tools/new_game.py", "untried")
    shell(tree, "tools/npm", "exec", "--", "prettier", "--write", "src/games/untried")
    shell(tree, "tools/types.sh")
    return tree


@pytest.mark.parametrize("words", [("run", "check"), ("test",)], ids=" ".join)
def test_the_client_accepts_a_new_game(tree, words):
    shell(tree, "tools/npm", *words)


def shell(tree, *words):
    env = os.environ | {"PYTHONPATH": str(tree)}
    done = subprocess.run(words, cwd=tree, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr
