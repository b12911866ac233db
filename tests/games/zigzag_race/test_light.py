"""What travels over the line: little, and never a stack."""

from collections import Counter

import msgspec

from sabot.core.log import Act, Head
from sabot.core.mind import recall
from sabot.core.table import Table
from sabot.games.zigzag_race import box
from sabot.games.zigzag_race.acts import Kept, Lay, PutBack, Ready, Suggest, Taken, Turned
from sabot.games.zigzag_race.terrain import LETTER_OF
from sabot.server.table.cursor import next_update, past
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance.frames import live_of, reader_of, write
from tests.games.zigzag_race.scene import game

encode = msgspec.json.Encoder().encode


def told(table, log, seats):
    """Each entry, and the updates it makes by reader."""
    live = live_of(table)
    live.told = 0
    readers = [reader_of(seat) for seat in (None, *range(seats))]
    for reader in readers:
        next_update(live, reader)
    for entry in log:
        write(live, entry)
        yield entry, [next_update(live, reader) for reader in readers]


def test_an_update_of_the_collecting_phase_is_under_a_kilobyte():
    """Besides the arbiter's record of a contested act, which is the same for every game."""
    table, log = recorded("zigzag_race", 4, seed_of("light", 0))
    sizes = [
        len(encode(msgspec.structs.replace(update, placed=None)))
        for _, updates in told(table, log, 4)
        for update in filter(None, updates)
        if update.view.phase == "collect"
    ]
    assert len(sizes) > 500 and max(sizes) < 1_000


def test_zr_13_building_a_course_sends_others_nothing():
    table = Table(game, Head(game.id, game.version, 3, {}, bytes(32)))
    mine = game.view(table.state, 1).mine.course
    log = [Act(n, 1, action, 0) for n, action in enumerate((Suggest(), Lay(mine), Lay(mine[::-1])))]
    frames = Counter()
    for _, updates in told(table, [*log, Act(9, 1, Ready(), 0)], 3):
        frames.update(reader for reader, update in enumerate(updates) if update)
    assert frames == {2: 4, 0: 1, 1: 1, 3: 1}  # the last one says that seat 1 is ready


def test_zr_34_a_page_that_comes_back_is_not_told_again_what_was_turned_and_kept():
    table, log = recorded("zigzag_race", 2, seed_of("light", 1))
    live, seen = live_of(table), 0
    for entry in log:
        write(live, entry)
        again = past(live, reader_of(0))
        seen += isinstance(live.table.last.events[0] if live.table.last.events else None, Kept)
        retold = again.events if again else ()
        assert not any(isinstance(e, Turned | Kept | Taken | PutBack) for e in retold)
    assert seen > 5


def test_zr_34_no_frame_of_a_whole_game_holds_a_stack():
    """All that is sent is the same, whatever the stacks hold, but for the cards that are run."""
    table, log = recorded("zigzag_race", 4, seed_of("light", 2))
    for _, updates in told(table, log, 4):
        for update in filter(None, updates):
            assert b'"stack":[' not in encode(update)
            if update.view.phase == "collect":
                assert all(isinstance(seat.stack, int) for seat in update.view.seats)


def test_zr_54_a_bot_that_takes_over_knows_the_cards_its_seat_kept_in_order():
    table, log = recorded("zigzag_race", 2, seed_of("light", 3))
    again, checked = Table(table.game, table.head), 0
    for length, entry in enumerate(log, 1):
        again.write(entry)
        picked = any(isinstance(event, Kept | Taken) for event in again.last.events)
        if picked and again.state.phase == "collect" and checked < 5:
            mind = recall(game, table.head, log[:length], box.bots["master"], 0)
            kept = again.state.players[0].stack
            assert mind._memory.stack == "".join(LETTER_OF[terrain] for terrain in kept)
            checked += 1
    assert checked == 5
