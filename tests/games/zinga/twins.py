"""States that look alike to a seat: in ZINGA only what `mine` holds is a player's own."""

from msgspec.structs import replace


def twins(state, seat):
    for other, player in enumerate(state.players):
        if other != seat:
            secret = replace(player, bell_dead_until=99, declarations=3, answer=("R1", False))
            players = (*state.players[:other], secret, *state.players[other + 1 :])
            yield replace(state, players=players)
