"""Players of Zigzag that are not in the box: what must not pay against `normal`."""

from sabot.core.game import Thought
from sabot.games.zigzag_signs.acts import Contre, MakeCall
from sabot.games.zigzag_signs.bots.memory import mine, my_hand, my_team, open_of, opponents, team_of
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.suspect import FAILURES, alike, needs_zags

AT_ONCE = 600


class BlindCaller(Signer):
    """Calls with a poor hand, whatever the partner has: eight new cards for nothing (ZS-47)."""

    def _shout(self, memory, view, luck, at):
        if thought := super()._shout(memory, view, luck, at):
            return thought
        open, team = open_of(view, my_team(view)), view.teams[my_team(view)]
        two = needs_zags(open)
        poor = alike(mine(view).cards, view.seats[mine(view).seat].stops, two) <= 2 - two
        if team.locked or not poor or my_hand(view) or memory.partner:
            return None
        return Thought(AT_ONCE, MakeCall(open[0][:-2]))


class BlindCounter(Signer):
    """Calls CONTRE as soon as it can, without a reason."""

    def _shout(self, memory, view, luck, at):
        thought = super()._shout(memory, view, luck, at)
        if thought or view.teams[my_team(view)].failed >= FAILURES:
            return thought
        return Thought(AT_ONCE, Contre(team_of(view, opponents(view)[0])))


class Sniper(Signer):
    """Calls CONTRE while an opponent is short of a card and can't prove anything (ZS-34)."""

    def _shout(self, memory, view, luck, at):
        thought = super()._shout(memory, view, luck, at)
        if thought or view.teams[my_team(view)].failed >= FAILURES:
            return thought
        short = [seat for seat in opponents(view) if view.seats[seat].cards < 4]
        return Thought(AT_ONCE, Contre(team_of(view, short[0]))) if short else None
