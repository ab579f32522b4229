"""Goals and the end of a round: B-35 to B-42."""

import pytest

from saboteur.games.classic.events import RoundEnded
from saboteur.kernel.events import GoalRevealed, GoalShown, TurnBegan
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

OTHERS = "hand 1 map\nhand 2 map"
GOLD = "gold-pile 1 2 3 1 2 3"
TREASURE_AHEAD = "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw"
STONE_AHEAD = "goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure"
TREASURE_NORTH = "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne"

NORTH_ROW = f"0,-1=curve-nw* {row(1, 7, y=-1)}"
"""A corridor that ends before the cell between the upper two goals."""
SOUTH_ROW = f"0,1=curve-ne {row(1, 7, y=1)}"
"""A corridor that ends before the cell between the lower two goals."""


def before(maze: str, hand: str, goals: str = STONE_AHEAD, more: str = "") -> Game:
    return game_at(f"{goals}\nmaze {maze}\nhand 0 {hand}\n{OTHERS}\n{GOLD}\n{more}")


def faces(game: Game) -> list[str | None]:
    return [goal.face for goal in game.view("public").goals]


def lit(game: Game) -> dict[tuple[int, int], str]:
    return {(card.x, card.y): card.lit for card in game.view("public").maze}


# Reaching


@pytest.mark.clause("B-35")
def test_a_goal_is_revealed_at_once_when_a_linked_open_edge_faces_it() -> None:
    game = before(row(1, 6), "straight-horizontal map", more="pile cross")
    events = play(game, "lay straight-horizontal 7,0")
    assert event_names(events) == ["PathLaid", "GoalRevealed", "CardDrawn", "TurnBegan"]
    assert events[1] == GoalRevealed(0, Cell(8, 0), "stone-nw", turned=False)
    assert faces(game) == [None, "stone-nw", None]
    assert all(visible_events(game, events, sight)[1] == events[1] for sight in (0, 1, 2, "public"))


@pytest.mark.clause("B-35")
def test_a_card_one_cell_short_reveals_nothing() -> None:
    game = before(row(1, 5), "straight-horizontal")
    play(game, "lay straight-horizontal 6,0")
    assert faces(game) == [None] * 3


@pytest.mark.clause("B-35")
@pytest.mark.parametrize("card", ["dead-horizontal", "dead-cross", "dead-t-horizontal"])
def test_a_stub_beside_a_goal_does_not_reveal_it(card: str) -> None:
    game = before(row(1, 6), card)
    assert event_names(play(game, f"lay {card} 7,0")) == ["PathLaid", "TurnBegan"]
    assert faces(game) == [None] * 3


@pytest.mark.clause("B-35")
@pytest.mark.parametrize("card", ["curve-nw", "t-vertical", "dead-nw"])
def test_a_closed_edge_beside_a_goal_does_not_reveal_it(card: str) -> None:
    game = before(row(1, 6), card)
    play(game, f"lay {card} 7,0")
    assert faces(game) == [None] * 3


@pytest.mark.clause("B-35")
def test_a_goal_behind_a_dead_end_is_reached_by_another_way() -> None:
    game = before(f"{SOUTH_ROW} {row(1, 6)} 7,0=dead-horizontal", "curve-nw", more="pile map")
    play(game, "lay curve-nw 8,1")
    assert faces(game) == [None, "stone-nw", None]
    # Joined to the card laid last, in the south; its other opening faces east, not the stub.
    assert "8,0=stone-nw*" in line(game, "maze")
    assert lit(game)[7, 0] == "W"


@pytest.mark.clause("B-35")
@pytest.mark.parametrize("move", ["play map 8,2", "pass map", "play rockfall 3,0"])
def test_a_fragment_that_is_not_linked_reveals_nothing(move: str) -> None:
    game = before(f"{row(1, 3)} {row(5, 7)}", "map rockfall")
    play(game, move)
    assert faces(game) == [None] * 3


@pytest.mark.clause("B-35")
def test_a_card_laid_far_away_reveals_the_goal_that_it_links() -> None:
    game = before(f"{row(1, 3)} {row(5, 7)}", "cross")
    play(game, "lay cross 4,0")
    assert faces(game) == [None, "stone-nw", None]


