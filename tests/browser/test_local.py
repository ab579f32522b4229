"""Tables on this device: played without a server, closed, gone on with, taken along."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from saboteur.cli.app import run
from saboteur.games.registry import ruleset
from tests.browser.player import Player
from tests.browser.positions import documents_of, late
from tests.browser.space import INSTALLED, WebSpace, keeping_device, opened, renew, reopened
from tests.browser.space import web_space as serving
from tests.browser.test_access import faults
from tests.browser.test_party import ROUNDS, Round
from tests.server.test_deck import OWN
from tests.worlds import Dice, drawn

START_MS: Final = 240_000
"""Python starts in seconds; on a machine with other work, in minutes."""
LOCAL: Final = re.compile(r"/t/0[A-Z2-9]{4}$")
each_box = pytest.mark.parametrize("played", [pytest.param(each, id=each.box) for each in ROUNDS])
SOME: Final = Dice(drawn("local round")).choice(ROUNDS)
KEEP: Final = """async (documents) => {
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
"""Puts down what a device keeps of its tables."""
KEEP_PYTHON: Final = "async ([cache, files]) => (await caches.open(cache)).addAll(files)"
pytestmark = pytest.mark.timeout(900)


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """Serve a copy of the client."""
    with serving(tmp_path_factory.mktemp("space") / "client") as server:
        yield server


@pytest.fixture
def device(browser: Browser, space: WebSpace) -> Iterator[BrowserContext]:
    """Use a device that keeps the site; bots do not make anybody wait."""
    with keeping_device(browser, space, "en-GB") as context:
        context.add_init_script(
            "localStorage.preferences = JSON.stringify({ ask: 'never', pace: 'instant' })"
        )
        yield context
    space.away, space.withheld = False, "\n"


def has_begun(page: Page) -> None:
    """Wait for a table of this device."""
    page.wait_for_url(LOCAL, timeout=START_MS)
    expect(page.locator(".hand, [data-covered], .seats, button.main").first).to_be_visible(
        timeout=START_MS
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


def go(page: Page, path: str) -> None:
    """Go somewhere else on the site, as its own links lead: Python goes on."""
    page.evaluate(
        "path => { history.pushState(null, '', path);"
        " dispatchEvent(new PopStateEvent('popstate')) }",
        path,
    )


def of_box(page: Page, box: str) -> Locator:
    """Find a box on the shelf."""
    return page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{box}"]'))


def begin(page: Page, played: Round) -> None:
    """Put away what a box shows before the first card."""
    if played.box == "duel":
        page.get_by_role("button", name="Begin", exact=True).click()


def lay_table(page: Page, box: str) -> None:
    """Open a table of some box on this device, with seats for several people."""
    of_box(page, box).get_by_role("button", name="Choose this box").click()
    page.get_by_role("dialog").get_by_role("button", name="On this device").click()
    has_begun(page)


@pytest.mark.soak  # minutes each; the end of a round is played below
@each_box
def test_a_round_without_a_line(device: BrowserContext, space: WebSpace, played: Round) -> None:
    """What did not come is asked for again; then nobody needs the server, today or tomorrow."""
    page = opened(device)
    space.withheld = "runtime/"
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "did not come", timeout=START_MS
    )
    assert faults(page) == []
    space.withheld = "\n"
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("progress:indeterminate")).to_be_visible(timeout=START_MS)  # it starts up
    has_begun(page)
    space.away = True
    page.close()
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    assert faults(page) == []
    of_box(page, played.box).get_by_role("button", name="Play now").click()
    has_begun(page)
    begin(page, played)
    Player(page, drawn("round")).play(played.way_on)
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


