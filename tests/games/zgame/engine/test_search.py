"""The search of the engine: it finds what is there, within its nodes, and leaves all as it was."""

import pytest

from sabot.games.zgame.bots.weights import ZEAL, worths
from sabot.games.zgame.engine.core import BLACK, CROSS, HIDDEN, PLUS, UNKNOWN
from sabot.games.zgame.engine.evaluate import Scale
from sabot.games.zgame.engine.notes import SURE, WIN
from sabot.games.zgame.grid import act_of, grid_of, place_on
from tests.games.zgame.engine.answers import GRIDS, search_on
from tests.games.zgame.engine.compare import snapshot
from tests.games.zgame.scene import PLAIN, act, position

ENOUGH = 3_000


def look(picture, turn="white", nodes=ENOUGH, margin=0):
    grid = grid_of(position(picture, turn))
    search = search_on(grid)
    size = search.look(grid, nodes, margin)
    return grid, search, size


def best(picture, turn="white", nodes=ENOUGH):
    grid, search, _ = look(picture, turn, nodes)
    return grid, search.roots[0], search.values[0]


HANGING = """
    . . z . .
    . . . . .
    o . . . p
    . . . . .
    A . P . X
    . . . . .
    . . Z . .
"""


def test_zz_22_it_takes_a_z_at_once():
    grid, chosen, value = best(HANGING)
    assert (chosen, value) == (act_of(grid, act("c3-c7")), WIN - 1)


CORNERED = """
    z . . . .
    . . . . .
    . Z . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . P
"""


def test_it_knows_how_far_a_win_is_and_takes_the_shortest():
    """Any ply of the plus to a place where it sees the last free square, and every answer loses."""
    _, search, _ = look(CORNERED)
    assert search.values[0] == WIN - 3


def test_zz_22_it_sees_that_its_own_z_is_lost():
    lost = CORNERED.replace("P", ".").replace("z . . . .", "z . . . P")
    _, search, size = look(lost, "black", margin=2 * WIN)
    assert all(search.values[index] < -SURE for index in range(size))


FORK = """
    . . z . .
    . . . . .
    . o . . .
    . . . . .
    . . . . p
    . P? . . .
    . . Z . .
"""


def test_zz_17_it_reveals_where_that_wins_something():
    """Turned over, the plus looks at the zero along its file; nothing else gains anything."""
    grid, search, size = look(FORK, nodes=20_000, margin=WIN)
    found = dict(zip(list(search.roots)[:size], list(search.values)[:size], strict=True))
    assert found[act_of(grid, act("!b2"))] > found[act_of(grid, act("b2-b3"))]


@pytest.mark.parametrize("nodes", [10, 500, 5_000])
def test_it_keeps_to_its_nodes_once_it_has_seen_every_act(nodes):
    _, first, _ = look(PLAIN, nodes=1)
    _, search, _ = look(PLAIN, nodes=nodes)
    assert search.nodes <= max(nodes, first.nodes) + 1


@pytest.mark.parametrize("grid", GRIDS)
def test_it_leaves_the_position_as_it_was(grid):
    before, search = snapshot(grid), search_on(grid)
    for nodes in (100, 1_001, 2_002):
        search.look(grid, nodes, 50)
        assert snapshot(grid) == before


@pytest.mark.parametrize("grid", GRIDS)
def test_the_same_question_has_the_same_answer(grid):
    told = [answer(search_on(grid), grid) for _ in range(2)]
    assert told[0] == told[1]


def answer(search, grid):
    size = search.look(grid, ENOUGH, 80)
    return list(search.roots)[:size], list(search.values)[:size], search.depth


@pytest.mark.parametrize("grid", GRIDS)
def test_its_best_act_is_the_best_of_all_acts_weighed_one_by_one(grid):
    """Windows only save work: at so little depth nothing is left out."""
    search = search_on(grid)
    search.look(grid, 1, 0)
    open = search_on(grid)
    size = open.look(grid, 1, 2 * WIN)
    assert search.values[0] == open.values[0] == max(list(open.values)[:size])


MIRRORED = """
    o? x? z  .  p?
    .  .  a? .  .
    .  .  P  .  .
    .  x  .  .  .
    .  .  .  O  .
    .  .  A? .  .
    O? X? Z  .  P?
"""


def test_a_position_is_worth_the_same_with_the_sides_turned():
    ranks = MIRRORED.strip().splitlines()
    turned = "\n".join(rank.swapcase() for rank in reversed(ranks))
    white, black = grid_of(position(MIRRORED)), grid_of(position(turned, "black"))
    assert search_on(white).scale.value(white) == search_on(black).scale.value(black)


UNSEEN = """
    .  .  z  .  .
    .  .  .  .  .
    .  .  .  p? .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  Z  .  P  .
"""


def unseen(odds, picture=UNSEEN, square="d5", left=1, kind=PLUS):
    """As white sees it: what stands there is of this kind by these odds, of 1,000; or a zero."""
    grid = grid_of(position(picture))
    place = place_on(grid, square)
    grid.toggle(place, grid.cells[place])
    grid.put(place, BLACK | HIDDEN | UNKNOWN)
    search = search_on(grid)
    unknown = search.scale.unknown
    unknown.who[place], unknown.left[kind], unknown.worths[kind] = 1, left, 400
    unknown.odds[8 | kind], unknown.guesses[1] = odds, 110 + 290 * odds // 1_000
    return grid, search


