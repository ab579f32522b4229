"""More of each game in three engines than every run can afford."""

import pytest

from tests.engines.site import SEATS, Window, new_table

PHONE = (390, 844)
MOVES = 6
pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("default:.* was started again")]


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
