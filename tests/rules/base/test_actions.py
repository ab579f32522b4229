"""Action cards: B-27 to B-34."""

import pytest

import saboteur
from saboteur.kernel.events import (
    GoalSeen,
    HiddenGoalPeek,
    PathRemoved,
    ToolBroken,
    ToolMended,
    TurnBegan,
)
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.rule_positions import allowed, game_at, line, listing, play, refused, row, visible_events

OTHERS = "hand 1 map\nhand 2 map"
TOOLS = ("pick", "lamp", "cart")
DOUBLES = (("pick", "lamp"), ("pick", "cart"), ("lamp", "cart"))


def holding(cards: str, more: str = "") -> Game:
    """Return a game of three in which seat 0 holds action cards and is on turn."""
    return game_at(f"hand 0 {cards}\n{OTHERS}\n{more}")


# Broken tools


@pytest.mark.clause("B-27")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_broken_tool_is_put_face_up_before_another_player(tool: str) -> None:
    game = holding(f"broken-{tool}")
    events = play(game, f"play broken-{tool} 2")
    assert events == (ToolBroken(0, 2, f"broken-{tool}", tool), TurnBegan(1))
    assert line(game, "broken 2") == [tool]
    assert game.view("public").broken == ((), (), (tool,))
    assert line(game, "discard") == []


@pytest.mark.clause("B-27")
def test_a_broken_tool_is_not_put_before_oneself() -> None:
    game = holding("broken-pick")
    assert listing(game, "play") == ["play broken-pick 1", "play broken-pick 2"]
    assert refused(game, "play broken-pick 0") == "B-27 not-on-yourself"


@pytest.mark.clause("B-27")
@pytest.mark.parametrize("tool", TOOLS)
def test_nobody_gets_a_second_broken_tool_of_one_type(tool: str) -> None:
    game = holding(f"broken-{tool}", f"broken 1 {tool}")
    assert listing(game, "play") == [f"play broken-{tool} 2"]
    assert refused(game, f"play broken-{tool} 1") == "B-27 already-broken"


@pytest.mark.clause("B-27")
def test_three_broken_tools_of_three_types_may_lie_before_one_player() -> None:
    game = holding("broken-cart broken-pick", "broken 1 pick lamp")
    play(game, "play broken-cart 1")
    assert line(game, "broken 1") == ["pick", "lamp", "cart"]


@pytest.mark.clause("B-27")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_fourth_broken_tool_is_impossible(tool: str) -> None:
    game = holding(f"broken-{tool}", "broken 1 pick lamp cart\nbroken 2 pick lamp cart")
    assert listing(game) == [f"pass broken-{tool}"]
    assert refused(game, f"play broken-{tool} 1") == "B-27 already-broken"


@pytest.mark.clause("B-27")
def test_a_broken_tool_may_hit_a_player_without_cards() -> None:
    game = game_at("hand 0 broken-pick map\nhand 1 map")
    play(game, "play broken-pick 2")
    assert line(game, "broken 2") == ["pick"]


# Effects of a broken tool


@pytest.mark.clause("B-28")
@pytest.mark.parametrize("tool", TOOLS)
def test_with_a_broken_tool_actions_and_pass_remain(tool: str) -> None:
    game = game_at(
        "maze 1,0=cross\nhand 0 cross map rockfall broken-lamp repair-pick\n"
        f"broken 0 {tool}\nbroken 1 pick\n{OTHERS}"
    )
    moves = listing(game)
    assert [move for move in moves if move.startswith("lay")] == []
    assert {"play map 8,0", "play rockfall 1,0", "play broken-lamp 1"} <= set(moves)
    assert "play repair-pick 1" in moves
    assert {"pass cross", "pass map"} <= set(moves)
    assert refused(game, "lay cross 2,0") == "B-28 broken-tool"


@pytest.mark.clause("B-28")
def test_the_refusal_names_the_broken_tools() -> None:
    refusal = holding("cross", "broken 0 cart pick").explain("lay cross 1,0")
    assert refusal is not None
    assert refusal.args == (("tools", "pick cart"),)


@pytest.mark.clause("B-28")
def test_a_tool_broken_now_binds_from_the_next_turn_of_its_owner() -> None:
    game = game_at("hand 0 broken-pick map\nhand 1 cross cross\nhand 2 repair-pick map")
    play(game, "play broken-pick 1")
    assert refused(game, "lay cross 1,0") == "B-28 broken-tool"
    play(game, "pass cross", "play repair-pick 1", "pass map")
    assert allowed(game, "lay cross 1,0")


# Repairs


