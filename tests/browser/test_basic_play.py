"""Tests of playing by mouse, by keyboard and on a phone."""

import re
from collections.abc import Callable
from functools import cache, partial

import pytest
from playwright.sync_api import Page, Request, Route, expect

from saboteur.play.game import Game
from tests.browser.conftest import PHONE
from tests.browser.fake_socket import FakeServerPage
from tests.browser.first_moves import MAX_TABLES_TRIED, pick_playable, play_now, reveal_own_role
from tests.browser.page_player import wait_for_paint
from tests.browser.recorded_games import by_lot, can

NewPage = Callable[..., Page]


@pytest.mark.smoke
def test_from_the_start_page_to_a_first_move_in_three_clicks(new_page: NewPage) -> None:
    page = new_page()
    playable = re.compile(r"^(?!.*(discarded|Broken|repair|Map|Rockfall)).*card \d")
    cards = page.locator(".hand").get_by_role("button", name=playable)
    for _ in range(MAX_TABLES_TRIED):
        page.goto("/")
        play_now(page)  # the first click
        page.get_by_role("button", name="I have seen my role").click()  # the second
        page.locator(".banner.mine").wait_for()
        if cards.count():
            break
    card = cards.first.bounding_box()
    assert card
    # The third: a card dragged onto one of the highlighted cells.
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 60, steps=4)
    cell = page.locator(".cell.empty.legal").first.bounding_box()
    assert cell
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".panel .log li", has_text="You lay").first).to_be_visible()


def test_a_move_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now against bots").focus()
    page.keyboard.press("Enter")
    reveal_own_role(page)
    pick_playable(page)
    focused = page.locator(".cell:focus")
    expect(focused).to_have_class(re.compile("legal"))
    page.keyboard.press("Enter")
    expect(page.locator(".panel .log li", has_text="You lay").first).to_be_visible()


@cache
def first_fitting_turn() -> tuple[Game, int]:
    """Return a game at its first turn, and the index in the hand of a card that fits somewhere."""
    game = by_lot("saboteur", can("lay"), seats=5)
    card = next(move.card for move in game.legal_moves() if move.verb == "lay")
    return game, game.view(game.decider or 0).hand.index(card)


def test_a_forbidden_cell_says_why(desktop: FakeServerPage) -> None:
    game, place = first_fitting_turn()
    page = desktop.open(game)
    page.keyboard.press(str(place + 1))
    page.locator(".cell.empty:not(.legal)").first.click()
    why = page.get_by_role("alert").filter(has_text="The rule: ")
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_reload_restores_hand(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    reveal_own_role(page)
    hand = [b.get_attribute("aria-label") for b in page.locator(".hand button").all()]
    page.reload()
    page.locator(".banner.mine").wait_for()
    assert [b.get_attribute("aria-label") for b in page.locator(".hand button").all()] == hand


def test_on_a_phone_a_tap_previews_and_the_button_confirms(phone: FakeServerPage) -> None:
    game, place = first_fitting_turn()
    page = phone.open(game)
    card = page.locator(".hand button").nth(place)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator(".cell.empty.legal").first.tap()
    assert phone.sent == []
    page.get_by_role("button", name="Lay it here").tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".panel .log li", has_text="You lay").first).to_be_visible()


def test_two_people_meet_at_a_table(new_page: NewPage) -> None:
    host = new_page()
    host.get_by_role("button", name="Open a table").click()
    host.get_by_role("radio", name="3", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    host.locator(".code b").wait_for()
    code = host.locator(".code b").inner_text()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    guest = new_page("/", **PHONE)
    guest.get_by_label("Code of the table").fill(code.lower())
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_role("button", name="Sit down").tap()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Fill up with bots").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.get_by_role("button", name="Turn my card over")).to_be_visible()


LAYOUT_SHIFTS_JS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
        for (const { node, previousRect: from, currentRect: to } of sources) {
            const moved = node?.nodeType === 1 ? node : node?.parentElement;
            if (moved?.closest("header :not(.wordmark), main > :not(.scene)"))
                shifts.push(`${moved.textContent.trim()}: ${from.x},${from.y} to ${to.x},${to.y}`);
        }
    }
}).observe({ type: "layout-shift", buffered: true });
"""
"""JavaScript that records layout shifts of the start page, except in its picture and logo."""


def delay_response(late: list[Route], route: Route) -> None:
    late.append(route)


def test_start_page_has_no_layout_shift_when_a_response_is_late(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    page.add_init_script(LAYOUT_SHIFTS_JS)
    asked: set[Request] = set()
    # Playwright sets attributes on listeners, which a method of a set does not allow
    page.on("request", lambda request: asked.add(request))  # noqa: PLW0108
    page.on("requestfinished", lambda request: asked.discard(request))  # noqa: PLW0108
    # The previous page may have sent a request while it was left.
    page.on("requestfailed", lambda request: asked.discard(request))  # noqa: PLW0108
    for held in ("guest", "guest/tables", "tables"):
        late: list[Route] = []
        page.route(f"**/api/{held}", partial(delay_response, late))
        asked.clear()
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("load")
        while {each.request for each in late} != asked or not late:
            wait_for_paint(page)  # until all other requests are finished
        wait_for_paint(page)
        for each in late:
            each.continue_()
        expect(page.get_by_role("link", name=re.compile("^Resume"))).to_be_visible()
        wait_for_paint(page)
        wait_for_paint(page)  # an observer is told of a shift after its paint
        assert page.evaluate("shifts") == [], held
        page.unroute(f"**/api/{held}")


def test_french_locale_and_light_theme_are_honoured(new_page: NewPage) -> None:
    page = new_page("/", locale="fr-FR", color_scheme="light")
    expect(page.get_by_role("button", name="Jouer tout de suite avec")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()


def test_extended_latin_font_loads_only_for_names_that_need_it(new_page: NewPage) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page)
    page.goto("/")
    assert not any("latin-ext" in url for url in asked)
    page.get_by_role("button", name="Change your name").click()
    with page.expect_request("**/atkinson-hyperlegible-next-latin-ext-*"):
        page.get_by_role("textbox", name="Your name").fill("Łukasz Žižka")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Change your name: Łukasz Žižka")).to_be_visible()


BELL_JS = """
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        document.documentElement.dataset.struck = "yes";
        return start.apply(this, when);
    };
"""
"""JavaScript that records when the page plays a sound."""


def test_table_sounds_play_until_switched_off(new_page: NewPage) -> None:
    page = new_page("/", reduced_motion="no-preference")
    page.add_init_script(BELL_JS)
    page.reload()
    play_now(page)
    reveal_own_role(page)
    sounds = page.get_by_role("button", name="Sounds of the table")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    for key in ("1", "d", "Enter"):  # the bell rings when it is the player's turn again
        page.keyboard.press(key)
    expect(page.locator("html")).to_have_attribute("data-struck", "yes")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")


def test_reduced_motion_turns_sounds_off_by_default(desktop: FakeServerPage) -> None:
    page = desktop.open(first_fitting_turn()[0], fresh=True)
    sounds = page.get_by_role("button", name="Sounds of the table")
    expect(sounds).to_have_attribute("aria-pressed", "false")
