"""The frames that a page receives."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.page_player import wait_for_paint


def record_frames(page: Page) -> list[dict[str, Any]]:
    """Return a list to which every frame that the page gets is appended."""
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    page.on("websocket", opened)
    return frames


def wait_for_frame(
    page: Page, frames: list[dict[str, Any]], predicate: Callable[[Any], bool]
) -> None:
    """Wait for a frame; messages sent just before leaving a page may be lost."""
    while not any(map(predicate, frames)):
        wait_for_paint(page)
