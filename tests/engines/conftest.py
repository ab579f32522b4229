"""Fixtures: one server for all tests, and one window of each engine."""

import shutil
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from tests.built_client import require_client
from tests.engines.drivers import ENGINES, MINI_BROWSER
from tests.engines.site import Window
from tests.server.server_process import Server

REQUIRED_PROGRAMS: Final[Mapping[str, Mapping[str, object]]] = {
    "chromium": {},  # Playwright logs it
    "firefox": {"firefox-esr": shutil.which("firefox-esr")},
    "webkit": {
        "webkit2gtk-driver": shutil.which("WebKitWebDriver") and MINI_BROWSER,
        "xvfb": shutil.which("Xvfb"),
    },
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_client()
    server = Server(tmp_path_factory.mktemp("data"), "--lang", "en")
    yield server
    server.stop()


def start_window(name: str, server: Server, chromium: Window | None) -> Iterator[Window]:
    missing = [package for package, found in REQUIRED_PROGRAMS[name].items() if not found]
    if missing:
        pytest.fail(f"please install {' '.join(missing)} (Debian's names)", pytrace=False)
    window = Window(name, ENGINES[name], server, chromium)
    yield window
    window.close()


@pytest.fixture(scope="session")
def chromium(server: Server) -> Iterator[Window]:
    yield from start_window("chromium", server, None)


@pytest.fixture(scope="session", params=ENGINES)
def window(request: pytest.FixtureRequest, server: Server, chromium: Window) -> Iterator[Window]:
    if request.param == "chromium":
        yield chromium
    else:
        yield from start_window(request.param, server, chromium)
