"""States that look alike to a seat: in Snatch only the order of the stock is a secret."""

from msgspec.structs import replace

from sabot.games.snatch.acts import Taken

REVEALS = {Taken: "SN-2"}  # the next coin comes to light


def twins(state, seat):
    yield replace(state, stock=state.stock[::-1])
