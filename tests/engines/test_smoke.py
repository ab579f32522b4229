"""Tests of each game and the main pages in Chromium, Firefox and WebKit, on a real server.

All engines show the same deal of each game; its elements must have the sizes of Chromium's.
"""

import pytest

from tests.engines.site import DESK, PAGES, SEATS, Window, new_table

MOVES = 2
pytestmark = pytest.mark.filterwarnings("default:.* was started again")


@pytest.mark.parametrize("game", SEATS)
def test_a_table_looks_as_in_chromium_and_plays_two_moves(window: Window, game: str) -> None:
    def check() -> None:
        window.resize(DESK)
        table = new_table(window.server, game)
        window.open_table(table)
        assert window.faults(game) == []
        assert window.play(table, MOVES) == []
        assert window.errors() == []

    window.attempt(check)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_in_chromium(window: Window, page: str) -> None:
    def check() -> None:
        window.resize(DESK)
        window.open_page(page)
        assert window.faults(page) == []
        assert window.errors() == []

    window.attempt(check)
