"""Hundreds of games that were played: neither the command nor the page doubts one of them."""

import os
import subprocess
from io import BytesIO
from pathlib import Path

from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.registry import GAMES
from tests.kept.games import kept_game

EACH = 100
LEVELS = ("master", "hard", "normal", "easy")
ROOT = Path(__file__).parents[2]


def test_page_and_command_verify_what_was_played_and_no_race_is_warned_of(tmp_path):
    for id, box in GAMES.items():
        seats = sorted(box.game.seats)
        for n in range(EACH):
            game = kept_game(id, n, LEVELS[n % len(LEVELS)], seats=seats[n % len(seats)])
            assert verify(read(BytesIO(game)), box.game).holds
            (tmp_path / f"{id}-{n}.sabot").write_bytes(game)
    command = [ROOT / "tools/npm", "exec", "--", "vitest", "run", "src/table/film/check.test.ts"]
    environment = os.environ | {"SABOT_PLAYED": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-4000:]
