"""PettingZoo's own tests, of one game on the shelf."""

import warnings
from functools import partial

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sabot.lab.zoo import aec_env, parallel_env

# It spares only its own games with a mask this warning.
DICT = r"Observation (space for each agent probably should be gymnasium|is not a NumPy array)"


def check_zoo(id, cycles, **rest):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", DICT, UserWarning)
        api_test(aec_env(id, **rest), cycles)
        parallel_api_test(parallel_env(id, **rest), cycles)
        seed_test(partial(aec_env, id, **rest), cycles)
        parallel_seed_test(partial(parallel_env, id, **rest), cycles)
