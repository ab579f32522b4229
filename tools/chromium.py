"""Finds the Chromium for the browser tests and the pictures.

The environment variable ``CHROMIUM`` names it; else it is the system's, else Playwright's own. The
headless shell comes first: it renders the same pages without the cost of drawing a window.
"""

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

CHROMIUM_NAMES: Final = ("chromium-headless-shell", "chromium")
CHROMIUM_ARGUMENTS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch_chromium(playwright: Playwright) -> Browser:
    found = os.environ.get("CHROMIUM") or next(
        filter(None, map(shutil.which, CHROMIUM_NAMES)), None
    )
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*CHROMIUM_ARGUMENTS, *(["--no-sandbox"] if root else [])]
    return playwright.chromium.launch(executable_path=found, args=arguments)
