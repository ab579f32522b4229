"""Tests of a tournament: organiser on a desktop, participant on a phone, and the display."""

import json
import re
from time import time

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from saboteur.protocol import messages as wire
from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.lobby_actions import check_axe
from tests.browser.page_checks import FETCH_JS, assert_no_horizontal_scroll
from tests.sampling import sample_cases


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    """Ignore 401 before the guest exists, and 404 for unknown links."""
    return re.compile("40[14]")


def set_up_tournament(page: Page) -> str:
    """Create a tournament with championship tables; return its sign-up link."""
    page.evaluate(FETCH_JS, ["POST", "/api/guest", {"nickname": "Ada"}])
    page.goto("/tournament")
    page.get_by_label("Name of the gathering").fill("Club Cup")
    expect(page.get_by_label(re.compile("^Championship tables"))).to_be_checked()
    page.get_by_label("Something else").check()
    page.get_by_text("Modules", exact=True).click()
    expect(page.get_by_label(re.compile("^Veto"))).to_be_visible()
    check_axe(page)
    page.get_by_label(re.compile("^Championship tables")).check()
    page.get_by_label("Name of the gathering").press("Enter")
    expect(page.get_by_role("heading", name="Club Cup", level=1)).to_be_visible()
    draw = page.get_by_role("button", name="Draw heat 1")
    expect(draw).to_be_disabled()
    expect(draw).to_have_accessible_description("5 more people have to be here for a draw.")
    expect(page.get_by_role("img", name="QR code of the link to sign up")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    return page.get_by_label("Link to sign up", exact=True).input_value()


def come_as_bob(page: Page, address: str, link: str) -> None:
    """Open the tournament page, which is closed to Bob; then sign up as Bob by the link."""
    page.goto(address)
    expect(page.get_by_role("heading", name="You take no part here")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("link to sign up")
    expect(page.get_by_role("main")).not_to_contain_text("Club Cup")
    check_axe(page)
    page.evaluate(FETCH_JS, ["POST", "/api/guest", {"nickname": "Bob"}])
    page.goto(link)
    expect(page.get_by_label("Your name")).to_have_value("Bob 2")  # which is free


def test_tournament_round_from_sign_up_link_to_table(new_page: NewPage) -> None:
    host, guest, hall = new_page(BLANK_PATH), new_page(BLANK_PATH, **PHONE), new_page(BLANK_PATH)
    link = set_up_tournament(host)
    # A guest with the link needs no nickname before.
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bob")
    assert_no_horizontal_scroll(guest)
    check_axe(guest)
    guest.get_by_role("button", name="Take part").click()
    mine = guest.get_by_role("region", name="Your table")
    expect(mine).to_contain_text("Wait for the draw")
    come_as_bob(hall, host.url, link)
    # Participants without a device are entered by name.
    host.get_by_label(re.compile("^Enter people")).fill("Cyd\nDan\nEve\n\nFay")
    host.get_by_role("button", name="Enter them").click()
    crowd = host.get_by_role("region", name="Who takes part")
    expect(crowd.get_by_role("listitem")).to_have_count(5)
    expect(crowd).to_contain_text("5 people")
    host.get_by_role("button", name="Draw heat 1").click()
    heat = host.get_by_role("region", name="Heat 1")
    expect(heat.get_by_role("listitem")).to_have_count(1)
    expect(heat).to_contain_text("drawn")
    check_axe(host)
    host.get_by_role("button", name="Draw again").click()
    host.get_by_role("button", name="Open the tables").click()
    expect(heat).to_contain_text("in play")
    expect(host.get_by_role("button", name="Draw heat 2")).to_be_disabled()
    # One tap leads to the table.
    guest.reload()
    expect(mine).to_contain_text(re.compile(r"Heat 1, table 1, seat [1-5]"))
    assert_no_horizontal_scroll(guest)
    check_axe(guest)
    guest.get_by_role("link", name="To your table").click()
    expect(guest).to_have_url(re.compile(r"/t/[A-Z2-9]{5}$"))
    expect(guest.locator("body")).to_contain_text("Bob")
    address = host.get_by_role("link", name=re.compile("^Page for the hall")).get_attribute("href")
    assert address is not None
    hall.goto(address)
    expect(hall.get_by_role("heading", name="Club Cup · Heat 1")).to_be_visible()
    expect(hall.get_by_role("listitem").filter(has_text="Bob").last).to_be_visible()
    expect(hall.get_by_text("Sign up with your phone")).to_be_visible()
    check_axe(hall)
    heat.get_by_role("button", name="Leave it out: Table 1").click()
    expect(heat).to_contain_text("left out")
    expect(heat.get_by_role("button", name="Play it again: Table 1")).to_be_visible()
    expect(host.get_by_role("button", name="Draw heat 2")).to_be_enabled()


FULL_PAGE_JS = """() => {
    document.querySelector(".cave").style.pointerEvents = "auto";
    return ["h1", ".time span", "figure img"].filter((what) => {
        const seen = document.querySelector(what);
        const { x, y, width, height } = seen.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) !== seen;
    });
}"""
"""JavaScript that returns the display's elements that are covered, even by the background."""


@pytest.mark.parametrize(
    ("language", "clock"), sample_cases([("en-GB", r"^\d\d:\d\d$"), ("en-US", "[AP]M$")], 1)
)
def test_waiting_display_shows_name_clock_and_qr_code(
    new_page: NewPage, language: str, clock: str
) -> None:
    page = new_page(BLANK_PATH, locale=language, viewport={"width": 1440, "height": 900})
    page.evaluate(FETCH_JS, ["POST", "/api/guest", {"nickname": "Ada"}])
    gathering = json.loads(
        page.evaluate(FETCH_JS, ["POST", "/api/tournaments", {"name": "Club Cup"}])
    )
    page.goto(f"/tournament/display/{gathering['display']}")
    expect(page.get_by_role("heading", name="Club Cup")).to_be_visible()
    expect(page.locator(".time span")).to_have_text(re.compile(clock))
    picture = page.locator("figure img").bounding_box()
    assert picture is not None
    assert picture["width"] > 500
    assert picture["y"] + picture["height"] < 900
    assert page.evaluate(FULL_PAGE_JS) == []


def display_state(count: int) -> wire.TournamentDisplay:
    """Return a display of a running round with ``count`` participants."""
    people = [
        wire.Participant(
            number=n, name=f"Dwarf of Moria {n}", game_choice=0, present=True, has_device=True
        )
        for n in range(1, count + 1)
    ]
    tables = [
        wire.TournamentTable(
            number=n + 1, game_choice=0, participants=tuple(range(5 * n + 1, 5 * n + 6)), code=None,
            stage="over" if n % 2 else "playing", points=(4, 3, 2, 0, 0) if n % 2 else (),
        )
        for n in range(count // 5)
    ]  # fmt: skip
    standings = [
        wire.TournamentStanding(
            number=n, games=1, won=1, points=9, gold=9, byes=0, rating=None, sigma=None, rank=1,
            gold_rank=1, rating_rank=None,
        )
        for n in range(1, count + 1)
    ]  # fmt: skip
    now = time()
    return wire.TournamentDisplay(
        name="Championship", game_choices=(wire.CHAMPIONSHIP_GAME,), round_minutes=60,
        registration_open=False, over=False,
        link=None, participants=tuple(people), standings=tuple(standings), now=now,
        rounds=(wire.TournamentRound(number=3, opened_at=now - 901, tables=tuple(tables),
                                     byes=()),),
    )  # fmt: skip


@pytest.mark.parametrize("look", sample_cases([{}, PHONE], 1))
def test_display_shows_hundred_participants(new_page: NewPage, look: dict[str, object]) -> None:
    page = new_page(BLANK_PATH, **look)

    def tell(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(display_state(100)), content_type="application/json")

    page.route("**/api/tournaments/displays/*", tell)
    page.goto(f"/tournament/display/{'x' * 16}")
    expect(page.get_by_role("heading", name="Championship · Heat 3")).to_be_visible()
    expect(page.get_by_text("45 min left")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Table "))).to_have_count(20)
    expect(page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(21)
    assert_no_horizontal_scroll(page)
    check_axe(page)
