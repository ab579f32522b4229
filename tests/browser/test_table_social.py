"""Tests of table settings, absences, chat, notes, a shared device and the spectators' display."""

import json
import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import (
    SMALL,
    axe_violations,
)
from tests.browser.conftest import BLANK_PATH, DESKTOP, PHONE, NewPage
from tests.browser.lobby_actions import check_axe, join, open_table, reveal_own_role
from tests.browser.socket_frames import record_frames, wait_for_frame
from tools.client_fixtures import lobby

NOTE = "Vermilion never mends anything"
"""A note's text, which no other guest may get."""


def start(host: Page, *others: Page) -> None:
    """Fill the table with bots, deal, and reveal all roles."""
    host.get_by_role("button", name="Fill up with bots").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, *others):
        reveal_own_role(page)


def test_host_changes_table_settings_and_guest_sees_them(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", seats=4)
    guest = new_page(BLANK_PATH, **PHONE)
    join(guest, code)
    agreed = guest.locator(".game dl")
    expect(agreed).to_contain_text("No limit")
    expect(agreed).to_contain_text("Private table")
    expect(guest.get_by_role("button", name="Change", exact=True)).to_have_count(0)

    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("radio", name="Fast").click()
    expect(agreed).to_contain_text("Fast")
    host.get_by_role("radio", name="No talk").click()
    expect(agreed).to_contain_text("No talk")
    host.get_by_role("radio", name="Anybody may join").click()
    expect(agreed).to_contain_text("Anybody may join")
    host.get_by_role("radio", name="6", exact=True).click()
    expect(guest.locator(".seats li")).to_have_count(6)
    host.get_by_role("button", name="Choose modules").click()
    host.get_by_role("checkbox", name="Veto").check()
    expect(guest.locator(".game .modules")).to_contain_text("Veto")
    host.keyboard.press("Escape")
    host.get_by_role("radio", name="10 s").click()
    expect(agreed).to_contain_text("10 s")
    check_axe(host)
    host.get_by_role("radio", name="The Lost Mines").click()
    expect(guest.locator(".game .box")).to_contain_text("The Lost Mines")

    host.get_by_role("button", name="Lock the door").click()
    expect(guest.get_by_role("status").filter(has_text="Locked")).to_be_visible()
    host.get_by_role("button", name="Open the door").click()
    host.get_by_role("button", name="New code").click()
    expect(host.locator(".code b")).not_to_have_text(code)
    picture = host.get_by_role("img", name="QR code")
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }")

    host.get_by_role("button", name=re.compile("^More about")).click()
    host.get_by_role("button", name=re.compile("^What to do about")).click()
    host.get_by_role("button", name="Send away", exact=True).click()
    host.get_by_role("button", name="Send away for good").click()
    expect(guest.get_by_role("heading", name="The host has closed the door")).to_be_visible()


def test_lobby_marks_custom_bots_and_remote_bots(new_page: NewPage) -> None:
    table = lobby("lobby", taken=4, my_seat=0) | {"extra_bots": ["Eager"]}
    table["seats"][1] |= {"is_remote_bot": True}
    table["seats"][3] |= {"guest": None, "bot": "Eager"}
    said: list[dict[str, Any]] = []

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: said.append(json.loads(text)))
        socket.send(json.dumps(table))

    host = new_page(BLANK_PATH)
    host.route_web_socket(re.compile("/socket$"), answer)
    open_table(host, "Ada")
    seats = host.locator(".seats li")
    expect(seats.nth(1)).to_contain_text("bot from elsewhere")
    expect(seats.nth(3)).to_contain_text("bot, Eager")
    host.get_by_role("radio", name="Eager (home-made)").click()
    host.get_by_role("button", name="Put a bot on seat 5").click()
    expect(seats).to_have_count(5)
    check_axe(host)
    (command,) = (frame for frame in said if frame["type"] == "set-bot")
    assert (command["seat"], command["level"]) == (4, "Eager")


