"""The example that learns, as a module."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

FILE = Path(__file__).parents[2] / "examples" / "learn_zgame.py"


def example():
    spec = spec_from_file_location("learn_zgame", FILE)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
