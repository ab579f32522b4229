"""Actions in the browser client before a screenshot is taken."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

Action = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Wait a moment, for scenes without an action."""
    page.wait_for_timeout(100)


def see_role(page: Page) -> None:
    """Turn the role card."""
    page.locator("footer .btn.main").click()


def to_table(page: Page) -> None:
    """Go past the role card to the table."""
    see_role(page)
    page.locator("footer .btn.main").click()
    page.locator(".hand").wait_for()


def point_at_cell(page: Page) -> None:
    """Go to the table and point at a cell."""
    to_table(page)
    point_with_card(page)


def point_with_card(page: Page) -> None:
    """Choose a path card that can be laid and point at a cell."""
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


def pick_card(number: int) -> Action:
    """Choose a card of the hand by its number."""

    def act(page: Page) -> None:
        page.locator(".hand").wait_for()
        page.keyboard.press(str(number))

    return act


def ask_why(page: Page) -> None:
    """Try a cell that is not allowed."""
    point_at_cell(page)
    page.locator(".cell.empty:not(.legal)").nth(3).focus()
    page.keyboard.press("Enter")
    page.locator(".why").wait_for()


def take_gold(page: Page) -> None:
    """Point at a gold card."""
    page.locator(".pick button").first.click()


def help_page(page: Page) -> None:
    to_table(page)
    page.keyboard.press("?")


def open_dialog(page: Page) -> None:
    """Open the dialog of a new table, and choose a module that excludes others."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("checkbox").nth(1).check()
    page.get_by_role("checkbox").last.scroll_into_view_if_needed()


def pass_end(page: Page) -> None:
    """Click through the screens at the ends of rounds to the last page."""
    while page.locator(".draft .btn.main").count():
        page.locator(".draft .btn.main").click()
        page.wait_for_timeout(50)


def replay(page: Page) -> None:
    """Step through the finished game."""
    page.locator(".told p").first.wait_for()


def open_all(page: Page) -> None:
    """Show a finished game with all cards open."""
    replay(page)
    page.get_by_role("combobox").select_option("open")
    page.locator(".secret").first.wait_for()


def wait_for_network(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def scroll_to_end(page: Page) -> None:
    wait_for_network(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def see_action_stats(page: Page) -> None:
    """Scroll to the action statistics on the last page."""
    pass_end(page)
    page.locator("#actions").scroll_into_view_if_needed()
    scroll_to_end(page)


def press_buttons(*names: str) -> Action:
    """Return an action that presses buttons one after the other.

    They are found by the beginnings of their French names.
    """

    def act(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
            wait_for_network(page)

    return act


def press_at_table(*names: str) -> Action:
    """Return an action that goes to the table and presses buttons."""

    def act(page: Page) -> None:
        to_table(page)
        press_buttons(*names)(page)

    return act


def choose_box(page: Page) -> None:
    """Open the dialog for a new table and choose Le Duel."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("radio", name="Le Duel").click()
    page.locator("dialog .foot").wait_for()


def try_code(page: Page) -> None:
    """Type a code that no table can have."""
    page.locator(".copy form input").first.press_sequentially("AB100")
    page.locator(".copy form button").click()


def take_a_seat(page: Page) -> None:
    """Open the menu of an empty seat."""
    page.locator(".seats .acts .btn").first.click()


def see_board(page: Page) -> None:
    """Go from the last page back to the board."""
    pass_end(page)
    press_buttons("Le labyrinthe")(page)


def reveal_shared_device(page: Page) -> None:
    """Uncover a device that several people share, and go to its table."""
    page.locator(".cover .btn.main").click()
    to_table(page)


def point_at_seat(page: Page) -> None:
    """Choose a card of the hand and point at another seat as its target."""
    pick_card(4)(page)
    page.locator('[data-seat="2"]').first.click()


LESSON: Final = (("Plan", "8,0"), ("Virage nord-est", "6,0"))
"""The cards to play in the third scene of Saboteur, and their cells."""


def learn_through(page: Page) -> None:
    """Complete all steps of a scene."""
    wait_for_network(page)
    for card, cell in LESSON:
        page.locator(".hand").get_by_role("button", name=card).first.click()
        page.locator(f'[data-cell="{cell}"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)  # time for the answers of the other dwarves


def open_options(page: Page) -> None:
    """Open the dialog of a new table, with the options of the rules."""
    page.locator(".cta .btn").nth(1).click()
    page.locator("dialog summary").last.click()
    page.locator("dialog select").last.scroll_into_view_if_needed()


def show_earlier_move(page: Page) -> None:
    """Show the table as it was after an earlier move of the log."""
    to_table(page)
    if not page.locator(".log").is_visible():
        press_buttons("Journal")(page)
    page.locator(".log li button").nth(5).click()


def peek_at_role(page: Page) -> None:
    """Hold the key that shows one's own secret card."""
    to_table(page)
    page.locator("main").focus()
    page.keyboard.down(" ")


def find_rule(page: Page) -> None:
    """Search the rules."""
    wait_for_network(page)
    page.get_by_role("searchbox").fill("troll")
