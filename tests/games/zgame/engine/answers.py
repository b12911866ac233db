"""What an engine answers to the same questions, to be compared with what another one does."""

from sabot.games.zgame.bots.weights import ZEAL, worths
from sabot.games.zgame.engine.bits import count, luck_of, nth, place_of, scatter, stir
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.playout import perft, playout, random_acts, rewind
from sabot.games.zgame.engine.search import Search
from sabot.games.zgame.grid import acts_of, grid_of
from tests.games.zgame.scene import PLAIN, position
from tests.games.zgame.test_perft import EDGE, OPEN, WIDE

ACTS = 3_000
NODES = 3_000


def answers():
    return [*map(of_place, range(62)), *map(of_seed, range(20)), *map(of_game, GRIDS)]


def of_place(place):
    """This place alone, with each other, and all but this one."""
    pairs = [2**place | 2**other for other in range(62)]
    return [[count(bits), place_of(nth(bits, 0)), nth(bits, count(bits) - 1)]
            for bits in (*pairs, 2**62 - 1 - 2**place)]  # fmt: skip


def of_seed(seed):
    return [scatter(seed), luck_of(seed), stir(luck_of(seed))]


def of_game(grid):
    sums = [random_acts(grid, seed, ACTS) for seed in (1, 2)]
    played = [of_playout(grid, seed) for seed in range(30)]
    return [sums, played, perft(grid, 2), grid.key, list(grid.cells), of_search(grid)]


def of_search(grid):
    search = search_on(grid)
    size = search.look(grid, NODES, 100)
    told = [list(search.roots)[:size], list(search.values)[:size], search.depth, search.nodes]
    return [told, search.scale.value(grid)]


def search_on(grid):
    size = f"{grid.width}x{grid.height}"
    return Search(Scale(grid, worths(size), grid.turn, ZEAL))


def of_playout(grid, seed):
    ended = playout(grid, seed, 500)
    attackers = [grid.attackers(place, side) for place in range(0, 40, 3) for side in (0, 1)]
    told = [ended, grid.ply, grid.key, acts_of(grid), attackers, list(grid.keys)[: grid.ply]]
    rewind(grid, 0)
    return told


GRIDS = [grid_of(position(picture, turn)) for picture in (PLAIN, OPEN, EDGE, WIDE)
         for turn in ("white", "black")]  # fmt: skip
