from functools import partial

import pytest


@pytest.fixture
def visitor(visitor):
    """Without motion, which takes a third of a page's processor time.

    These walks look at what is around a board; those in a game's folder see the board move.
    """
    return partial(visitor, reduced_motion="reduce")
