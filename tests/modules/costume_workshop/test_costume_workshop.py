"""Tests of the costume workshop (ME-13 to ME-18, R-76 to R-78, R-81)."""

from collections import Counter
from typing import Any

import pytest

import saboteur
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged, RoundEnded
from saboteur.games.classic.locations import LocationVisited
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    play,
    refused,
    row,
    visible_events,
)

ID = "saboteur+costume-workshop"
WORKSHOP = "4,-2=costume-workshop"
ROAD = f"{row(1, 3)} 4,0=cross"
"""A corridor that ends one card below the workshop."""
LINK = "lay straight-vertical 4,-1"
GOLD = "gold-pile 1 1 1 1 2 2 2 3 3"
HANDS = "hand 0 straight-vertical map\nhand 1 straight-vertical rockfall\nhand 2 map map"


def before(
    roles: str = "saboteur miner miner | miner",
    more: str = "",
    maze: str = ROAD,
    hands: str = HANDS,
) -> Game:
    """Return a game in which seat 0 can link the workshop."""
    pile = "pile cross cross cross"
    return game_at(
        f"roles {roles}\nmaze {maze} {WORKSHOP}\n{hands}\n{GOLD}\n{pile}\n{more}", id_=ID
    )


# Set-up


@pytest.mark.clause("ME-13", "R-76")
@pytest.mark.parametrize("seats", [3, 10])
def test_the_workshop_lies_face_up_in_the_maze(seats: int) -> None:
    game = saboteur.new(ID, seats=seats, seed="workshop")
    assert line(game, "maze") == [WORKSHOP, "0,0=start"]
    view: Any = game.view("public")
    assert view.to_dict()["modules"][ID.partition("+")[2]] == {
        "type": "LocationSeen",
        "cell": [4, -2],
        "visitor": None,
    }
    (laid,) = [laid for laid in view.maze if laid.card == "costume-workshop"]
    assert laid.lit == ""  # it is not linked by itself


@pytest.mark.clause("R-76")
def test_its_four_open_edges_bind_neighbours_from_the_start() -> None:
    maze = f"{row(1, 3)} 4,0=cross 3,-1=curve-nw"
    game = before(maze=maze, hands="hand 0 dead-horizontal straight-vertical curve-ne cross")
    assert refused(game, "lay dead-horizontal 4,-1") == "B-22 edge-mismatch"
    assert allowed(game, LINK)
    assert refused(game, "lay cross 5,-2") == "B-24 not-linked"
    assert refused(game, "lay curve-ne 5,-2") == "B-22 edge-mismatch"
    assert refused(game, "lay cross 4,-2") == "B-21 cell-taken"


@pytest.mark.clause("R-76")
def test_the_deck_file_says_where_it_lies() -> None:
    deck = """
        [deck]
        id = "costume-workshop"
        [[location]]
        kind = "costume-workshop"
        tracks = ["N-E-S-W"]
        cell = {}
        count = 1
        source = "my box"
        confidence = "certain"
    """
    rules = ruleset(ID, 3, {}, deck.format("[3, 3]"))
    assert "3,3=costume-workshop" in rules.position(rules.deal("moved"))
    for wrong in ("[8, 0]", "[0, 0]", "[1]", '"here"'):
        with pytest.raises(DeckError):
            ruleset(ID, 3, {}, deck.format(wrong)).deal("wrong")
    for beside in ("[1, 0]", "[-1, 0]", "[0, 1]", "[0, -1]"):  # it would be linked by itself
        with pytest.raises(DeckError, match=r"beside Start.*R-76"):
            ruleset(ID, 3, {}, deck.format(beside)).deal("wrong")


# The visit


@pytest.mark.clause("ME-14", "ME-15")
def test_the_first_visitor_swaps_roles_with_the_card_set_aside() -> None:
    game = before()
    events = play(game, LINK)
    assert event_names(events) == [
        "PathLaid",
        "LocationVisited",
        "RoleChanged",
        "CardDrawn",
        "TurnBegan",
    ]
    assert events[1] == LocationVisited(0, "costume-workshop", Cell(4, -2))
    assert events[2] == RoleChanged(0, "miner")
    assert line(game, "roles") == ["miner", "miner", "miner", "|", "saboteur"]
    assert line(game, "costume-workshop") == ["visited", "0"]
    assert game.view(1).to_dict()["modules"]["costume-workshop"]["visitor"] == 0


@pytest.mark.clause("ME-14")
def test_a_card_that_does_not_link_it_changes_nothing() -> None:
    game = before(maze=f"{row(1, 3)} 4,0=cross", hands="hand 0 dead-vertical cross\nhand 1 map")
    assert "RoleChanged" not in event_names(play(game, "lay dead-vertical 4,-1"))
    assert line(game, "costume-workshop") == []


@pytest.mark.clause("ME-14")
def test_later_visitors_keep_their_role() -> None:
    hands = "hand 0 straight-vertical\nhand 1 rockfall\nhand 2 straight-vertical"
    game = before(hands=hands)
    events = play(game, LINK, "play rockfall 4,-1", LINK)
    assert event_names(events) == ["PathLaid", "CardDrawn", "TurnBegan"]
    assert line(game, "roles") == ["miner", "miner", "miner", "|", "saboteur"]
    assert line(game, "costume-workshop") == ["visited", "0"]


