"""File descriptors of this process: each connection takes one, and so do files and pipes."""

import sys
from math import inf

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MOST = 65_536  # more than one process can serve
RESERVED = 128  # for the disk, pages and worker processes


def raise_limit() -> None:
    """From the soft limit, often 1,024, to the hard one: what the system lets us have anyway."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if sys.platform == "darwin":  # its hard limit is a fiction beyond this
        wanted = min(wanted, 10_240)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def connections() -> float:
    """As many fit. Asked for each time: an operator can change the limit of a running process."""
    if resource is None:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
