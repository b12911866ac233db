"""Good acts of any game, one of each kind, as its own rules list them in a game of bots."""

from msgspec import to_builtins

from sabot.core.game import structs_of
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of


def acts_of(id):
    chosen = {type(action): to_builtins(action) for action in choices(id)}
    words = {name: word for act in chosen.values() for name, word in act.items()}
    return [chosen.get(kind) or guess(kind, words) for kind in structs_of(GAMES[id].game.action)]


def choices(id):
    table, log = recorded(id, min(GAMES[id].game.seats), seed_of("fuzz", 0))
    again = Table(table.game, table.head)
    for entry in log:
        for seat in range(table.head.seats):
            yield from again.game.choices(again.state, seat)
        again.write(entry)


def guess(kind, words):
    """Of an act that was never a choice: its fields as other acts fill fields of the same name."""
    known = {name: words[name] for name in kind.__struct_fields__ if name in words}
    return {"do": kind.__struct_config__.tag} | known
