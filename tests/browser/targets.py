"""What a finger would miss."""

LEAST = 44  # px, each way

# A target is as large as its box or its label, or as what around its middle belongs to it, such as
# an `::after`. Links within a sentence may be as high as its line.
MISSED = """(least) => {
  const wanted = 'a, button, input, select, textarea, summary, [role=button], [role=switch]';
  const enough = least - 0.5;
  const isInline = (thing) => thing.matches('a') && getComputedStyle(thing).display === 'inline'
    && [...thing.parentElement.childNodes]
      .some((other) => other !== thing && other.textContent.trim());
  const isLive = (thing) => !thing.disabled && !thing.closest('[inert]')
    && thing.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(thing).pointerEvents !== 'none';
  const labelOf = (thing) => thing.closest('label') ?? thing.labels?.[0] ?? thing;
  const isLarge = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width >= enough && height >= enough;
  };
  const reaches = (thing, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (thing.contains(found) || labelOf(thing).contains(found));
  };
  const isFelt = (thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, least / 2 - 1];
    const both = (dx, dy) => reaches(thing, x - dx, y - dy) && reaches(thing, x + dx, y + dy);
    return (width >= enough || both(half, 0)) && (height >= enough || both(0, half));
  };
  const told = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    const name = thing.dataset.testid ?? thing.ariaLabel ?? thing.textContent.trim().slice(0, 30);
    return `${name} ${Math.round(width)}x${Math.round(height)}`;
  };
  const missed = [...document.querySelectorAll(wanted)]
    .filter((thing) => isLive(thing) && !isInline(thing))
    .filter((thing) => !isLarge(thing) && !isLarge(labelOf(thing)) && !isFelt(thing));
  return [...new Set(missed.map(told))];
}"""


def missed(page):
    return page.evaluate(MISSED, LEAST)
