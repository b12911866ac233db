"""What is refused, with a code and the clause that says so. Only its sender hears of it."""

import msgspec
import pytest

from sabot.core.game import Illegal
from sabot.games.zgame.acts import (
    Accept,
    AnyAction,
    AskTakeback,
    Decline,
    Move,
    OfferDraw,
    Options,
    Ready,
    Resign,
    Reveal,
    Shuffle,
    Swap,
)
from tests.games.zgame.scene import BLACK, WHITE, arranging, play, playing, refusal

MIDDLE = """
    z . .  p .
    . . x? . .
    . o .  . .
    . . .  A .
    . X .  P .
    . . P? . O
    Z . .  . .
"""
MOMENTS = {
    "setup": arranging(),
    "ready": play(arranging(), WHITE, Ready()).state,
    "start": playing(),
    "middle": playing(MIDDLE),
    "over": play(playing(), BLACK, Resign()).state,
}
TABLE = [
    ("setup", Move("c2", "c3"), "not-started", "ZZ-20"),
    ("setup", Reveal("c2"), "not-started", "ZZ-20"),
    ("setup", OfferDraw(), "not-started", "ZZ-25"),
    ("setup", AskTakeback(), "not-started", "ZZ-25"),
    ("setup", Accept("draw"), "not-asked", "ZZ-25"),
    ("setup", Swap("c1", "c2"), "z-stays", "ZZ-20"),
    ("setup", Swap("a1", "a7"), "not-your-piece", "ZZ-20"),
    ("setup", Swap("a3", "a1"), "not-your-piece", "ZZ-20"),
    ("setup", Swap("g1", "a1"), "off-board", "ZZ-2"),
    ("ready", Swap("a1", "b1"), "already-ready", "ZZ-20"),
    ("ready", Shuffle(), "already-ready", "ZZ-20"),
    ("ready", Ready(), "already-ready", "ZZ-20"),
    ("start", Swap("a1", "b1"), "not-in-setup", "ZZ-20"),
    ("start", Shuffle(), "not-in-setup", "ZZ-20"),
    ("start", Ready(), "not-in-setup", "ZZ-20"),
    ("start", Move("c6", "c5"), "not-your-piece", "ZZ-21"),
    ("start", Move("c4", "c5"), "not-your-piece", "ZZ-21"),
    ("start", Move("f1", "f2"), "off-board", "ZZ-2"),
    ("start", Move("c2", "g3"), "off-board", "ZZ-2"),
    ("start", Move("c2", "c2"), "out-of-reach", "ZZ-16"),
    ("start", Move("c2", "c4"), "out-of-reach", "ZZ-16"),
    ("start", Move("b2", "a1"), "out-of-reach", "ZZ-16"),
    ("start", Move("b1", "c2"), "blocked", "ZZ-15"),
    ("start", Reveal("a7"), "not-your-piece", "ZZ-21"),
    ("start", Reveal("c4"), "not-your-piece", "ZZ-21"),
    ("start", Reveal("g7"), "off-board", "ZZ-2"),
    ("start", Reveal("c1"), "already-revealed", "ZZ-17"),
    ("start", AskTakeback(), "nothing-to-take-back", "ZZ-25"),
    ("start", Accept("draw"), "not-asked", "ZZ-25"),
    ("start", Decline("takeback"), "not-asked", "ZZ-25"),
    ("middle", Move("a1", "a3"), "out-of-reach", "ZZ-10"),
    ("middle", Move("e2", "e1"), "out-of-reach", "ZZ-11"),
    ("middle", Move("d4", "d3"), "out-of-reach", "ZZ-12"),
    ("middle", Move("d4", "c6"), "out-of-reach", "ZZ-12"),
    ("middle", Move("b3", "b4"), "out-of-reach", "ZZ-13"),
    ("middle", Move("d3", "e4"), "out-of-reach", "ZZ-14"),
    ("middle", Move("d3", "d5"), "blocked", "ZZ-15"),
    ("middle", Move("d3", "b3"), "blocked", "ZZ-15"),
    ("over", Move("c2", "c3"), "over", "ZZ-22"),
    ("over", Resign(), "over", "ZZ-22"),
    ("over", Ready(), "over", "ZZ-22"),
]


@pytest.mark.parametrize(
    "moment, action, code, clause", TABLE, ids=[f"{row[0]} {row[1]}" for row in TABLE]
)
def test_an_impossible_act_is_refused_by_its_clause(moment, action, code, clause):
    assert refusal(MOMENTS[moment], WHITE, action) == (code, clause)


@pytest.mark.parametrize("action", [Move("c6", "c5"), Move("c2", "c3"), Reveal("c6")])
def test_zz_21_out_of_turn(action):
    assert refusal(playing(), BLACK, action) == ("not-your-turn", "ZZ-21")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_refusal_has_plain_parameters(moment):
    for _, action, *_ in TABLE:
        for seat in (WHITE, BLACK):
            try:
                play(MOMENTS[moment], seat, action)
            except Illegal as why:
                assert msgspec.json.decode(msgspec.json.encode(why.params)) == why.params
                assert why.code and why.clause


@pytest.mark.parametrize(
    "bad",
    [
        b'{"do":"move","origin":"c2"}',
        b'{"do":"move","origin":"c2","target":"h9"}',
        b'{"do":"move","origin":"c22","target":"c3"}',
        b'{"do":"move","origin":"c2","target":"c3\\n"}',
        b'{"do":"reveal","square":3}',
        b'{"do":"accept","ask":"bribe"}',
        b'{"do":"promote","square":"c7"}',
        b'{"do":"swap","one":"a1"}',
    ],
)
def test_an_unknown_act_is_not_read(bad):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=AnyAction)


@pytest.mark.parametrize(
    "bad",
    [
        {"size": "6x6"},
        {"size": 5},
        {"clock": "2+2"},
        {"setup_time": 9_999},
        {"setup_time": 180_001},
        {"white": 0},
    ],
)
def test_options_out_of_bounds_are_refused(bad):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(bad, Options)
