"""The commands that Zig-Zag brings to `sabot`."""

from collections.abc import Callable
from typing import Any

COMMANDS: tuple[Callable[[Any], None], ...] = ()
