"""Tests of the review of a finished game: charts, their tables, links to moves."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from saboteur.play.game import Game
from saboteur.review import Review, review
from tests.browser.axe import axe_violations
from tests.browser.conftest import NARROW, TIMEOUT_MS, NewPage
from tests.browser.record_files import upload
from tests.sampling import sample_cases


@pytest.fixture(scope="module")
def review_data(finished_game: Game) -> Review:
    return review(finished_game.record())


@pytest.fixture
def review_page(new_page: NewPage, finished_game: Game, tmp_path: Path) -> Page:
    """Upload a record and return its review page."""
    file = tmp_path / "game.txt"
    file.write_text(str(finished_game.record()), encoding="utf-8")
    page = new_page("/replay")
    upload(page, file)
    page.get_by_role("button", name="Review").click()
    page.get_by_role("heading", name="Portraits").wait_for(timeout=3 * TIMEOUT_MS)
    return page


def percent(share: float) -> str:
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def test_charts_show_the_numbers_of_the_review(review_page: Page, review_data: Review) -> None:
    page, first = review_page, review_data.rounds[0]
    end = first.moments[-1]
    wins = page.locator("figure").filter(has_text="Who wins")
    expect(wins.locator("tbody tr").last.locator("td")).to_have_text(
        [percent(chance) for chance in end.chances]
    )
    assert set(end.chances) == {0.0, 1.0}
    page.get_by_label("Suspicion as could be had by").select_option("1")
    dealt = first.moments[0].seats[1]
    figure = page.locator("figure").filter(has_text="could believe")
    expect(figure.locator("tbody tr").first.locator("td")).to_have_text(
        [percent(first.suspicion(dealt, seat)) for seat in range(3)]
    )
    # No two lines look alike, even without colours.
    dashes = figure.locator("svg path.line").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 3
    expect(page.locator(".picture img")).to_have_count(len(first.turning_points))


@pytest.mark.soak
def test_chart_selection_opens_move_and_returns(
    review_page: Page, new_page: NewPage, review_data: Review
) -> None:
    page, moments = review_page, review_data.rounds[0].moments
    slider = page.locator("figure").first.get_by_role("slider")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Move {moments[-1].step}: "))
    slider.press("Enter")
    expect(page.get_by_text(f"Move {moments[-1].step} of")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"\?step={moments[-1].step}&sight=public$"))
    page.get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Round 1").click()  # the move has also begun the second round
    turn = review_data.rounds[0].turning_points[0]
    page.locator("ol button").filter(has_text=f"Look at move {turn.step}").click()
    expect(page.get_by_text(f"Move {turn.step} of")).to_be_visible()
    # A link to a move shows the review there.
    other = new_page(f"{page.url}&review=1")
    shown = other.locator("figure").first.get_by_role("slider")
    expect(shown).to_have_attribute("aria-valuetext", re.compile(rf"^Move {turn.step}: "))


@pytest.mark.soak
def test_review_is_readable_on_phone_in_both_themes(review_page: Page) -> None:
    page = review_page
    page.set_viewport_size(NARROW)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe_violations(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide == NARROW["width"]
        sizes = page.locator("figure svg text").evaluate_all(
            "texts => texts.map((text) => text.getBoundingClientRect().height)"
        )
        assert min(sizes) >= 12


@pytest.mark.parametrize("code", sample_cases(["MENES", "CAVES", "GRADE"], 1))
def test_review_shows_sections_that_fit_the_box(new_page: NewPage, code: str) -> None:
    """With two seats The Dark Cave has no saboteur, and solo has no other seat to suspect."""
    page = new_page(f"/replay/{code}?review=1")
    page.get_by_role("heading", name="Portraits").wait_for(timeout=3 * TIMEOUT_MS)
    words = page.locator(".review").inner_text()
    assert not re.search(r"\b(review|role|identity|claim|card)-[a-z]", words)
    wins = page.get_by_text("Who wins")
    gained = page.get_by_text("What everybody has openly gained")
    suspected = page.get_by_text("How much each was suspected")
    counts = {"MENES": (1, 1, 1), "CAVES": (1, 1, 0), "GRADE": (0, 1, 0)}[code]
    for charts, count in zip((wins, gained, suspected), counts, strict=True):
        expect(charts).to_have_count(count)


@pytest.mark.soak
def test_expert_advice_explains_its_move(new_page: NewPage) -> None:
    page = new_page("/replay/ENDED?step=3")
    page.get_by_role("button", name="Expert").click()
    sheet = page.get_by_role("dialog", name="What would an expert have done?")
    expect(sheet.get_by_text("This is what was played.")).to_have_count(1)
    words = sheet.inner_text()
    assert "Move 3" in words
    assert not re.search(r"\b(advice|card)-[a-z]", words)
    assert axe_violations(page) == []
    page.keyboard.press("Escape")  # closes the sheet, and not the replay
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Move 3 of")).to_be_visible()


@pytest.mark.soak
def test_game_continues_from_reviewed_move_on_offline_table(
    new_page: NewPage, finished_game: Game, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(finished_game.record()), encoding="utf-8")
    page = new_page("/replay")
    upload(page, file)
    page.get_by_label("Through whose eyes").select_option("2")
    page.get_by_role("button", name="Next move").click()
    page.get_by_role("button", name="Go on from here").click()
    sheet = page.get_by_role("dialog", name="Go on from move 1")
    expect(sheet.get_by_label("Your seat")).to_have_value("2")
    assert axe_violations(page) == []
    sheet.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z2-9]{5}$"))
    expect(page.get_by_role("button", name="I have seen my role")).to_be_visible()
