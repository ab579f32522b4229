"""Tests of the site on a static host, without a server, in a subfolder."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, expect

from saboteur.server.static_export import NOT_FOUND_PAGE, export_static_site
from saboteur.texts import Texts
from tests.browser.conftest import TIMEOUT_MS, NewPage
from tests.browser.first_moves import reveal_own_role
from tests.browser.record_files import SHARE_FILE_JS, upload
from tests.browser.recorded_games import finished
from tests.browser.round_steps import steps_to
from tests.browser.static_host import FAST_TIMERS_JS, WORKER_CONTROLS_JS, WORKER_STATE_JS
from tests.sampling import sample_cases

SUBPATH: Final = "games/mine"
LINKED_SITE: Final = "linked"
SERVER_URL: Final = "https://play.example"
START_MS: Final = 240_000
"""Time limit for starting Python in the browser; long, because the machine may be busy."""


class _Files(http.server.SimpleHTTPRequestHandler):
    """Python's file server with a page for unknown paths, as many hosts have."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        lost = Path(self.directory) / SUBPATH / NOT_FOUND_PAGE
        if code != HTTPStatus.NOT_FOUND or not self.path.startswith(f"/{SUBPATH}/"):
            super().send_error(code, message, explain)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(lost.read_bytes())

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    files = functools.partial(_Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        thread = threading.Thread(target=functools.partial(server.serve_forever, 0.05), daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two exports of the site in subfolders, one linked to a server."""
    folder = tmp_path_factory.mktemp("space")
    export_static_site(folder / SUBPATH, "en")
    export_static_site(folder / LINKED_SITE, "en", SERVER_URL)
    return folder


@pytest.fixture(scope="module")
def static_host_url(folder: Path) -> Iterator[str]:
    with serve_folder(folder) as address:
        yield address


@pytest.fixture
def address(static_host_url: str) -> str:
    """Return the address of the site in its subfolder."""
    return f"{static_host_url}/{SUBPATH}/"


@pytest.mark.parametrize(
    ("locale", "language"), sample_cases([("en-GB", "en"), ("fr-FR", "fr")], 1)
)
def test_static_site_routes_work_behind_hash(
    new_page: NewPage, address: str, locale: str, language: str
) -> None:
    """The test follows links, reloads, goes back, and opens a deep link and an unknown address."""
    say = Texts(language).text
    page = new_page(address, locale=locale)
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text(say("home-line-2"))
    page.get_by_role("link", name=say("home-rules"), exact=True).click()
    page.wait_for_url(f"{address}#/rules")
    expect(title).to_have_text(say("howto-title", box="Saboteur"))
    page.get_by_role("link", name=say("pages-cards"), exact=True).click()
    expect(title).to_have_text(say("cards-title"))
    duel = page.get_by_role("link", name=say("box-duel"), exact=True)
    duel.click()
    page.wait_for_url(f"{address}#/cards/duel")
    page.reload()
    expect(duel).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(duel).not_to_have_attribute("aria-current", "page")
    page.go_back()
    expect(title).to_have_text(say("howto-title", box="Saboteur"))
    page.goto(f"{address}#/rules/D-32?seats=2")
    expect(page.get_by_role("main")).to_contain_text(Texts(language).attribute("D-32", "title"))
    page.get_by_role("searchbox").fill("gold")
    page.wait_for_url(f"{address}#/rules/D-32?seats=2&q=gold")
    page.goto(f"{address}#/nowhere")
    expect(title).to_have_text(say("unknown-title"))
    # No table can be joined by a code.
    expect(page.get_by_label(say("home-code-label"))).to_have_count(0)
    page.get_by_role("link", name=say("web-back-home")).click()
    page.wait_for_url(f"{address}#/")
    assert page.locator("link[rel=manifest]").get_attribute("href") == (
        f"manifest.{language}.webmanifest"
    )


def test_static_site_redirects_path_to_hash_route(new_page: NewPage, address: str) -> None:
    page = new_page(f"{address}cards/duel?x=1")
    page.wait_for_url(f"{address}#/cards/duel?x=1")
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts("en").text("cards-title"))


def test_static_site_links_to_configured_server(browser: Browser, static_host_url: str) -> None:
    """The site has links to the server, but sends it no request."""
    page = browser.new_page(locale="en-GB")
    page.set_default_timeout(TIMEOUT_MS)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body="there", content_type="text/html")

    page.route(f"{SERVER_URL}/**", answer)
    page.goto(f"{static_host_url}/{LINKED_SITE}/")
    page.get_by_label("Code of the table").fill("abcde")
    assert asked == []
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"{SERVER_URL}/t/ABCDE")
    page.go_back()
    page.get_by_role("link", name="Play online").click()
    page.wait_for_url(f"{SERVER_URL}/")
    assert asked == [f"{SERVER_URL}/t/ABCDE", f"{SERVER_URL}/"]
    page.close()


@pytest.mark.timeout(900)
@pytest.mark.soak
def test_static_site_plays_tables_scenes_and_records_alone(
    new_page: NewPage, address: str, tmp_path: Path
) -> None:
    """The test plays a move, a scene and a game from a file; then the table is still stored."""
    page = new_page(address)
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="I have seen my role").wait_for(timeout=START_MS)
    reveal_own_role(page)
    page.wait_for_url(re.compile(re.escape(f"{address}#/t/0")))
    table = page.url
    page.locator(".banner.mine").wait_for()
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    said = page.locator(".panel .log li", has_text="You discard").first
    expect(said).to_be_visible(timeout=START_MS)
    page.goto(f"{address}#/learn")
    page.get_by_role("link", name="Begin").first.click()
    page.wait_for_url(f"{address}#/learn/saboteur/1")
    expect(page.locator(".hand button").first).to_be_visible(timeout=START_MS)
    page.goto(f"{address}#/replay")
    record = tmp_path / "game.txt"
    record.write_text(str(finished().record()), "utf-8")
    upload(page, record)
    expect(page.get_by_text("Move 0 of")).to_be_visible(timeout=START_MS)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the game").click()
    assert Path(saved.value.path()).read_text("utf-8") == record.read_text("utf-8")
    page.goto(address)
    page.get_by_role("link", name="Resume").first.click()
    page.wait_for_url(table)
    expect(page.locator(".hand button")).to_have_count(6, timeout=START_MS)


def test_static_site_installs_below_its_path(browser: Browser, folder: Path) -> None:
    """The site's pages open offline, and it receives files shared by other apps."""
    with browser.new_context(locale="fr-FR") as device:
        device.set_default_timeout(TIMEOUT_MS)
        device.add_init_script(FAST_TIMERS_JS)
        page = device.new_page()
        with serve_folder(folder) as space:
            address = f"{space}/{SUBPATH}/"
            page.goto(address)
            assert page.evaluate(WORKER_STATE_JS) in ("activating", "activated")
            page.evaluate(WORKER_CONTROLS_JS)
            session = device.new_cdp_session(page)
            manifest = session.send("Page.getAppManifest")
            assert (manifest["url"], manifest["errors"]) == (
                f"{address}manifest.fr.webmanifest",
                [],
            )
            errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
            assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
        page.goto(f"{address}#/cards/duel")
        page.reload()
        expect(page).to_have_title(re.compile(Texts("fr").text("cards-title")))
        page.evaluate(SHARE_FILE_JS, "replay")
        page.wait_for_url(f"{address}#/replay?shared")


@pytest.mark.soak
@pytest.mark.timeout(400)
def test_static_site_plays_a_round(new_page: NewPage, address: str) -> None:
    page = new_page(address)
    page.get_by_role("button", name="Play now against bots").click()
    steps_to(page, "Next round")