@pytest.mark.clause("B-29")
@pytest.mark.parametrize("target", [0, 1, 2])
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_removes_the_broken_tool_of_any_seat(tool: str, target: int) -> None:
    game = holding(f"repair-{tool}", f"broken {target} pick lamp cart")
    events = play(game, f"play repair-{tool} {target}")
    assert events[0] == ToolMended(0, target, f"repair-{tool}", tool)
    assert line(game, f"broken {target}") == [other for other in TOOLS if other != tool]


@pytest.mark.clause("B-29")
def test_both_cards_are_discarded() -> None:
    game = holding("repair-lamp", "broken 2 lamp\ndiscard map")
    play(game, "play repair-lamp 2")
    assert line(game, "discard") == ["map", "broken-lamp", "repair-lamp"]
    assert line(game, "hand 0") == []
    assert line(game, "broken 2") == []


@pytest.mark.clause("B-29")
def test_one_broken_tool_is_removed_not_those_of_everybody() -> None:
    game = holding("repair-pick", "broken 0 pick\nbroken 1 pick\nbroken 2 pick")
    play(game, "play repair-pick 1")
    assert [line(game, f"broken {seat}") for seat in range(3)] == [["pick"], [], ["pick"]]


@pytest.mark.clause("B-29")
def test_a_saboteur_may_be_helped_and_an_own_broken_card_taken_back() -> None:
    game = game_at("hand 0 broken-cart map\nhand 1 map\nhand 2 repair-cart\nbroken 2 lamp")
    play(game, "play broken-cart 1", "pass map", "play repair-cart 1")
    assert line(game, "broken 1") == []
    assert line(game, "broken 2") == ["lamp"]


@pytest.mark.clause("B-30")
@pytest.mark.parametrize(("first", "second"), DOUBLES)
def test_a_two_tool_repair_mends_one_of_the_two_as_its_player_likes(
    first: str, second: str
) -> None:
    card = f"repair-{first}-{second}"
    for tool, kept in ((first, second), (second, first)):
        game = holding(card, f"broken 1 {first} {second}")
        assert len(listing(game, "play")) == 2
        play(game, f"play {card} 1 {tool}")
        assert line(game, "broken 1") == [kept]
        assert line(game, "discard") == [f"broken-{tool}", card]


@pytest.mark.clause("B-30")
def test_a_two_tool_repair_offers_every_broken_tool_it_shows() -> None:
    game = holding("repair-pick-cart", "broken 0 cart\nbroken 1 lamp\nbroken 2 pick lamp cart")
    assert listing(game, "play") == [
        "play repair-pick-cart 0 cart",
        "play repair-pick-cart 2 cart",
        "play repair-pick-cart 2 pick",
    ]


@pytest.mark.clause("B-30")
@pytest.mark.parametrize("text", ["play repair-pick-lamp 1", "play repair-pick-lamp 1 cart"])
def test_a_two_tool_repair_names_one_of_its_two_tools(text: str) -> None:
    game = holding("repair-pick-lamp", "broken 1 pick lamp cart")
    before = game.digest()
    with pytest.raises(saboteur.MalformedMove):
        game.play(text)
    assert game.digest() == before


@pytest.mark.clause("B-31")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_is_not_played_with_nothing_to_repair(tool: str) -> None:
    game = holding(f"repair-{tool}")
    assert listing(game) == [f"pass repair-{tool}"]
    for target in range(3):
        assert refused(game, f"play repair-{tool} {target}") == "B-31 nothing-to-repair"


@pytest.mark.clause("B-31")
@pytest.mark.parametrize(
    ("repair", "broken"), [(one, other) for one in TOOLS for other in TOOLS if one != other]
)
def test_the_wrong_tool_repairs_nothing(repair: str, broken: str) -> None:
    game = holding(f"repair-{repair}", f"broken 1 {broken}")
    assert listing(game) == [f"pass repair-{repair}"]
    assert refused(game, f"play repair-{repair} 1") == "B-31 nothing-to-repair"


@pytest.mark.clause("B-31")
@pytest.mark.parametrize(("first", "second"), DOUBLES)
def test_a_two_tool_repair_needs_one_of_its_tools_to_be_broken(first: str, second: str) -> None:
    (third,) = set(TOOLS) - {first, second}
    card = f"repair-{first}-{second}"
    game = holding(card, f"broken 1 {third}\nbroken 2 {second}")
    assert listing(game, "play") == [f"play {card} 2 {second}"]
    assert refused(game, f"play {card} 2 {first}") == "B-31 nothing-to-repair"
    assert refused(game, f"play {card} 1 {second}") == "B-31 nothing-to-repair"


# Rockfall


