"""Chromium, Firefox and WebKitGTK behind one small interface.

Debian's packages are used unchanged: Chromium through Playwright, Firefox through its WebDriver
BiDi socket, and WebKitGTK, the engine of Safari, through ``WebKitWebDriver`` on a virtual screen.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from playwright.sync_api import sync_playwright
from websockets.sync.client import ClientConnection, connect

from tools.chromium import launch_chromium

T = TypeVar("T")
START_TIMEOUT_S: Final = 60
ANSWER_TIMEOUT_S: Final = 120
POLL_S: Final = 0.1
MINI_BROWSER: Final = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
GUEST_COOKIE: Final = "saboteur_guest"
COLLECT_ERRORS_JS: Final = """(() => {
  if (window.pageErrors) return true;
  const errors = (window.pageErrors = []);
  const collect = (kind, what) => errors.push(`${kind}: ${what}`);
  const nameOf = ({ message, target }) => message || target?.src || target?.href;
  addEventListener("error", (e) => {
    // A preload may be dropped, as Firefox does under load; an import that fails reports itself.
    if (e.target?.rel === "modulepreload") return;
    // A size that depends on another size is laid out a frame later, and browsers say so.
    if (!e.message?.startsWith("ResizeObserver loop")) collect("error", nameOf(e));
  }, true);
  addEventListener("unhandledrejection", (e) => collect("rejection", e.reason?.stack ?? e.reason));
  console.error = (...words) => collect("console", words.join(" "));
  return true;
})()"""
"""JavaScript that collects a page's errors; in WebKit it starts too late for the first ones."""


class BrowserCrashed(Exception):
    """The browser, or the process of its page, has ended."""


class Engine(Protocol):
    """A browser with one page. Raises: every method may raise `BrowserCrashed`."""

    def resize(self, width: int, height: int) -> None:
        """Set the size of the page in CSS pixels."""

    def open(self, url: str) -> None:
        """Load a page; return when its document is parsed."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression."""

    def press(self, x: float, y: float) -> None:
        """Click with the main mouse button at a point of the page."""

    def sign_in(self, token: str) -> None:
        """Set a guest's cookie for ``localhost``."""

    def screenshot(self) -> bytes:
        """Return a PNG of the window."""

    def close(self) -> None:
        """Stop the browser."""


