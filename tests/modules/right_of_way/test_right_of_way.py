"""Tests of the right of way: pawns that close paths (ME-1 to ME-12, R-72 to R-75, R-191)."""

from typing import Any

import pytest

import saboteur
from saboteur.games.classic.base import BASE
from saboteur.games.classic.events import NuggetsGained, NuggetsPaid
from saboteur.games.classic.flow import finish_turn
from saboteur.games.classic.laying import closed_cells
from saboteur.games.classic.modules.right_of_way import (
    RIGHT_OF_WAY,
    PawnLeft,
    PawnPosted,
    PawnRecruited,
)
from saboteur.games.classic.operations import discard
from saboteur.games.classic.part import Part
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.registry import ruleset
from saboteur.kernel.events import PathLaid
from saboteur.kernel.geometry import Cell, pack_xy
from saboteur.kernel.move import Move
from saboteur.play.game import Game
from tests.modules.right_of_way.positions import HANDS, PASSAGE, RICH, at, blocked, pawns
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

# Set-up


@pytest.mark.clause("ME-1", "ME-2", "R-71")
@pytest.mark.parametrize("seats", [3, 7, 10])
def test_everybody_takes_a_nugget_once_in_the_game(seats: int) -> None:
    rules = ruleset(PASSAGE, seats)
    log: list[object] = []
    rules.deal("nugget", log)  # type: ignore[arg-type]
    gains = [event for event in log if isinstance(event, NuggetsGained)]
    assert gains == [NuggetsGained(seat, 1) for seat in range(seats)]
    game = saboteur.new(PASSAGE, seats=seats, seed="nugget")
    assert line(game, "nuggets") == ["1"] * seats
    shown: Any = game.view(0).to_dict()["modules"]
    assert shown["right-of-way"]["left"] == 2
    while game.round == 1:
        game.play(listing(game, "pass")[0])
    assert line(game, "nuggets") == ["1"] * seats


# Recruiting


@pytest.mark.clause("ME-3", "ME-4")
def test_a_card_goes_face_down_the_pawn_on_an_end_and_nothing_is_drawn() -> None:
    game = at(f"maze 1,0=straight-horizontal\n{HANDS}")
    events = play(game, "recruit cross")
    assert event_names(events) == ["CardPassed", "PawnRecruited"]
    assert PawnRecruited(0) in visible_events(game, events, 2)
    assert "CardPassed" not in event_names(visible_events(game, events, 2))
    assert (line(game, "discard"), line(game, "hand 0")) == (["cross~0"], ["map"])
    assert (game.decider, game.view(2).asked) == (0, "post-pawn")
    events = play(game, "post 1,0 E")
    assert PawnPosted(0, Cell(1, 0), "E") in events
    assert "CardDrawn" not in event_names(events)
    assert (line(game, "hand 0"), len(line(game, "pile"))) == (["map"], 4)
    assert pawns(game) == ["pawn 1,0 E 0"]
    assert game.decider == 1
    shown = game.view("public").to_dict()["modules"]["right-of-way"]
    assert shown == {
        "type": "PawnsSeen",
        "pawns": [{"type": "PawnSeen", "on": [1, 0], "side": "E", "closes": [2, 0], "holder": 0}],
        "out": 0,
        "left": 1,
        "asked": [],
        "sponsors": [],
    }


@pytest.mark.clause("ME-4")
def test_the_hand_stays_one_lower_for_the_round() -> None:
    game = at(f"maze 1,0=straight-horizontal\n{HANDS}")
    play(game, "recruit cross", "post 1,0 E", "pass map", "pass map")
    assert [len(line(game, f"hand {seat}")) for seat in range(3)] == [1, 2, 2]
    play(game, "pass map")
    assert [len(line(game, f"hand {seat}")) for seat in range(3)] == [1, 2, 2]


