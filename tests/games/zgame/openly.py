"""Master with a second look, for what the other side can't see, against master as if its pieces lay
open, with as many nodes. `python -m tests.games.zgame.openly`
"""

import argparse
from collections import Counter

from msgspec.structs import replace
from tqdm import tqdm

from sabot.games.zgame import box
from sabot.games.zgame.bots.sage import Sage
from sabot.games.zgame.bots.thinking import weigh
from sabot.sim.zgame.match import one_game, summary


class Counting(Sage):
    """Counts acts that a second look made the best ones."""

    def __init__(self, wits):
        super().__init__(wits)
        self.counts = Counter()

    def weigh(self, scene, secret, nodes, luck):
        weighed = super().weigh(scene, secret, nodes, luck)
        if secret.theirs.squares:
            first = weigh(scene, nodes - nodes * self.wits.secrecy // 100)[0]
            self.counts.update(looks=1, changed=first.act != weighed[0].act)
        return weighed


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=40_000)
    parser.add_argument("--percent", type=int, default=15, help="of the nodes, for that (15)")
    parser.add_argument("--seed", default="secrecy")
    wish = parser.parse_args()
    wits = replace(box.bots["master"].wits, nodes=wish.nodes)
    bots = Counting(replace(wits, secrecy=wish.percent)), Sage(replace(wits, secrecy=0))
    games = tqdm(range(wish.n), unit="game", disable=None)
    played = [one_game(bots, "5x7", wish.seed, 1_000, number) for number in games]
    print(summary(played) | bots[0].counts)


if __name__ == "__main__":
    main()