@pytest.mark.soak
def test_remaining_players_vote_on_absent_player(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", seats=4, clock="relaxed")
    ben, cleo = new_page(BLANK_PATH, **PHONE), new_page(BLANK_PATH)
    join(ben, code)
    join(cleo, code)
    start(host, ben, cleo)
    expect(host.get_by_role("timer")).to_have_text(re.compile(r"\d:\d\d"))

    host.get_by_role("button", name="The table", exact=True).click()
    host.get_by_role("button", name="Pause the game").click()
    host.get_by_role("button", name="Close").click()
    expect(cleo.get_by_text("The game is paused.")).to_be_visible()
    assert axe_violations(cleo) == []
    cleo.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("The game is paused.")).to_have_count(0)

    name = ben.evaluate("fetch('/api/guest').then((answer) => answer.json())")["nickname"]
    ben.get_by_role("button", name="The table", exact=True).tap()
    ben.get_by_role("button", name="Leave the game").tap()
    ben.get_by_role("button", name="Leave", exact=True).tap()
    ben.get_by_role("button", name="Play now against bots").wait_for()
    for page in (host, cleo):
        expect(page.get_by_text(f"{name} has gone.")).to_be_visible()
    check_axe(host)
    host.get_by_role("button", name="A bot sits in").click()
    expect(cleo.locator(".vote .way", has_text="A bot sits in")).to_contain_text("Ada")
    cleo.get_by_role("button", name="A bot sits in").click()
    expect(host.locator(".vote")).to_have_count(0)
    expect(host.locator(".plate", has_text=name)).to_contain_text("a bot sits in")
    ben.goto(f"/t/{code}")
    expect(ben.get_by_text("You are back, and the seat is yours again.")).to_be_visible()
    expect(host.locator(".plate", has_text=name)).not_to_contain_text("a bot sits in")
    expect(ben.locator(".hand button").first).to_be_visible()


