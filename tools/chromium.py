"""The Chromium that the browser tests and the pictures are made with.

``CHROMIUM`` names it; else the system's is taken, else Playwright's own. The shell without windows
comes first: it draws the same pages and has no window of its own to draw, which takes as long.
"""

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium-headless-shell", "chromium")
ARGUMENTS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*ARGUMENTS, *(["--no-sandbox"] if root else [])]
    return playwright.chromium.launch(executable_path=found, args=arguments)