@pytest.mark.clause("ME-4", "R-187")
def test_recruiting_with_the_last_card_leaves_the_seat_out() -> None:
    game = at("hand 0 cross\nhand 1 map map\npile map")
    play(game, "recruit cross", "post 0,0 E", "pass map")
    assert game.decider == 1  # seats 0 and 2 have no cards
    alone = at("hand 0 cross\nroles miner saboteur miner\ngold-pile 1 1 1 1 1")
    play(alone, "recruit cross", "post 0,0 N")
    assert alone.round == 2


@pytest.mark.clause("ME-4")
def test_with_an_empty_pile_it_costs_a_card_like_any_turn() -> None:
    game = at("hand 0 cross map\nhand 1 map")
    play(game, "recruit map", "post 0,0 E")
    assert line(game, "hand 0") == ["cross"]


@pytest.mark.clause("ME-3")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    game = at("hand 0 cross map\nhand 1 rockfall")
    assert listing(game, "recruit") == ["recruit cross", "recruit map"]
    assert refused(game, "recruit rockfall") == "ME-3 not-in-hand"


@pytest.mark.clause("ME-3")
def test_the_pawn_must_be_posted() -> None:
    game = at(HANDS)
    play(game, "recruit cross")
    assert refused(game, "pass map") == "ME-3 not-asked"


@pytest.mark.clause("ME-5")
def test_two_recruitments_a_round_in_all_and_one_player_may_make_both() -> None:
    game = at(HANDS)
    play(game, "recruit cross", "post 0,0 E", "pass map", "pass map", "recruit map", "post 0,0 W")
    assert pawns(game) == ["pawn 0,0 E 0", "pawn 0,0 W 0"]
    assert refused(game, "recruit cross") == "ME-5 no-pawn-left"
    assert listing(game, "recruit") == []


@pytest.mark.clause("ME-5", "ME-7")
def test_a_pawn_that_left_is_not_recruited_again_in_the_round() -> None:
    game = at(f"{HANDS}\nright-of-way pawn 0,0 E 1\nright-of-way out 1\n{RICH}")
    play(game, "lay cross 1,0")
    assert pawns(game) == ["out 2"]
    assert refused(game, "recruit cross") == "ME-5 no-pawn-left"


@pytest.mark.clause("ME-11")
def test_broken_tools_do_not_forbid_recruiting() -> None:
    game = at(f"{HANDS}\nbroken 0 pick lamp cart")
    play(game, "recruit cross", "post 0,0 N")
    assert pawns(game) == ["pawn 0,0 N 0"]


@pytest.mark.clause("ME-9")
def test_pawns_and_tokens_are_back_in_the_next_round() -> None:
    game = at(
        "hand 0 cross\nright-of-way pawn 0,0 E 1\nright-of-way out 1\nnuggets 2 0 1\n"
        "roles miner miner saboteur | miner\ngold-pile 3 1 2"
    )
    play(game, "pass cross")
    assert (game.round, pawns(game)) == (2, [])
    assert listing(game, "recruit")
    assert line(game, "nuggets") == ["2", "0", "1"]


# Places of pawns


@pytest.mark.clause("ME-6", "R-72")
def test_free_ends_are_open_edges_that_face_an_empty_cell() -> None:
    game = at(f"maze 1,0=straight-horizontal 0,1=dead-vertical 5,5=curve-ne\n{HANDS}")
    play(game, "recruit cross")
    assert listing(game, "post") == [
        "post 0,0 N",
        "post 0,0 W",
        "post 0,1 S",
        "post 1,0 E",
        "post 5,5 E",  # not linked to Start, which does not matter
        "post 5,5 N",
    ]
    assert refused(game, "post 1,0 N") == "ME-6 not-a-free-end"  # rock
    assert refused(game, "post 0,0 E") == "ME-6 not-a-free-end"  # a card lies there
    assert refused(game, "post 3,3 E") == "ME-6 not-a-free-end"  # no card


