"""Two builds of one Sabot: a copy of its package in which one game has newer rules."""

import os
import re
import shutil
from pathlib import Path

import sabot
from tests.cluster.process import NodeProcess

HERE = Path(sabot.__file__).parent
VERSION = re.compile(r"^(    version = )(\d+)$", re.MULTILINE)
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__")


def newer(folder, game):
    """The copy's folder; the number of its rules is one more."""
    shutil.copytree(HERE, folder / "sabot", ignore=LEFT_OUT)
    (folder / "sabot" / "static").symlink_to(HERE / "static")
    rules = folder / "sabot" / "games" / game / "rules.py"
    text, found = VERSION.subn(lambda m: f"{m[1]}{int(m[2]) + 1}", rules.read_text())
    assert found == 1
    rules.write_text(text)
    return folder


class BuildProcess(NodeProcess):
    """A node of one build: its package is found before any other."""

    def __init__(self, build, *rest, **more):
        super().__init__(*rest, **more)
        self.place = {"cwd": build, "env": os.environ | {"PYTHONPATH": str(build)}}
