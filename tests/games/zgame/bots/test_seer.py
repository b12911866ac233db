"""Bots of Z-Game: they see only their view, hang no Z, and take one when they can."""

from collections import Counter
from statistics import median

import pytest
from msgspec.structs import replace

from sabot.core.game import Cue
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR
from sabot.core.table import Table
from sabot.games.zgame import box
from sabot.games.zgame.acts import (
    Accept,
    AskTakeback,
    Decline,
    Move,
    OfferDraw,
    Ready,
    Reveal,
    Swap,
)
from sabot.games.zgame.bots.chance import Chance
from sabot.games.zgame.bots.field import field_of, steps
from sabot.games.zgame.state import on_turn, side_of
from sabot.registry import GAMES
from sabot.sim.play import play as play_bots
from sabot.sim.simulate import seed_of, simulate
from tests.games.zgame.recordings import recorded_games
from tests.games.zgame.scene import BLACK, WHITE, arranging, game, play, playing, turns
from tests.games.zgame.twins import turned

EASY, NORMAL = box.bots["easy"], box.bots["normal"]
LEVELS = ("easy", "normal")


def thought(state, seat=WHITE, bot=NORMAL, n=0, lot=0):
    view = game.view(state, seat)
    return bot.think(bot.watch(None, view, ()), view, Luck(b"bot", n), Cue(seat, lot=lot))


def action(state, seat=WHITE, bot=NORMAL, n=0, lot=0):
    found = thought(state, seat, bot, n, lot)
    return found and found.action


def states(number):
    table, log = recorded_games(8)[number]
    again = Table(table.game, table.head)
    for entry in log:
        again.write(entry)
        yield again.state


PREY = """
    . . z . .
    . . . . .
    o . . . p
    . . . . .
    A . P . X
    . . . . .
    . . Z . .
"""


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_a_z_whenever_it_can(level):
    for n in range(10):
        assert action(playing(PREY), bot=box.bots[level], n=n) == Move("c3", "c7")


def test_in_its_games_too():
    for number in range(4):
        for state in states(number):
            prey = can_take_z(state)
            if state.phase == "play" and prey:
                assert action(state, on_turn(state)).target == prey


def can_take_z(state):
    """The square of the Z that the player to move can take."""
    if state.phase != "play":
        return None
    view = game.view(state, on_turn(state))
    z = next(p.square for p in view.pieces if p.symbol == "z" and p.side != view.mine.side)
    return z if any(z in each.targets for each in view.mine.moves) else None


def test_normal_never_hangs_its_z_if_it_need_not():
    seen = 0
    for number in range(4):
        for state in states(number):
            if state.phase == "play" and not can_take_z(state):
                seat = on_turn(state)
                chosen = action(state, seat)
                if isinstance(chosen, Move | Reveal) and can_take_z(after(state, chosen)):
                    assert all(can_take_z(after(state, other)) for other in plies(state, seat))
                seen += 1
    assert seen > 50


def after(state, ply):
    return play(state, on_turn(state), ply).state


def plies(state, seat):
    return [act for act in game.choices(state, seat) if isinstance(act, Move | Reveal)]


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_only_its_view(level):
    """The same thought, whatever the other side hides."""
    for number in range(2):
        for state in list(states(number))[::3]:
            if state.phase != "over":
                for seat in (0, 1):
                    twin = turned(state, side_of(state, 1 - seat))
                    assert thought(state, seat, box.bots[level]) == thought(
                        twin, seat, box.bots[level]
                    )


def test_its_search_follows_the_rules():
    """Every ply of the bot, in every position of a few games."""
    for number in range(3):
        for state in states(number):
            if state.phase == "play":
                seat = on_turn(state)
                field = field_of(game.view(state, seat), side_of(state, seat))
                names = state.position.shape.squares
                found = {(names[a], names[b]) for a, b in steps(field, 0, only_takes=False)}
                assert found == {squares(ply) for ply in plies(state, seat)}


def squares(ply):
    return (ply.origin, ply.target) if isinstance(ply, Move) else (ply.square, ply.square)


def test_zz_20_set_ups_are_varied_and_soon_done():
    ready = [arranged(deal=n, lot=n) for n in range(12)]
    assert len({state.position.board[:10] for state in ready}) >= 10
    assert action(play(ready[0], WHITE, Ready()).state, WHITE) is None


