"""Flags of the server. Each has a variable of the environment; the flag wins over it."""

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sabot.server.disk.data import is_url
from sabot.server.ops.logs import LEVELS

PORT = 8000
URL = "postgresql://user:password@host:5432/database"
DEV = "for development: a page with ?lag=120&jitter=30 has a line that long"


def add_server(parser: argparse.ArgumentParser, host: str, level: str) -> None:
    """What every server needs."""
    add(parser, "--host", host, "the address to listen on; 0.0.0.0 is all")
    add(parser, "--port", str(PORT), "the port to listen on", port_number)
    add(parser, "--host-name", "", "its public names, with commas between them", names)
    add_data(parser)
    add(parser, "--log-level", level, " or ".join(LEVELS), log_level)
    switch(parser, "--log-json", "each line of the log as JSON, not as key=value")
    add(parser, "--password-file", None, "a file whose first line everybody must know")
    add(parser, "--keep", None, "delete games that have been over for so long, such as 90d", age)
    switch(parser, "--chat", "players can write to each other", "yes")
    switch(parser, "--dev", DEV)


def add_data(parser: argparse.ArgumentParser) -> None:
    add(parser, "--data", default_data(), "the SQLite file, or a URL: postgresql://…", place)


def add(
    parser: argparse.ArgumentParser,
    flag: str,
    default: str | None,
    help: str,
    type: Callable[[str], Any] = str,
) -> None:
    """Text from outside is read by `type` too: a bad variable is refused like a bad flag."""
    given = os.environ.get(variable(flag)) or default
    parser.add_argument(flag, default=given, type=type, help=words(flag, help, default))


def switch(parser: argparse.ArgumentParser, flag: str, help: str, default: str = "no") -> None:
    """It can be switched off too, so that a flag can win over its variable."""
    action = argparse.BooleanOptionalAction
    made = parser.add_argument(flag, action=action, help=words(flag, help, default))
    made.type, made.default = yes_or_no, os.environ.get(variable(flag)) or default


def words(flag: str, help: str, default: str | None) -> str:
    otherwise = f", else {default}" if default else ""
    return f"{help} [{variable(flag)}{otherwise}]".replace("%", "%%")


def variable(flag: str) -> str:
    """
    >>> variable("--behind-proxy")
    'SABOT_BEHIND_PROXY'
    """
    return "SABOT" + flag[1:].replace("-", "_").upper()


def names(text: str) -> tuple[str, ...]:
    """
    >>> names("games.example.org, example.org"), names("")
    (('games.example.org', 'example.org'), ())
    """
    return tuple(name for part in text.split(",") if (name := part.strip()))


def yes_or_no(text: str) -> bool:
    if text.lower() not in ("yes", "no", "1", "0", "true", "false"):
        raise argparse.ArgumentTypeError(f"yes or no, not {text!r}")
    return text.lower() in ("yes", "1", "true")


def log_level(text: str) -> str:
    if text not in LEVELS:
        raise argparse.ArgumentTypeError(f"one of {', '.join(LEVELS)}")
    return text


def age(text: str) -> int:
    """In days."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([dw])", text)
    if not found:
        raise argparse.ArgumentTypeError("days or weeks, such as 90d or 12w")
    return int(found[1]) * (7 if found[2] == "w" else 1)


def port_number(text: str) -> int:
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number < 65_536:
        raise argparse.ArgumentTypeError("from 0 to 65535")
    return number


def place(text: str) -> str:
    """Where data is: a file, or a URL whose hosts and ports can be told apart.

    Not one word of what is wrong there: half a password could be in it.
    """
    if "://" not in text:
        return text
    try:
        if not is_url(text):  # a slip would be a folder, with the password in its name
            raise ValueError
        for host in urlsplit(text).netloc.rpartition("@")[2].split(","):
            _ = urlsplit(f"//{host}").port
    except ValueError:
        raise argparse.ArgumentTypeError(f"like {URL} (in a password %2F for /)") from None
    return text


def default_data() -> str:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "sabot" / "sabot.db")
