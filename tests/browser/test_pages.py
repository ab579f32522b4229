"""Tests of page heights, titles and print layout."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe_violations
from tests.browser.conftest import PHONE
from tests.browser.first_moves import play_now
from tests.sampling import sample_cases

NewPage = Callable[..., Page]

OVERHANG_JS = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
"""JavaScript for the number of pixels that the window can scroll."""
OWN_HEIGHT_JS = """() => {
    const screen = document.querySelector("#app main, #app .table");
    const below = screen.getBoundingClientRect().bottom + scrollY;
    return document.documentElement.scrollHeight - Math.round(below);
}"""
"""JavaScript for the number of pixels by which the page is taller than its content."""


@pytest.mark.parametrize("size", sample_cases([{}, PHONE], 1), ids=["desk", "phone"])
def test_page_height_matches_its_content(new_page: NewPage, size: dict[str, object]) -> None:
    page = new_page("/nowhere", **size)
    page.get_by_role("link", name="Back to the start page").wait_for()
    assert page.evaluate(OVERHANG_JS) == 0
    page.goto("/")
    page.locator(".shelf .box").first.wait_for()
    assert page.evaluate(OWN_HEIGHT_JS) == 0
    play_now(page)
    # The page of a role may scroll on a small phone; the table fits every screen.
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".banner").first.wait_for()
    assert page.evaluate(OVERHANG_JS) == 0
    # The window title discloses no role.
    code = page.url.rpartition("/")[2]
    expect(page).to_have_title(f"{code} · Saboteur")


def test_unknown_address_shows_not_found_page(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now against bots").wait_for()
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page).to_have_title("Page not found · Saboteur")
    assert axe_violations(page) == []
    # An unknown code: the page offers the same ways on, and another code may be entered.
    page.goto("/t/2ZZZZ")
    expect(page.get_by_role("heading", level=1)).to_contain_text("does not exist")
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    page.get_by_role("textbox").fill("2YYYY")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile("/t/2YYYY$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("does not exist")
    assert axe_violations(page) == []
    page.get_by_role("link", name="Back to the start page").click()
    page.get_by_role("button", name="Play now against bots").wait_for()
    expect(page).to_have_title("Saboteur")


def test_every_page_sets_document_title(new_page: NewPage) -> None:
    page = new_page("/cards")
    expect(page).to_have_title("Every card · Saboteur")
    page.get_by_role("link", name="The Duel").click()
    page.locator(".list .card").first.wait_for()
    expect(page).to_have_title("Every card · Saboteur")
    page.go_back()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", level=1).filter(has_not_text="card").wait_for()
    expect(page).not_to_have_title("Every card · Saboteur")
    page.get_by_role("link", name="Back to the start page").click()
    expect(page).to_have_title("Saboteur")


PRINT_LAYOUT_JS = """() => {
    const seen = (element) => element.checkVisibility();
    const pick = (what) => [...document.querySelectorAll(what)];
    const sections = pick("main section").filter(seen);
    const light = (colour) => colour === "rgba(0, 0, 0, 0)" || colour === "rgb(255, 255, 255)";
    return {
        pressed: pick("nav, button, label, input, select, header, footer").filter(seen).length,
        sections: sections.length,
        breaks: sections.slice(1).filter(
            (each) => getComputedStyle(each).breakBefore === "page").length,
        ink: getComputedStyle(document.querySelector("main h1")).color,
        grounds: pick("html, body, #app, .page, main, main section, main article")
            .every((each) => light(getComputedStyle(each).backgroundColor)),
    };
}"""


@pytest.mark.parametrize("path", sample_cases(["/rules/base", "/cards/duel"], 1))
def test_print_stylesheet_hides_menus(new_page: NewPage, path: str) -> None:
    page = new_page(path, color_scheme="dark")
    page.locator("main section").first.wait_for()
    on_screen = page.evaluate(PRINT_LAYOUT_JS)
    assert on_screen["pressed"] > 0
    page.emulate_media(media="print")
    printed = page.evaluate(PRINT_LAYOUT_JS)
    assert printed["sections"] == on_screen["sections"] > 1
    assert printed["breaks"] == 0  # chapters follow each other without page breaks
    assert (printed["pressed"], printed["ink"], printed["grounds"]) == (0, "rgb(0, 0, 0)", True)
