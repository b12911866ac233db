"""For all tests: machines are noisy, so no law is broken by being slow."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
