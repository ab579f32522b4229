"""Action cards (D-29 to D-33, D-55, R-110, R-112, R-122, R-181)."""

import pytest

from saboteur.games.duel.events import DoorUnlocked, GoldClaimed, KeyReturned
from saboteur.kernel.events import (
    GoalRevealed,
    GoalSeen,
    HiddenGoalPeek,
    PathRemoved,
    ToolBroken,
    ToolMended,
)
from saboteur.kernel.geometry import xy
from tests.rule_positions import line, listing, play, refused, visible_events
from tests.rules.duel.positions import ROAD, at, duel_at, goals, lit, only

PILE = "pile curve-nw curve-nw curve-ne"


@pytest.mark.clause("D-29")
def test_a_broken_tool_goes_before_the_opponent_one_of_each_type() -> None:
    game = duel_at("hand 0 broken-pick broken-lamp", "hand 1 key", PILE, "broken 1 lamp cart")
    assert refused(game, "play broken-pick 0") == "D-29 not-on-yourself"
    assert refused(game, "play broken-lamp 1") == "D-29 already-broken"
    assert play(game, "play broken-pick 1")[0] == ToolBroken(0, 1, "broken-pick", "pick")
    assert game.view(0).broken == ((), ("pick", "lamp", "cart"))  # three at most


@pytest.mark.clause("D-55")
def test_a_broken_tool_lies_before_its_victim_until_it_is_removed() -> None:
    game = duel_at("hand 0 broken-pick", "hand 1 repair-pick key", PILE)
    play(game, "play broken-pick 1")
    assert line(game, "discard") == []
    play(game, "play repair-pick 1")
    assert line(game, "discard") == ["broken-pick", "repair-pick"]
    assert game.view("public").discard == ("broken-pick", "repair-pick")


@pytest.mark.clause("D-30")
def test_a_repair_mends_one_tool_before_yourself() -> None:
    hand = "hand 0 repair-pick-lamp repair-cart"
    game = duel_at(hand, "hand 1 key", PILE, "broken 0 pick lamp", "broken 1 pick cart")
    assert listing(game, "play repair") == [
        "play repair-pick-lamp 0 lamp",
        "play repair-pick-lamp 0 pick",
    ]
    assert refused(game, "play repair-pick-lamp 1 pick") == "D-30 repair-your-own"
    assert refused(game, "play repair-cart 0") == "D-30 nothing-to-repair"
    assert play(game, "play repair-pick-lamp 0 pick")[0] == ToolMended(
        0, 0, "repair-pick-lamp", "pick"
    )
    assert game.view(0).broken[0] == ("lamp",)


@pytest.mark.clause("D-31", "R-110")
def test_a_key_opens_a_foreign_door_to_its_player_and_gold_is_claimed_at_once() -> None:
    maze = "maze 1,-1=door-green-cross 2,-1=gold-t-vertical-stub-e*"
    game = duel_at("hand 0 key", "hand 1 key", PILE, maze)
    assert lit(game, "1,-1", "blue") == "W"
    events = play(game, "play key 1,-1")
    assert events[0] == DoorUnlocked(0, "key", xy(at("1,-1")))
    assert only(events, GoldClaimed) == [GoldClaimed(0, xy(at("2,-1")), 1)]
    assert lit(game, "1,-1", "blue") == "NESW"
    assert (game.view(1).keys, line(game, "discard")) == (1, ["key"])


@pytest.mark.clause("D-31", "D-53")
def test_a_goal_reached_by_a_key_is_revealed_at_once() -> None:
    game = duel_at(
        "hand 0 key",
        "hand 1 key",
        PILE,
        f"maze {ROAD} 4,0=door-green-cross",
        goals("5,0=gold-2-curve-nw"),
    )
    events = play(game, "play key 4,0")
    assert only(events, GoalRevealed)
    assert only(events, GoldClaimed)


@pytest.mark.clause("R-238", "D-55")
def test_a_key_is_discarded_when_what_it_reaches_lies_open() -> None:
    game = duel_at(
        "hand 0 key rockfall",
        "hand 1 key",
        PILE,
        f"maze {ROAD} 4,0=door-green-cross",
        goals("5,0=gold-2-t-horizontal-door-blue"),
    )
    play(game, "play key 4,0")
    assert game.view(0).asked == "orient-goal"
    assert (line(game, "hand 0"), line(game, "discard")) == (["rockfall"], [])
    play(game, "orient 5,0")
    assert line(game, "discard") == ["key"]


