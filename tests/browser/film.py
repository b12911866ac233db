"""A replay's page: its file, its controls, and what its board shows."""

SEEK = """(axis, to) => {
  axis.value = to * axis.max;
  axis.dispatchEvent(new Event('input', { bubbles: true }));
}"""
# What lies over the controls, or out of reach.
COVERED = """() => [...document.querySelectorAll('section[aria-label] [data-testid^=replay-]')]
  .filter((thing) => thing.matches('button, select, input'))
  .filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(thing.contains(there) || there?.closest('.marks'));
  })
  .map((thing) => thing.dataset.testid)"""

# What a finger would miss; the marks on the axis are for a mouse, and have keys.
SMALL = """() => [document.querySelector('[data-testid=replay-axis]').closest('section'),
    ...document.querySelectorAll('dialog[open]')]
  .flatMap((part) => [...part.querySelectorAll('a, button, select')])
  .filter((thing) => !thing.closest('.marks') && thing.checkVisibility())
  .filter((thing) => {
    const box = thing.matches('[data-photo]') ? thing.closest('li') : thing; // all of its row
    const { width, height } = box.getBoundingClientRect();
    return Math.min(width, height) < 43.9;
  })
  .map((thing) => `${thing.dataset.testid ?? thing.innerText} is small`)"""

# What is on a board: what its parts say of themselves, and their own texts. What is only heard,
# once, is no part of it.
FACTS = """(board) => [board, ...board.querySelectorAll('*')]
  .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((part) => !part.closest('[role=status], [role=alert], [aria-live]'))
  .map((part) => {
    const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return [{ ...part.dataset }, texts.map((node) => node.data.trim()).join(' ').trim()];
  })
  .filter(([facts, text]) => text || Object.keys(facts).length)"""


def open_file(told, content, name="game.sabot"):
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    told.page.get_by_test_id("replay-file").set_input_files(file)


def part(told, name):
    return told.page.get_by_test_id(f"replay-{name}")


def index(told):
    return int(told.page.get_by_test_id("replay").get_attribute("data-index"))


def seek(told, to):
    """`to`: 0 is the deal, 1 the end."""
    part(told, "axis").evaluate(SEEK, to)
