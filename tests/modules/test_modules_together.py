"""Tests of modules together: questions and moves of one during those of another."""

from typing import ClassVar

import pytest

from saboteur.games.classic.family import _module
from saboteur.games.classic.modules.saboteur2.events import WinnersNamed
from saboteur.games.classic.part import Part
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, listing, play, row

PILE = "pile map map map map map map map map\n"
OTHERS = f"hand 1 map\nhand 2 map\n{PILE}"
GOALS = "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\n"


class FixingModule(Part):
    id = "fixing"
    fixed_options: ClassVar = {"public_gold": True}


def test_a_module_that_fixes_an_option_is_refused() -> None:
    with pytest.raises(ValueError, match="fixing"):
        _module(FixingModule())


def pawns(game: Game) -> list[str]:
    lines = game.position().splitlines()
    return [text.removeprefix("right-of-way ") for text in lines if text.startswith("right-of-way")]


@pytest.mark.clause("R-190", "R-191", "R-71", "R-66", "WC-21")
def test_a_sponsor_who_has_only_gold_cards_pays_for_a_scout_after_the_window() -> None:
    game = game_at(
        "hand 0 scout straight-horizontal cross cross\nhand 1 veto map\nhand 2 map map\n"
        f"{PILE}maze 1,0=straight-horizontal\nright-of-way pawn 1,0 E 1\ngold 2 1 3",
        id_="saboteur+right-of-way+scout+veto",
    )
    play(game, "ask 2 2,0", "agree", "play scout", "allow", "allow")
    play(game, "lay straight-horizontal 2,0", "allow")
    assert pawns(game) == ["pawn 1,0 E 1"]
    play(game, "allow")
    assert (game.decider, listing(game)) == (2, ["trade 1", "trade 3"])
    events = play(game, "trade 3")
    assert event_names(events) == ["GoldTraded", "NuggetsPaid", "PawnLeft", "PathLaid"]
    assert line(game, "nuggets") == ["0", "1", "2"]
    assert (game.decider, game.view("public").asked) == (0, "scout-path")
    play(game, "lay cross 3,0", "veto")
    assert [len(line(game, f"hand {seat}")) for seat in range(3)] == [3, 2, 2]


@pytest.mark.clause("R-69", "R-74", "R-75", "R-71")
@pytest.mark.parametrize("vetoed", [False, True])
def test_a_diverted_card_pays_for_the_pawn_it_meets_not_for_the_one_it_carries(
    *, vetoed: bool
) -> None:
    game = game_at(
        "maze 1,0=straight-horizontal 0,1=cross\ndiversion 0,1\nright-of-way pawn 1,0 E 1\n"
        "right-of-way pawn 0,1 S 2\nhand 0 diversion map\nhand 1 map map\nhand 2 veto map\n"
        f"{PILE}gold 0 3 1",
        id_="saboteur+diversion+right-of-way+veto",
    )
    play(game, "play diversion 2,0", "allow", "veto" if vetoed else "allow")
    assert pawns(game) == ["pawn 1,0 E 1", "pawn 0,1 S 2"]
    if vetoed:
        assert line(game, "gold 0") == ["3", "1"]
    else:
        play(game, "trade 1")
        assert (pawns(game), line(game, "nuggets")) == (["out 2"], ["0", "1", "0"])


@pytest.mark.clause("R-74", "R-90", "ME-46")
def test_a_pawn_leaves_with_the_goal_it_stands_on() -> None:
    game = game_at(
        "goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure\n"
        f"maze {row(1, 7)} 8,0=stone-nw*\nhand 0 straight-vertical map\n{OTHERS}nuggets 1 1 1\n"
        "treasure-chests covered 0,2 chest-cross chest-move-goal\nright-of-way pawn 8,0 S 1",
        id_="saboteur+right-of-way+treasure-chests",
    )
    play(game, "lay straight-vertical 0,1", "push 8,0")
    assert (pawns(game), line(game, "nuggets")) == (["out 1"], ["1", "1", "1"])


@pytest.mark.clause("R-81", "R-90", "R-96")
@pytest.mark.parametrize(("first", "round_"), [("8,0", 2), ("7,1", 1)])
def test_a_chest_may_push_a_goal_that_the_same_card_has_reached(first: str, round_: int) -> None:
    """The seat on turn chooses which is turned over first."""
    game = game_at(
        f"roles saboteur saboteur saboteur\n{GOALS}maze {row(1, 6)}\nhand 0 cross map\n{OTHERS}"
        "treasure-chests covered 7,1 chest-cross chest-move-goal",
        id_="saboteur+treasure-chests",
    )
    play(game, "lay cross 7,0")
    assert listing(game) == ["reveal 7,1", "reveal 8,0"]
    play(game, f"reveal {first}")
    if first == "7,1":
        play(game, "push 8,0")
        assert line(game, "goals") == ["8,-2=stone-ne", "9,0=treasure", "8,2=stone-nw"]
    assert game.round == round_


