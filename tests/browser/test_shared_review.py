"""Tests of a shared review: one guest leads, the other follows, annotates and comments."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe_violations
from tests.browser.conftest import NARROW, SIGN_UP_JS, NewPage


def lead_to_step(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^Move {step} of"))).to_be_visible()


def test_shared_review_participant_follows_and_can_annotate(new_page: NewPage) -> None:
    ada = new_page("/replay/ENDED?step=3")
    ada.get_by_role("button", name="Together").click()
    panel = ada.get_by_role("region", name="Together")
    expect(panel.get_by_text("leads")).to_be_visible()
    expect(ada).to_have_url(re.compile(r"with=[\w-]{16}"))
    id_ = ada.url.partition("with=")[2]
    bob = new_page(f"/replay/ENDED?with={id_}", viewport=NARROW)
    lead_to_step(bob, 3)
    expect(panel.get_by_role("list", name="Who is there").get_by_role("listitem")).to_have_count(2)
    # The other page follows the presenter.
    ada.get_by_role("button", name="Next move").click()
    lead_to_step(bob, 4)
    ada.get_by_label("Through whose eyes").select_option("1")
    expect(bob.get_by_label("Through whose eyes")).to_have_value("1")
    # A guest who navigates alone no longer follows, and can return.
    bob.get_by_role("button", name="Previous move").click()
    lead_to_step(bob, 3)
    ada.get_by_role("button", name="Next move").click()
    lead_to_step(ada, 5)
    bob.get_by_role("button", name="Follow again").click()
    lead_to_step(bob, 5)
    # An arrow, by two presses on the board: shown to all, and described in text.
    panel.get_by_role("button", name="Draw on the board").click()
    ada.locator("[data-cell='0,0']").click()
    ada.locator("[data-cell='8,0']").click()
    expect(bob.locator("[data-arrow='0,0 8,0']")).to_have_count(1)
    start = ada.locator("[data-cell='0,0']").get_attribute("aria-label") or "?"
    goal = ada.locator("[data-cell='8,0']").get_attribute("aria-label") or "?"
    words = bob.get_by_role("list", name="Remarks about this move")
    expect(words).to_contain_text(f"points from {start} to {goal}")
    # Without the board, by names: the presenter lets all annotate.
    bob.get_by_role("button", name="Together").click()
    theirs = bob.get_by_role("region", name="Together")
    expect(theirs.get_by_role("button", name="Draw on the board")).to_have_count(0)
    panel.get_by_label("Everybody may draw").check()
    theirs.get_by_text("Draw without the board").click()
    theirs.get_by_label("From").select_option("8,2")
    theirs.get_by_role("button", name="Draw it").click()
    expect(panel.get_by_text(re.compile("marks "))).to_be_visible()
    theirs.get_by_role("textbox").fill("Why there?")
    theirs.get_by_role("textbox").press("Enter")
    expect(panel.get_by_text("Why there?")).to_be_visible()
    assert axe_violations(bob) == []
    assert bob.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    # Guests delete their own annotations; the presenter is transferred.
    panel.get_by_role("listitem").filter(has_text="points from").get_by_label(
        "Take it back"
    ).click()
    expect(bob.locator("[data-arrow]")).to_have_count(0)
    panel.get_by_role("button", name=re.compile("^Let .* lead$")).click()
    expect(theirs.get_by_label("Everybody may draw")).to_be_visible()
    expect(panel.get_by_role("button", name="Let go")).to_be_visible()
    # A guest who comes later sees what was kept.
    later = new_page(f"/replay/ENDED?with={id_}")
    expect(later.get_by_role("region", name="Together").get_by_text("Why there?")).to_be_visible()


@pytest.mark.soak
def test_unknown_shared_review_link_shows_error(new_page: NewPage) -> None:
    page = new_page(f"/replay/ENDED?with={'x' * 16}")
    page.evaluate(SIGN_UP_JS)
    expect(page.get_by_text("This review is not shared any more.")).to_be_visible()