@pytest.mark.clause("R-72")
def test_no_pawn_faces_a_goal() -> None:
    game = at(f"maze 7,0=straight-horizontal\n{HANDS}")
    play(game, "recruit cross")
    assert listing(game, "post 7") == ["post 7,0 W"]
    assert refused(game, "post 7,0 E") == "ME-6 not-a-free-end"


@pytest.mark.clause("R-72")
def test_two_pawns_never_close_the_same_cell() -> None:
    game = at(
        f"maze 1,0=cross 2,1=cross\n{HANDS}\nright-of-way pawn 1,0 E 1"
    )  # 2,0 is faced from the west and from the south
    play(game, "recruit cross")
    assert refused(game, "post 2,1 N") == "ME-6 not-a-free-end"
    assert "post 2,1 E" in listing(game)


@pytest.mark.clause("ME-6")
def test_without_a_free_end_no_player_recruits() -> None:
    stubs = "0,-1=dead-single-vertical* 0,1=dead-single-vertical"
    ends = "1,0=dead-single-horizontal* -1,0=dead-single-horizontal"
    game = at(f"maze {stubs} {ends}\n{HANDS}")
    assert refused(game, "recruit cross") == "ME-6 no-free-end"


@pytest.mark.clause("ME-6", "ME-7")
def test_the_cell_is_closed_to_a_seat_that_has_nothing() -> None:
    game = blocked("nuggets 0 1 0")
    assert refused(game, "lay cross 2,0") == "ME-7 pawn-in-the-way"
    assert [move for move in listing(game, "lay") if " 2,0" in move] == []


@pytest.mark.clause("R-72", "R-90")
def test_for_a_card_without_a_player_every_pawns_cell_is_closed() -> None:
    game = blocked()
    for moves in ((), ("ask 2 2,0", "agree")):
        play(game, *moves)
        state = game.rules.parse_position(game.position())
        assert closed_cells(state, NOBODY) == {pack_xy(2, 0)}
        assert closed_cells(state, 0) == frozenset()


# Paying


@pytest.mark.clause("ME-7")
def test_one_nugget_to_the_tokens_holder_then_the_card_is_laid() -> None:
    game = blocked()
    events = play(game, "lay cross 2,0")
    assert events[:3] == (
        NuggetsPaid(0, 1, 1),
        PawnLeft(1, Cell(1, 0), "E"),
        PathLaid(0, "cross", Cell(2, 0), turned=False),
    )
    assert (line(game, "nuggets"), pawns(game)) == (["0", "2", "1"], ["out 1"])
    assert len(line(game, "hand 0")) == 2  # and a draw as usual


@pytest.mark.clause("ME-7")
def test_other_cells_cost_nothing() -> None:
    game = blocked()
    play(game, "lay cross 0,1")
    assert (line(game, "nuggets"), pawns(game)) == (["1", "1", "1"], ["pawn 1,0 E 1"])


@pytest.mark.clause("ME-7", "ME-11")
def test_paying_does_not_mend_tools() -> None:
    game = blocked(f"{RICH}\nbroken 0 pick")
    assert refused(game, "lay cross 2,0") == "B-28 broken-tool"


@pytest.mark.clause("R-73")
def test_the_owner_lays_on_their_own_pawns_cell_for_nothing() -> None:
    game = blocked("nuggets 0 1 1", holder=0)
    events = play(game, "lay cross 2,0")
    assert "NuggetsPaid" not in event_names(events)
    assert PawnLeft(0, Cell(1, 0), "E") in events
    assert (line(game, "nuggets"), pawns(game)) == (["0", "1", "1"], ["out 1"])


@pytest.mark.clause("ME-9")
def test_nuggets_won_earlier_may_be_spent() -> None:
    game = blocked("round 2\nnuggets 4 0 0")
    play(game, "lay cross 2,0")
    assert line(game, "nuggets") == ["3", "1", "0"]


