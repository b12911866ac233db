"""`sabot zigzag-balance`: how soon games of Zig-Zag end (ZR-60)."""

import argparse
import os
from typing import Any

from msgspec.json import encode

from sabot.registry import GAMES
from sabot.sim.simulate import simulate
from sabot.sim.tournament import error

ID = "zigzag_race"
SOON = {4: 0.80, 3: 0.90, 2: 0.95}  # ZR-60: by seats, the share that ends within two rounds
THREE = 0.99  # and within three


def add_balance(commands: Any) -> None:
    parser = commands.add_parser("zigzag-balance", help="how soon games of Zig-Zag end (ZR-60)")
    parser.add_argument("-n", type=int, default=400, help="games for each number of seats (400)")
    parser.add_argument("--level", default="master", choices=list(GAMES[ID].bots))
    parser.add_argument("--seed", default="sabot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(wish: argparse.Namespace) -> int:
    """Fails if the strongest bots don't keep ZR-60."""
    figures = balance(wish.n, wish.level, wish.seed, wish.jobs)
    print(encode(figures).decode() if wish.json else report(figures))
    return int(wish.level == "master" and not figures["zr_60"])


def balance(games: int, level: str, seed: str, jobs: int) -> dict[str, Any]:
    ends = {seats: endings(games, seats, level, seed, jobs) for seats in SOON}
    kept = all(
        end["within_two"] >= SOON[seats] and end["within_three"] >= THREE
        for seats, end in ends.items()
    )
    return {"games": games, "level": level, "seats": ends, "zr_60": kept}


def endings(games: int, seats: int, level: str, seed: str, jobs: int) -> dict[str, float]:
    """The shares of games that had ended by the end of a round."""
    played = simulate(ID, games, seats, [level], seed, jobs)
    won = [played.get(f"won_in_round_{round}", 0) / games for round in (1, 2, 3)]
    return {
        "within_one": round(won[0], 4),
        "within_two": round(sum(won[:2]), 4),
        "within_three": round(sum(won), 4),
        "error": round(error(sum(won[:2]), games), 4),
        "minutes": played["mean_minutes"],
    }


def report(figures: dict[str, Any]) -> str:
    """A line for each number of seats."""
    lines = [f"{figures['games']} games each, {figures['level']}:"]
    for seats, end in figures["seats"].items():
        two, three = 100 * end["within_two"], 100 * end["within_three"]
        margin = 100 * end["error"]
        lines.append(
            f"{seats} seats: {two:.1f} ± {margin:.1f} % in two rounds, {three:.1f} in three"
        )
    return "\n".join(lines)