def test_chat_works_in_lobby(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", seats=3, chat="free")
    expect(host.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(host.get_by_role("region", name="Talk")).to_have_count(0)  # with which seat?
    guest = new_page(BLANK_PATH, **PHONE)
    join(guest, code)
    said = host.get_by_role("list", name="What was said")
    guest.get_by_role("button", name="Hello!").click()
    expect(said).to_contain_text("Hello!")
    guest.get_by_label("In your own words").fill("Who starts?")
    guest.get_by_label("In your own words").press("Enter")
    expect(said.get_by_role("listitem")).to_have_count(2)
    check_axe(guest)
    name = guest.locator(".seats li.on b").nth(1).inner_text()
    expect(said).to_contain_text(name)
    # The text of the note stays with its author.
    guest.get_by_role("button", name="Stand up").click()
    expect(said).to_contain_text("Somebody without a seat")
    expect(said).not_to_contain_text(name)
    expect(guest.get_by_role("button", name="Hello!")).to_have_count(0)
    check_axe(host)


def test_chat_reaches_others_and_notes_stay_private(new_page: NewPage) -> None:
    host, guest = new_page(BLANK_PATH), new_page(BLANK_PATH)
    kept, frames = record_frames(host), record_frames(guest)
    code = open_table(host, "Ada", seats=3, chat="free")
    join(guest, code)
    start(host, guest)
    guest.get_by_role("button", name="Talk").click()
    said = guest.get_by_role("list", name="What was said")

    host.get_by_role("button", name="Talk").click()
    host.get_by_role("button", name="Trust me").click()
    expect(said).to_contain_text("Trust me")
    host.get_by_role("button", name="Somebody").click()
    # The player's own portrait is not there.
    expect(host.locator(".speak .faces button")).to_have_count(2)
    host.locator(".speak .faces button").nth(1).click()
    host.get_by_role("button", name=re.compile("^I suspect")).click()
    expect(said).to_contain_text("I suspect")
    host.get_by_role("button", name="A goal").click()
    host.get_by_role("button", name="Goal 2", exact=True).click()
    host.get_by_role("button", name="treasure", exact=True).click()
    heard = guest.locator(".claim", has_text="Ada:")  # the bot may claim anything
    expect(heard).to_have_text(re.compile("Ada: “treasure”"))
    expect(said).to_contain_text("Goal 2: “treasure”")
    host.get_by_label("In your own words").fill("<i>Dig</i> south")
    host.keyboard.press("Enter")
    expect(said).to_contain_text("<i>Dig</i> south")
    check_axe(guest)

    # The host has used up the chat limit for 10 s.
    guest.get_by_role("button", name="Ask all").click()
    guest.locator(".speak, section").get_by_role("button", name="Nobody").click()
    expect(host.get_by_text("One answer.")).to_be_visible()
    host.get_by_role("button", name="Nobody").click()
    expect(guest.get_by_role("region", name="Whom do you suspect?")).to_contain_text("2")

    host.get_by_role("button", name="Clues").click()
    host.get_by_role("radio", name="Suspect").first.click()
    host.get_by_role("textbox", name="Note about").first.fill(NOTE)
    host.get_by_role("textbox", name="Note about").first.blur()
    expect(host.locator(".plate .mark")).to_contain_text("Suspect")
    check_axe(host)
    wait_for_frame(host, kept, lambda frame: any(n["text"] == NOTE for n in frame.get("notes", ())))
    host.reload()
    host.get_by_role("button", name="Clues").click()
    expect(host.get_by_role("textbox", name="Note about").first).to_have_value(NOTE)
    guest.get_by_role("button", name="Clues").click()
    assert NOTE not in guest.content()
    assert NOTE not in json.dumps(frames)
    expect(guest.locator(".plate .mark")).to_have_count(0)

    # Muting is private, and stored in this browser.
    guest.get_by_role("button", name="Talk").click()
    guest.get_by_role("button", name="The table", exact=True).click()
    guest.get_by_role("button", name="What to do about Ada").click()
    guest.get_by_role("button", name="Stop hearing them").click()
    expect(said).not_to_contain_text("Trust me")
    expect(heard).to_have_count(0)


IN_REACH_JS = """(button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""JavaScript that returns whether a button is on screen and not covered."""


def test_shared_device_shows_no_secret_while_covered(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    frames = record_frames(page)
    open_table(page, "Ada", seats=3)
    page.get_by_role("button", name="Somebody else on this device").click()
    page.get_by_role("textbox", name="Their name").fill("Bob")
    page.get_by_role("button", name="Seat them here").click()
    expect(page.locator(".seats")).to_contain_text("at your device")
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Start").click()
    for name in ("Ada", "Bob"):
        assert_covered(page, frames)
        page.get_by_role("button", name=f"{name}: look").click()
        page.set_viewport_size(SMALL)  # the bar below does not cover the page's button
        assert page.get_by_role("button", name="Turn my card over").evaluate(IN_REACH_JS)
        page.set_viewport_size(DESKTOP)
        reveal_own_role(page)
        expect(page.locator(".hand button")).not_to_have_count(0)
        page.get_by_role("button", name="Cover", exact=True).click()
    assert_covered(page, frames)
    check_axe(page)

    # The asked seat plays; a little later the device is covered.
    page.get_by_role("heading", name="Pass the device to").wait_for()
    page.get_by_role("button", name=": look").first.click()
    page.locator(".banner.mine").wait_for()
    page.evaluate(COUNTDOWN_JS)
    for key in ("1", "d", "Enter"):
        page.keyboard.press(key)
    page.evaluate("() => window.countedDown")
    page.locator("[data-covered]").wait_for()
    assert_covered(page, frames)

    # It is covered at once if the page is hidden.
    page.get_by_role("button", name=": look").first.click()
    page.locator(".hand button").first.wait_for()
    # Other messages do not remove cards from the table.
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Pause the game").click()
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    assert page.locator(".hand use, .cell use").evaluate_all(BLANK_CARDS_JS) == []
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    assert_covered(page, frames)


COUNTDOWN_JS = """() => {
    window.countedDown = new Promise((done) => new MutationObserver(
        () => document.body.innerText.includes("Covered in") && done(),
    ).observe(document.body, { childList: true, subtree: true }));
}"""
"""JavaScript that sets up a promise for the countdown, which is shown for five seconds only."""
BLANK_CARDS_JS = (
    "(all) => all.map((each) => each.href.baseVal).filter((id) => !document.querySelector(id))"
)
"""JavaScript that returns the references to card images that do not exist."""


def assert_covered(page: Page, frames: list[dict[str, Any]]) -> None:
    """Assert that page, storage and last frame contain neither a hand nor a role."""
    page.locator("[data-covered]").wait_for()
    expect(page.get_by_role("button", name=": look").first).to_be_enabled()
    expect(page.locator(".hand, .role, .peek, .log, .notes")).to_have_count(0)
    cards = "(all) => all.filter((each) => each.getAttribute('viewBox') === '0 0 90 120').length"
    assert page.locator("symbol").evaluate_all(cards) == 0
    assert page.locator("[aria-live]").all_inner_texts() == [""]
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert not re.search("miner|saboteur|hand|role", kept)
    last = [frame for frame in frames if "view" in frame][-1]
    assert last["view"]["sight"] == "public"
    assert last["view"]["hand"] == []
    assert last["view"]["role"] is None


def test_tv_page_shows_board_and_join_code(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", seats=3)
    # In the browser of a player: it must not show the player's view.
    screen = host.context.new_page()
    frames = record_frames(screen)
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.goto(f"/tv/{code}")
    expect(screen.get_by_role("heading", name="Who goes down?")).to_be_visible()
    start(host)
    screen.locator(".tv .cell").first.wait_for()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    for locator in (".hand", ".acts", ".role", ".panel", ".cell.legal"):
        expect(screen.locator(locator)).to_have_count(0)
    view = [frame for frame in frames if "view" in frame][-1]["view"]
    assert (view["sight"], view["hand"], view["role"]) == ("public", [], None)
    assert "Your role" not in screen.content()
    assert axe_violations(screen) == []


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    """Ignore 404 of a used link and 401 of a deleted guest."""
    return re.compile("40[14]")


def apply_display_settings(page: Page, looks: dict[str, str]) -> None:
    for name, value in looks.items():
        expect(page.locator("html")).to_have_attribute(name, value)


@pytest.mark.soak
def test_device_transfer_keeps_guest_and_account_deletion_signs_out(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    code = open_table(page, "Ada", seats=3)
    start(page)
    looks = {"data-size": "largest", "data-contrast": "more", "data-left": "on"}
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda answer: '"left":true' in (answer.request.post_data or "")):
        page.get_by_text("Largest", exact=True).click()
        page.get_by_role("switch", name="High contrast").check()
        page.get_by_role("switch", name="Left-handed").check()
    page.reload()
    apply_display_settings(page, looks)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Largest")).to_be_checked()
    page.get_by_role("button", name="Show the QR code").click()
    link = page.get_by_label("Link for the other device").input_value()
    expect(page.get_by_role("img", name="QR code that moves you")).to_be_visible()
    assert axe_violations(page) == []
    way = urlsplit(link)
    other = new_page(f"{way.path}#{way.fragment}", **PHONE)
    expect(other).to_have_url(re.compile("/transfer$"))  # the token is not in the history
    assert axe_violations(other) == []
    other.get_by_role("button", name="Continue here").tap()
    other.get_by_role("button", name="Play now against bots").wait_for()
    apply_display_settings(other, looks)
    other.goto(f"/t/{code}")
    reveal_own_role(other)
    expect(other.locator(".hand button").first).to_be_visible()

    late = new_page(f"{way.path}#{way.fragment}")
    late.get_by_role("button", name="Continue here").click()
    expect(late.get_by_role("heading", name="This code has been used")).to_be_visible()

    other.get_by_role("button", name="The table", exact=True).tap()
    other.get_by_role("button", name="Settings").tap()
    with other.expect_download() as file:
        other.get_by_role("button", name="Download my data").tap()
    assert json.loads(file.value.path().read_text())["nickname"] == "Ada"
    other.get_by_role("button", name="Delete my data").tap()
    other.get_by_role("button", name="Delete for good").tap()
    other.get_by_role("button", name="Play now against bots").wait_for()
    assert other.evaluate("fetch('/api/guest').then((answer) => answer.json())") is None
