"""What a jumping clock's guest answers to pings."""

from sabot.server.line.pings import pong


def answer(guest, after, revision=None):
    """One ping and its pong."""
    clock = guest.parlour.clock
    payload = guest.reader.pinged(revision, clock.now())
    clock.stand(clock.now() + after)
    pong(guest.room, guest.reader, payload, clock.now())