def test_zz_20_a_set_up_is_independent_of_the_deal():
    ready = [arranged(deal=n, lot=5) for n in range(8)]
    assert len({state.position.board[:10] for state in ready}) == 1


def arranged(deal, lot):
    state, swaps = replace(game.deal(2, arranging().options, Luck(b"deal", deal)), white=WHITE), 0
    while (chosen := action(state, WHITE, lot=lot)) != Ready():
        assert isinstance(chosen, Swap)
        state, swaps = play(state, WHITE, chosen).state, swaps + 1
    assert swaps <= 6
    return state


BEHIND = """
    . . z . .
    . p . p .
    . . . . .
    . . . . .
    . . . . .
    . . O . .
    . . Z . .
"""


def test_it_takes_a_draw_when_it_stands_worse_and_only_then():
    worse = play(playing(BEHIND), BLACK, OfferDraw()).state
    assert action(worse, WHITE) == Accept("draw")
    better = play(playing(BEHIND), WHITE, OfferDraw()).state
    assert action(better, BLACK) == Decline("draw")
    even = play(playing(), BLACK, OfferDraw()).state
    assert action(even, WHITE) == Decline("draw")


def test_it_offers_a_draw_when_nothing_happens_any_more():
    view = game.view(playing(), WHITE)
    dull, memory = replace(view, quiet=30), NORMAL.watch(None, view, ())
    assert NORMAL.think(memory, dull, Luck(b""), Cue(WHITE)).action == OfferDraw()
    assert NORMAL.think(memory, view, Luck(b""), Cue(WHITE)).action != OfferDraw()
    assert EASY.think(memory, dull, Luck(b""), Cue(WHITE)).action != OfferDraw()


def asked_back(ply):
    return play(turns(playing(BEHIND), ply), WHITE, AskTakeback()).state


def test_zz_25_it_lets_others_take_back_but_normal_gives_no_won_z_back():
    harmless, hanging = asked_back("Oc2-c3"), asked_back("Zc1-d1")
    assert action(harmless, BLACK, NORMAL) == Accept("takeback")
    assert action(hanging, BLACK, NORMAL) == Decline("takeback")
    assert action(hanging, BLACK, EASY) == Accept("takeback")


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_time_of_people(level):
    times = []
    for number in range(4):
        for state in states(number):
            if state.phase == "play":
                times.append(thought(state, on_turn(state), box.bots[level]).after)
    assert min(times) >= FLOOR and 1_500 < median(times) < 6_000


def test_a_short_clock_makes_it_hurry():
    state = playing(clock="1+1")
    short = replace(state, players=(replace(state.players[0], left=5_000), state.players[1]))
    assert thought(short).after < 500


@pytest.mark.parametrize("size", ["5x6", "5x7", "7x7"])
@pytest.mark.parametrize("clock", ["1+1", "none"])
def test_it_finishes_games_on_every_board_and_clock(size, clock):
    options = {"size": size, "clock": clock}
    table = play_bots("zgame", 2, seed_of(size, 0), LEVELS, options=options)
    assert table.state.ending not in (None, "time")


def share(one, other, games):
    """Of the games that somebody won."""
    figures = simulate("zgame", games, 2, (one, other), "share", jobs=1)
    drawn = sum(count for name, count in figures.items() if name.startswith("drawn_"))
    return (figures["wins_by_level"].get(one, 0) - drawn / 2) / (games - drawn)


def test_normal_is_clearly_stronger_than_easy():
    assert share("normal", "easy", games=16) >= 0.75


def test_easy_beats_chance(monkeypatch):
    monkeypatch.setitem(GAMES["zgame"].bots, "random", Chance())
    assert share("easy", "random", games=16) >= 0.9


THREAT = """
    z . . . p
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . P . Z
"""


def test_easy_ones_overlook_what_normal_ones_see():
    """A plus looks at the Z from afar."""
    blunders = Counter()
    for n in range(30):
        for level in LEVELS:
            chosen = action(playing(THREAT), bot=box.bots[level], n=n)
            blunders[level] += can_take_z(after(playing(THREAT), chosen)) is not None
    assert blunders["normal"] == 0 < blunders["easy"] < 25
