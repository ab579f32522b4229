"""The page of a review is one complete file, accessible and machine-readable, in both languages."""

import itertools
import re
from html.parser import HTMLParser

import pytest

from saboteur.review.chart import HEIGHT, MIN_LABEL_GAP, Series, chart
from saboteur.review.page import render_page
from saboteur.review.review_text import ReviewText
from saboteur.texts import Texts
from tests.review.golden_records import review_of

ALONE = {"meta", "!doctype"}
NAMES = ("<b>Ada & Eve</b>", 'Bo"b', "Zoë", "D", "E", "F", "G")


class Checker(HTMLParser):
    """Records the elements of a page, and asserts that each is closed correctly."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.add(tag)
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.add(tag)


def written(name: str, language: str = "en") -> str:
    found = review_of(name)
    names = NAMES[: found.seats]
    return render_page(ReviewText(found, Texts(language), names, "A game", {}))


@pytest.mark.parametrize("name", ["saboteur-3", "saboteur2-7", "duel-1", "lost-mines-3"])
def test_the_page_is_whole_and_asks_for_nothing(name: str) -> None:
    text = written(name)
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert {"svg", "table", "main", "h1"} <= checker.seen
    assert not {"script", "link", "img", "iframe"} & checker.seen
    assert not re.search(r"https?:|url\(|@import| on\w+=", text)


def test_names_are_escaped() -> None:
    text = written("saboteur-3")
    assert "<b>Ada" not in text
    assert "Thick lines: " in text
    assert "&lt;b&gt;Ada &amp; Eve&lt;/b&gt;" in text


def test_every_line_has_a_table_for_screen_readers() -> None:
    text = written("saboteur-3")
    assert text.count("<svg") == text.count("<title>") - 1  # one is the page's own
    assert text.count("<svg") == text.count(Texts("en").text("review-table"))


def test_review_page_is_in_french() -> None:
    text = written("saboteur-3", "fr")
    assert '<html lang="fr">' in text
    assert "Tournants" in text
    assert "Turning" not in text


def test_lines_go_from_the_bottom_to_the_top_and_names_stand_apart() -> None:
    drawn = chart("t", [0, 1, 2], [Series("a", (0.0, 0.5, 1.0)), Series("b", (1.0, 0.5, 1.0))])
    assert "M36.0 206.0H151.0V108.0H266.0V10.0H266.0" in drawn
    heights = [float(y) for y in re.findall(r'class="t\d" x="\d+" y="([\d.]+)"', drawn)]
    assert abs(heights[0] - heights[1]) >= MIN_LABEL_GAP
    many = chart("t", [0, 1], [Series(str(n), (0.0, 0.0)) for n in range(12)])
    heights = sorted(float(y) for y in re.findall(r'class="t\d" x="\d+" y="([\d.]+)"', many))
    assert all(b - a >= MIN_LABEL_GAP - 0.01 for a, b in itertools.pairwise(heights))
    assert heights[-1] <= HEIGHT
