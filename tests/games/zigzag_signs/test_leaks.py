"""Nothing passes between partners but gestures, and nothing secret leaves the view (ZS-15, ZS-16).

The conformance kit compares every frame of a state and its twins, for games of level 1; here the
other levels, and what is compared by view alone.
"""

from random import Random

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from sabot.core.log import Act, Head, Tick
from sabot.core.table import Table
from sabot.games.zigzag_signs.acts import (
    CancelPower,
    CancelStop,
    Contre,
    Give,
    LayPower,
    NameTarget,
    PickUp,
    Rest,
    ShiftNumber,
    ShowPair,
    Sign,
    Steal,
    SwapHands,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import HandShown, PairShown, PowerTurned, Signed, TenBegan
from sabot.server.table.cursor import past
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance import leaks
from tests.conformance.frames import live_of, reader_of, write
from tests.conformance.law import check_landings
from tests.conformance.leaks import check_secrets
from tests.conformance.lending import check_lending
from tests.conformance.updates import check_updates
from tests.games.zigzag_signs.scene import after, dealt, game, play, player, playing, side, wait
from tests.games.zigzag_signs.twins import REVEALS, twins

READERS = (None, 0, 1, 2, 3)
RARE = (
    Steal, SwapHands, LayPower, ShiftNumber, CancelPower, CancelStop, NameTarget, Give, ShowPair,
    Throw, PickUp, Take,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("level", [2, 3])
def test_no_frame_of_levels_2_and_3_tells_what_its_reader_cannot_know(level):
    options = {"level": level, "short": 1}
    game_played = recorded(game.id, 4, seed_of("leaks", level), options=options)
    check_secrets(*game_played, twins, REVEALS)
    check_landings(*game_played)


def test_zs_16_the_code_is_in_no_view_but_that_of_the_team():
    for began in (dealt(), wait(dealt()).state, playing()):
        state = side(began, 0, signs=("wink", "yawn"))
        other = side(state, 1, signs=("chin", "whistle"))
        for reader in (None, 0, 2):
            assert encode(game.view(state, reader)) == encode(game.view(other, reader))
            assert b"whistle" not in encode(game.view(other, reader))
        assert b"whistle" in encode(game.view(other, 1))


def test_zs_16_a_page_that_comes_back_is_not_told_gestures():
    table, log = recorded(game.id, 4, seed_of("gestures", 0), options={"short": 1})
    live, told, retold = live_of(table), 0, []
    for entry in log:
        write(live, entry)
        told += sum(isinstance(event, Signed) for event in live.table.last.events)
        recent = past(live, reader_of(1))
        retold += recent.events if recent else ()
    assert told > 0 and retold and not any(isinstance(event, Signed) for event in retold)


def test_zs_16_no_view_remembers_a_gesture():
    state = after(playing(), (0, Sign("whistle")))
    assert all(b"whistle" not in encode(game.view(state, reader)) for reader in READERS)


def test_zs_26_nobody_sees_who_is_done():
    states = [after(playing(), (seat, Rest())) for seat in (0, 1, 3)]
    assert len({encode(game.view(state, 2)) for state in states}) == 1


def test_zs_51_nobody_sees_who_has_chosen_a_pair():
    state = play(playing(), 0, Contre(1)).state
    chosen = after(state, (1, ShowPair("wbs", "eyc")))
    for reader in (None, 0, 2, 3):
        assert encode(game.view(chosen, reader)) == encode(game.view(state, reader))


def test_zs_65_whether_somebody_holds_a_z_shows_nowhere():
    state = playing({0: "theft wbs eyc agk"})
    held = player(state, 1, cards=("z", "eyc", "agk", "fpn"))
    one, other = (play(s, 0, Steal(1)) for s in (state, held))
    assert one.events == other.events and game.wake(one.state) == game.wake(other.state)
    for reader in (None, 0, 2, 3):
        assert game.view(one.state, reader) == game.view(other.state, reader)


def test_principle_5_face_down_cards_are_only_there():
    state = playing(downs={0: "apk", 1: "fyc"})
    other = replace(player(state, 0, down="fyc"), pile=state.pile[::-1])
    for reader in READERS:
        assert encode(game.view(state, reader)) == encode(game.view(other, reader))


@pytest.mark.slow
def test_an_onlooker_sees_no_hand_but_what_is_shown_to_all(monkeypatch):
    """Of what brings cards to light, most shows them to their holder alone."""
    monkeypatch.setattr(leaks, "READERS", (None,))
    to_all = [HandShown, PairShown, PowerTurned, TenBegan]
    game_played = recorded(game.id, 4, seed_of("onlooker", 0), options={"level": 3, "short": 2})
    check_secrets(*game_played, twins, to_all)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "seats", "level"), [(20, 4, 3), (25, 6, 2)])
def test_where_bots_never_come_no_law_is_broken_either(number, seats, level):
    """Anybody does anything, special cards before all."""
    walked = walk(number, seats, level)
    check_landings(*walked)
    check_lending(*walked)
    check_updates(*walked)
    check_secrets(*walked, twins, REVEALS)


def walk(number, seats, level, length=120):
    random, log = Random(number), []
    head = Head(game.id, game.version, seats, {"level": level}, seed_of("walk", number))
    table = Table(game, head)
    while len(log) < length and table.last.wake:
        seat, at = random.randrange(seats), table.at + random.randrange(900)
        action, closes = pick(random, table.state, seat), table.last.wake.at
        log.append(Act(min(at, closes), seat, action, table.revision) if action else Tick(closes))
        table.write(log[-1])
    return table, log


def pick(random, state, seat):
    choices = game.choices(state, seat)
    rare = [choice for choice in choices if isinstance(choice, RARE)]
    choices = rare or choices
    return random.choice(choices) if choices and random.random() < 0.85 else None
