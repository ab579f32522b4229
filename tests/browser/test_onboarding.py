"""Tests that a new guest opens a link on a phone and plays, in the soak a whole round."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BLANK_PATH, PHONE, NewPage, start_server
from tests.browser.lobby_actions import open_table, reveal_own_role
from tests.browser.page_player import PagePlayer
from tests.process_setups import deal_from_seed

ASK_ON_TOUCH_JS = "localStorage.preferences = JSON.stringify({ confirm: 'touch' })"
CUT_SOCKET_JS = """
const { WebSocket: Plain } = window;
window.cut = false;
window.WebSocket = class extends Plain {
    constructor(address) {
        super(address);
        window.line = this;
        if (window.cut) this.close();
    }
};
"""
"""JavaScript that adds ``window.cut``; if set, new WebSockets of the page are closed at once."""
SEED = "first evening 27"
"""With this seed and ten seats, seat 1 begins and holds a map and a horizontal straight."""
NEVER_ASK_JS = "localStorage.preferences = JSON.stringify({ confirm: 'never' })"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Yield the address of a server for one test that deals from ``SEED``."""
    server, where = start_server(tmp_path, setup=partial(deal_from_seed, SEED))
    with server:
        yield where
        server.terminate()


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    """Ignore the error of a connection that was cut before it was open."""
    return re.compile("404|WebSocket is closed before")


def sit_down(guest: Page, name: str) -> None:
    guest.get_by_role("textbox", name="Your name").fill(name)
    guest.get_by_role("button", name="Sit down").tap()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()


def discard_and_undo(guest: Page) -> None:
    card = guest.locator(".hand button").first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    guest.get_by_role("button", name="Discard", exact=True).tap()
    back = guest.get_by_role("button", name="Undo")
    back.tap()
    expect(back).to_have_count(0)
    expect(guest.locator(".hand button")).to_have_count(4)


def try_refused_lay(guest: Page) -> None:
    """Lay a straight against a closed edge of a path; the page must show the reason."""
    guest.locator(".hand [aria-label^='Horizontal straight']").tap()
    guest.locator('[data-cell="0,-1"]').tap()
    why = guest.locator(".why")
    expect(why).to_contain_text("a tunnel comes in from the south, but the card is closed there")
    expect(why).to_contain_text("Edges must match")
    guest.keyboard.press("Escape")
    expect(why).to_have_count(0)


def play_map(guest: Page) -> None:
    """Play the map; the goal must be shown to this player until they close it."""
    guest.locator(".hand [aria-label^='Map']").tap()
    guest.locator('[data-cell="8,0"]').tap()
    expect(guest.get_by_role("status").filter(has_text="Not played yet")).to_have_count(1)
    guest.locator(".acts .go").tap()
    look = guest.get_by_role("dialog")
    expect(look).to_contain_text("Only you see this")
    expect(look).to_contain_text("You saw goal 2")
    look.get_by_role("button", name="I have seen it").tap()
    expect(look).to_have_count(0)


def test_newcomer_joins_by_link_and_makes_first_moves(new_page: NewPage) -> None:
    host, guest = first_turn(new_page)
    told = host.locator(".log").get_by_role("button", name=re.compile("^Zoé "))
    assert told.count() == 1
    player = PagePlayer(guest, "newcomer")
    while told.count() == 1:
        player.step()


@pytest.mark.soak
def test_newcomer_joins_by_link_and_finishes_round(new_page: NewPage) -> None:
    _, guest = first_turn(new_page)
    PagePlayer(guest, "newcomer").play(rounds=1)
    expect(guest.get_by_role("heading", level=1)).to_have_text(
        re.compile("^(You won|You lost|Nobody won)")
    )


def first_turn(new_page: NewPage) -> tuple[Page, Page]:
    """Join, deal and make the first move; return the pages of host and guest."""
    host = new_page()
    code = open_table(host, "Ada", seats=10, pace="instant")
    guest = new_page(BLANK_PATH, **PHONE)
    guest.add_init_script(CUT_SOCKET_JS)
    guest.evaluate(ASK_ON_TOUCH_JS)
    guest.goto(f"/t/{code}")
    sit_down(guest, "Zoé")
    # Ada watches, and the table is Zoé's: with nine bots a round is short.
    host.get_by_role("button", name="Stand up").click()
    guest.get_by_role("button", name="Fill up with bots").tap()
    guest.get_by_role("button", name="Start").tap()
    reveal_own_role(guest)
    expect(host.locator(".plate", has_text="Zoé").first).to_be_visible()
    guest.locator(".banner.mine").wait_for()
    discard_and_undo(guest)
    try_refused_lay(guest)

    role = guest.locator(".peek")
    guest.locator(".tabs").get_by_role("button", name="role").tap()
    expect(role).to_be_visible()
    guest.locator(".stage").tap(position={"x": 5, "y": 5})
    expect(role).to_have_count(0)

    # The connection breaks and is restored; it is still the same turn.
    guest.evaluate("cut = true; line.close()")
    expect(guest.get_by_text("No connection.")).to_be_visible()
    expect(guest.get_by_role("button", name="Try now")).to_be_visible()
    guest.evaluate("cut = false")
    expect(guest.get_by_text("No connection.")).to_have_count(0)
    guest.locator(".banner.mine").wait_for()

    play_map(guest)
    expect(host.locator(".log li", has_text="Zoé looks at goal 2").first).to_be_visible()
    expect(host.get_by_role("dialog")).to_have_count(0)
    guest.evaluate(NEVER_ASK_JS)
    guest.reload()
    return host, guest
