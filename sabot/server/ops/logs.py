"""What the server says of itself: one line per event, as key=value or as JSON.

A line names its table and seat where it has them (`extra={"table": …}`), and never a secret: no
cookie, no nonce, no seed, no address.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError
from msgspec.json import encode

LEVELS = ("debug", "info", "warning", "error")
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}


def set_up(level: str, as_json: bool) -> None:
    """Libraries have a say only when something is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(json if as_json else pairs))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("sabot").setLevel(level.upper())
    logging.getLogger("aiohttp.server").addFilter(is_about_us)


def is_about_us(record: logging.LogRecord) -> bool:
    """Malformed HTTP from the client, already refused: not our error, and it names an address."""
    malformed = HttpProcessingError, RequestPayloadError
    return not (record.exc_info and isinstance(record.exc_info[1], malformed))


class Lines(logging.Formatter):
    def __init__(self, write: Callable[[dict[str, Any]], str]) -> None:
        super().__init__()
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name.rpartition(".")[2],
            "event": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return self._write(fields)


def pairs(fields: dict[str, Any]) -> str:
    """
    >>> pairs({"level": "info", "event": "table opened", "table": "abc234", "seat": None})
    'level=info event="table opened" table=abc234'
    """
    return " ".join(f"{name}={quoted(str(v))}" for name, v in fields.items() if v is not None)


def json(fields: dict[str, Any]) -> str:
    return encode({name: v for name, v in fields.items() if v is not None}, enc_hook=str).decode()


def quoted(text: str) -> str:
    """One word stands for itself, so that a line can't be broken or forged.

    >>> print(quoted("near"), quoted('a"b'), quoted("two words"), quoted("x\\ny=1"), quoted(""))
    near "a\\"b" "two words" "x\\ny=1" ""
    """
    plain = text.isprintable() and not set(text) & set(' "=\\')
    return text if text and plain else encode(text).decode()