@pytest.mark.clause("B-32")
def test_a_rockfall_removes_one_path_card_and_both_are_discarded() -> None:
    game = holding("rockfall", f"maze {row(1, 3)}\ndiscard map")
    events = play(game, "play rockfall 2,0")
    assert events[0] == PathRemoved(0, "rockfall", Cell(2, 0), "straight-horizontal")
    assert line(game, "maze") == [
        "0,0=start",
        "1,0=straight-horizontal",
        "3,0=straight-horizontal",
    ]
    assert line(game, "discard") == ["map", "straight-horizontal", "rockfall"]


@pytest.mark.clause("B-32")
def test_a_rockfall_may_strike_any_path_card_linked_or_not_dead_end_or_not() -> None:
    game = holding("rockfall", "maze 1,0=dead-cross 0,1=cross* 3,3=curve-ne* -1,0=t-vertical*")
    assert listing(game, "play") == [
        "play rockfall -1,0",
        "play rockfall 0,1",
        "play rockfall 1,0",
        "play rockfall 3,3",
    ]
    play(game, "play rockfall 3,3")
    assert line(game, "discard") == ["curve-ne", "rockfall"]


@pytest.mark.clause("B-32")
@pytest.mark.parametrize("place", ["0,0", "8,-2", "8,0", "8,2"])
def test_start_and_goals_face_down_or_revealed_are_never_removed(place: str) -> None:
    game = holding("rockfall", f"maze {row(1, 6)}")
    assert refused(game, f"play rockfall {place}") == "B-32 not-removable"
    revealed = holding(
        "rockfall",
        "goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure\n"
        f"maze {row(1, 7)} 8,0=stone-nw 8,-1=straight-vertical 8,-2=stone-ne*",
    )
    assert refused(revealed, f"play rockfall {place}") == "B-32 not-removable"


@pytest.mark.clause("B-32")
@pytest.mark.parametrize("place", ["1,0", "2,0", "8,1", "-20,33"])
def test_a_rockfall_needs_a_card_where_it_falls(place: str) -> None:
    game = holding("rockfall", "maze 0,1=cross")
    assert refused(game, f"play rockfall {place}") == "B-32 no-path-there"


@pytest.mark.clause("B-32")
def test_without_a_path_card_in_the_maze_a_rockfall_is_unplayable() -> None:
    assert listing(holding("rockfall")) == ["pass rockfall"]


@pytest.mark.clause("B-32")
def test_a_rockfall_may_remove_a_dead_end_to_make_way() -> None:
    game = game_at("maze 1,0=dead-horizontal\nhand 0 rockfall\nhand 1 cross\nhand 2 map")
    play(game, "play rockfall 1,0", "lay cross 1,0")
    lit = {(card.x, card.y): card.lit for card in game.view("public").maze}
    assert lit[1, 0] == "NESW"


@pytest.mark.clause("B-32")
def test_a_rockfall_darkens_what_it_cuts_off() -> None:
    game = holding("rockfall", "maze 1,0=cross 2,0=cross 1,1=cross 2,1=cross 3,0=cross")
    play(game, "play rockfall 2,0")
    lit = {(card.x, card.y): card.lit for card in game.view("public").maze}
    assert lit[2, 1] == "NESW"  # still linked by the way south
    assert lit[3, 0] == ""


@pytest.mark.clause("B-32")
def test_a_rockfall_may_strike_the_card_just_laid() -> None:
    game = game_at("hand 0 cross\nhand 1 rockfall\nhand 2 map")
    play(game, "lay cross 1,0")
    assert game.view("public").to_dict()["laid"] == [1, 0]
    play(game, "play rockfall 1,0")
    assert line(game, "maze") == ["0,0=start"]
    assert game.view("public").to_dict()["laid"] is None


@pytest.mark.clause("B-32")
def test_a_rockfall_elsewhere_leaves_the_card_laid_last() -> None:
    game = game_at("maze 0,1=cross\nhand 0 cross\nhand 1 rockfall\nhand 2 map")
    play(game, "lay cross 1,0", "play rockfall 0,1")
    assert game.view("public").to_dict()["laid"] == [1, 0]


@pytest.mark.clause("B-33")
def test_the_hole_may_be_filled_by_a_card_that_fits() -> None:
    game = game_at(
        f"maze {row(1, 3)}\nhand 0 rockfall\nhand 1 straight-vertical t-horizontal\nhand 2 map"
    )
    play(game, "play rockfall 2,0")
    assert refused(game, "lay straight-vertical 2,0") == "B-22 edge-mismatch"
    play(game, "lay t-horizontal 2,0")
    lit = {(card.x, card.y): card.lit for card in game.view("public").maze}
    assert lit[3, 0] == "EW"