@pytest.mark.clause("B-35")
def test_a_goal_is_reached_whatever_the_seat_knows_or_is() -> None:
    game = game_at(
        f"{STONE_AHEAD}\nroles saboteur miner miner | miner\nmaze {row(1, 6)}\n"
        f"hand 0 cross\n{OTHERS}\nsaw 0 8,0=stone-nw"
    )
    play(game, "lay cross 7,0")
    assert faces(game) == [None, "stone-nw", None]


# Treasure and stone


@pytest.mark.clause("B-36")
def test_the_treasure_ends_the_round_at_once_without_a_draw() -> None:
    game = before(row(1, 6), "cross map", TREASURE_AHEAD, "pile rockfall")
    events = play(game, "lay cross 7,0")
    assert event_names(events) == ["PathLaid", "GoalRevealed", "RoundEnded", "GoldShared"]
    assert events[2] == RoundEnded(1, True, 0, ("miner",) * 3)  # noqa: FBT003
    assert line(game, "hand 0") == ["map"]
    assert line(game, "pile") == ["rockfall"]
    assert listing(game, "pass") == []
    asked = [text for text in game.position().splitlines() if text.startswith("ask")]
    assert asked == ["ask take-gold 0"]


@pytest.mark.clause("B-36")
def test_nobody_plays_on_after_the_treasure() -> None:
    game = before(row(1, 6), "cross map", TREASURE_AHEAD)
    play(game, "lay cross 7,0")
    for move in ("pass map", "play map 8,2", "lay cross 1,1"):
        assert refused(game, move) == "B-45 not-asked"


APPROACHES = {
    # The card laid last, and the corridor to it, for each side of the goal at 8,0.
    "W": (row(1, 6), "straight-horizontal 7,0"),
    "N": (NORTH_ROW, "curve-ne 8,-1 turned"),
    "S": (SOUTH_ROW, "curve-nw 8,1"),
    "E": (f"{SOUTH_ROW} 8,1=straight-horizontal 9,1=curve-nw", "curve-ne 9,0 turned"),
}


@pytest.mark.clause("B-37")
@pytest.mark.parametrize(
    ("stone", "side", "lies", "opens"),
    [
        ("stone-nw", "N", "stone-nw", "NW"),
        ("stone-nw", "W", "stone-nw", "NW"),
        ("stone-nw", "S", "stone-nw*", "ES"),
        ("stone-nw", "E", "stone-nw*", "ES"),
        ("stone-ne", "N", "stone-ne", "NE"),
        ("stone-ne", "E", "stone-ne", "NE"),
        ("stone-ne", "S", "stone-ne*", "SW"),
        ("stone-ne", "W", "stone-ne*", "SW"),
    ],
)
def test_a_stone_is_turned_to_join_the_last_card_laid(
    stone: str, side: str, lies: str, opens: str
) -> None:
    maze, lay = APPROACHES[side]
    other = "stone-ne" if stone == "stone-nw" else "stone-nw"
    goals = f"goals 8,-2={other} 8,0={stone} 8,2=treasure"
    game = before(maze, lay.split()[0], goals)
    events = play(game, f"lay {lay}")
    assert events[1] == GoalRevealed(0, Cell(8, 0), stone, turned=lies.endswith("*"))
    assert f"8,0={lies}" in line(game, "maze")
    assert lit(game)[8, 0] == opens


@pytest.mark.clause("B-37")
def test_after_a_stone_the_player_draws_and_play_goes_on() -> None:
    game = before(row(1, 6), "cross map", more="pile rockfall")
    play(game, "lay cross 7,0")
    assert line(game, "hand 0") == ["map", "rockfall"]
    assert game.decider == 1
    assert game.round == 1
    assert game.view("public").results == ()
    assert listing(game, "play map") == ["play map 8,-2", "play map 8,2"]


