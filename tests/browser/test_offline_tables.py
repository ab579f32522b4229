"""Tests of local tables: playing without a server, closing, continuing, exporting."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from saboteur.cli.app import run
from saboteur.games.registry import ruleset
from tests.browser.axe import axe_violations
from tests.browser.page_player import PagePlayer
from tests.browser.played_rounds import ROUNDS, PlayedRound
from tests.browser.recorded_games import documents_of, late
from tests.browser.static_host import (
    UPDATE_INSTALLED_JS,
    StaticHost,
    deploy_new_version,
    installed_device,
    open_installed,
    reopen_with_version,
    serve_client,
)
from tests.sampling import seed_for
from tests.server.custom_deck import CUSTOM_DECK

START_MS: Final = 240_000
"""Time limit for starting Python in the browser; on a busy machine it takes minutes."""
LOCAL_TABLE_URL: Final = re.compile(r"/t/0[A-Z2-9]{4}$")
each_box = pytest.mark.parametrize("played", [pytest.param(each, id=each.box) for each in ROUNDS])
SAMPLED_ROUND: Final = ROUNDS[0]
WRITE_DOCUMENTS_JS: Final = """async (documents) => {
    const done = (request) => new Promise((well, ill) => {
        request.onsuccess = () => well(request.result);
        request.onerror = () => ill(request.error);
    });
    const opening = indexedDB.open("saboteur", 1);
    opening.onupgradeneeded = () =>
        ["documents", "owner"].forEach((store) => opening.result.createObjectStore(store));
    const database = await done(opening);
    const all = database.transaction("documents", "readwrite");
    for (const [key, text] of Object.entries(documents))
        all.objectStore("documents").put(new TextEncoder().encode(text), key);
    await new Promise((kept) => (all.oncomplete = kept));
    database.close();
}"""
"""JavaScript that writes documents of local tables into the browser's database."""
CACHE_RUNTIME_JS: Final = "async ([cache, files]) => (await caches.open(cache)).addAll(files)"
pytestmark = pytest.mark.timeout(900)


@pytest.fixture(scope="module")
def static_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with serve_client(tmp_path_factory.mktemp("space") / "client") as server:
        yield server


@pytest.fixture
def device(browser: Browser, static_host: StaticHost) -> Iterator[BrowserContext]:
    """Yield a device on which the site is installed and bots do not pause."""
    with installed_device(browser, static_host, "en-GB") as context:
        context.add_init_script(
            "localStorage.preferences = JSON.stringify({ confirm: 'never', pace: 'instant' })"
        )
        yield context
    static_host.is_down, static_host.withheld_path = False, "\n"


def has_begun(page: Page) -> None:
    """Wait until a local table has opened and shows its first screen."""
    page.wait_for_url(LOCAL_TABLE_URL, timeout=START_MS)
    expect(page.locator(".hand, [data-covered], .seats, button.main").first).to_be_visible(
        timeout=START_MS
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


def navigate(page: Page, path: str) -> None:
    """Follow a link within the site without a reload, which would end Python."""
    page.evaluate(
        "path => { history.pushState(null, '', path);"
        " dispatchEvent(new PopStateEvent('popstate')) }",
        path,
    )


def find_box(page: Page, box: str) -> Locator:
    return page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{box}"]'))


def finish_introduction(page: Page, played: PlayedRound) -> None:
    """Close what a box shows before the first card."""
    if played.box == "duel":
        page.get_by_role("button", name="Begin", exact=True).click()


def open_local_table(page: Page, box: str) -> None:
    find_box(page, box).get_by_role("button", name="Choose this box").click()
    page.get_by_role("dialog").get_by_role("button", name="On this device").click()
    has_begun(page)


@pytest.mark.soak  # minutes each; the end of a round is played below
@each_box
def test_round_is_played_offline_after_failed_download_is_retried(
    device: BrowserContext, static_host: StaticHost, played: PlayedRound
) -> None:
    page = open_installed(device)
    static_host.withheld_path = "runtime/"
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "did not come", timeout=START_MS
    )
    assert axe_violations(page) == []
    static_host.withheld_path = "\n"
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("progress:indeterminate")).to_be_visible(timeout=START_MS)  # it starts up
    has_begun(page)
    static_host.is_down = True
    page.close()
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    assert axe_violations(page) == []
    find_box(page, played.box).get_by_role("button", name="Play now").click()
    has_begun(page)
    finish_introduction(page, played)
    PagePlayer(page, seed_for("round")).play(played.way_on)
    table = page.url
    page.close()
    page = device.new_page()
    page.goto(table)
    has_begun(page)
    way_on = page.get_by_role("button", name=played.way_on)
    expect(way_on).to_be_visible(timeout=START_MS)
    expect(page.get_by_text(re.compile("No connection|connection lost"))).to_have_count(0)
    way_on.click()
    expect(way_on).to_be_hidden()


