"""Tests of following a game: reveals come first, looks are shown, the banner says what happened."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import saboteur
from tests.browser.axe import LANDSCAPE, SMALL, axe_violations
from tests.browser.fake_socket import FakeServerPage
from tests.browser.page_player import freeze_timers
from tests.browser.recorded_games import can, reach
from tests.sampling import sample_cases
from tools.client_fixtures import NAMES


def seen_versions(server_page: FakeServerPage) -> list[int]:
    return [
        frame["version"] for frame in server_page.other_messages if frame["type"] == "ack-reveal"
    ]


def wait_until_seen(server_page: FakeServerPage, page: Page) -> None:
    while not seen_versions(server_page):
        page.wait_for_timeout(10)  # frames arrive


def test_role_page_takes_focus_and_delays_acknowledgement(desktop: FakeServerPage) -> None:
    game = saboteur.new("saboteur", seats=3, seed="role")
    page = desktop.open(game, 0, history=True, curtain=True, waits=True)
    expect(page.locator("footer .btn.main")).to_be_focused()
    page.keyboard.press("Enter")  # turns the card over
    expect(page.locator("main.page h1")).to_have_text(re.compile("^(Miner|Saboteur)$"))
    assert seen_versions(desktop) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand] button").first).to_be_focused()
    wait_until_seen(desktop, page)
    assert set(seen_versions(desktop)) == {0}


def test_looked_at_goal_stays_in_dialog_until_closed(desktop: FakeServerPage) -> None:
    game = reach([], can("play map"))
    move = next(m.text for m in game.legal_moves() if m.text.startswith("play map"))
    page = desktop.open(game, waits=True)
    wait_until_seen(desktop, page)
    desktop.other_messages.clear()
    page.locator("[data-hand] button[aria-label^=Map]").first.click()
    page.locator(f'[data-cell="{move.split(" ")[2]}"]').click()
    desktop.expect_sent(move)
    look = page.get_by_role("dialog")
    expect(look).to_contain_text("Only you see this")
    expect(look).to_contain_text(re.compile(r"You saw goal \d"))
    assert seen_versions(desktop) == []
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    wait_until_seen(desktop, page)
    page.reload()  # an old look is not shown again
    page.locator(".banner").wait_for()
    expect(look).to_have_count(0)


def test_banner_shows_latest_event_and_next_task(phone: FakeServerPage) -> None:
    game = reach([], can("play broken-cart"))
    game.play(next(m for m in game.legal_moves() if m.text.startswith("play broken-cart")))
    page = phone.open(game, history=True)
    banner = page.locator(".banner")
    expect(banner.locator(".latest")).to_contain_text("cart")
    expect(banner.locator(".todo")).to_contain_text("Your turn")
    banner.locator(".latest").click()
    expect(page.get_by_role("dialog")).to_contain_text("Since your last turn")
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


HIDE_PAGE_JS = """() => {
    window.badges = [];
    navigator.setAppBadge = async () => void badges.push("set");
    navigator.clearAppBadge = async () => void badges.push("clear");
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
}"""
"""JavaScript that hides the page as if in a background tab, and records its app badge."""
SHOW_PAGE_JS = (
    "() => { delete document.hidden; delete navigator.setAppBadge; delete navigator.clearAppBadge }"
)


def test_hidden_page_shows_your_turn_in_title_and_app_badge(desktop: FakeServerPage) -> None:
    game = saboteur.new("saboteur", seats=3, seed="call", options={"first_player": 0})
    page = desktop.open(game, 1)
    title = page.title()
    page.evaluate(HIDE_PAGE_JS)
    desktop.open(game, 0)
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("badges") == ["set"]
    desktop.open(game, 1)
    assert page.evaluate("badges") == ["set", "clear"]
    assert page.title().replace("SKEXG", "SKEXF") == title.replace("SKEXG", "SKEXF")
    page.evaluate(SHOW_PAGE_JS)


def test_skip_button_sends_skip_message(desktop: FakeServerPage) -> None:
    game = saboteur.new("saboteur", seats=3, seed="skip", options={"first_player": 2})
    page = desktop.open(game, 0)  # seat 2 is a bot
    page.get_by_role("button", name=re.compile("^Skip")).click()
    while all(frame["type"] != "skip" for frame in desktop.other_messages):
        page.wait_for_timeout(10)  # frames arrive
    assert NAMES[2] in page.locator(".banner .todo").inner_text()


OVERLAP_JS = """() => {
    const [said, seats] = [".voice", ".side"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    const over = document.elementFromPoint(said.x + said.width / 2, said.y + said.height / 2);
    const inside = said.left >= 0 && said.right <= innerWidth;
    const beside = said.top >= seats.bottom || said.left >= seats.right;
    const hidden = [...document.querySelectorAll(".cell:not(.empty)")].filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.right > said.left && box.left < said.right
            && box.bottom > said.top && box.top < said.bottom;
    });
    return [inside, beside || !hidden.length, over.closest(".voice")];
}"""
"""JavaScript that returns whether the bubble is on screen, hides no card, and gets no clicks."""


VOICE_MS = 5000
"""As in SpeechBubble.svelte: the time after which a bubble closes by itself."""


@pytest.mark.parametrize(
    "size", sample_cases([None, SMALL, LANDSCAPE], 1), ids=["phone", "small", "side"]
)
def test_bot_line_bubble_stands_beside_its_speaker(
    phone: FakeServerPage, size: ViewportSize | None
) -> None:
    page = phone.open(saboteur.new("saboteur", seats=5, seed="said"), 0)
    if size:
        page.set_viewport_size(size)
    freeze_timers(page, VOICE_MS)
    voice = page.locator(".voice")
    phone.deliver_bot_line(4, "well-played")
    expect(voice).to_have_text(f"{NAMES[4]}: Well played!")
    assert page.evaluate(OVERLAP_JS) == [True, True, None]
    phone.deliver_bot_line(2, "oops")
    expect(voice).to_have_text(f"{NAMES[2]}: Oops!")
    talk = page.locator(".tabs").get_by_role("button", name="Talk")
    expect(talk).to_contain_text("2")
    talk.click()
    expect(voice).to_have_count(0)
    expect(page.get_by_role("list", name="What was said")).to_contain_text("Well played!")
    page.keyboard.press("Escape")
    expect(talk).not_to_contain_text("2")


def test_quiet_bots_setting_hides_bot_bubble_only(phone: FakeServerPage) -> None:
    page = phone.open(saboteur.new("saboteur", seats=5, seed="said"), 0)
    page.evaluate(
        "localStorage.preferences = JSON.stringify({ confirm: 'never', bot_chat: 'quiet' })"
    )
    page.reload()
    page.locator(".banner").wait_for()
    phone.deliver_bot_line(4, "well-played")
    talk = page.locator(".tabs").get_by_role("button", name="Talk")
    expect(talk).to_contain_text("1")
    expect(page.locator(".voice")).to_have_count(0)
    talk.click()
    expect(page.get_by_role("list", name="What was said")).to_contain_text("Well played!")
