"""How a page lies on its screen."""

# A phone's browser zooms out until all of a page fits: what is too wide widens the window too.
WIDE = "document.documentElement.scrollWidth - screen.width"
