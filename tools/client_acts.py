"""What is done in a picture of the browser client before it is taken."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

Act = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Take the picture as it is."""
    page.wait_for_timeout(100)


def see_role(page: Page) -> None:
    """Turn the role card."""
    page.locator("footer .btn.main").click()


def to_table(page: Page) -> None:
    """Go past the role card to the table."""
    see_role(page)
    page.locator("footer .btn.main").click()
    page.locator(".hand").wait_for()


def aim(page: Page) -> None:
    """Go to the table and point at a cell."""
    to_table(page)
    point(page)


def point(page: Page) -> None:
    """Pick a path card that can be laid and point at a cell."""
    page.locator(".hand").wait_for()
    most, best = 0, 0
    for index in range(page.locator(".hand button").count()):
        page.keyboard.press(str(index + 1))
        page.wait_for_timeout(60)
        dead = "cul-de-sac" in (
            page.locator(".hand button").nth(index).get_attribute("aria-label") or ""
        )
        legal = page.locator(".cell.legal").count()
        if legal > most and not dead:
            most, best = legal, index
    page.keyboard.press("Escape")
    page.keyboard.press(str(best + 1))
    page.wait_for_timeout(60)
    page.locator(".cell.legal").nth(most // 2).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")


def pick(number: int) -> Act:
    """Pick a card of the hand by its number."""

    def act(page: Page) -> None:
        page.locator(".hand").wait_for()
        page.keyboard.press(str(number))

    return act


def ask_why(page: Page) -> None:
    """Try a cell that is not allowed."""
    aim(page)
    page.locator(".cell.empty:not(.legal)").nth(3).focus()
    page.keyboard.press("Enter")
    page.locator(".why").wait_for()


def take_gold(page: Page) -> None:
    """Point at a gold card."""
    page.locator(".pick button").first.click()


def help_page(page: Page) -> None:
    """Open the help."""
    to_table(page)
    page.keyboard.press("?")


def open_dialog(page: Page) -> None:
    """Open the dialog of a new table, and choose a module that bars others."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("checkbox").nth(1).check()
    page.get_by_role("checkbox").last.scroll_into_view_if_needed()


def pass_end(page: Page) -> None:
    """Click through the ends of the rounds."""
    while page.locator(".draft .btn.main").count():
        page.locator(".draft .btn.main").click()
        page.wait_for_timeout(50)


def replay(page: Page) -> None:
    """Go through the finished game."""
    page.locator(".told p").first.wait_for()


def open_all(page: Page) -> None:
    """Look at a finished game with all open."""
    replay(page)
    page.get_by_role("combobox").select_option("open")
    page.locator(".secret").first.wait_for()


def settle(page: Page) -> None:
    """Wait until nothing more is fetched."""
    page.wait_for_load_state("networkidle")


def to_end(page: Page) -> None:
    """Go to the lower end of a page."""
    settle(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def see_deeds(page: Page) -> None:
    """Go to who did what, on the last page."""
    pass_end(page)
    page.locator("#deeds").scroll_into_view_if_needed()
    to_end(page)


def press(*names: str) -> Act:
    """Press some buttons, one after the other, by how their French names begin."""

    def act(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
            settle(page)

    return act


def at_table(*names: str) -> Act:
    """Go to the table and press some buttons."""

    def act(page: Page) -> None:
        to_table(page)
        press(*names)(page)

    return act


def choose_box(page: Page) -> None:
    """Open the dialog of a new table, of another box."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("radio", name="Le Duel").click()
    page.locator("dialog .foot").wait_for()


def try_code(page: Page) -> None:
    """Type a code that no table can have."""
    page.locator(".copy form input").first.press_sequentially("AB100")
    page.locator(".copy form button").click()


def take_a_seat(page: Page) -> None:
    """Ask what may be done with an empty seat."""
    page.locator(".seats .acts .btn").first.click()


def see_board(page: Page) -> None:
    """Go from the last page back to the board."""
    pass_end(page)
    press("Le labyrinthe")(page)


def uncover(page: Page) -> None:
    """Look through one's own eyes at a device that several people share."""
    page.locator(".cover .btn.main").click()
    to_table(page)


def aim_at_seat(page: Page) -> None:
    """Mend one of two tools of another dwarf."""
    pick(4)(page)
    page.locator('[data-seat="2"]').first.click()


LESSON: Final = (("Plan", "8,0"), ("Virage nord-est", "6,0"))
"""The third scene of Saboteur: which cards are played, and where."""


def learn_through(page: Page) -> None:
    """Do what a scene asks for, to its end."""
    settle(page)
    for card, cell in LESSON:
        page.locator(".hand").get_by_role("button", name=card).first.click()
        page.locator(f'[data-cell="{cell}"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)  # the other dwarves have answered


def open_options(page: Page) -> None:
    """Open the dialog of a new table, with the rules that one may choose."""
    page.locator(".cta .btn").nth(1).click()
    page.locator("dialog summary").last.click()
    page.locator("dialog select").last.scroll_into_view_if_needed()


def rewind(page: Page) -> None:
    """Look at the table as it was."""
    to_table(page)
    if not page.locator(".log").is_visible():
        press("Journal")(page)
    page.locator(".log li button").nth(5).click()


def peek(page: Page) -> None:
    """Hold the own secret card."""
    to_table(page)
    page.locator("main").focus()
    page.keyboard.down(" ")


def find_rule(page: Page) -> None:
    """Search the rules."""
    settle(page)
    page.get_by_role("searchbox").fill("troll")
