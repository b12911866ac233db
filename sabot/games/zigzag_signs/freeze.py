"""Freezes (ZS-45, ZS-65): other clocks stop and then go on where they stood (principle 6)."""

from typing import Any

from msgspec.structs import replace

from sabot.core.game import Illegal, Millis
from sabot.games.zigzag_signs.state import State
from sabot.games.zigzag_signs.view import Freeze, Stand


def halt(state: State, freeze: Freeze) -> State:
    return replace(state, freeze=freeze, frozen_at=state.now)


def go_on(state: State, what: Stand, lasts: Millis, **changes: Any) -> State:
    """Another part of the same freeze."""
    assert state.freeze
    freeze = replace(state.freeze, what=what, closes=state.now + lasts, **changes)
    return replace(state, freeze=freeze)


def thaw(state: State) -> State:
    """All moments that clocks count from move by as long as they stood still."""
    stood = state.now - state.frozen_at
    players = tuple(
        replace(p, thrown_at=p.thrown_at + stood, pair=None) if p.thrown_at or p.pair else p
        for p in state.players
    )
    return replace(
        state,
        freeze=None,
        players=players,
        opened=state.opened + stood,
        closes=state.closes + stood,
        acted_at=min(state.now, state.acted_at + stood),  # a Z may have been played meanwhile
    )


def frozen(state: State, what: Stand, clause: str) -> Freeze:
    """The freeze, if it is one of this kind."""
    if not state.freeze or state.freeze.what != what:
        raise Illegal("not-asked", {"what": what}, clause)
    return state.freeze
