"""Tests of the diversion (WC-18, R-69)."""

from collections.abc import Iterable

import pytest

from saboteur.games.classic.base import BASE
from saboteur.games.classic.modules.diversion import DIVERSION, PathDiverted
from saboteur.games.classic.part import Part
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import State
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import Cell, PackedCell, pack_xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.play.game import Game
from tests.rule_positions import (
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)
from tests.sampling import all_sights

ID = "saboteur+diversion"
PILE = "pile map map map map\n"
STRICT = {"diversion_target": "strict_last"}
SHUT = "0,-1=dead-single-vertical* 0,1=dead-single-vertical -1,0=dead-single-horizontal"
"""Dead ends on three sides of Start, which leave only the east."""


def diverting(
    more: str, options: dict[str, str] | None = None, hand: str = "diversion map"
) -> Game:
    """Return a game in which seat 0 holds the diversion."""
    hands = f"hand 0 {hand}\nhand 1 map map\nhand 2 rockfall map\n"
    return game_at(hands + PILE + more, 3, options, ID)


@pytest.mark.clause("WC-18", "WC-3", "R-69")
def test_it_moves_the_path_card_that_was_laid_last() -> None:
    game = game_at(f"hand 0 t-vertical map\nhand 1 diversion map\nhand 2 map\n{PILE}", id_=ID)
    play(game, "lay t-vertical 1,0")
    assert line(game, "diversion") == ["1,0"]
    assert listing(game, "play div") == [
        "play diversion -1,0 turned",
        "play diversion 0,-1",
        "play diversion 0,-1 turned",
        "play diversion 0,1",
        "play diversion 0,1 turned",
    ]
    events = play(game, "play diversion 0,1 turned")
    assert events[0] == PathDiverted(1, "t-vertical", Cell(1, 0), Cell(0, 1), turned=True)
    assert event_names(events) == ["PathDiverted", "CardPutAway", "CardDrawn", "TurnBegan"]
    assert line(game, "maze") == ["0,0=start", "0,1=t-vertical*"]
    assert line(game, "discard") == ["diversion"]
    assert line(game, "last") == ["1", "laid", "0,1"]


@pytest.mark.clause("R-69")
def test_the_new_cell_must_be_another_even_with_a_half_turn() -> None:
    game = diverting("maze 1,0=t-vertical\ndiversion 1,0\n")
    assert refused(game, "play diversion 1,0 turned") == "R-69 same-cell"
    assert refused(game, "play diversion 1,0") == "R-69 same-cell"


@pytest.mark.clause("R-69", "R-2")
def test_a_half_turn_that_changes_nothing_is_none() -> None:
    game = diverting("maze 1,0=cross\ndiversion 1,0\n")
    assert refused(game, "play diversion 0,1 turned") == "R-69 no-half-turn"
    assert "play diversion 0,1" in listing(game)


@pytest.mark.clause("R-69", "B-24")
def test_legality_is_judged_after_lifting_the_card() -> None:
    game = diverting("maze 1,0=cross 2,0=cross 3,0=cross\ndiversion 1,0 3,0 2,0\n")
    assert refused(game, "play diversion 2,1") == "B-21 no-neighbour", "only itself lay beside it"
    assert refused(game, "play diversion 4,0") == "B-24 not-linked", "it linked that end itself"
    assert refused(game, "play diversion 0,0") == "B-21 cell-taken"
    assert "play diversion 1,1" in listing(game)


@pytest.mark.clause("R-69", "B-22")
def test_edges_must_match_at_the_new_cell() -> None:
    game = diverting(f"maze {row(1, 2)} 0,1=straight-horizontal\ndiversion 0,1\n")
    assert refused(game, "play diversion 0,-1") == "B-22 edge-mismatch"


