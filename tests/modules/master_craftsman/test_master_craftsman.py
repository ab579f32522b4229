"""Tests of the master craftsman (WC-16)."""

import pytest

from saboteur.kernel.events import ToolMended
from tests.rule_positions import event_names, game_at, line, listing, play, refused

ID = "saboteur+master-craftsman"
HANDS = "hand 0 master-craftsman\nhand 1 map\nhand 2 map\npile map\n"
TOOLS = ("pick", "lamp", "cart")


@pytest.mark.clause("WC-16", "B-29", "R-18")
def test_it_mends_one_broken_tool_of_any_type_of_any_player() -> None:
    game = game_at(f"{HANDS}broken 0 cart\nbroken 1 pick lamp\n", id_=ID)
    assert listing(game, "play") == [
        "play master-craftsman 0 cart",
        "play master-craftsman 1 lamp",
        "play master-craftsman 1 pick",
    ]


@pytest.mark.clause("WC-16", "WC-3", "R-186")
@pytest.mark.parametrize("tool", TOOLS)
def test_it_removes_one_card_and_both_are_discarded(tool: str) -> None:
    game = game_at(f"{HANDS}broken 2 pick lamp cart\n", id_=ID)
    events = play(game, f"play master-craftsman 2 {tool}")
    assert events[0] == ToolMended(0, 2, "master-craftsman", tool)
    assert event_names(events) == ["ToolMended", "CardDrawn", "TurnBegan"]
    assert line(game, "broken 2") == [other for other in TOOLS if other != tool]
    assert line(game, "discard") == [f"broken-{tool}", "master-craftsman"]


@pytest.mark.clause("WC-16", "WC-19", "R-18", "R-181")
def test_without_a_broken_tool_it_can_only_be_passed() -> None:
    game = game_at(HANDS, id_=ID)
    assert listing(game) == ["pass master-craftsman"]
    assert refused(game, "play master-craftsman 1 lamp") == "B-31 nothing-to-repair"
