"""Plain averaging, to measure the master's thinking against: worlds are drawn, each is looked at as
if all of it could be seen, and chances are averaged. `python -m tests.games.zgame.averaging`
"""

import argparse
from collections import Counter

from msgspec.structs import replace
from tqdm import tqdm

from sabot.core.game import Thought
from sabot.games.zgame import box
from sabot.games.zgame.bots.belief import sample
from sabot.games.zgame.bots.sage import Sage
from sabot.games.zgame.bots.thinking import Scene, Weighed, chance, grid_of
from sabot.games.zgame.bots.weights import ZEAL, worths
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.grid import ply_of
from sabot.games.zgame.pieces import SIDES
from sabot.sim.zgame.match import one_game, summary

WORLDS = 16
MARGIN = 120  # of one world: what is good on average may be worse than that in some


class Averager(Sage):
    def play(self, memory, view, mine, luck, effort):
        worlds = sample(memory.belief, WORLDS, luck)
        scenes = [scene_in(world, memory, view, mine) for world in worlds]
        weighed = averaged(scenes, self.nodes(view, mine, effort) // WORLDS)
        chosen = luck.pick([each for each in weighed if self.is_as_good(each, weighed[0])])
        ply = ply_of(grid_of(scenes[0]), chosen.act)
        return Thought(self.takes(view, mine, weighed, luck), ply, len(view.score))


def scene_in(world, memory, view, mine):
    def disclosed(pieces):
        return tuple(replace(each, symbol=each.symbol or world[each.square]) for each in pieces)

    been = tuple(disclosed(pieces) for pieces in memory.been[:-1])
    return Scene(view.size, mine.side, disclosed(view.pieces), memory.belief, been)


def averaged(scenes, nodes):
    sums, grid = Counter(), grid_of(scenes[0])
    search = Search(Scale(grid, worths(scenes[0].size), SIDES.index(scenes[0].side), ZEAL))
    for scene in scenes:
        size = search.look(grid_of(scene), nodes, MARGIN)
        for index in range(size):
            sums[search.roots[index]] += chance(search.values[index]) / len(scenes)
    return sorted((Weighed(total, act) for act, total in sums.items()), reverse=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=40_000)
    parser.add_argument("--seed", default="averaging")
    wish = parser.parse_args()
    wits = replace(box.bots["master"].wits, nodes=wish.nodes)
    bots, games = (Sage(wits), Averager(wits)), tqdm(range(wish.n), unit="game", disable=None)
    print(summary([one_game(bots, "5x7", wish.seed, 1_000, number) for number in games]))


if __name__ == "__main__":
    main()
