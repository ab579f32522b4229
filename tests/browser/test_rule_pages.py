"""Tests of the rules pages: how to play, all clauses, filter, search."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import axe_violations
from tests.browser.conftest import PHONE

NewPage = Callable[..., Page]


def test_how_to_play_page_leads_to_rule_search(new_page: NewPage) -> None:
    page = new_page("/rules/saboteur?seats=5&modules=veto", **PHONE)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("How to play: Saboteur")
    # Only the row of five players and the module in use are highlighted.
    expect(page.locator("tr.own th")).to_have_text("5")
    expect(page.locator("details[open] summary")).to_have_text(["Veto (2019)"])
    assert axe_violations(page) == []

    page.get_by_role("link", name="All the rules").click()
    expect(heading).to_have_text("Saboteur: rules of the base game")
    expect(page.locator("#b-22 figure")).to_have_count(3)
    # With five players there is always a saboteur.
    expect(page.locator("#b-47")).to_have_count(1)
    expect(page.locator("#b-48")).to_have_count(0)
    expect(page.get_by_role("navigation", name="Chapters").get_by_role("link")).to_have_count(2)
    page.get_by_text("5 players").click()  # a phone has the settings behind one line
    page.get_by_label("Players").select_option("4")
    expect(page.locator("#b-48")).to_have_count(1)

    page.get_by_label("Search everything").fill("rockfall start goal")
    expect(page.locator(".results li").first).to_contain_text("rockfall")
    expect(page.locator(".results mark").first).to_be_visible()
    page.get_by_label("Search everything").fill("lm-13")
    result = page.get_by_role("link", name="LM-13")
    expect(page.locator(".results li").filter(has=result)).to_contain_text("The Lost Mines")
    assert axe_violations(page) == []
    result.click()
    expect(page.locator("#lm-13")).to_be_focused()
    page.go_back()
    expect(result).to_be_visible()


def test_old_clause_link_focuses_clause(new_page: NewPage) -> None:
    page = new_page("/rules/base#b-24")
    expect(page.locator("#b-24")).to_be_focused()
