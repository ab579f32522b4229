"""Tests of the learning pages: a scene of each box, rules behind a refusal, every card."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import (
    FEW_VIEWPORT_THEMES,
    ViewportThemes,
    axe_violations_in,
    each_viewport_theme,
)
from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.page_actions import confirm, press_control
from tests.sampling import sample_cases

MESSAGE_KEY = re.compile(
    r"\b(?:learn|pages|cards|card|role|page|confidence|effect|explained|replay|home)-[a-z0-9-]+\b"
)
"""Matches a message key that is shown because its text is missing."""
SCENES = [("saboteur", 1), ("saboteur2", 3), ("duel", 2), ("lost-mines", 1), ("dark-cave", 1)]


def missing_texts(page: Page) -> set[str]:
    return set(MESSAGE_KEY.findall(page.locator("body").inner_text()))


MAX_PRESSES = 24
"""Maximum number of presses on highlighted controls in a scene."""


def follow_guide(page: Page) -> None:
    """Press what the guide highlights, and close shown cards, until the scene is over."""
    over = page.locator(".guide.over")
    lit = page.locator('[data-lit="press"]:enabled')
    shown = page.locator("dialog[open] .btn.main")
    presses = 0
    while not over.count():
        assert presses < MAX_PRESSES, page.locator(".guide").inner_text()
        expect(over.or_(lit).or_(shown).first).to_be_visible()
        presses += press_control(
            (shown if shown.count() else lit).first
        )  # or the highlight has moved


@pytest.mark.parametrize(("box", "scene"), sample_cases(SCENES, 1))
def test_following_the_guide_completes_a_scene(new_page: NewPage, box: str, scene: int) -> None:
    page = new_page(f"/learn/{box}/{scene}")
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Step 1 of")
    expect(page.locator('[data-lit="press"]')).to_be_focused()
    expect(page.locator(".banner .todo")).not_to_be_visible()
    assert missing_texts(page) == set()
    follow_guide(page)
    expect(guide.get_by_role("button", name="Play it again")).to_be_visible()
    expect(page.locator(".plate .note").first).not_to_be_visible()  # nobody continues
    page.get_by_role("link", name="All scenes").click()
    expect(page.locator(f'a[href="/learn/{box}/{scene}"]').last).to_contain_text("Done")
    expect(page.locator(".far", has_text="1 of")).to_be_visible()
    assert missing_texts(page) == set()


def test_scene_refusal_links_to_rule_clause(new_page: NewPage) -> None:
    page = new_page("/learn/saboteur/2")
    page.locator(".banner.mine").wait_for()
    page.keyboard.press("1")
    page.locator('[data-cell="4,0"]').click()
    why = page.locator(".why")
    why.get_by_role("button", name="The rule: Effect of a broken tool").click()
    with page.expect_popup() as opened:
        why.get_by_role("link", name=re.compile("B-28")).click()
    rules = opened.value
    expect(rules).to_have_url(re.compile("/rules/B-28$"))
    expect(rules.locator("#b-28")).to_be_in_viewport()
    expect(rules.locator("#b-28")).to_contain_text("Effect of a broken tool")
    expect(rules.get_by_role("heading", level=1)).to_have_text("Saboteur: rules of the base game")
    # Legal, but not what the scene expects: nothing happens, and the guide says so.
    page.bring_to_front()  # a page in the background is hardly painted
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("5")
    page.keyboard.press("d")
    confirm(page, page.get_by_text("something better to do here"))
    expect(page.get_by_text("Step 1 of 3")).to_be_visible()


def test_rules_are_searched_and_linked(new_page: NewPage) -> None:
    page = new_page("/rules/base")
    expect(page.locator("#b-57")).to_be_attached()
    page.get_by_label("Search everything").fill("sideways half-turn")
    expect(page.locator("#b-57")).not_to_be_attached()
    page.locator(".results").get_by_role("link", name="B-23").click()
    page.locator("#b-23").get_by_text("Source").click()
    page.locator("#b-23").get_by_role("link", name="R-2").click()
    expect(page).to_have_url(re.compile("/rules/saboteur/R-2$"))
    expect(page.locator("#r-2")).to_be_visible()
    page.get_by_role("link", name="The Dark Cave").click()
    expect(page.locator("article", has_text="DC-78")).to_be_attached()
    assert missing_texts(page) == set()


CARD_COUNTS = {
    "saboteur": {"Path cards": 40, "Action cards": 27, "Gold cards": 28, "Roles": 11},
    "saboteur2": {"Path cards": 30, "Action cards": 21, "Roles": 15},
    "duel": {"Path cards": 34, "Action cards": 18, "Goals": 18},
    "lost-mines": {"Path cards": 40, "Action cards": 23, "Mines": 4, "Treasures": 12},
    "dark-cave": {"Path cards": 50, "Action cards": 32, "Clan cards": 10},
}
"""The numbers of cards in the rulebooks (B-1, S2-2 to S2-4, D-1 to D-3, LM-1, DC-1 and DC-2)."""


@pytest.mark.soak
def test_card_pages_show_counts_and_confidence(new_page: NewPage) -> None:
    page = new_page("/cards")
    for box, groups in CARD_COUNTS.items():
        page.locator(f'a[href="/cards/{box}"]').click()
        expect(page.locator(f'a[href="/cards/{box}"]')).to_have_attribute("aria-current", "page")
        for group, count in groups.items():
            section = page.locator(f'section[aria-label$=": {group}"]').first
            expect(section).to_contain_text(f"{count} cards")
            copies = section.locator(".card b").all_inner_texts()
            assert sum(int(each.removeprefix("×")) for each in copies) == count, (box, group)
        assert missing_texts(page) == set()
    expect(page.locator(".sure").first).not_to_be_visible()
    page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
    sure = set(page.locator(".sure").all_inner_texts())
    assert sure == {"agreed by independent sources", "reconstructed"}
    page.locator('a[href="/cards/modules"]').click()
    expect(page.get_by_role("heading", name="Veto (2019)")).to_be_visible()
    assert missing_texts(page) == set()


CARDS = [
    ("saboteur", "Map", "look at a goal in secret", "if a goal", "B-34"),
    ("saboteur2", "Thief", "take a nugget", "if no thief lies before you", "S2-21"),
    ("duel", "Key", "key token on a door", "of the other colour", "D-31"),
    ("lost-mines", "Storm", "Removes a path card", "no dwarf stands", "LM-26"),
    ("dark-cave", "Rat", "up to 3 steps", "if there is an abyss", "DC-41"),
    ("modules", "Veto", "before it takes effect", "another player’s turn", "WC-11"),
]
"""One card of each box, texts about its effect and condition, and its clause."""


@pytest.mark.parametrize(("box", "card", "does", "when", "rule"), sample_cases(CARDS, 1))
def test_a_card_says_what_it_does(  # noqa: PLR0917 - a row of the table
    new_page: NewPage, box: str, card: str, does: str, when: str, rule: str
) -> None:
    page = new_page(f"/cards/{box}")
    heading = page.get_by_role("heading", name=card, exact=True)
    told = page.locator("article", has=heading)
    expect(told).to_contain_text(does)
    expect(told.locator("p:not(.rules)", has_text="When")).to_contain_text(when)
    told.locator(f'a[href="/rules/{rule}"]').click()
    expect(page.locator(f"#{rule.lower()}")).to_be_in_viewport()


@pytest.mark.soak
def test_card_effects_are_translated_to_french(new_page: NewPage) -> None:
    page = new_page("/cards/dark-cave", locale="fr-FR")
    told = page.locator("article", has=page.get_by_role("heading", name="Gobelin", exact=True))
    expect(told).to_contain_text("chacun perd une pépite")
    expect(told.locator("p:not(.rules)", has_text="Quand")).to_contain_text("À ton tour")


PAGES = [
    ("/learn", "a[href='/learn/dark-cave/5']"),
    ("/learn/lost-mines/1", ".banner.mine"),
    ("/rules/D-19", "#d-19"),
    ("/cards/duel", "article .told a"),
    ("/cards/modules", "article .told a"),
    ("/replay", "input[type=file]"),
]
"""Pages, and a selector that matches once they have loaded."""


@each_viewport_theme
def test_axe_finds_no_violations_on_learning_pages(
    new_page: NewPage, screens: ViewportThemes
) -> None:
    page = new_page(BLANK_PATH)
    for path, there in PAGES[:2] if screens == FEW_VIEWPORT_THEMES else PAGES:
        page.goto(path)
        page.locator(there).first.wait_for()
        assert axe_violations_in(screens, page) == [], path


def test_scene_on_a_phone_can_be_left(new_page: NewPage) -> None:
    page = new_page("/learn/saboteur2/1", **PHONE)
    expect(page.get_by_role("region", name="Guide")).to_contain_text(
        "the tunnel with the blue door"
    )
    page.get_by_role("link", name="All scenes").click()
    expect(page.get_by_role("heading", name="Saboteur 2")).to_be_visible()
