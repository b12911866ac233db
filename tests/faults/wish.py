"""Options for a table whose players don't want to wait."""

from sabot.registry import GAMES
from sabot.server.http.api import game_card


def seats_of(game, people):
    sizes = sorted(GAMES[game].game.seats)
    return next((size for size in sizes if size > people), sizes[-1])


def brisk(game):
    """All that has to be waited for is as short as the game allows."""
    cards = game_card(game, GAMES[game]).options
    return {card.name: card.least for card in cards if card.name.endswith("_time")}
