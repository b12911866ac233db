"""Short bot games as files, written once by `python -m tests.kept.short`.

They stay as they are when rules or the format change: every later version reads them. ZINGA's is
of the first format.
"""

from pathlib import Path

from sabot.registry import GAMES
from tests.kept.games import kept_game

VECTORS = Path(__file__).parent / "vectors"
GAME = {
    "zack": {"number": 9, "seats": 3},
    "zgame": {"number": 7, "seats": 2, "level": "easy"},
    "zigzag_race": {"number": 5, "seats": 2},
    "zigzag_signs": {"number": 2, "seats": 4},
}


def short(id):
    return (VECTORS / f"{id}.sabot").read_bytes()


if __name__ == "__main__":
    for id in GAMES.keys() & GAME.keys():
        if not (VECTORS / f"{id}.sabot").exists():
            (VECTORS / f"{id}.sabot").write_bytes(kept_game(id, **GAME[id]))
