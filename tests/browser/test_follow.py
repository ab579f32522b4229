"""To follow a game: the role is seen first, a look is an event, the banner says what happened."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import saboteur
from tests.browser.line import Line
from tests.browser.player import stays
from tests.browser.positions import can, reach
from tests.browser.test_access import LANDSCAPE, SMALL, faults
from tools.client_fixtures import NAMES


def seen(line: Line) -> list[int]:
    """Which versions the page has said to have seen."""
    return [frame["version"] for frame in line.said if frame["type"] == "seen"]


def until_seen(line: Line, page: Page) -> None:
    while not seen(line):
        page.wait_for_timeout(10)  # frames come in


def test_the_role_has_the_focus_and_bots_wait_until_it_is_seen(desk: Line) -> None:
    game = saboteur.new("saboteur", seats=3, seed="role")
    page = desk.open(game, 0, history=True, curtain=True, waits=True)
    expect(page.locator("footer .btn.main")).to_be_focused()
    page.keyboard.press("Enter")  # turns the card over
    expect(page.locator("h1")).to_have_text(re.compile("^(Miner|Saboteur)$"))
    assert seen(desk) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand] button").first).to_be_focused()
    until_seen(desk, page)
    assert set(seen(desk)) == {0}


def test_a_look_stands_large_until_it_is_put_away(desk: Line) -> None:
    game = reach([], can("play map"))
    move = next(m.text for m in game.legal_moves() if m.text.startswith("play map"))
    page = desk.open(game, waits=True)
    until_seen(desk, page)
    desk.said.clear()
    page.locator("[data-hand] button[aria-label^=Map]").first.click()
    page.locator(f'[data-cell="{move.split(" ")[2]}"]').click()
    desk.expect_sent(move)
    look = page.get_by_role("dialog")
    expect(look).to_contain_text("Only you see this")
    expect(look).to_contain_text(re.compile(r"You saw goal \d"))
    assert seen(desk) == []
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    until_seen(desk, page)
    page.reload()  # an old look is not shown again
    page.locator(".banner").wait_for()
    expect(look).to_have_count(0)


def test_the_banner_says_what_happened_and_what_to_do(phone: Line) -> None:
    game = reach([], can("play broken-cart"))
    game.play(next(m for m in game.legal_moves() if m.text.startswith("play broken-cart")))
    page = phone.open(game, history=True)
    banner = page.locator(".banner")
    expect(banner.locator(".latest")).to_contain_text("cart")
    expect(banner.locator(".todo")).to_contain_text("Your turn")
    banner.locator(".latest").click()
    expect(page.get_by_role("dialog")).to_contain_text("Since your last turn")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


ELSEWHERE = """() => {
    window.badges = [];
    navigator.setAppBadge = async () => void badges.push("set");
    navigator.clearAppBadge = async () => void badges.push("clear");
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
}"""
"""The player looks at another tab; what the icon of an installed site is told is noted."""
BACK = (
    "() => { delete document.hidden; delete navigator.setAppBadge; delete navigator.clearAppBadge }"
)


def test_who_looks_elsewhere_is_called_when_it_is_his_turn(desk: Line) -> None:
    game = saboteur.new("saboteur", seats=3, seed="call", options={"first_player": 0})
    page = desk.open(game, 1)
    title = page.title()
    page.evaluate(ELSEWHERE)
    desk.open(game, 0)
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("badges") == ["set"]
    desk.open(game, 1)
    assert page.evaluate("badges") == ["set", "clear"]
    assert page.title().replace("SKEXG", "SKEXF") == title.replace("SKEXG", "SKEXF")
    page.evaluate(BACK)


def test_bots_can_be_skipped(desk: Line) -> None:
    game = saboteur.new("saboteur", seats=3, seed="skip", options={"first_player": 2})
    page = desk.open(game, 0)  # seat 2 is a bot
    page.get_by_role("button", name=re.compile("^Skip")).click()
    while {"type": "skip"} not in desk.said:
        page.wait_for_timeout(10)  # frames come in
    assert NAMES[2] in page.locator(".banner .todo").inner_text()


APART = """() => {
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
"""The words are on the screen, hide no seat or no card, and let whoever presses through."""


VOICE_MS = 5000
"""As in SpeechBubble.svelte: after so long words would go by themselves."""


@pytest.mark.parametrize("size", [None, SMALL, LANDSCAPE], ids=["phone", "small", "side"])
def test_what_is_said_stands_beside_whoever_says_it(phone: Line, size: ViewportSize | None) -> None:
    page = phone.open(saboteur.new("saboteur", seats=5, seed="said"), 0)
    if size:
        page.set_viewport_size(size)
    stays(page, VOICE_MS)
    voice = page.locator(".voice")
    phone.hear(4, "well-played")
    expect(voice).to_have_text(f"{NAMES[4]}: Well played!")
    assert page.evaluate(APART) == [True, True, None]
    phone.hear(2, "oops")
    expect(voice).to_have_text(f"{NAMES[2]}: Oops!")
    talk = page.locator(".tabs").get_by_role("button", name="Talk")
    expect(talk).to_contain_text("2")
    talk.click()
    expect(voice).to_have_count(0)
    expect(page.get_by_role("list", name="What was said")).to_contain_text("Well played!")
    page.keyboard.press("Escape")
    expect(talk).not_to_contain_text("2")


def test_bots_can_be_silenced_alone(phone: Line) -> None:
    page = phone.open(saboteur.new("saboteur", seats=5, seed="said"), 0)
    page.evaluate("localStorage.preferences = JSON.stringify({ ask: 'never', bot_talk: 'quiet' })")
    page.reload()
    page.locator(".banner").wait_for()
    phone.hear(4, "well-played")
    talk = page.locator(".tabs").get_by_role("button", name="Talk")
    expect(talk).to_contain_text("1")
    expect(page.locator(".voice")).to_have_count(0)
    talk.click()
    expect(page.get_by_role("list", name="What was said")).to_contain_text("Well played!")
