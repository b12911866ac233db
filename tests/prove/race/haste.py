"""Who goes first on a machine that does other things as well, where that may be asked for.

A server has its processor for itself, and a network waits for nobody's build. A nice value would
not do: Chromium takes that of its pages back.
"""

import os
from contextlib import suppress


def exact():
    """For what stands for the network, the server and the fingers."""
    real_time(2)


def ahead():
    """For browsers: before all others, behind what is exact."""
    real_time(1)


def real_time(rank):
    with suppress(AttributeError, PermissionError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(rank))