@pytest.mark.clause("R-69")
def test_if_the_last_was_removed_the_next_most_recent_goes() -> None:
    game = diverting("maze 1,0=cross 0,1=cross\ndiversion 1,0 0,1\nask turn 2\n")
    play(game, "play rockfall 0,1")
    assert line(game, "diversion") == ["1,0"]
    play(game, "play diversion 0,-1")
    assert line(game, "maze") == ["0,-1=cross", "0,0=start"]


@pytest.mark.clause("R-69", "WC-19")
def test_where_only_the_very_last_counts_it_is_unplayable_once_that_is_gone() -> None:
    position = "hand 1 cross map\nmaze 1,0=cross\ndiversion 1,0\nask turn 1\n"
    game = diverting(position, STRICT)
    play(game, "lay cross 0,1")
    assert line(game, "diversion") == ["0,1"]
    play(game, "play rockfall 0,1")
    assert refused(game, "play diversion 0,1") == "R-69 nothing-to-divert"
    assert listing(game, "play diversion") == []
    assert "pass diversion" in listing(game)


@pytest.mark.clause("R-69")
def test_where_only_the_very_last_counts_the_removal_of_another_does_not_matter() -> None:
    game = diverting("maze 1,0=cross 0,1=cross\ndiversion 0,1\nask turn 2\n", STRICT)
    play(game, "play rockfall 1,0")
    assert "play diversion 1,0" in listing(game)


@pytest.mark.clause("R-69", "R-181")
def test_cards_that_no_hand_laid_are_never_moved() -> None:
    game = diverting("maze 1,0=cross 8,0=treasure\n")
    assert listing(game, "play diversion") == []
    assert refused(game, "play diversion 0,1") == "R-69 nothing-to-divert"


@pytest.mark.clause("R-69", "R-181", "WC-19")
def test_without_a_legal_cell_it_can_only_be_passed() -> None:
    game = diverting(f"maze {SHUT} 1,0=straight-horizontal\ndiversion 1,0\n", hand="diversion")
    assert listing(game) == ["pass diversion"]


@pytest.mark.clause("R-69", "B-28")
def test_broken_tools_do_not_forbid_it() -> None:
    game = diverting("broken 0 pick lamp cart\nmaze 1,0=cross\ndiversion 1,0\n")
    play(game, "play diversion 0,1")
    assert line(game, "maze") == ["0,0=start", "0,1=cross"]
    assert line(game, "broken 0") == ["pick", "lamp", "cart"]


@pytest.mark.clause("R-69")
def test_a_diverted_card_stays_the_latest() -> None:
    game = diverting("maze 1,0=cross 0,1=cross\ndiversion 1,0 0,1\n")
    play(game, "play diversion 2,0")
    assert line(game, "diversion") == ["1,0", "2,0"]
    assert game.view("public").to_dict()["modules"]["diversion"]["cells"] == [[1, 0], [2, 0]]


@pytest.mark.clause("R-69", "R-65")
def test_a_vetoed_path_was_never_laid() -> None:
    hands = "hand 0 cross map\nhand 1 veto map\nhand 2 diversion\n"
    maze = "maze 1,0=cross\ndiversion 1,0\n"
    game = game_at(hands + PILE + maze, id_=f"{ID}+veto")
    play(game, "lay cross 2,0", "veto", "pass map")
    assert line(game, "diversion") == ["1,0"]
    assert "play diversion 0,1" in listing(game)


# New and cut links


@pytest.mark.clause("WC-18", "R-12", "R-69")
def test_the_diverter_completes_the_way_to_the_treasure() -> None:
    goals = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nroles miner miner miner | saboteur\n"
    maze = f"maze {row(1, 6)} 0,1=cross\ndiversion 0,1\ngold-pile 1 1 1 1\n"
    game = diverting(goals + maze)
    events = play(game, "play diversion 7,0")
    assert event_names(events)[:4] == ["PathDiverted", "GoalRevealed", "CardPutAway", "RoundEnded"]
    assert line(game, "result 1") == ["0", "miner", "miner", "miner"]


