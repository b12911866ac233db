from sabot.registry import GAMES
from sabot.server.http.api import option_cards
from sabot.server.wire import OptionCard

CARDS = {card.name: card for card in option_cards(GAMES["zack"])}


def test_an_option_tells_its_usual_value_and_its_bounds():
    assert CARDS["wins"] == OptionCard("wins", 2, 1, 3)
    assert CARDS["stops"] == OptionCard("stops", False)


def test_an_option_for_each_seat_tells_the_bounds_of_one():
    assert CARDS["grace_ms"] == OptionCard("grace_ms", (), 0, 5_000)