@pytest.mark.clause("R-59", "R-44", "S2-24", "S2-41", "R-45")
def test_an_imprisoned_digger_diverts_the_team_to_victory_and_gets_nothing() -> None:
    game = game_at(
        "roles blue-digger green-digger blue-digger profiteer | saboteur\n"
        f"{GOALS}maze {row(1, 6)} 0,-1=cross\ndiversion 0,-1\nbroken 0 prison thief\n"
        f"broken 3 thief\nsaboteur2 thieves 3 0\nhand 0 diversion\n{OTHERS}nuggets 2 0 0 0",
        4,
        id_="saboteur2+diversion",
    )
    events = play(game, "play diversion 7,0")
    assert WinnersNamed(("blue-digger",), (2, 3)) in events
    assert line(game, "nuggets") == ["2", "0", "4", "2"]
    assert (game.decider, listing(game)) == (3, ["decline", "steal 0", "steal 2"])
    play(game, "steal 0")
    assert (line(game, "nuggets"), game.round) == (["1", "0", "4", "3"], 2)


@pytest.mark.clause("R-187", "ME-4", "ME-44")
@pytest.mark.parametrize(
    ("id_", "position", "moves"),
    [
        ("saboteur+right-of-way", "hand 0 map\n", ["recruit map", "post 0,0 N"]),
        (
            "saboteur+treasure-chests",
            "hand 0 straight-horizontal\ntreasure-chests covered 2,0 chest-cross chest-no-draw\n",
            ["lay straight-horizontal 1,0"],
        ),
    ],
)
def test_the_round_ends_when_all_hands_are_empty_though_the_pile_is_not(
    id_: str, position: str, moves: list[str]
) -> None:
    game = game_at(f"{position}pile map map", id_=id_)
    play(game, *moves)
    assert game.round == 2


@pytest.mark.clause("ME-28", "R-68", "ME-7")
def test_a_dragon_that_takes_the_last_nugget_closes_a_pawns_cell_to_the_scout() -> None:
    game = game_at(
        "goals 8,-4=stone-nw 8,-2=stone-ne 8,0=dragon 8,2=treasure 8,4=giant-spider "
        f"| gold-sack-1 gold-sack-2 stone-nw\nmaze {row(1, 6)} 0,1=straight-vertical "
        "0,-1=dead-single-vertical* -1,0=dead-single-horizontal 8,1=dead-single-vertical* "
        f"\nhand 0 scout straight-horizontal straight-vertical\n{OTHERS}"
        "right-of-way pawn 0,1 S 1\nnuggets 1 0 0",
        id_="saboteur+new-goals+right-of-way+scout",
    )
    play(game, "play scout", "lay straight-horizontal 7,0")
    assert game.decider == 1
    assert line(game, "hand 0") == ["straight-vertical", "map"]


# Places of a played card


@pytest.mark.clause("R-238", "R-63", "ME-50")
def test_a_diversion_is_not_dug_out_of_the_discard_by_the_chest_it_opens() -> None:
    game = game_at(
        "maze 0,1=cross\ndiversion 0,1\nhand 0 diversion map\nhand 1 map\nhand 2 map\n"
        f"{PILE}discard map rockfall\ntreasure-chests covered 2,0 chest-cross chest-dig",
        id_="saboteur+diversion+treasure-chests",
    )
    play(game, "play diversion 1,0")
    assert (line(game, "hand 0"), len(line(game, "discard"))) == (["map"], 2)
    assert listing(game) == ["keep map", "keep rockfall"]
    assert game.view(1).declared == "play diversion 1,0"
    events = play(game, "keep rockfall")
    assert event_names(events) == ["CardKept", "CardPutAway", "TurnBegan"]
    assert line(game, "discard") == ["map~0", "diversion"]


@pytest.mark.clause("R-238", "ME-48", "R-93")
@pytest.mark.parametrize(
    ("id_", "position", "moves", "card"),
    [
        ("saboteur+diversion+treasure-chests",
         "maze 0,1=cross\ndiversion 0,1\nhand 0 diversion map\n", ("play diversion 1,0",),
         "diversion"),
        ("saboteur+scout+treasure-chests", "hand 0 scout cross cross map\n",
         ("play scout", "lay cross 1,0", "lay cross 0,1"), "scout"),
    ],
)  # fmt: skip
def test_a_card_lies_above_what_its_chest_discards_at_the_end_of_the_turn(
    id_: str, position: str, moves: tuple[str, ...], card: str
) -> None:
    chest = "treasure-chests covered 2,0 chest-cross chest-draw-three\n"
    pile = "pile cross map rockfall repair-cart broken-pick\n"
    game = game_at(f"{position}hand 1 map\nhand 2 map\n{pile}{chest}", id_=id_)
    play(game, *moves)
    assert (game.view("public").asked, line(game, "discard")) == ("keep-drawn", [])
    play(game, "keep rockfall")
    assert line(game, "discard") == ["broken-pick~0", "repair-cart~0", card]


@pytest.mark.clause("R-238", "B-36")
def test_a_diversion_that_reaches_the_treasure_is_discarded() -> None:
    game = game_at(
        f"{GOALS}roles miner miner miner | saboteur\nmaze {row(1, 6)} 0,1=cross\n"
        f"diversion 0,1\nhand 0 diversion map\n{OTHERS}gold-pile 1 2 3",
        id_="saboteur+diversion",
    )
    events = play(game, "play diversion 7,0")
    assert event_names(events)[:4] == ["PathDiverted", "GoalRevealed", "CardPutAway", "RoundEnded"]
    assert (line(game, "hand 0"), line(game, "discard")) == (["map"], ["diversion"])
