"""Tests of replays: upload, steps, other sights, links."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saboteur.play.game import Game
from saboteur.play.replay import Replay
from tests.browser.axe import axe_violations
from tests.browser.conftest import NewPage
from tests.browser.record_files import upload

PROBLEM_STATUSES = re.compile("400|404|405")
"""Browsers log these as errors; rejected records and missing reviews answer with them."""


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    return PROBLEM_STATUSES


@pytest.fixture
def record(finished_game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(str(finished_game.record()), encoding="utf-8")
    return file


def test_record_is_uploaded_and_replayed(
    new_page: NewPage, finished_game: Game, record: Path
) -> None:
    page = new_page("/replay")
    upload(page, record)
    last = len(finished_game.moves)
    expect(page.get_by_text(f"Move 0 of {last}")).to_be_visible()
    expect(page.get_by_role("navigation", name="The dwarves")).to_contain_text("3rd dwarf")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Move 1 of {last}")).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_text(f"Move 2 of {last}")).to_be_visible()
    # The log has the whole game, and leads to any of its moves.
    lines = page.get_by_role("complementary", name="Log").get_by_role("button")
    middle = lines.nth(lines.count() // 2)
    middle.click()
    expect(middle).to_have_attribute("aria-current", "step")
    assert f"Move 2 of {last}" not in page.locator("header").inner_text()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_text(f"Move {last} of {last}")).to_be_visible()
    # The replay plays automatically from the beginning.
    page.get_by_role("button", name="Play on by itself").click()
    later = re.compile(rf"Move (?!0 |{last} )\d+ of {last}")
    expect(page.get_by_text(later)).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the game").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == str(finished_game.record())


@pytest.mark.soak
def test_replay_link_keeps_step_and_seat(
    new_page: NewPage, finished_game: Game, record: Path
) -> None:
    page = new_page("/replay")
    upload(page, record)
    eyes = page.get_by_label("Through whose eyes")
    eyes.select_option("1")
    page.get_by_role("group", name="Your hand").wait_for()
    page.get_by_role("button", name="Next move").click()
    expect(page).to_have_url(re.compile(r"\?step=1&sight=1$"))
    hand = Replay(finished_game.record()).view(1, 1).hand
    expect(page.locator(".held svg[role=img]")).to_have_count(len(hand))
    other = new_page(page.url)
    expect(other.get_by_text(f"Move 1 of {len(finished_game.moves)}")).to_be_visible()
    expect(other.get_by_label("Through whose eyes")).to_have_value("1")
    expect(other.locator(".held svg[role=img]")).to_have_count(len(hand))


@pytest.mark.soak
def test_open_view_shows_all_hands_and_hidden_goals(
    new_page: NewPage, finished_game: Game, record: Path
) -> None:
    page = new_page("/replay")
    upload(page, record)
    page.get_by_label("Through whose eyes").select_option("open")
    shown = page.get_by_role("region", name="All open")
    seats = [Replay(finished_game.record()).view(0, seat) for seat in range(finished_game.seats)]
    for view, row in zip(seats, shown.locator(".seat").all(), strict=False):
        expect(row.locator("svg[role=img]")).to_have_count(1 + len(view.hand))  # and the role
        expect(row.locator(".secret svg")).to_have_attribute("aria-label", view.role.capitalize())
    expect(shown.locator(".seat").last.locator("svg[role=img]")).to_have_count(3)
    expect(shown.get_by_role("img", name="Treasure")).to_have_count(1)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe_violations(page) == []


def test_forged_record_upload_shows_error(new_page: NewPage, record: Path, tmp_path: Path) -> None:
    page = new_page("/replay")
    false = tmp_path / "false.txt"
    whole = record.read_text(encoding="utf-8")
    false.write_text(whole[: len(whole) // 2], encoding="utf-8")
    upload(page, false)
    expect(page.get_by_role("alert")).to_contain_text("not the record of a finished game")
    page.get_by_label("Code of the finished table").fill("ZZZZZ")
    page.get_by_role("button", name="Look").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    upload(page, record)
    expect(page.get_by_text("Move 0 of")).to_be_visible()


HEADER_SIZES = ((320, 640), (680, 900), (768, 1024), (844, 390), (860, 900), (1024, 768))


def test_replay_header_fits_every_width(new_page: NewPage, record: Path) -> None:
    page = new_page("/replay")
    upload(page, record)
    header = page.locator("header")
    expect(header.get_by_text("Move 0 of")).to_be_visible()
    for width, height in HEADER_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = header.get_by_role("link", name="Close").bounding_box()
        assert box
        assert box["x"] + box["width"] <= width
        assert header.evaluate("header => header.scrollWidth <= header.clientWidth")