@pytest.mark.clause("ME-10", "R-71")
def test_nuggets_left_count_beside_gold_cards() -> None:
    game = at(
        "round 3\nhand 0 cross\nroles miner saboteur miner\nnuggets 2 1 0\ngold 0 3\n"
        "gold-pile 1 1 2 3"
    )
    play(game, "pass cross")
    assert game.over
    assert game.scores == (5, 5, 0)  # the saboteur's four on cards, and a nugget
    assert game.winners == (0, 1)


# Other ways for pawns to leave


@pytest.mark.clause("ME-12", "R-74")
def test_a_pawn_leaves_with_its_card_without_payment() -> None:
    game = blocked(f"{RICH}\nhand 0 rockfall cross")
    events = play(game, "play rockfall 1,0")
    assert PawnLeft(1, Cell(1, 0), "E") in events
    assert (line(game, "nuggets"), pawns(game)) == (["1", "1", "1"], ["out 1"])
    play(game, "pass map", "pass map")
    assert "recruit cross" in listing(game)  # the second pawn


@pytest.mark.clause("R-74")
def test_another_card_beside_the_cell_may_go() -> None:
    game = at(
        f"maze 1,0=cross 2,1=cross 1,1=cross\n{HANDS}\nhand 0 rockfall\n"
        f"right-of-way pawn 1,0 E 1\n{RICH}"
    )
    play(game, "play rockfall 2,1")
    assert pawns(game) == ["pawn 1,0 E 1"]


@pytest.mark.clause("ME-12", "R-74", "R-69")
@pytest.mark.parametrize("wealth", ["1 1 1", "0 1 1"])
def test_a_card_moved_onto_the_cell_of_its_own_pawn_costs_nothing(wealth: str) -> None:
    game = game_at(
        "maze 0,1=cross 1,1=cross 2,1=cross 1,0=cross\ndiversion 1,0\n"
        f"right-of-way pawn 1,0 E 1\n{HANDS}\nhand 0 diversion\nnuggets {wealth}",
        id_="saboteur+diversion+right-of-way",
    )
    play(game, "play diversion 2,0")
    assert (line(game, "nuggets"), pawns(game)) == (wealth.split(), ["out 1"])


class Objection(Part):
    """A part that removes every path before it takes effect, as a veto does."""

    id = "objection"
    title = "Objection"

    def interpose(self, state: State, seat: int, move: Move) -> bool:
        discard(state, move.kind)
        finish_turn(state)
        return True


@pytest.mark.clause("ME-12", "R-75")
def test_a_path_that_is_vetoed_costs_nothing_and_the_pawn_stays() -> None:
    plain = blocked()
    parts = (BASE, Objection(), RIGHT_OF_WAY)
    rules = ClassicRules("objection", parts, 3, plain.rules.options, None)
    game = Game(rules, rules.parse_position(plain.position()), [], "position")
    play(game, "lay cross 2,0")
    assert (line(game, "nuggets"), pawns(game)) == (["1", "1", "1"], ["pawn 1,0 E 1"])
    assert line(game, "discard") == ["cross"]


@pytest.mark.clause("ME-7")
def test_the_card_that_is_paid_for_may_reach_the_treasure() -> None:
    game = at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{HANDS}\n"
        f"hand 0 straight-horizontal\nright-of-way pawn 6,0 E 1\n{RICH}\n"
        "roles miner miner saboteur\ngold-pile 1 2 3"
    )
    play(game, "lay straight-horizontal 7,0")
    assert line(game, "nuggets") == ["0", "2", "1"]
    play(game, "take 3")
    assert game.scores == (3, 4, 1)


# Positions


@pytest.mark.clause("ME-3")
@pytest.mark.parametrize("text", ["pawn 1,0", "pawn 1,0 X 1", "somewhere 1", "out many"])
def test_a_position_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="right-of-way"):
        at(f"maze 1,0=cross\nright-of-way {text}")
