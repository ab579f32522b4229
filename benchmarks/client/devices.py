"""Servers of a checkout, and pages on slow devices."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, CDPSession, Page

Device: TypeAlias = tuple[Page, CDPSession]
"""A page, and a session of the DevTools protocol with it."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
SLOWDOWN: Final = 4
RUN_S: Final = 0.010
TIMEOUT_MS: Final = 30_000
SERVE_PROGRAM: Final = "from saboteur.cli import main; main()"


@contextmanager
def serve(checkout: Path) -> Iterator[str]:
    """Run the server of a checkout, with its built client; yield its address."""
    with tempfile.TemporaryDirectory() as data:
        options = ("--port", "0", "--data", data, "--bot-pause", "0", "--lang", "en")
        with subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", SERVE_PROGRAM, "serve", *options],
            env=os.environ | {"PYTHONPATH": str(checkout / "src")},
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            said = (re.search(r"http://\S+:\d+", line) for line in process.stdout or ())
            yield next(filter(None, said))[0].replace("localhost", "127.0.0.1")
            process.terminate()


@contextmanager
def open_device(browser: Browser, address: str, kind: dict[str, Any] = PHONE) -> Iterator[Device]:
    """Yield a blank page with an empty cache."""
    context = browser.new_context(base_url=address, locale="en-GB", service_workers="block", **kind)
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    yield page, context.new_cdp_session(page)
    context.close()


def resident_mb(process: int) -> float:
    """Return the memory of a process, shared libraries included."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1000 if found else 0


def page_process(browser: Browser) -> int:
    """Return the id of the process of the only page, its workers included."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = (int(each["id"]) for each in found if each["type"] == "renderer")
    return max(pages, key=resident_mb)


@contextmanager
def slow_process(process: int) -> Iterator[None]:
    """Stop a process most of the time, since the browser's own throttle does not slow workers."""
    ended = threading.Event()

    def interrupt() -> None:
        while not ended.wait(RUN_S):
            os.kill(process, signal.SIGSTOP)
            ended.wait(RUN_S * (SLOWDOWN - 1))
            os.kill(process, signal.SIGCONT)

    thread = threading.Thread(target=interrupt, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
