"""A game with one act and one event is a game like any other."""

from msgspec.json import decode, encode

from sabot.core.game import Late, structs_of
from sabot.registry import GAMES
from sabot.server.ops.schema import game_schema
from sabot.sim.simulate import simulate
from tests.conformance.toys.pairs import Pairs, Take, Tried, box_of
from tests.prove.fuzz.acts import acts_of

PAIRS = box_of(Pairs())


def test_its_kinds_are_found_though_they_are_not_unions():
    assert structs_of(PAIRS.game.action) == (Take,)
    assert structs_of(PAIRS.game.event | Late) == (Tried, Late)


def test_its_acts_and_events_go_by_the_names_that_the_client_knows():
    definitions = game_schema(PAIRS)["definitions"]
    assert definitions["Action"] == {"anyOf": [{"$ref": "#/definitions/Take"}]}
    assert definitions["Event"] == {"anyOf": [{"$ref": "#/definitions/Tried"}]}
    assert {"View", "Options", "Take", "Tried"} <= set(definitions)


def test_a_fuzzer_finds_its_act(monkeypatch):
    monkeypatch.setitem(GAMES, "pairs", PAIRS)
    [act] = acts_of("pairs")
    assert act["do"] == "take" and decode(encode(act), type=PAIRS.game.action).places


def test_it_is_simulated(monkeypatch):
    monkeypatch.setitem(GAMES, "pairs", PAIRS)
    found = simulate("pairs", games=3, seats=2, levels=["normal"], seed="toy", jobs=1)
    assert found["finished"] == 3 and found["events"]["tried"] > 0
