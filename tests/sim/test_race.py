"""The harness of `make race`: its lines keep order and length, its judge reads the server's log."""

import asyncio
from random import Random

from msgspec.structs import replace

from sabot.core.log import Act, Tick
from sabot.core.record import Record
from sabot.sim.network import HEAVY, Pair, Spells, Weather
from tests.prove.race.judge import race_of, rings
from tests.prove.race.proxy import DelayLine, Door
from tests.prove.race.wire import flow_of
from tests.server.parlour import Clock

STILL = Weather(jitter=0, loss=0)
RECORD = Record(0, 7, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 400, 0, 0, "page", final="clock")


def line(weather, rtt, seed="line"):
    chance, clock, out = Random(seed), Clock(), []
    pair = Pair(rtt, weather, Spells(weather, chance), chance)
    return DelayLine(pair.up, clock, lambda chunk: out.append((clock.now(), chunk))), clock, out


def send(delays, clock, chunks):
    """One every ms, and then the clock runs until all have left."""
    for chunk in chunks:
        clock.stand(clock.now() + 1_000)
        while (when := clock.next()) is not None and when <= clock.now():
            clock.ring()
        delays.put(chunk)
    while clock.next() is not None:
        clock.ring()


def test_a_chunk_leaves_half_a_round_trip_after_it_came():
    delays, clock, out = line(STILL, 250_000)
    send(delays, clock, [b"a", b"b"])
    assert out == [(126_000, b"a"), (127_000, b"b")]


def test_chunks_keep_their_order_on_the_roughest_line():
    delays, clock, out = line(HEAVY, 250_000)
    send(delays, clock, range(500))
    assert [chunk for _, chunk in out] == list(range(500))


def test_what_is_lost_holds_up_what_follows_for_a_resending():
    delays, clock, out = line(Weather(jitter=0, loss=0.02), 40_000)
    send(delays, clock, range(500))
    waits = [at - (chunk + 1) * 1_000 for at, chunk in out]
    assert min(waits) == 20_000
    first = next(n for n, wait in enumerate(waits) if wait > 20_000)
    assert waits[first] >= 20_000 + 40_000 + 200_000
    assert {at for at, _ in out[first : first + 50]} == {out[first][0]}


async def echo(reader, writer):
    while chunk := await reader.read(1_000):
        writer.write(chunk)
    writer.close()


async def test_a_door_passes_all_on_and_hangs_up_in_the_end():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    async with server, await Door(0, STILL, "seed", address(server)).open() as door:
        reader, writer = await asyncio.open_connection(*address(door))
        writer.write(b"ring" * 5_000)
        assert await reader.readexactly(20_000) == b"ring" * 5_000
        writer.write_eof()
        assert await reader.read() == b""
        writer.close()


def address(server):
    return server.sockets[0].getsockname()


def test_both_ways_of_a_connection_are_one_flow():
    head = bytes([0x45, *bytes(8), 6, *bytes(10)])
    there, back = head + b"\x00\x50\x13\x88", head + b"\x13\x88\x00\x50"
    assert flow_of(there) == flow_of(back) == (80, 5_000)
    assert flow_of(bytes([0x60, *bytes(40)])) == ()


def act(seat, tau, arrived, do="ring"):
    record = replace(RECORD, seat=seat, tau=tau, arrived=arrived, shown=0, page=tau, house=tau)
    return Act(0, seat, {"do": do}, 7, record)


def test_the_judge_finds_the_rings_of_each_roll():
    log = [Tick(0)] * 6 + [Tick(0), act(1, 300, 320), act(0, 350, 360), act(0, 9, 9, "roll")]
    found = rings(log, {7: {}})
    assert {seat: revision for seat, (revision, _) in found[7].items()} == {1: 8, 0: 9}


def test_whoever_was_written_first_has_won_and_the_others_follow_by_their_stamps():
    placed = {s: (n, act(s, tau, tau).record) for n, (s, tau) in enumerate(
        [(2, 300_000), (0, 400_000), (1, 350_000)])}  # fmt: skip
    race = race_of(7, {0: 390, 1: 340, 2: 290, 3: 900}, placed, {"0": 420_000}, 4)
    assert [record.seat for record in race.records] == [2, 1, 0]
    assert race.decided - min(run.arrived for run in race.runs) == 120_000


def test_a_roll_that_somebody_did_not_answer_is_left_out():
    assert race_of(7, {0: 390}, {0: (0, RECORD)}, {"0": 0}, 2) is None
