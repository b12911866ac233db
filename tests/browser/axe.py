"""What axe finds on a page: all of it, or what would keep someone out."""

from functools import cache
from pathlib import Path

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
FOUND = """async (impacts) => (await axe.run({ resultTypes: ['violations'] })).violations
  .filter(({ impact }) => impacts.includes(impact))
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)"""


def serious(page):
    return found(page, "serious", "critical")


def violations(page):
    return found(page, "minor", "moderate", "serious", "critical")


def found(page, *impacts):
    # Played into the page as the browser's own, for the server's policy allows no script of others.
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(script())
    return page.evaluate(FOUND, impacts)


@cache
def script():
    return AXE.read_text()
