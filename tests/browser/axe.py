"""What axe finds on a page, and would keep someone out."""

from functools import cache
from pathlib import Path

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
SERIOUS = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)"""


def serious(page):
    # Played into the page as the browser's own, for the house's policy allows no script of others.
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(script())
    return page.evaluate(SERIOUS)


@cache
def script():
    return AXE.read_text()