def value_of(ply, odds, nodes=2_000, **rest):
    grid, search = unseen(odds, **rest)
    size = search.look(grid, nodes, 2 * WIN)
    return list(search.values)[list(search.roots)[:size].index(act_of(grid, act(ply)))]


def test_zz_30_taking_what_is_hidden_brings_what_it_may_be():
    gains = [value_of("d1-d5", odds) - value_of("d1-e1", odds) for odds in (0, 500, 1_000)]
    assert gains[0] < gains[1] < gains[2]


AMBUSH = """
    .  .  .  .  z
    .  .  .  .  .
    .  x? .  .  .
    .  .  .  .  .
    .  .  .  Z  .
    .  .  .  .  .
    P  .  .  .  .
"""


def test_zz_17_a_possible_reveal_counts_as_much_as_it_is_likely():
    """On a6 the plus, and the Z on d3, would stand before a cross, if that is what it is."""
    into, aside = (ambushed(ply) for ply in ("a1-a6", "a1-a2"))
    costs = [safe - forked for forked, safe in zip(into, aside, strict=True)]
    assert costs[0] < costs[1] < costs[2]


def ambushed(ply, **rest):
    scene = dict(picture=AMBUSH, square="b5", kind=CROSS)
    return [value_of(ply, odds, **scene, **rest) for odds in (0, 300, 900)]


def test_zz_1_a_kind_that_has_been_seen_in_full_can_not_be_turned_over():
    assert ambushed("a1-a6")[-1] < ambushed("a1-a6", left=0)[-1]


def test_it_forgets_what_it_only_surmised():
    grid, search = unseen(500)
    before = snapshot(grid), list(search.scale.unknown.who), list(search.scale.unknown.left)
    for nodes in (100, 1_001, 5_005):
        search.look(grid, nodes, 50)
        unknown = search.scale.unknown
        assert (snapshot(grid), list(unknown.who), list(unknown.left)) == before
        assert unknown.drift == 0


LAST = """
    .  .  .  .  z
    .  .  P  .  .
    .  .  Z  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
"""


def test_zz_24_it_doesnt_give_its_last_piece_though_it_could_take_what_takes_it():
    """On d6 the plus would be guarded, but two Zs are a draw at once."""
    grid, search, size = look(LAST, margin=2 * WIN)
    found = dict(zip(list(search.roots)[:size], list(search.values)[:size], strict=True))
    assert found[act_of(grid, act("c6-d6"))] < 0 < search.values[0]


ROUND = """
    . . . . z
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . X . . .
    Z . . . P
"""


def test_zz_24_it_doesnt_go_back_to_where_it_was_when_it_stands_better():
    grid = grid_of(position(ROUND))
    for ply in ("e1-d1", "e7-d7", "d1-e1", "d7-e7"):
        grid.make(act_of(grid, act(ply)))
    search = search_on(grid)
    search.look(grid, 20_000, 0)
    assert search.values[0] > 200


EVEN = """
    . . z . .
    . . . . .
    x . . . .
    . . . . .
    . . . . X
    . . . . .
    . . Z . .
"""


def worth(picture, zeal):
    grid = grid_of(position(picture))
    scale = Scale(grid, worths("5x7"), grid.turn, zeal)
    scale.begin(grid)
    return scale.value(grid)


def test_zz_24_an_even_board_without_walkers_is_almost_a_draw_to_the_side_that_wants_to_win():
    assert worth(EVEN, ZEAL) < worth(EVEN, 0) - ZEAL // 2
    walkers = EVEN.replace("x . . . .", "x o o . .").replace(". . . . X", ". O O . X")
    assert worth(walkers, ZEAL) == worth(walkers, 0)


def test_zz_24_the_side_that_stands_worse_is_content_with_a_draw():
    behind = EVEN.replace(". . z . .", ". p z p .")
    assert worth(behind, ZEAL) == worth(behind, 0)


GUARDED = """
    . . . . z
    . . . . p
    . . . . .
    . . . . .
    . . . . .
    . . Z . .
    P . X . P
"""


def ahead(picture, lead):
    grid = grid_of(position(picture))
    return Scale(grid, worths("5x7"), grid.turn, 0).chances(grid, grid.turn, lead)


def test_the_side_ahead_hunts_a_z_with_few_guards():
    closer = GUARDED.replace(". . . . .\n    . . Z . .", ". . Z . .\n    . . . . .")
    inner = GUARDED.replace(". . . . z\n    . . . . p", ". . . . p\n    . . . z .")
    assert ahead(closer, 200) > ahead(GUARDED, 200) > ahead(inner, 200)
    assert ahead(closer, 100) == ahead(GUARDED, 100) == 100
    crowded = GUARDED.replace(". . . . p", "o o . . p")
    assert ahead(crowded, 200) == 200