def test_a_day_without_a_line(device: BrowserContext, space: WebSpace, tmp_path: Path) -> None:
    """Tables of yesterday are gone on with: a round to its end and on, a game to its record."""
    page = opened(device)
    late_round = late(ruleset(SOME.box, SOME.seats), SOME.few)
    last_moves = late(ruleset("saboteur", 3), 3, rounds=3)
    page.evaluate(KEEP, documents_of({"0LATE": late_round, "0LAST": last_moves}))
    (python,) = (space.folder / "runtime").iterdir()
    files = [f"/runtime/{python.name}/{path.name}" for path in python.iterdir()]
    page.evaluate(KEEP_PYTHON, [f"runtime-{python.name}", files])
    page.close()
    space.away = True
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    assert faults(page) == []
    page.locator('a[href="/t/0LATE"]').first.click()
    has_begun(page)
    begin(page, SOME)
    Player(page, drawn("round")).play(SOME.way_on)
    way_on = page.get_by_role("button", name=SOME.way_on)
    way_on.click()
    expect(way_on).to_be_hidden()
    go(page, "/t/0LAST")
    Player(page, drawn("last")).play("Download the game")
    assert_verified(page, tmp_path)
    go(page, "/")
    of_box(page, "saboteur").get_by_role("button", name="Play now").click()
    has_begun(page)
    expect(
        page.get_by_role("button", name=re.compile("I have seen|Turn my card over"))
    ).to_be_visible()
    go(page, "/")
    own_cards(page)
    go(page, "/")
    for_two(page)
    go(page, "/")
    printed_cards(page)


def own_cards(page: Page) -> None:
    """Whose device it is says by which cards new tables are played."""
    of_box(page, "duel").get_by_role("button", name="Choose this box").click()
    sheet = page.get_by_role("dialog")
    file = sheet.get_by_label("Choose a deck file")
    file.set_input_files({"name": "a.toml", "mimeType": "text/plain", "buffer": b"[["})
    expect(sheet.get_by_text("This file can’t be used")).to_contain_text("is not TOML")
    file.set_input_files({"name": "b.toml", "mimeType": "text/plain", "buffer": OWN.encode()})
    expect(sheet.get_by_text("are played with your deck file")).to_be_visible()
    assert faults(page) == []
    sheet.get_by_role("button", name="On this device").click()
    has_begun(page)
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".hand").first).to_be_visible()


def printed_cards(page: Page) -> None:
    """Who wants the printed cards again says so."""
    of_box(page, "duel").get_by_role("button", name="Choose this box").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Play with the printed cards again").click()
    expect(sheet.get_by_text("A deck file of yours")).to_be_visible()


def for_two(page: Page) -> None:
    """Several people take turns at a device, and nobody else is let in."""
    lay_table(page, "dark-cave")
    page.get_by_role("button", name="Somebody else on this device").click()
    page.get_by_role("textbox", name="Their name").fill("Bob")
    page.get_by_role("button", name="Seat them here").click()
    expect(page.get_by_text("nobody else comes in")).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    assert faults(page) == []
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    page.locator("[data-covered]").wait_for()
    page.get_by_role("button", name="Bob: look").click()
    expect(page.get_by_role("button", name="Cover", exact=True)).to_be_visible()


@pytest.mark.soak  # a minute or two; the last moves of a game are played above
def test_a_game_of_bots_alone_is_recorded(
    device: BrowserContext, space: WebSpace, tmp_path: Path
) -> None:
    page = opened(device)
    lay_table(page, "dark-cave")
    space.away = True
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    result = page.get_by_role("button", name="See the result")
    download = page.get_by_role("button", name="Download the game")
    expect(result.or_(download).first).to_be_visible(timeout=START_MS)
    if result.is_visible():
        result.click()
    assert_verified(page, tmp_path)


def assert_verified(page: Page, folder: Path) -> None:
    """Take the record along: the terminal finds nothing wrong with it."""
    with page.expect_download() as record:
        page.get_by_role("button", name="Download the game").click()
    file = folder / "game.txt"
    record.value.save_as(file)
    assert run(["verify", str(file)]) == 0


def test_another_window_takes_over(device: BrowserContext) -> None:
    """One window at a time plays; whoever says so goes on."""
    first = opened(device)
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
    assert faults(first) == []


def test_new_version_under_a_local_game(browser: Browser, tmp_path: Path) -> None:
    """A game goes on in the next version, even if the line is gone by then; nobody was asked."""
    with serving(tmp_path / "client") as space, keeping_device(browser, space, "en-GB") as device:
        page = opened(device)
        page.get_by_role("button", name="On this device").click()
        has_begun(page)
        before: list[str] = page.evaluate("caches.keys()")
        script = renew(space)
        page.evaluate(INSTALLED)
        expect(page.get_by_text("A new version")).to_have_count(0)
        space.away = True
        page = reopened(page, script)
        has_begun(page)
        after: list[str] = page.evaluate("caches.keys()")
        python = {name for name in before if name.startswith("runtime-")}
        assert len(python) == 1
        assert python == {name for name in after if name.startswith("runtime-")}
