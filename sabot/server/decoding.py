"""Decodes what others send: whatever can't be decoded is refused with a code, never an error."""

from collections.abc import Callable
from typing import TypeVar

from sabot.core.game import Illegal

T = TypeVar("T")
WHY = 200  # characters; a decoder's words may quote what it was given


def decoded(decode: Callable[[bytes | str], T], text: bytes | str) -> T:
    """
    >>> from msgspec.json import decode
    >>> for text in (b"[" * 10_000, b'"\\xff"', b"{"):
    ...     try:
    ...         decoded(decode, text)
    ...     except Illegal as why:
    ...         print(why.code)
    unreadable
    unreadable
    unreadable
    """
    try:
        return decode(text)
    except (ValueError, RecursionError) as why:  # msgspec's own, invalid UTF-8; nested too deep
        raise Illegal("unreadable", {"why": str(why)[:WHY]}) from None