@pytest.mark.clause("B-37")
def test_the_last_card_laid_decides_against_a_better_fit() -> None:
    # Upright the stone would meet the stub in the north; only half-turned it joins the south.
    game = before(f"{SOUTH_ROW} 8,-1=dead-vertical 7,0=dead-horizontal", "curve-nw")
    play(game, "lay curve-nw 8,1")
    assert "8,0=stone-nw*" in line(game, "maze")


@pytest.mark.clause("B-37")
@pytest.mark.parametrize("north", ["", "8,-1=straight-horizontal"])
def test_a_stone_reached_on_two_sides_joins_the_last_card_laid(north: str) -> None:
    # The new card faces the goal and links a fragment that faces it from the south. A closed
    # edge in the north makes the half-turn fit better, but the last card laid comes first.
    fragment = "7,1=curve-ne 8,1=curve-nw"
    game = before(f"{row(1, 6)} {fragment} {north}", "t-horizontal")
    play(game, "lay t-horizontal 7,0")
    assert "8,0=stone-nw" in line(game, "maze")
    assert game.decider == 1


@pytest.mark.clause("B-37")
def test_a_stone_reached_on_two_sides_from_afar_is_turned_as_the_player_likes() -> None:
    # A card far away links the fragment that faces the goal from the west and from the south.
    fragment = f"{row(3, 6)} 2,0=cross 7,0=t-horizontal 7,1=curve-ne 8,1=curve-nw"
    for answer, lies in (("orient 8,0", "stone-nw"), ("orient 8,0 turned", "stone-nw*")):
        game = before(fragment, "cross map", more="pile rockfall")
        events = play(game, "lay cross 1,0")
        assert events[1:] == (GoalShown(0, Cell(8, 0), "stone-nw"),)
        assert visible_events(game, events, "public") == events
        assert game.decider == 0
        assert listing(game) == ["orient 8,0", "orient 8,0 turned"]
        assert refused(game, "pass map") == "R-8 not-asked"
        assert refused(game, "orient 8,2") == "R-8 other-goal"
        play(game, answer)
        assert f"8,0={lies}" in line(game, "maze")
        assert line(game, "hand 0") == ["map", "rockfall"]


# Mismatches


@pytest.mark.clause("B-38")
def test_a_revealed_goal_may_open_towards_a_closed_edge() -> None:
    # The stone joins the west; its opening in the north meets the closed side of 8,-1.
    maze = f"{NORTH_ROW} 8,-1=straight-horizontal {row(1, 6)}"
    game = before(maze, "straight-horizontal")
    play(game, "lay straight-horizontal 7,0")
    assert "8,0=stone-nw" in line(game, "maze")
    assert game.decider == 1


@pytest.mark.clause("B-38")
def test_nothing_links_across_a_mismatched_side() -> None:
    # The stone is closed towards the open edge of 8,1, so that card is not linked.
    game = before(f"{row(1, 6)} 8,1=straight-vertical", "cross", STONE_AHEAD)
    play(game, "lay cross 7,0")
    assert lit(game)[8, 0] == "NW"
    assert lit(game)[8, 1] == ""
    assert faces(game) == [None, "stone-nw", None]  # the treasure beyond 8,1 isn't reached


@pytest.mark.clause("B-38")
def test_a_card_laid_later_must_fit_the_revealed_goal() -> None:
    game = before(
        f"{row(1, 7)} 8,0=stone-nw {SOUTH_ROW}", "cross straight-horizontal straight-vertical"
    )
    # Closed in the south: a card on 8,1 must be closed in the north.
    assert refused(game, "lay cross 8,1") == "B-22 edge-mismatch"
    assert allowed(game, "lay straight-horizontal 8,1")
    # Open in the north: a card on 8,-1 must be open in the south.
    assert refused(game, "lay straight-horizontal 8,-1") == "B-22 edge-mismatch"
    assert allowed(game, "lay straight-vertical 8,-1")


