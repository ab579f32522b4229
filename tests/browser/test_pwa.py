"""Tests of the installed site: offline start, and updates while a page is open."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import TIMEOUT_MS, NewPage, SharedServer, close_context
from tests.browser.record_files import SHARE_FILE_JS
from tests.browser.static_host import (
    FAST_TIMERS_JS,
    UPDATE_INSTALLED_JS,
    StaticHost,
    deploy_new_version,
    installed_device,
    open_installed,
    reopen_with_version,
    serve_client,
)
from tests.sampling import sample_cases


@pytest.fixture
def static_host(tmp_path: Path) -> Iterator[StaticHost]:
    with serve_client(tmp_path / "client") as server:
        yield server


@pytest.fixture
def device(browser: Browser, static_host: StaticHost) -> Iterator[BrowserContext]:
    """Yield a browser context that may install the site, with French as its language."""
    with installed_device(browser, static_host, "fr-FR") as context:
        yield context


def test_unvisited_pages_open_offline(device: BrowserContext, static_host: StaticHost) -> None:
    page = open_installed(device)
    static_host.is_down = True
    page.goto("/rules/duel")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Duel")
    page.goto("/cards/dark-cave")
    expect(page.get_by_role("main").locator("svg").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer tout de suite").first).to_be_visible()


@pytest.mark.soak
def test_new_version_waits_for_user_consent(
    device: BrowserContext, static_host: StaticHost
) -> None:
    page, other = open_installed(device), device.new_page()
    other.goto("/t/ABCDE")
    script = deploy_new_version(static_host)
    other.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_text("Une nouvelle version est là.")).to_be_visible()
    # A part that was never loaded, and that the server no longer has, is still available.
    page.get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="La charger").click()
    expect(page.locator(f"script[src$='{script}']")).to_be_attached()
    # A player at a table is not interrupted, and continues with the old version.
    assert other.get_by_text("Une nouvelle version").count() == 0
    other.evaluate(
        "history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    expect(other.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.soak
def test_new_version_replaces_cached_python_runtime(
    device: BrowserContext, static_host: StaticHost
) -> None:
    page = open_installed(device)
    page.evaluate("caches.open('runtime-before')")
    folder = next((static_host.folder / "runtime").iterdir())
    files = {path.name for path in folder.iterdir()}
    script = deploy_new_version(static_host)
    page.evaluate(UPDATE_INSTALLED_JS)
    static_host.is_down = True
    page = reopen_with_version(page, script)
    kept: dict[str, list[str]] = page.evaluate(CACHED_RUNTIMES_JS)
    assert list(kept) == [f"runtime-{folder.name}"]
    assert {name.rpartition("/")[2] for name in kept[f"runtime-{folder.name}"]} == files


CACHED_RUNTIMES_JS: Final = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("runtime-"));
    const of = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await of(name)])));
}"""
"""JavaScript that returns the cached files of Python by version."""


@pytest.mark.soak
def test_shared_record_file_opens_on_replay_page(device: BrowserContext) -> None:
    page = open_installed(device, "/replay")
    page.evaluate(SHARE_FILE_JS, "/replay")
    page.wait_for_url("**/replay?shared")
    # This server stores no records, as the page says when one is shared.
    expect(page.get_by_role("alert").locator("p")).to_be_visible()
    assert page.evaluate("caches.open('shared').then((cache) => cache.match('/replay'))") is None


@pytest.mark.parametrize(
    ("locale", "play"), sample_cases([("fr-FR", "Jouer tout de suite"), ("en-GB", "Play now")], 1)
)
def test_site_can_be_installed(new_page: NewPage, locale: str, play: str) -> None:
    """The manifest is complete and in the visitor's language, and Chromium can install the site."""
    page = new_page("/", locale=locale)
    session = page.context.new_cdp_session(page)
    found: dict[str, Any] = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == locale[:2]
    assert manifest["shortcuts"][0]["name"] == play
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    for icon in manifest["icons"]:
        answer = page.request.get("/" + icon["src"])
        assert answer.status == 200
        size = page.evaluate(
            "src => { const i = new Image(); i.src = src;"
            " return i.decode().then(() => `${i.naturalWidth}x${i.naturalHeight}`) }",
            "/" + icon["src"],
        )
        assert icon["sizes"] in (size, "any")


PLAIN_HTTP_URL: Final = "http://house.test"
"""Not a secure context, unlike localhost; the test forwards its requests to the server."""


def test_plain_http_registers_no_service_worker(
    browser: Browser, shared_server: SharedServer
) -> None:
    """The page works without errors; browsers offer no service worker over plain HTTP."""
    errors: list[str] = []
    with browser.new_context(
        locale="en-GB", base_url=PLAIN_HTTP_URL, reduced_motion="reduce"
    ) as context:
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(FAST_TIMERS_JS)
        context.route(
            f"{PLAIN_HTTP_URL}/**",
            lambda route: route.fulfill(
                response=route.fetch(
                    url=route.request.url.replace(PLAIN_HTTP_URL, shared_server.address)
                )
            ),
        )
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
        able = page.evaluate("[isSecureContext, 'serviceWorker' in navigator, 'caches' in window]")
        assert able == [False, False, False]
        page.get_by_role("link", name="Cards", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert errors == []  # requests of a closing page are aborted, which the page logs
        close_context(context)


def test_manifest_shortcuts_play_and_join(new_page: NewPage) -> None:
    """The shortcut “Play now” opens a game, “Join” asks for a table code."""
    page = new_page("/?join")
    expect(page.get_by_label("Code of the table")).to_be_focused()
    page.goto("/?play")
    page.wait_for_url("**/t/*")
