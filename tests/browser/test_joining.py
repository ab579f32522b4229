"""Tests from a link to a seat: name and portrait, and changes of them that others see."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import SMALL, axe_violations
from tests.browser.conftest import PHONE, NewPage
from tests.browser.lobby_actions import (
    check_axe,
    join,
    open_table,
    reveal_own_role,
)


def test_newcomer_enters_name_and_takes_seat(new_page: NewPage) -> None:
    host = new_page()
    code = open_table(host, "Ada", seats=10, chat="free")
    # The guest who opened the table is known there, with a seat or without.
    host.get_by_role("button", name="Stand up").click()
    host.get_by_role("radio", name="Slow").click()
    expect(host.locator(".game dl")).to_contain_text("Slow")
    host.reload()
    expect(host.get_by_role("heading", name="Who goes down?")).to_be_visible()
    host.get_by_role("button", name="Sit down").click()
    guest = new_page(f"/t/{code}", **(PHONE | {"viewport": SMALL}))
    name = guest.get_by_role("textbox", name="Your name")
    first = name.input_value()
    guest.get_by_role("button", name="Another idea").tap()
    expect(name).not_to_have_value(first)
    sit = guest.get_by_role("button", name="Sit down")
    for wrong, why in (
        ("ÀDA", "Somebody at this table has that name"),
        ("brokk", "A bot is called that"),
        ("x" * 21, "at most 20 letters"),
        ("", "Write a name"),
    ):
        name.fill(wrong)
        expect(guest.get_by_role("alert")).to_contain_text(why)
        expect(sit).to_be_disabled()
        assert _fits_viewport(guest, whole=True)
    # Two letters of another script: only the server rejects them.
    name.fill("\u0410d\u0430")
    sit.tap()
    expect(guest.get_by_role("alert")).to_contain_text("Somebody at this table has that name")
    check_axe(guest)
    expect(guest.get_by_role("radio", name="Golden helmet")).to_be_disabled()  # Ada has it
    guest.locator("label", has_text="Red scarf").tap()
    name.fill("Zoé")
    sit.tap()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    expect(host.locator(".seats li.on b")).to_have_text(["Ada", "Zoé"])
    # With any number of seats, the start button and the invitation are visible.
    expect(guest.get_by_role("button", name="Invite")).to_be_in_viewport(ratio=1)
    expect(guest.get_by_text("The host starts the game.")).to_be_in_viewport(ratio=1)
    assert _fits_viewport(guest)
    check_axe(guest)

    # A known guest is not asked again, and «Sit down» is the first control.
    stand = guest.get_by_role("button", name="Stand up")
    stand.tap()
    expect(stand).to_have_count(0)
    guest.reload()
    sit.tap()
    expect(stand).to_be_visible()
    host.set_viewport_size(SMALL)
    start = host.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport(ratio=1)
    host.get_by_role("radio", name="Instant").click()
    expect(guest.locator(".game dl")).to_contain_text("Instant")
    host.get_by_role("button", name="Fill up with bots").click()
    start.click()
    reveal_own_role(host)
    reveal_own_role(guest)


def test_seat_is_asked_for_again_after_the_connection_broke(new_page: NewPage) -> None:
    """The command is lost with the connection; after reconnection the button is shown again."""
    code = open_table(new_page(), "Ada", seats=3, chat="free")
    lost: list[str] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            if "take-seat" in str(message) and not lost:
                lost.append(str(message))
                socket.close()
            else:
                server.send(message)

        socket.on_message(forward)

    guest = new_page()
    guest.route_web_socket(re.compile("/socket$"), pass_on)
    guest.goto(f"/t/{code}")
    guest.get_by_role("textbox", name="Your name").fill("Linus")
    sit = guest.get_by_role("button", name="Sit down")
    sit.click()
    expect(sit).to_be_disabled()
    expect(sit).to_be_enabled()
    assert lost
    sit.click()
    expect(guest.get_by_role("heading", name="Who goes down?")).to_be_visible()


def test_name_and_portrait_change_during_play_reaches_all_pages(new_page: NewPage) -> None:
    host = new_page()
    code = open_table(host, "Ada", seats=3, pace="instant")
    # A guest who opens a table is asked once for a name, as those who join are.
    called = host.get_by_role("textbox", name="What shall the others call you?")
    expect(called).to_have_value("Ada")
    host.get_by_role("button", name="Save").click()
    expect(called).to_have_count(0)
    host.reload()
    expect(host.locator(".seats li.on b")).to_have_text(["Ada"])
    expect(called).to_have_count(0)
    guest = new_page("/", **PHONE)
    join(guest, code)
    host.get_by_role("button", name="Fill up with bots").click()
    tv = new_page(f"/tv/{code}")
    expect(host.get_by_role("button", name="Start")).to_be_focused()
    host.get_by_role("button", name="Start").click()
    reveal_own_role(host)
    reveal_own_role(guest)
    plate = tv.locator('.plate[data-seat="1"]')
    before = plate.locator("use").first.get_attribute("href")

    guest.get_by_role("button", name="The table", exact=True).tap()
    guest.get_by_role("button", name=re.compile("^Change name and portrait")).tap()
    form = guest.get_by_role("dialog", name="Name and portrait")
    form.get_by_role("textbox").fill("Ada")
    expect(form.get_by_role("alert")).to_contain_text("has that name")
    form.get_by_role("textbox").fill("Captain")
    form.locator("label:has(:enabled:not(:checked))").first.tap()
    assert axe_violations(guest) == []
    form.get_by_role("button", name="Save").tap()
    expect(form).to_have_count(0)
    for page in (host, tv):
        expect(page.locator('.plate[data-seat="1"]')).to_contain_text("Captain")
    expect(plate.locator("use").first).not_to_have_attribute("href", before or "")

    # The confirmation of leaving is visible.
    guest.get_by_role("button", name="Leave the game").tap()
    stay = guest.get_by_role("button", name="Stay")
    expect(stay).to_be_focused()
    expect(stay).to_be_in_viewport()


def test_home_page_offers_running_game_first(new_page: NewPage) -> None:
    page = new_page("/", **(PHONE | {"viewport": {"width": 360, "height": 640}}))
    level = page.get_by_role("combobox", name="Bots: The Duel")
    level.select_option("expert")
    page.reload()
    expect(level).to_have_value("expert")
    page.get_by_role("button", name=re.compile("Play now ?: The Duel")).tap()
    begun = page.locator("footer .btn.main")  # the player's colour and the aim
    begun.wait_for()
    page.goto("/")
    resume = page.get_by_role("link", name="Resume").first
    expect(resume).to_be_in_viewport()
    assert axe_violations(page) == []
    resume.tap()
    begun.wait_for()


def _fits_viewport(page: Page, *, whole: bool = False) -> bool:
    """Return whether the page has no horizontal overflow, and with ``whole`` no vertical one."""
    wide, tall = page.evaluate(
        """() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return [scrollWidth <= innerWidth, scrollHeight <= innerHeight];
        }"""
    )
    return wide and (tall or not whole)