@pytest.mark.clause("B-38")
def test_the_hole_beside_a_mismatched_goal_is_filled_by_what_fits_the_goal() -> None:
    maze = f"{NORTH_ROW} 8,-1=straight-horizontal {row(1, 7)} 8,0=stone-nw"
    game = game_at(
        f"{STONE_AHEAD}\nmaze {maze}\nhand 0 rockfall\nhand 2 map\n"
        "hand 1 straight-horizontal t-horizontal"
    )
    play(game, "play rockfall 8,-1")
    assert refused(game, "lay straight-horizontal 8,-1") == "B-22 edge-mismatch"
    assert allowed(game, "lay t-horizontal 8,-1")


# The stone as a part of the maze


@pytest.mark.clause("B-39")
def test_the_way_goes_on_through_a_revealed_stone() -> None:
    game = before(f"{row(1, 7)} 8,0=stone-nw", "straight-vertical", TREASURE_NORTH)
    events = play(game, "lay straight-vertical 8,-1")
    assert event_names(events)[:3] == ["PathLaid", "GoalRevealed", "RoundEnded"]
    assert faces(game)[0] == "treasure"


@pytest.mark.clause("B-39")
def test_a_stone_just_revealed_links_what_lies_behind_it() -> None:
    # The stone opens to the north, the card there leads on to the treasure.
    game = before(f"{row(1, 6)} 8,-1=straight-vertical", "cross", TREASURE_NORTH)
    events = play(game, "lay cross 7,0")
    assert event_names(events)[:4] == ["PathLaid", "GoalRevealed", "GoalRevealed", "RoundEnded"]


@pytest.mark.clause("B-39")
def test_cards_beyond_a_stone_go_dark_when_the_way_to_it_is_cut() -> None:
    maze = f"{row(1, 7)} 8,0=stone-nw 8,-1=curve-ne*"
    game = before(maze, "rockfall")
    assert lit(game)[8, -1] == "SW"
    play(game, "play rockfall 4,0")
    assert lit(game)[8, 0] == ""
    assert lit(game)[8, -1] == ""


# Two goals at once


@pytest.mark.clause("B-40")
def test_of_two_goals_reached_at_once_the_active_player_chooses_the_first() -> None:
    game = before(SOUTH_ROW, "cross map")
    play(game, "lay cross 8,1")
    assert game.decider == 0
    assert faces(game) == [None] * 3
    assert listing(game) == ["reveal 8,0", "reveal 8,2"]
    assert refused(game, "reveal 8,-2") == "B-35 goal-not-reached"
    assert refused(game, "pass map") == "B-40 not-asked"
    assert refused(game, "orient 8,0") == "B-40 not-asked"


@pytest.mark.clause("B-40")
def test_the_treasure_turned_first_leaves_the_other_goal_face_down() -> None:
    game = before(SOUTH_ROW, "cross map")
    events = play(game, "lay cross 8,1", "reveal 8,2")
    assert event_names(events) == ["GoalRevealed", "RoundEnded", "GoldShared"]
    assert faces(game) == [None, None, "treasure"]


@pytest.mark.clause("B-40")
def test_a_stone_turned_first_is_followed_by_the_other_goal() -> None:
    game = before(SOUTH_ROW, "cross map")
    events = play(game, "lay cross 8,1", "reveal 8,0")
    assert event_names(events) == ["GoalRevealed", "GoalRevealed", "RoundEnded", "GoldShared"]
    assert events[2] == RoundEnded(1, True, 0, ("miner",) * 3)  # noqa: FBT003


@pytest.mark.clause("B-40")
def test_two_stones_are_turned_over_and_then_a_card_is_drawn() -> None:
    game = before(SOUTH_ROW, "cross map", TREASURE_NORTH, "pile rockfall")
    events = play(game, "lay cross 8,1", "reveal 8,2")
    assert event_names(events) == ["GoalRevealed", "GoalRevealed", "CardDrawn", "TurnBegan"]
    assert faces(game) == [None, "stone-nw", "stone-ne"]
    assert {"8,0=stone-nw*", "8,2=stone-ne"} <= set(line(game, "maze"))
    assert game.decider == 1


