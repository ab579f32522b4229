"""Longer tests of each game in three engines, which only the soak runs."""

from collections.abc import Iterator

import pytest

from tests.engines.site import SEATS, Window, new_table

PHONE = (390, 844)
SMALL = (360, 640)
MOVES = 6
LEFT = 3
SCROLLS_SIDEWAYS_JS = "document.scrollingElement.scrollWidth > innerWidth + 1"
pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("default:.* was started again")]


@pytest.fixture
def french(window: Window) -> Iterator[Window]:
    """Set French with the largest letters, which gives the longest words."""
    window.prefer(language="fr", text_size="largest")
    yield window
    window.prefer()


@pytest.mark.parametrize("game", SEATS)
def test_a_table_looks_as_in_chromium_on_a_phone(window: Window, game: str) -> None:
    def check() -> None:
        window.resize(PHONE)
        table = new_table(window.server, game)
        window.open_table(table)
        assert window.faults(game) == []
        assert window.play(table, MOVES) == []
        assert window.errors() == []

    window.attempt(check)


@pytest.mark.parametrize("game", SEATS)
def test_large_french_letters_fit_a_small_phone(french: Window, game: str) -> None:
    def check() -> None:
        french.resize(SMALL)
        table = new_table(french.server, game)
        french.open_table(table)
        assert french.faults(game) == []
        assert not french.engine.evaluate(SCROLLS_SIDEWAYS_JS)
        assert french.play(table, 1) == []
        assert french.errors() == []

    french.attempt(check)


@pytest.mark.parametrize("game", SEATS)
def test_a_round_ends(window: Window, game: str) -> None:
    def check() -> None:
        window.resize(PHONE)
        window.open_table(new_table(window.server, game, LEFT))
        assert window.play_round() == []
        assert not window.engine.evaluate(SCROLLS_SIDEWAYS_JS)
        assert window.errors() == []

    window.attempt(check)