def test_saved_offline_tables_resume_without_server(
    device: BrowserContext, static_host: StaticHost, tmp_path: Path
) -> None:
    """One stored table is continued to the end of a round, another to its record."""
    page = open_installed(device)
    late_round = late(ruleset(SAMPLED_ROUND.box, SAMPLED_ROUND.seats), SAMPLED_ROUND.few_moves_left)
    last_moves = late(ruleset("saboteur", 3), 3, rounds=3)
    page.evaluate(WRITE_DOCUMENTS_JS, documents_of({"0LATE": late_round, "0LAST": last_moves}))
    (python,) = (static_host.folder / "runtime").iterdir()
    files = [f"/runtime/{python.name}/{path.name}" for path in python.iterdir()]
    page.evaluate(CACHE_RUNTIME_JS, [f"runtime-{python.name}", files])
    page.close()
    static_host.is_down = True
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    assert axe_violations(page) == []
    page.locator('a[href="/t/0LATE"]').first.click()
    has_begun(page)
    finish_introduction(page, SAMPLED_ROUND)
    PagePlayer(page, seed_for("round")).play(SAMPLED_ROUND.way_on)
    way_on = page.get_by_role("button", name=SAMPLED_ROUND.way_on)
    way_on.click()
    expect(way_on).to_be_hidden()
    navigate(page, "/t/0LAST")
    PagePlayer(page, seed_for("last")).play("Download the game")
    assert_record_verifies(page, tmp_path)
    navigate(page, "/")
    find_box(page, "saboteur").get_by_role("button", name="Play now").click()
    has_begun(page)
    expect(
        page.get_by_role("button", name=re.compile("I have seen|Turn my card over"))
    ).to_be_visible()
    navigate(page, "/")
    use_custom_deck(page)
    navigate(page, "/")
    share_device(page)
    navigate(page, "/")
    use_printed_deck(page)


def use_custom_deck(page: Page) -> None:
    """Choose a deck file; new local tables are then played with it."""
    find_box(page, "duel").get_by_role("button", name="Choose this box").click()
    sheet = page.get_by_role("dialog")
    file = sheet.get_by_label("Choose a deck file")
    file.set_input_files({"name": "a.toml", "mimeType": "text/plain", "buffer": b"[["})
    expect(sheet.get_by_text("This file can’t be used")).to_contain_text("is not TOML")
    file.set_input_files(
        {"name": "b.toml", "mimeType": "text/plain", "buffer": CUSTOM_DECK.encode()}
    )
    expect(sheet.get_by_text("are played with your deck file")).to_be_visible()
    assert axe_violations(page) == []
    sheet.get_by_role("button", name="On this device").click()
    has_begun(page)
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".hand").first).to_be_visible()


def use_printed_deck(page: Page) -> None:
    find_box(page, "duel").get_by_role("button", name="Choose this box").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Play with the printed cards again").click()
    expect(sheet.get_by_text("A deck file of yours")).to_be_visible()


def share_device(page: Page) -> None:
    """Play with two players on this device, which is covered between turns."""
    open_local_table(page, "dark-cave")
    page.get_by_role("button", name="Somebody else on this device").click()
    page.get_by_role("textbox", name="Their name").fill("Bob")
    page.get_by_role("button", name="Seat them here").click()
    expect(page.get_by_text("nobody else comes in")).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    assert axe_violations(page) == []
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    page.locator("[data-covered]").wait_for()
    page.get_by_role("button", name="Bob: look").click()
    expect(page.get_by_role("button", name="Cover", exact=True)).to_be_visible()


@pytest.mark.soak  # a minute or two; the last moves of a game are played above
def test_offline_game_between_bots_produces_valid_record(
    device: BrowserContext, static_host: StaticHost, tmp_path: Path
) -> None:
    page = open_installed(device)
    open_local_table(page, "dark-cave")
    static_host.is_down = True
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    result = page.get_by_role("button", name="See the result")
    download = page.get_by_role("button", name="Download the game")
    expect(result.or_(download).first).to_be_visible(timeout=START_MS)
    if result.is_visible():
        result.click()
    assert_record_verifies(page, tmp_path)


def assert_record_verifies(page: Page, folder: Path) -> None:
    with page.expect_download() as record:
        page.get_by_role("button", name="Download the game").click()
    file = folder / "game.txt"
    record.value.save_as(file)
    assert run(["verify", str(file)]) == 0


@pytest.mark.soak
def test_second_window_takes_over_offline_table(device: BrowserContext) -> None:
    first = open_installed(device)
    first.get_by_role("button", name="On this device").click()
    has_begun(first)
    second = device.new_page()
    second.goto(first.url)
    expect(second.get_by_text("in another window")).to_be_visible(timeout=START_MS)
    second.get_by_role("button", name="Go on here").click()
    has_begun(second)
    expect(first.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "Another window goes on"
    )
    assert axe_violations(first) == []


@pytest.mark.soak
def test_offline_game_continues_in_new_client_version(browser: Browser, tmp_path: Path) -> None:
    """The game continues offline too, and the user is not asked about the new version."""
    with (
        serve_client(tmp_path / "client") as space,
        installed_device(browser, space, "en-GB") as device,
    ):
        page = open_installed(device)
        page.get_by_role("button", name="On this device").click()
        has_begun(page)
        before: list[str] = page.evaluate("caches.keys()")
        script = deploy_new_version(space)
        page.evaluate(UPDATE_INSTALLED_JS)
        expect(page.get_by_text("A new version")).to_have_count(0)
        space.is_down = True
        page = reopen_with_version(page, script)
        has_begun(page)
        after: list[str] = page.evaluate("caches.keys()")
        python = {name for name in before if name.startswith("runtime-")}
        assert len(python) == 1
        assert python == {name for name in after if name.startswith("runtime-")}