@pytest.mark.clause("B-40")
def test_three_goals_reached_at_once_are_turned_over_one_by_one() -> None:
    far = f"{row(2, 6)} 7,0=cross 7,1=cross 8,1=straight-horizontal 7,2=cross 7,-1=cross 7,-2=cross"
    game = before(far, "cross map", TREASURE_NORTH, "pile rockfall")
    play(game, "lay cross 1,0")
    assert listing(game) == ["reveal 8,-2", "reveal 8,0", "reveal 8,2"]
    play(game, "reveal 8,2")
    assert listing(game) == ["reveal 8,-2", "reveal 8,0"]
    asked = [text for text in game.position().splitlines() if text.startswith("ask")]
    assert asked == ["ask turn 0", "ask reveal-goal 0"]
    play(game, "reveal 8,0")
    assert faces(game) == ["treasure", "stone-nw", "stone-ne"]


# The end of the round


@pytest.mark.clause("B-41")
@pytest.mark.parametrize("move", ["pass map", "play map 8,0"])
def test_the_round_ends_when_every_hand_is_empty(move: str) -> None:
    game = game_at("hand 0 map")
    events = play(game, move)
    assert RoundEnded(1, False, None, ("miner",) * 3) in events  # noqa: FBT003
    assert game.round == 2


@pytest.mark.clause("B-41")
def test_at_the_end_of_the_round_no_player_is_skipped() -> None:
    game = game_at("hand 0 cross")
    assert "TurnSkipped" not in event_names(play(game, "pass cross"))


@pytest.mark.clause("B-41")
def test_the_round_goes_on_while_one_player_has_a_card() -> None:
    game = game_at("hand 0 cross\nhand 2 map")
    events = play(game, "pass cross")
    assert events[-1] == TurnBegan(2)
    assert game.round == 1


@pytest.mark.clause("B-41")
def test_the_round_goes_on_while_a_card_is_drawn() -> None:
    game = game_at("hand 0 cross\npile map")
    play(game, "pass cross")
    assert (game.round, game.decider) == (1, 0)


@pytest.mark.clause("B-41")
def test_the_last_card_of_the_round_may_reach_the_treasure() -> None:
    game = game_at(f"{TREASURE_AHEAD}\nmaze {row(1, 6)}\nhand 0 cross\n{GOLD}")
    events = play(game, "lay cross 7,0")
    assert events[2] == RoundEnded(1, True, 0, ("miner",) * 3)  # noqa: FBT003


@pytest.mark.clause("B-41")
def test_the_last_card_of_the_round_may_reach_a_stone() -> None:
    game = game_at(f"{STONE_AHEAD}\nmaze {row(1, 6)}\nhand 0 cross\n{GOLD}")
    events = play(game, "lay cross 7,0")
    assert [event for event in events if isinstance(event, GoalRevealed | RoundEnded)] == [
        GoalRevealed(0, Cell(8, 0), "stone-nw", turned=False),
        RoundEnded(1, False, None, ("miner",) * 3),  # noqa: FBT003
    ]


@pytest.mark.clause("B-41")
def test_goals_that_were_not_reached_stay_face_down_when_the_round_ends() -> None:
    game = game_at("round 3\nhand 0 cross")
    play(game, "pass cross")
    assert game.over
    assert faces(game) == [None] * 3


@pytest.mark.clause("B-42")
@pytest.mark.parametrize("treasure", [True, False])
def test_all_roles_are_revealed_to_everybody_at_the_end(*, treasure: bool) -> None:
    goals = TREASURE_AHEAD if treasure else STONE_AHEAD
    game = game_at(
        f"{goals}\nroles miner saboteur miner | miner\nmaze {row(1, 6)}\nhand 0 cross\n{GOLD}"
    )
    events = play(game, "lay cross 7,0")
    ended = RoundEnded(1, treasure, 0 if treasure else None, ("miner", "saboteur", "miner"))
    for sight in (0, 1, 2, "public"):
        assert ended in visible_events(game, events, sight)
        (result,) = game.view(sight).to_dict()["results"]
        assert result["roles"] == ["miner", "saboteur", "miner"]
        # Revealed roles lie open during the draft; those of the next round do not.
        shown = ("miner", "saboteur", "miner") if treasure else None
        assert game.view(sight).roles == shown
