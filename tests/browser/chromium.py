"""The browser of the walks: Debian's Chromium, without what a page never needs."""

import shutil

CHROMIUM = shutil.which("chromium")

# The last `--disable-features` counts: the first of these are Playwright's own. Each new context
# would load the two pages of the address bar, for a third of all its processor time.
FEATURES = [
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES)}",
]


def launch(kind, *more):
    """`kind` is Playwright's: `playwright.chromium`, or the `browser_type` of a browser."""
    return kind.launch(executable_path=CHROMIUM, args=[*FLAGS, *more])