@pytest.mark.clause("ME-15", "R-78")
def test_of_a_stack_the_top_is_taken_and_the_old_role_goes_to_the_bottom() -> None:
    game = before("saboteur miner miner | miner saboteur miner")
    play(game, LINK)
    assert line(game, "roles") == ["miner", "miner", "miner", "|", "saboteur", "miner", "saboteur"]


@pytest.mark.clause("ME-15", "R-78")
def test_in_saboteur_2_the_undealt_roles_are_the_stack() -> None:
    game = game_at(
        f"roles boss profiteer | geologist saboteur\nmaze {ROAD} {WORKSHOP}\n"
        "hand 0 straight-vertical\nhand 1 map",
        2,
        id_="saboteur2+costume-workshop",
    )
    play(game, LINK)
    assert line(game, "roles") == ["saboteur", "profiteer", "|", "boss", "geologist"]


@pytest.mark.clause("R-78")
def test_without_a_card_the_visit_has_no_effect_and_counts() -> None:
    game = before("saboteur miner miner |")
    events = play(game, LINK)
    assert event_names(events) == ["PathLaid", "LocationVisited", "CardDrawn", "TurnBegan"]
    assert line(game, "roles") == ["saboteur", "miner", "miner", "|"]
    assert line(game, "costume-workshop") == ["visited", "0"]


@pytest.mark.clause("ME-16", "R-77")
def test_only_the_visitor_sees_whether_the_role_has_changed() -> None:
    told, shown = [], []
    for spare in ("saboteur", "miner"):
        game = before(f"miner saboteur miner | {spare}")
        events = play(game, LINK)
        assert visible_events(game, events, 0)[2] == RoleChanged(0, spare)
        assert game.view(0).role == spare
        told.append([visible_events(game, events, sight)[:3] for sight in (1, 2, "public")])
        views = [game.view(sight) for sight in (1, 2, "public")]
        shown.append([(view.to_dict(), view.role_looks) for view in views])
    assert told[0] == told[1]
    assert told[0][0][2] == HiddenRoleChange(0)
    assert shown[0] == shown[1]


@pytest.mark.clause("ME-17")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [("saboteur miner miner | miner", []), ("miner miner miner | saboteur", ["3", "1"])],
)
def test_the_role_at_the_end_of_the_round_decides(roles: str, paid: list[str]) -> None:
    hands = "hand 0 straight-vertical"
    game = game_at(f"roles {roles}\nmaze {ROAD} {WORKSHOP}\n{hands}\n{GOLD}", id_=ID)
    events = play(game, LINK)
    assert "RoundEnded" in event_names(events)
    assert line(game, "gold 0") == paid


@pytest.mark.clause("ME-18")
def test_it_is_there_again_in_the_next_round() -> None:
    hands = "hand 0 straight-vertical"
    game = game_at(
        f"roles saboteur miner miner | miner\nmaze {ROAD} {WORKSHOP}\n{hands}\n{GOLD}", id_=ID
    )
    play(game, LINK)
    assert game.round == 2
    assert line(game, "maze") == [WORKSHOP, "0,0=start"]
    assert line(game, "costume-workshop") == []


@pytest.mark.clause("R-77", "R-19")
def test_no_rockfall_removes_it_and_paths_go_on_from_it() -> None:
    game = before(hands="hand 0 straight-vertical\nhand 1 rockfall\nhand 2 cross")
    play(game, LINK)
    assert refused(game, "play rockfall 4,-2") == "B-32 not-removable"
    play(game, "pass rockfall", "lay cross 5,-2")


@pytest.mark.clause("R-81")
@pytest.mark.parametrize("face", ["treasure", "stone-nw"])
def test_it_comes_before_a_goal_that_the_same_card_reaches(face: str) -> None:
    other = "stone-nw" if face == "treasure" else "treasure"
    game = before(
        maze=f"{ROAD} {row(5, 7, y=-2)}",
        more=f"goals 8,-2={face} 8,0={other} 8,2=stone-ne",
    )
    events = play(game, LINK)
    assert event_names(events)[1:4] == ["LocationVisited", "RoleChanged", "GoalRevealed"]
    if face == "treasure":
        assert events[4] == RoundEnded(1, treasure=True, completer=0, roles=("miner",) * 3)
        assert line(game, "draft")[2:5] == ["0", "2", "1"]  # a miner among miners now


# Knowledge


@pytest.mark.clause("R-192", "ME-16")
def test_what_others_saw_of_the_role_lies_aside_now() -> None:
    game = before(more="saw-role 1 0=saboteur\nsaw-role 1 2=miner")
    play(game, LINK)
    assert [(role.seat, role.role, role.stale) for role in game.view(1).role_peeks] == [
        (0, "saboteur", True),
        (2, "miner", False),
    ]
    for number in range(20):
        world = game.determinise(1, str(number))
        assert line(world, "roles")[3:] == ["|", "saboteur"]
        assert line(world, "costume-workshop") == ["visited", "0"]


@pytest.mark.clause("ME-16")
def test_possible_worlds_keep_what_the_visitor_knows_and_the_others_do_not() -> None:
    game = before("miner saboteur miner | miner")
    play(game, LINK)
    for seat in range(3):
        spare = Counter(
            line(game.determinise(seat, str(number)), "roles")[-1] for number in range(30)
        )
        assert set(spare) == ({"miner"} if seat in (0, 1) else {"miner", "saboteur"})
        world = game.determinise(seat)
        assert world.view(seat).to_dict() == game.view(seat).to_dict()
        assert [world.determinise(other).seats for other in range(3)] == [3] * 3