class Chromium:
    """Chromium as in the browser tests: Playwright runs in a thread of its own.

    Otherwise its event loop would run in the thread of the tests.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1)
        self._run(self._start)

    def _run(self, work: Callable[[], T]) -> T:
        return self._thread.submit(work).result(ANSWER_TIMEOUT_S)

    def _start(self) -> None:
        self._playwright = sync_playwright().start()
        self._browser = launch_chromium(self._playwright)
        self._context = self._browser.new_context()
        self._context.add_init_script(COLLECT_ERRORS_JS)
        self._page = self._context.new_page()

    def resize(self, width: int, height: int) -> None:
        self._run(lambda: self._page.set_viewport_size({"width": width, "height": height}))

    def open(self, url: str) -> None:
        self._run(lambda: self._page.goto(url, wait_until="domcontentloaded"))

    def evaluate(self, expression: str) -> Any:
        return self._run(lambda: self._page.evaluate(f"() => ({expression})"))

    def press(self, x: float, y: float) -> None:
        self._run(lambda: self._page.mouse.click(x, y))

    def sign_in(self, token: str) -> None:
        self._run(
            lambda: self._context.add_cookies(
                [
                    {
                        "name": GUEST_COOKIE,
                        "value": token,
                        "domain": "localhost",
                        "path": "/",
                        "httpOnly": True,
                    }
                ]
            )
        )

    def screenshot(self) -> bytes:
        return self._run(self._page.screenshot)

    def close(self) -> None:
        self._run(self._browser.close)
        self._run(self._playwright.stop)
        self._thread.shutdown()


class Firefox:
    """Firefox, controlled through WebDriver BiDi without a driver process."""

    PREFERENCES: Final[Mapping[str, object]] = {
        "ui.useOverlayScrollbars": 1,  # as on a phone, where they take no room
        "ui.primaryPointerCapabilities": 6,  # a mouse, which headless Firefox says is absent
        "ui.allPointerCapabilities": 6,
        "browser.aboutwelcome.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "app.update.enabled": False,
        "network.captive-portal-service.enabled": False,
    }

    def __init__(self) -> None:
        self._profile = tempfile.mkdtemp()
        port = _free_port()
        lines = (
            f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in self.PREFERENCES.items()
        )
        Path(self._profile, "user.js").write_text("".join(lines), "utf-8")
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", self._profile]
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self._profile},
        )
        self._exits = ExitStack()
        self._socket = self._connect(f"ws://127.0.0.1:{port}/session")
        self._last_id = 0
        self._call("session.new", capabilities={})
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("script.addPreloadScript", functionDeclaration=f"() => {COLLECT_ERRORS_JS}")

    def _connect(self, url: str) -> ClientConnection:
        end = time.monotonic() + START_TIMEOUT_S
        while True:
            try:
                return self._exits.enter_context(
                    connect(url, max_size=None, ping_interval=None, proxy=None)
                )
            except OSError:
                assert time.monotonic() < end, "Firefox did not start"
                time.sleep(POLL_S)

    def _call(self, method: str, **params: object) -> Any:
        self._last_id += 1
        self._socket.send(json.dumps({"id": self._last_id, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(ANSWER_TIMEOUT_S))
            if answer.get("id") == self._last_id:  # events come in between
                assert answer["type"] != "error", answer["message"]
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._page, viewport=size)

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=url, wait="interactive")

    def evaluate(self, expression: str) -> Any:
        result = self._call(
            "script.evaluate",
            expression=f"JSON.stringify(({expression}) ?? null)",
            target={"context": self._page},
            awaitPromise=False,
        )
        assert result["type"] != "exception", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": steps,
        }
        self._call("input.performActions", context=self._page, actions=[mouse])

    def sign_in(self, token: str) -> None:
        cookie = {
            "name": GUEST_COOKIE,
            "value": {"type": "string", "value": token},
            "domain": "localhost",
            "path": "/",
            "httpOnly": True,
            "sameSite": "lax",
        }
        self._call(
            "storage.setCookie", cookie=cookie, partition={"type": "context", "context": self._page}
        )

    def screenshot(self) -> bytes:
        return base64.b64decode(
            self._call("browsingContext.captureScreenshot", context=self._page)["data"]
        )

    def close(self) -> None:
        with suppress(Exception):
            self._call("browser.close")
        self._exits.close()
        self._process.terminate()
        self._process.wait(ANSWER_TIMEOUT_S)
        shutil.rmtree(self._profile, ignore_errors=True)


class WebKit:
    """WebKitGTK's MiniBrowser by WebDriver, on its own virtual screen."""

    ELEMENT_TIMEOUT_S: Final = 30

    def __init__(self) -> None:
        self._screen, display = _start_screen()
        port = _free_port()
        environment = {
            **os.environ,
            "DISPLAY": display,
            "NO_AT_BRIDGE": "1",
            # By default threads paint by OpenGL, which Mesa emulates without a graphics card: that
            # takes twice the time, and once Mesa crashed (in swrast_dri.so).
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
            # Root cannot use the sandbox, and the pages are our own.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        self._driver = subprocess.Popen(  # noqa: S603 - our own command
            ["WebKitWebDriver", f"--port={port}"],  # noqa: S607 - Debian's
            env=environment,
            start_new_session=True,  # and with it the browser
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._base = f"http://127.0.0.1:{port}"
        self._session = self._start_session()

    def _start_session(self) -> str:
        # Without `--full-screen` no window is narrower than its tool bar.
        options = {"binary": str(MINI_BROWSER), "args": ["--automation", "--full-screen"]}
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": options}
        end = time.monotonic() + START_TIMEOUT_S
        while True:
            try:
                answer = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            except OSError:
                assert time.monotonic() < end, "WebKitWebDriver did not start"
                time.sleep(POLL_S)
            else:
                return f"/session/{answer['sessionId']}"

    def _send(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(  # noqa: S310 - the loopback
            self._base + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_TIMEOUT_S) as answer:  # noqa: S310 - the loopback
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            problem = json.load(error)["value"]
            text = f"{problem['error']}: {problem['message']}"
            if problem["error"] == "invalid session id":
                raise BrowserCrashed(text) from None
            raise AssertionError(text) from None

    def _call(self, method: str, path: str, body: object = None) -> Any:
        try:
            return self._send(method, self._session + path, body)
        except AssertionError:
            with suppress(AssertionError):  # the second error after a crash says that it was one
                self._send("POST", f"{self._session}/execute/sync", {"script": "", "args": []})
            raise
        except OSError as error:
            raise BrowserCrashed("WebKitWebDriver does not answer") from error

    def resize(self, width: int, height: int) -> None:
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        end = time.monotonic() + self.ELEMENT_TIMEOUT_S
        while self.evaluate("innerWidth") != width:
            assert time.monotonic() < end, "the window kept its size"
            time.sleep(POLL_S)

    def open(self, url: str) -> None:
        self.evaluate("window.isLeft = true")  # it may be the same page
        self._call("POST", "/url", {"url": url})
        here = f"location.href === {json.dumps(url)} && !window.isLeft"
        loaded = f"document.readyState !== 'loading' && {here}"
        end = time.monotonic() + START_TIMEOUT_S
        while True:
            with suppress(AssertionError):  # between two pages there is no document
                self.evaluate(COLLECT_ERRORS_JS)
                if self.evaluate(loaded):
                    return
            assert time.monotonic() < end, f"{url} did not load"
            time.sleep(POLL_S)

    def evaluate(self, expression: str) -> Any:
        return self._call("POST", "/execute/sync", {"script": f"return ({expression})", "args": []})

    def press(self, x: float, y: float) -> None:
        steps = [
            {
                "type": "pointerMove",
                "duration": 50,
                "x": round(x),
                "y": round(y),
                "origin": "viewport",
            },
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 50},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": steps,
        }
        self._call("POST", "/actions", {"actions": [mouse]})

    def sign_in(self, token: str) -> None:
        cookie = {
            "name": GUEST_COOKIE,
            "value": token,
            "domain": "localhost",
            "path": "/",
            "httpOnly": True,
        }
        self._call("POST", "/cookie", {"cookie": cookie})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))

    def close(self) -> None:
        with suppress(AssertionError, BrowserCrashed):
            self._call("DELETE", "")
        with suppress(ProcessLookupError):
            os.killpg(self._driver.pid, signal.SIGTERM)
        self._screen.terminate()
        for process in (self._driver, self._screen):
            process.wait(ANSWER_TIMEOUT_S)


ENGINES: Final[Mapping[str, type[Engine]]] = {
    "chromium": Chromium,
    "firefox": Firefox,
    "webkit": WebKit,
}


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _start_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen; return its process and its name."""
    read, write = os.pipe()
    screen = subprocess.Popen(  # noqa: S603 - our own command
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24"],  # noqa: S607 - Debian's
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as names:
        return screen, f":{names.readline().strip()}"
