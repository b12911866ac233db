"""ZS-13: a replay shows nobody which signs a team chose."""

from msgspec.json import encode
from msgspec.structs import replace

from sabot.core.log import Act
from sabot.games.zigzag_signs.acts import SetSigns
from sabot.kept.film import film
from sabot.kept.title import head_of
from sabot.registry import GAMES
from tests.kept.games import played

GAME = GAMES["zigzag_signs"].game


def is_choice(entry, team):
    return isinstance(entry, Act) and entry.seat in team and isinstance(entry.action, SetSigns)


def other_way_round(entry, team):
    """ZIG's sign for ZAG."""
    if not is_choice(entry, team):
        return entry
    return replace(entry, action=SetSigns(entry.action.zag, entry.action.zig))


def test_a_film_is_the_same_whatever_signs_a_team_chose():
    title, log = played("zigzag_signs", level="hard")
    for team in GAME.teams(title.seats):
        assert any(is_choice(entry, team) for entry in log)
        otherwise = [other_way_round(entry, team) for entry in log]
        assert encode(list(film(GAME, head_of(title), log))) == encode(
            list(film(GAME, head_of(title), otherwise))
        )
