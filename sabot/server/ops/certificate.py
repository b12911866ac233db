"""The TLS certificate, read again when its files have changed: a renewal needs no restart."""

import asyncio
import logging
import os
import ssl

log = logging.getLogger(__name__)
EVERY = 60.0  # seconds between two looks at the files


class Certificate:
    """`context` stays the same object; new connections see what it holds then."""

    def __init__(self, cert: str, key: str | None) -> None:
        self._cert, self._key = cert, key
        self._marks = self._look()
        self.context = self._load()

    def renew(self) -> bool:
        """If the files have changed and belong together. A failure is told once for each change."""
        marks = self._look()
        if marks == self._marks:
            return False
        self._marks = marks
        try:
            self._load()  # into another context first: half a pair would spoil ours
            self.context.load_cert_chain(self._cert, self._key)
        except OSError as why:
            log.error("the new certificate can't be used: the old one stays", extra={"why": why})
            return False
        log.info("the certificate was renewed")
        return True

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.renew()

    def _load(self) -> ssl.SSLContext:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self._cert, self._key)
        return context

    def _look(self) -> list[tuple[int, int, int] | None]:
        return [mark_of(file) for file in (self._cert, self._key) if file]


def mark_of(file: str) -> tuple[int, int, int] | None:
    """None: it isn't there, or may not be read."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
