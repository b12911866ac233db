"""Lines of a given length for whole packets: what `tc netem` does, where it isn't in the kernel.

The server stands in a network of its own, joined to ours by one pair of TUN devices for each round
trip. Packets pass from one to the other here, delayed by the lab's model in the order of their
connection, or lost for good: what happens then is the business of two real TCP stacks. Needs root.
"""

import fcntl
import heapq
import os
import select
import struct
import subprocess
import time
from itertools import count
from pathlib import Path
from random import Random

from sabot.sim.network import Pair, Spells, Weather
from tests.prove.race import haste

TUNSETIFF, TUN, PURE = 0x400454CA, 0x0001, 0x1000
LONGEST = 2048
SERVER, GUEST = "10.77.{}.1", "10.77.{}.2"  # by number of the line


class Wire:
    def __init__(self, name, rtts, weather, seed):
        self._name, self._rtts, self._weather, self._seed = name, rtts, weather, seed
        self._flows, self._due, self._order, self._lines = {}, [], count(), {}
        self.late = []  # µs that packets left after their time

    def open(self):
        run("ip", "netns", "add", self._name)
        run("ip", "-n", self._name, "link", "set", "lo", "up")
        for number, rtt in enumerate(self._rtts):
            ours, theirs = tun(f"{self._name}g{number}"), tun(f"{self._name}h{number}")
            join(self._name, number)
            self._lines[ours], self._lines[theirs] = (theirs, rtt, "up"), (ours, rtt, "down")

    def carry(self, until):
        """Packets, until that can be read."""
        while True:
            ready, *_ = select.select([*self._lines, until], [], [], self._patience())
            if until in ready:
                return
            for door in ready:
                self._take(door, os.read(door, LONGEST))
            self._pass_on()

    def _patience(self):
        return max(0, self._due[0][0] - now()) / 1e6 if self._due else None

    def _take(self, door, packet):
        """Order is kept within a connection; others on the same line don't stand in its queue."""
        there, rtt, way = self._lines[door]
        pair, chance = self._flow(rtt, flow_of(packet))
        if chance.random() >= self._weather.loss:
            due = getattr(pair, way).deliver(now())
            heapq.heappush(self._due, (due, next(self._order), there, packet))

    def _flow(self, rtt, ports):
        if (rtt, ports) not in self._flows:
            chance = Random(f"{self._seed}/{rtt}/{len(self._flows)}")
            calm = self._weather._replace(loss=0)
            pair = Pair(rtt, calm, Spells(calm, chance), chance)
            self._flows[rtt, ports] = pair, chance
        return self._flows[rtt, ports]

    def _pass_on(self):
        while self._due and self._due[0][0] <= (at := now()):
            due, _, there, packet = heapq.heappop(self._due)
            self.late.append(at - due)
            os.write(there, packet)


def flow_of(packet):
    """The same both ways.

    >>> there = bytes([0x45]) + bytes(8) + bytes([6]) + bytes(10) + struct.pack("!HH", 80, 5000)
    >>> back = there[:20] + struct.pack("!HH", 5000, 80)
    >>> flow_of(there) == flow_of(back), flow_of(bytes([0x60]) + bytes(40))
    (True, ())
    """
    if packet[0] >> 4 != 4 or packet[9] != 6:
        return ()
    return tuple(sorted(struct.unpack_from("!HH", packet, (packet[0] & 15) * 4)))


def tun(name):
    door = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(door, TUNSETIFF, struct.pack("16sH22x", name.encode(), TUN | PURE))
    return door


def join(name, number):
    ours, theirs = f"{name}g{number}", f"{name}h{number}"
    server, guest = SERVER.format(number), GUEST.format(number)
    run("ip", "link", "set", theirs, "netns", name)
    run("ip", "addr", "add", guest, "peer", server, "dev", ours)
    run("ip", "-n", name, "addr", "add", server, "peer", guest, "dev", theirs)
    run("ip", "link", "set", ours, "up")
    run("ip", "-n", name, "link", "set", theirs, "up")


def run(*words):
    subprocess.run(words, check=True, capture_output=True)


def now():
    return time.monotonic_ns() // 1000


def permitted():
    """Root, with TUN devices and networks of one's own."""
    if os.name != "posix" or os.geteuid() or not Path("/dev/net/tun").exists():
        return False
    tried = subprocess.run(["unshare", "-n", "true"], capture_output=True)
    return tried.returncode == 0


def main(pipe, name, rtts, weather, seed):
    """A process of its own: says when it is joined, and how late packets left when it ends."""
    haste.exact()
    wire = Wire(name, rtts, Weather(*weather), seed)
    try:
        wire.open()
        pipe.send(True)
        wire.carry(pipe.fileno())
    finally:
        run("ip", "netns", "del", name)
    pipe.send(sorted(wire.late))