@pytest.mark.clause("R-110", "D-31")
def test_which_doors_take_a_key() -> None:
    game = duel_at(
        "hand 0 key",
        PILE,
        "maze 1,-1=door-blue-cross 1,1=door-green-cross 3,3=troll-cross "
        "5,0=gold-1-curve-nw-door-green 7,7=door-green-t-vertical",
        goals("5,0=gold-1-curve-nw-door-green"),
        "keys 7,7=0",
    )
    assert listing(game, "play key") == ["play key 1,1", "play key 5,0"]  # linked or not
    assert refused(game, "play key 1,-1") == "D-31 own-door"
    assert refused(game, "play key 3,3") == "D-31 no-door-there"
    assert refused(game, "play key 5,2") == "D-31 no-door-there"
    assert refused(game, "play key 7,7") == "R-110 already-unlocked"


@pytest.mark.clause("R-110")
def test_without_a_token_no_key_and_a_token_returns_with_its_card() -> None:
    maze = "maze 1,1=door-green-cross 3,3=door-green-t-vertical 4,4=door-blue-cross"
    game = duel_at("hand 0 key rockfall", "hand 1 key", PILE, maze, "keys 3,3=0 4,4=1", "laid 3,3")
    assert refused(game, "play key 1,1") == "R-110 no-key-left"
    events = play(game, "play rockfall 3,3")
    removed = PathRemoved(0, "rockfall", xy(at("3,3")), "door-green-t-vertical")
    assert events[:2] == (removed, KeyReturned(xy(at("3,3"))))
    assert game.view(0).keys == 1


@pytest.mark.clause("R-110")
def test_a_key_serves_its_player_alone() -> None:
    maze = "maze 0,0=door-green-t-vertical*"  # its green door is on the north arm now
    game = duel_at(maze, "keys 0,0=0")
    assert lit(game, "0,1", "blue") == "NESW"
    game = duel_at(maze.replace("green", "blue"), "keys 0,0=1")  # the blue door to the south
    assert lit(game, "0,-1", "green") == "NESW"
    assert lit(game, "0,1", "blue") == "NESW"


@pytest.mark.clause("D-32", "R-112", "D-55")
def test_what_a_rockfall_removes() -> None:
    game = duel_at(
        "hand 0 rockfall",
        "hand 1 key",
        PILE,
        "maze 1,-1=straight-horizontal 2,2=bridge-gold 3,3=troll-cross 4,4=ladder-green-ne "
        "5,0=stone-cross 6,6=door-blue-cross",
        goals("5,0=stone-cross"),
        "laid 1,-1",
    )
    assert listing(game, "play rockfall") == [
        "play rockfall 1,-1",
        "play rockfall 4,4",
        "play rockfall 6,6",
    ]
    for cell in ("0,-1", "0,1", "2,2", "3,3", "5,0", "5,2"):
        assert refused(game, f"play rockfall {cell}") == "D-32 withstands-rockfall"
    assert refused(game, "play rockfall 8,8") == "D-32 no-path-there"
    play(game, "play rockfall 1,-1")
    assert line(game, "discard") == ["straight-horizontal", "rockfall"]
    assert game.view(0).laid == ()


@pytest.mark.clause("D-33", "D-44", "R-122")
def test_a_secret_plan_shows_one_face_down_goal_to_its_player_alone() -> None:
    game = duel_at(
        "hand 0 secret-plan",
        "hand 1 key",
        PILE,
        "maze 5,2=stone-cross",
        goals("5,0=gold-3-stubs-ne", "5,2=stone-cross"),
    )
    assert refused(game, "play secret-plan 5,2") == "R-122 no-hidden-goal"
    assert refused(game, "play secret-plan 4,0") == "R-122 no-hidden-goal"
    events = play(game, "play secret-plan 5,0")
    told = GoalSeen(0, "secret-plan", xy(at("5,0")), "gold-3-stubs-ne")
    assert visible_events(game, events, 0)[0] == told
    for sight in (1, "public"):
        assert visible_events(game, events, sight)[0] == HiddenGoalPeek(
            0, "secret-plan", xy(at("5,0"))
        )
    own, other = game.view(0).goals[1], game.view(1).goals[1]
    assert (own.seen, own.looked) == ("gold-3-stubs-ne", (0,))
    assert (other.seen, other.looked) == (None, (0,))


@pytest.mark.clause("R-181")
def test_an_action_without_effect_cannot_be_played() -> None:
    hand = "hand 0 key repair-pick rockfall broken-lamp"
    game = duel_at(hand, "hand 1 key", PILE, "broken 1 lamp")
    assert listing(game, "play") == []
    assert refused(game, "play repair-pick 0") == "D-30 nothing-to-repair"
    assert len(listing(game, "pass")) == 4
