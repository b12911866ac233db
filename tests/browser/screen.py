"""How a page lies on its screen."""

# A phone's browser zooms out until all of a page fits: what is too wide widens the window too.
WIDE = "document.documentElement.scrollWidth - screen.width"

# How large text is by itself.
TEXT = "getComputedStyle(document.documentElement).fontSize"

# Buttons of a board that nobody could press.
OUTSIDE = """() => [...document.querySelectorAll('[data-testid=phase] button')]
  .filter((button) => button.offsetParent)
  .filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  })
  .map((button) => button.dataset.testid ?? button.outerHTML.slice(0, 80))"""
