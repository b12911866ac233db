"""A copy of the sources, to make a new game in."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
MADE = ignore_patterns("__pycache__", "static", "node_modules", "paraglide", "project.inlang")


def copy_tree(to):
    for folder in ("sabot", "tests", "tools", "client"):
        copytree(ROOT / folder, to / folder, ignore=MADE, symlinks=True)
    (to / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return to


def run(tree, *words):
    """Python there: a module of the copy goes before that of the same name here."""
    env = os.environ | {"PYTHONPATH": str(tree)}
    child = [sys.executable, *words]
    done = subprocess.run(child, cwd=tree, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