@pytest.mark.clause("WC-18", "R-69")
def test_it_can_cut_the_way() -> None:
    game = diverting(f"maze {row(1, 2)} 3,0=cross {row(4, 5)}\ndiversion 3,0\n")
    play(game, "play diversion 0,1")
    lit = {(laid.x, laid.y) for laid in game.view("public").maze if laid.lit}
    assert lit == {(0, 0), (1, 0), (2, 0), (0, 1)}


@pytest.mark.clause("R-69", "R-11")
def test_a_goal_that_was_turned_over_stays_so() -> None:
    goals = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
    game = diverting(f"{goals}maze {row(1, 6)} 7,0=cross 8,0=stone-nw\ndiversion 7,0\n")
    play(game, "play diversion 0,1")
    assert "8,0=stone-nw" in line(game, "maze")
    assert game.view("public").goals[1].face == "stone-nw"


@pytest.mark.clause("R-69", "R-8")
def test_a_goal_is_turned_to_the_card_that_was_moved() -> None:
    goals = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
    game = diverting(f"{goals}maze {row(1, 6)} 0,1=cross\ndiversion 0,1\n")
    play(game, "play diversion 7,0")
    assert "8,0=stone-nw" in line(game, "maze")
    assert line(game, "last") == ["0", "laid", "7,0"]


# With other parts


class Shut(Part):
    """A part that closes the cell 0,1 to seat 0 and records the lays it is asked about."""

    id = "shut"
    title = "Shut"

    def __init__(self) -> None:
        self.asked: list[str] = []

    def closed(self, state: State, seat: int) -> Iterable[PackedCell]:
        return (pack_xy(0, 1),) if seat == 0 else ()

    def refuse_lay(self, state: State, seat: int, place: PackedCell) -> Refusal | None:
        if seat == 0 and place == pack_xy(0, 1):
            return refuse("R-72", "shut")
        return refuse("S2-28", "imprisoned") if state.marks[seat] else None

    def before_laying(self, state: State, seat: int, move: Move) -> bool:
        self.asked.append(move.text)
        return False


@pytest.mark.clause("R-69")
def test_cells_that_other_parts_close_stay_closed() -> None:
    shut = Shut()
    rules = ClassicRules(ID, (BASE, DIVERSION, shut), 3, dict(ruleset(ID, 3).options), None)
    text = "hand 0 diversion\nbroken 0 pick\nmaze 1,0=cross\ndiversion 1,0\nask turn 0"
    game = Game(rules, rules.parse_position(text), [], "position")
    assert refused(game, "play diversion 0,1") == "R-72 shut"
    play(game, "play diversion 0,-1")
    assert shut.asked == ["play diversion 0,-1"], "what is due is settled as for any path"


# The slot


@pytest.mark.clause("R-69", "R-193")
def test_everybody_knows_which_card_is_the_latest() -> None:
    game = diverting("maze 1,0=cross 0,1=cross\ndiversion 1,0 0,1\n")
    for sight in all_sights(game):
        assert game.view(sight).to_dict()["modules"]["diversion"]["cells"] == [[1, 0], [0, 1]]
    events = play(game, "play diversion 2,0")
    for sight in all_sights(game):
        assert visible_events(game, events, sight)[0] == events[0]


@pytest.mark.clause("R-69")
@pytest.mark.parametrize("cells", ["1,0 0,1", "0,0", "8,0", "here"])
def test_a_position_names_cells_with_path_cards(cells: str) -> None:
    with pytest.raises(ValueError, match="line"):
        diverting(f"maze 1,0=cross\ndiversion {cells}\n")


@pytest.mark.clause("R-69", "WC-4")
def test_a_new_round_begins_with_nothing_to_divert() -> None:
    game = game_at(
        "roles miner miner miner | saboteur\nhand 0 map\nmaze 1,0=cross\ndiversion 1,0\n", id_=ID
    )
    assert "RoundEnded" in event_names(play(game, "pass map"))
    assert line(game, "diversion") == []
