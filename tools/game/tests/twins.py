"""States that look alike to a seat: in Snatch only the order of the stock is a secret."""

from msgspec.structs import replace


def twins(state, seat):
    yield replace(state, stock=state.stock[::-1])
