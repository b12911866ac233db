"""A game of Z-Game looked at again: its text, as all may see the end of it (ZZ-31)."""

from msgspec.structs import replace

from sabot.games.zgame.look import view
from sabot.games.zgame.reading import read
from sabot.games.zgame.score import Score, played, positions
from sabot.games.zgame.state import SEATS, Player, State
from sabot.games.zgame.view import View

WHITE, BLACK = SEATS


def review(text: str) -> View:
    """No text tells what the clocks said, nor who played."""
    seen = view(ended(read(text)), None)
    return replace(seen, players=tuple(replace(player, left=None) for player in seen.players))


def ended(score: Score) -> State:
    *_, position = positions(score)
    return State(
        score.options,
        WHITE,
        (Player(left=0, ready=True),) * len(SEATS),
        position,
        score.start,
        phase="over",
        taken=tuple(made.taken for made in played(score) if made.taken),
        score=score.plies,
        made=len(score.plies),
        ending=score.ending,
        winner={"white": WHITE, "black": BLACK, None: None}[score.winner],
    )
