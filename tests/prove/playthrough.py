"""Keeps a playthrough of Z-Game as OpenSpiel writes it: `python -m tests.prove.playthrough`."""

from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.prove.test_spiel import NAME, PLAYTHROUGH

SEED = 15  # of a short one

if __name__ == "__main__":
    flags.FLAGS.mark_as_parsed()
    PLAYTHROUGH.parent.mkdir(exist_ok=True)
    text = playthrough(f"{NAME}(size=5x6)", action_sequence=None, seed=SEED)
    PLAYTHROUGH.write_text(text, encoding="utf-8")