@pytest.mark.clause("B-33")
def test_the_hole_is_filled_from_the_network_not_from_the_fragment() -> None:
    game = game_at(
        f"maze {row(1, 4)}\nhand 0 rockfall\nhand 1 rockfall\nhand 2 straight-horizontal"
    )
    play(game, "play rockfall 1,0", "play rockfall 3,0")
    assert refused(game, "lay straight-horizontal 3,0") == "B-24 not-linked"
    assert allowed(game, "lay straight-horizontal 1,0")


# Map

GOALS = "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw"


@pytest.mark.clause("B-34")
@pytest.mark.parametrize(
    ("place", "face"), [((8, -2), "stone-ne"), ((8, 0), "treasure"), ((8, 2), "stone-nw")]
)
def test_a_map_shows_one_goal_to_its_player(place: tuple[int, int], face: str) -> None:
    game = holding("map", GOALS)
    x, y = place
    events = play(game, f"play map {x},{y}")
    assert visible_events(game, events, 0)[0] == GoalSeen(0, "map", Cell(x, y), face)
    assert [goal.seen for goal in game.view(0).goals if (goal.x, goal.y) == place] == [face]
    assert [goal.seen for goal in game.view(0).goals if (goal.x, goal.y) != place] == [None] * 2


@pytest.mark.clause("B-34")
def test_the_goal_is_put_back_face_down_and_the_map_discarded() -> None:
    game = holding("map", f"{GOALS}\ndiscard cross")
    play(game, "play map 8,0")
    assert [goal.face for goal in game.view("public").goals] == [None] * 3
    assert line(game, "goals") == ["8,-2=stone-ne", "8,0=treasure", "8,2=stone-nw"]
    assert line(game, "discard") == ["cross", "map"]
    assert game.round == 1


@pytest.mark.clause("B-34")
def test_the_others_know_which_goal_was_viewed_and_not_what_it_is() -> None:
    game = holding("map", GOALS)
    events = play(game, "play map 8,0")
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight) == (
            HiddenGoalPeek(0, "map", Cell(8, 0)),
            TurnBegan(1),
        )
        goals = game.view(sight).goals
        assert [goal.looked for goal in goals] == [(), (0,), ()]
        assert [(goal.face, goal.seen) for goal in goals] == [(None, None)] * 3


@pytest.mark.clause("B-34")
@pytest.mark.parametrize("place", ["0,0", "1,0", "7,0", "9,0", "8,1", "8,-1"])
def test_a_map_shows_goals_only(place: str) -> None:
    game = holding("map", f"{GOALS}\nmaze 1,0=cross")
    assert listing(game, "play") == ["play map 8,-2", "play map 8,0", "play map 8,2"]
    assert refused(game, f"play map {place}") == "B-34 no-hidden-goal"


@pytest.mark.clause("B-34")
def test_a_map_shows_face_down_goals_only() -> None:
    game = holding("map", f"{GOALS}\nmaze {row(1, 7, y=-2)} 8,-2=stone-ne*")
    assert listing(game, "play") == ["play map 8,0", "play map 8,2"]
    assert refused(game, "play map 8,-2") == "B-34 no-hidden-goal"


@pytest.mark.clause("B-34")
def test_with_one_goal_left_face_down_the_map_may_still_be_played_on_it() -> None:
    maze = f"{row(1, 7)} 8,0=stone-nw 8,-1=straight-vertical 8,-2=stone-ne*"
    game = holding("map", f"goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure\nmaze {maze}")
    assert listing(game, "play") == ["play map 8,2"]


@pytest.mark.clause("B-34")
def test_the_same_goal_may_be_viewed_again_by_the_same_player_and_by_others() -> None:
    game = game_at(f"hand 0 map map\nhand 1 map\nhand 2 cross cross\n{GOALS}")
    play(game, "play map 8,0", "play map 8,0", "pass cross", "play map 8,0")
    assert line(game, "discard") == ["map", "map", "cross~2", "map"]
    assert [goal.seen for goal in game.view(1).goals] == [None, "treasure", None]
    assert set(game.view("public").goals[1].looked) == {0, 1}


@pytest.mark.clause("B-34")
def test_two_worlds_that_differ_in_the_goal_viewed_look_alike_to_the_others() -> None:
    worlds = ("8,-2=stone-ne 8,0=treasure 8,2=stone-nw", "8,-2=treasure 8,0=stone-ne 8,2=stone-nw")
    games = [game_at(f"hand 0 map\n{OTHERS}\ngoals {goals}") for goals in worlds]
    events = [play(game, "play map 8,0") for game in games]
    for sight in (1, 2, "public"):
        assert visible_events(games[0], events[0], sight) == visible_events(
            games[1], events[1], sight
        )
        assert games[0].view(sight).to_dict() == games[1].view(sight).to_dict()
    assert games[0].view(0).to_dict() != games[1].view(0).to_dict()
