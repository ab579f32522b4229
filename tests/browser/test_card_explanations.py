"""Tests of card explanations, which open on mouse hover, long press and ``?``."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import saboteur
from tests.browser.axe import axe_violations
from tests.browser.fake_socket import FakeServerPage
from tests.browser.recorded_games import can, reach


def explanation(page: Page) -> Locator:
    return page.locator("[data-explanation]")


def covers(page: Page, card: Locator) -> bool:
    one, other = explanation(page).bounding_box(), card.bounding_box()
    assert one is not None
    assert other is not None
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return (
        across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )


def test_hover_and_question_mark_key_open_card_explanation(desktop: FakeServerPage) -> None:
    game = reach([], can("play broken-cart"))
    move = next(m for m in game.legal_moves() if m.text.startswith("play broken-cart"))
    victim = int(move.text.split(" ")[2])
    game.play(move)
    page = desktop.open(game, victim, history=True)
    told = explanation(page)
    broken = page.locator(f'[data-seat="{victim}"] [data-card="broken-cart"]')
    broken.hover()  # a card in front of a player
    expect(told).to_contain_text("cannot lay path cards")
    rule = told.get_by_role("link", name="Breaking a tool")
    expect(rule).to_have_attribute("href", "/rules/B-27")
    assert not covers(page, broken)
    rule.hover()  # moving the mouse there does not close it
    page.locator('[data-cell="8,0"]').hover()  # a goal: only public facts
    expect(told).to_contain_text("exactly one of them hides the treasure")
    page.locator(".panel .log svg.art").first.hover()  # the log
    expect(told).to_contain_text("cannot lay path cards")
    page.locator("header").first.hover(position={"x": 2, "y": 2})
    expect(told).to_have_count(0)
    card = page.locator("[data-hand] button").first
    card.focus()
    page.keyboard.press("?")
    expect(told).to_be_focused()
    assert not covers(page, card)
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(card).to_be_focused()
    page.locator(".cell").first.focus()
    page.keyboard.press("?")  # an empty cell has no explanation: help
    expect(page.locator("dialog")).to_contain_text("The cards in this game")
    page.keyboard.press("Escape")


def press(page: Page, on: Locator) -> Locator:
    """Touch until the explanation opens, then lift; return the explanation."""
    box = on.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    told = explanation(page)
    expect(told).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not covers(page, on)
    return told


@pytest.mark.soak
def test_long_press_explains_card_without_picking_it(phone: FakeServerPage) -> None:
    page = phone.open(saboteur.new("lost-mines", seats=3, seed="press"))
    card = page.locator("[data-hand] button").first
    told = press(page, card)
    expect(told.get_by_role("link").first).to_have_attribute("href", re.compile("^/rules/LM-"))
    expect(card).to_have_attribute("aria-pressed", "false")
    page.locator("header").first.tap(position={"x": 2, "y": 2})
    expect(told).to_have_count(0)
    card.tap()  # a short press picks as before, and shows the hint
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="What does this card do?").tap()
    expect(told).to_be_visible()
    assert not covers(page, card)
    assert axe_violations(page) == []
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()


def test_header_counter_explains_itself_to_tap_and_keyboard(phone: FakeServerPage) -> None:
    page = phone.open(saboteur.new("duel", seats=2, seed="chips"), fresh=True)
    told, chip = explanation(page), page.get_by_role("button", name="counters left")
    chip.tap()
    expect(told).to_contain_text("A counter marks gold that somebody has reached")
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    keys = page.get_by_role("button", name="keys left")
    expect(press(page, keys)).to_contain_text("The Key card puts one on a door")
    told.get_by_role("button", name="Close").tap()
    chip.focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("counters are left")
