"""Page actions that open and join tables, up to the first turn."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import THEMES, axe_violations
from tests.sampling import is_soak


def open_table(page: Page, name: str, **wish: object) -> str:
    """Create a guest, open a table on the page and return its code."""
    code: str = page.evaluate(
        """async ([nickname, wish]) => {
            const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
                headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
            await post("/api/guest", {nickname});
            const answer = await post("/api/tables", wish);
            return answer.reason ?? answer.code;
        }""",
        [name, wish],
    )
    assert len(code) == len("SILEX"), code
    page.goto(f"/t/{code}")
    return code


def join(page: Page, code: str) -> None:
    """Open the link of a table; take a seat unless the guest has one."""
    page.goto(f"/t/{code}")
    page.locator(".seats li, .faces").first.wait_for()
    sit = page.get_by_role("button", name="Sit down")
    if sit.count():
        sit.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def reveal_own_role(page: Page) -> None:
    """Reveal the player's own role card; at a table of bots it is face up already."""
    page.get_by_role("button", name=re.compile("Turn my card over|I have seen my role")).wait_for()
    turn = page.get_by_role("button", name="Turn my card over")
    if turn.is_visible():
        turn.click()
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner").wait_for()


def check_axe(page: Page) -> None:
    """Assert that axe finds nothing in the dark theme, in the soak in both themes."""
    for theme in THEMES if is_soak() else THEMES[:1]:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe_violations(page) == []
