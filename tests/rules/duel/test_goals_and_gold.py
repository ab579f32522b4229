"""Goals turned over and gold claimed (D-23 to D-28, D-52, D-53, D-57, R-107 to R-109)."""

import pytest

from saboteur.games.duel.events import GoldClaimed, RoundBegan, RoundEnded
from saboteur.kernel.events import GoalRevealed, GoalShown
from saboteur.kernel.geometry import Cell, xy
from tests.rule_positions import event_names, line, listing, play, refused
from tests.rules.duel.positions import ROAD, at, duel_at, goals, lit, only, spent

PILE = "pile key rockfall secret-plan"
HAND = "hand 0 straight-horizontal key"
LAST = "lay straight-horizontal 4,0"


@pytest.mark.clause("D-23", "D-53", "D-25")
def test_a_reached_goal_is_turned_over_and_its_gold_claimed() -> None:
    game = duel_at(HAND, "hand 1 key", PILE, f"maze {ROAD}", goals("5,0=gold-2-curve-nw"))
    events = play(game, LAST)
    assert event_names(events)[:3] == ["PathLaid", "GoalRevealed", "GoldClaimed"]
    assert only(events, GoalRevealed) == [
        GoalRevealed(0, xy(at("5,0")), "gold-2-curve-nw", turned=False)
    ]
    assert only(events, GoldClaimed) == [GoldClaimed(0, xy(at("5,0")), 2)]
    assert game.view(1).counters == 7


@pytest.mark.clause("D-23", "R-222", "R-108")
def test_of_two_positions_the_player_on_turn_chooses() -> None:
    game = duel_at(
        HAND, "hand 1 key", PILE, f"maze {ROAD}", goals("5,0=gold-2-t-horizontal-door-blue")
    )
    events = play(game, LAST)
    assert events[-1] == GoalShown(0, xy(at("5,0")), "gold-2-t-horizontal-door-blue")
    assert game.view(1).asked_card is not None
    assert listing(game) == ["orient 5,0", "orient 5,0 turned"]
    assert refused(game, "orient 5,2") == "R-222 other-goal"
    assert refused(game, "stop") == "R-222 not-asked"
    events = play(game, "orient 5,0 turned")
    assert events[0] == GoalRevealed(0, xy(at("5,0")), "gold-2-t-horizontal-door-blue", turned=True)
    assert lit(game, "5,0", "blue") == "ESW"


@pytest.mark.clause("R-222", "D-24")
def test_a_goal_opens_to_the_side_it_was_reached_by_with_the_fewest_mismatches() -> None:
    game = duel_at(HAND, "hand 1 key", PILE, f"maze {ROAD}", goals("5,0=gold-2-curve-ne"))
    events = play(game, LAST)  # only its half-turn is open to the west
    assert only(events, GoalRevealed) == [
        GoalRevealed(0, xy(at("5,0")), "gold-2-curve-ne", turned=True)
    ]
    above = "5,-1=straight-vertical"  # open to the south: the upright way matches it
    game = duel_at(
        HAND,
        "hand 1 key",
        PILE,
        f"maze {ROAD} {above}",
        goals("5,0=gold-2-t-horizontal-door-blue"),
    )
    events = play(game, LAST)
    assert [event.turned for event in events if isinstance(event, GoalRevealed)] == [False]


@pytest.mark.clause("D-24", "D-52")
def test_a_goal_may_mismatch_and_links_nothing_there() -> None:
    game = duel_at(
        HAND,
        "hand 1 key",
        PILE,
        f"maze {ROAD} 5,1=straight-horizontal 5,-1=straight-vertical",
        goals("5,0=stone-cross"),
    )
    play(game, LAST)
    assert lit(game, "5,0", "blue") == "NESW"
    assert lit(game, "5,-1", "blue") == "NS"  # its tracks carry links
    assert lit(game, "5,1", "blue") == ""  # its south side meets a closed edge


@pytest.mark.clause("D-52", "D-17", "R-109")
def test_a_goals_door_counts_and_its_gold_waits_behind_it() -> None:
    maze = f"maze {ROAD}"
    game = duel_at(HAND, "hand 1 key", PILE, maze, goals("5,0=gold-1-curve-nw-door-green"))
    events = play(game, LAST)  # Blue comes by the arm with the green door
    assert only(events, GoalRevealed)
    assert not only(events, GoldClaimed)
    assert lit(game, "5,0", "blue") == "W"
    game = duel_at(
        HAND,
        "hand 1 key",
        PILE,
        maze,
        goals("5,0=gold-1-curve-nw-door-green"),
        "colours green blue",
    )
    assert lit(game, "3,0", "green") == ""


@pytest.mark.clause("R-109", "D-25")
def test_stubs_and_single_tracks_hold_their_gold_for_themselves() -> None:
    game = duel_at(HAND, "hand 1 key", PILE, f"maze {ROAD}", goals("5,0=gold-3-stubs-ne"))
    events = play(game, LAST)  # turned: its stub to the west is the one without gold
    assert only(events, GoalRevealed) == [
        GoalRevealed(0, xy(at("5,0")), "gold-3-stubs-ne", turned=True)
    ]
    assert not only(events, GoldClaimed)
    game = duel_at("hand 0 bridge-gold", "hand 1 key", PILE)
    assert not only(play(game, "lay bridge-gold 1,-1"), GoldClaimed)
    game = duel_at("hand 0 bridge-gold", "hand 1 key", PILE)
    assert only(play(game, "lay bridge-gold 0,-2"), GoldClaimed)


@pytest.mark.clause("D-26", "R-112")
def test_a_claim_stays_when_the_link_is_cut() -> None:
    game = duel_at(
        "hand 0 rockfall",
        "hand 1 key",
        PILE,
        f"maze {ROAD} 4,0=straight-horizontal 5,0=gold-2-curve-nw",
        goals("5,0=gold-2-curve-nw"),
        "claims 5,0=0",
        "laid 2,0",
    )
    play(game, "play rockfall 2,0")
    assert lit(game, "5,0", "blue") == ""
    assert line(game, "claims") == ["5,0=0"]


BOTH = "maze 0,0=double-curve-ne-sw 1,-1=gold-horizontal-stub-s 1,1=curve-nw"


@pytest.mark.clause("D-27", "D-57", "R-107")
def test_the_opponent_claims_on_your_turn() -> None:
    game = duel_at("hand 1 double-curve-nw-es-gold", "hand 0 key", "ask turn 1", PILE, BOTH)
    events = play(game, "lay double-curve-nw-es-gold 1,0")
    claims = [GoldClaimed(1, xy(at("1,0")), 1), GoldClaimed(0, xy(at("1,-1")), 1)]
    assert only(events, GoldClaimed) == claims  # Green, on turn, first; Blue's in Green's turn
    assert lit(game, "1,-1", "green") == ""


@pytest.mark.clause("D-28")
def test_claimed_gold_is_not_claimed_again() -> None:
    game = duel_at(
        "hand 1 straight-vertical",
        "hand 0 key",
        "ask turn 1",
        PILE,
        "maze 0,-2=bridge-gold",
        "claims 0,-2=0",
    )
    events = play(game, "lay straight-vertical 0,0")
    assert lit(game, "0,-2", "green") == "NS"
    assert not only(events, GoldClaimed)


@pytest.mark.clause("R-107")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_card_links_both_to_the_same_gold_and_the_player_on_turn_claims_it(seat: int) -> None:
    game = duel_at(
        f"hand {seat} bridge-gold",
        f"hand {1 - seat} key",
        f"ask turn {seat}",
        PILE,
        "maze 0,0=straight-vertical",
    )
    events = play(game, "lay bridge-gold 0,-2")
    assert (lit(game, "0,-2", "blue"), lit(game, "0,-2", "green")) == ("NS", "NS")
    assert only(events, GoldClaimed) == [GoldClaimed(seat, xy(at("0,-2")), 1)]


TWO = "5,-2=gold-2-curve-ne 5,0=gold-2-curve-nw"
CORRIDOR = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 5))


@pytest.mark.clause("R-107", "R-113", "D-36")
def test_who_has_more_gold_than_counters_chooses_and_the_last_ends_the_round() -> None:
    far, claims = spent(5)
    game = duel_at(
        "hand 0 door-blue-t-vertical key",
        "hand 1 key",
        PILE,
        f"maze {far} -7,0=troll-cross -7,2=troll-t-vertical {CORRIDOR} "
        "5,-2=gold-2-curve-ne* 5,0=gold-2-curve-nw",
        goals(*TWO.split()),
        claims,
        "bribes -7,0=1 -7,2=1",
    )
    assert game.view(0).counters == 1
    play(game, "lay door-blue-t-vertical 5,-1")
    assert (game.view(1).asked, game.decider) == ("claim-gold", 0)
    assert listing(game) == ["claim 5,-2", "claim 5,0"]
    assert refused(game, "claim 4,0") == "D-25 no-gold-to-claim"
    assert refused(game, "stop") == "R-107 not-asked"
    events = play(game, "claim 5,0")
    assert event_names(events)[:2] == ["GoldClaimed", "RoundEnded"]
    assert only(events, RoundEnded) == [RoundEnded(1, "counters")]
    assert "CardDrawn" not in event_names(events)[: event_names(events).index("RoundBegan")]


@pytest.mark.clause("R-107", "D-27")
def test_the_last_counter_goes_to_the_player_on_turn() -> None:
    far, claims = spent(5)
    game = duel_at(
        "hand 1 door-blue-t-vertical key",
        "hand 0 key",
        "ask turn 1",
        PILE,
        f"maze {far} -7,0=troll-cross -7,2=troll-t-vertical {CORRIDOR} 0,0=straight-vertical "
        "5,-2=gold-2-curve-ne* 5,0=gold-2-t-vertical-door-green",
        goals("5,-2=gold-2-curve-ne", "5,0=gold-2-t-vertical-door-green"),
        claims,
        "bribes -7,0=1 -7,2=1",
    )
    # Both reach 5,0; only Blue reaches 5,-2, by Blue's door.
    play(game, "lay door-blue-t-vertical 5,-1")
    assert game.round == 2  # Green, on turn, is entitled to one and gets the last counter
    assert "gold-2-t-vertical-door-green" in line(game, "hoard 1")


@pytest.mark.clause("R-107", "D-27")
def test_the_opponent_chooses_on_your_turn_when_the_opponents_counters_run_short() -> None:
    far, claims = spent(5)
    game = duel_at(
        "hand 1 bridge key",
        "hand 0 key",
        "ask turn 1",
        PILE,
        f"maze {far} -7,0=troll-cross -7,2=troll-t-vertical {ROAD} 0,2=curve-ne "
        "1,2=straight-horizontal 2,2=straight-horizontal 3,2=straight-horizontal 4,2=curve-nw "
        "4,1=straight-vertical 5,-1=straight-vertical 5,-2=gold-2-curve-ne* "
        "5,0=gold-1-t-horizontal-door-green",
        goals("5,-2=gold-2-curve-ne", "5,0=gold-1-t-horizontal-door-green"),
        claims,
        "bribes -7,0=1 -7,2=1",
    )
    play(game, "lay bridge 4,0")  # Green goes south to north, Blue west to east
    view = game.view(1)
    assert (view.turn, view.decider, view.asked) == (1, 0, "claim-gold")
    assert listing(game) == ["claim 5,-2", "claim 5,0"]
    play(game, "claim 5,-2")
    assert game.round == 2
    assert line(game, "hoard 0") == ["gold-2-curve-ne"]


@pytest.mark.clause("R-108")
def test_either_players_link_reveals_on_either_turn() -> None:
    game = duel_at(
        "hand 1 bridge",
        "hand 0 key",
        "ask turn 1",
        PILE,
        f"maze {ROAD} 0,2=curve-ne 1,2=straight-horizontal 2,2=straight-horizontal "
        "3,2=straight-horizontal 4,2=curve-nw 4,1=straight-vertical",
        goals("5,0=gold-2-curve-nw"),
    )
    events = play(game, "lay bridge 4,0")  # Green comes from the south, Blue goes west to east
    assert only(events, GoalRevealed) == [
        GoalRevealed(1, xy(at("5,0")), "gold-2-curve-nw", turned=False)
    ]
    assert only(events, GoldClaimed) == [GoldClaimed(0, xy(at("5,0")), 2)]


@pytest.mark.clause("R-223")
def test_of_several_goals_the_player_on_turn_picks_one_and_claims_follow() -> None:
    game = duel_at(
        "hand 0 door-blue-t-vertical key",
        "hand 1 key",
        PILE,
        f"maze {CORRIDOR}",
        goals("5,-2=gold-2-curve-ne", "5,0=gold-1-vertical-stubs-ew"),
    )
    play(game, "lay door-blue-t-vertical 5,-1")
    assert game.view(0).asked == "reveal-goal"
    assert listing(game) == ["reveal 5,-2", "reveal 5,0"]
    assert refused(game, "reveal 5,2") == "D-23 goal-not-reached"
    assert refused(game, "stop") == "R-223 not-asked"
    events = play(game, "reveal 5,0")
    assert event_names(events)[:4] == ["GoalRevealed", "GoldClaimed", "GoalRevealed", "GoldClaimed"]
    assert [e.cell for e in events if isinstance(e, GoalRevealed)] == [Cell(5, 0), Cell(5, -2)]


@pytest.mark.clause("R-223", "R-113")
def test_goals_not_yet_turned_stay_hidden_when_the_last_counter_is_laid() -> None:
    far, claims = spent(5)
    game = duel_at(
        "hand 0 door-blue-t-vertical key",
        "hand 1 key",
        PILE,
        f"maze {far} -7,0=troll-cross -7,2=troll-t-vertical {CORRIDOR}",
        goals("5,-2=gold-2-curve-ne", "5,0=gold-1-vertical-stubs-ew"),
        claims,
        "bribes -7,0=1 -7,2=1",
    )
    events = play(game, "lay door-blue-t-vertical 5,-1", "reveal 5,0")
    assert len(only(events, GoalRevealed)) == 1
    assert only(events, RoundEnded) == [RoundEnded(1, "counters")]
    assert line(game, "gone") == ["gold-1-vertical-stubs-ew"]


@pytest.mark.clause("D-36", "R-113", "R-184", "D-53")
def test_after_the_sixth_goal_its_gold_is_still_claimed_and_nothing_drawn() -> None:
    kinds_ = ["stone-cross", "stone-stubs-nesw", "stone-stubs-nsw", "stone-stubs-new"]
    cells = ["5,-2", "5,2", "7,-1", "7,1"]
    shown = [f"{cell}={kind}" for cell, kind in zip(cells, kinds_, strict=True)]
    shown.append("9,0=gold-2-curve-ne")
    game = duel_at(
        HAND,
        "hand 1 key",
        PILE,
        f"maze {ROAD} {' '.join(shown)} 0,-2=troll-cross",
        goals("5,0=gold-2-curve-nw", *shown),
    )
    events = play(game, LAST)
    place = event_names(events).index("RoundBegan")
    assert event_names(events)[:place] == [
        "PathLaid", "GoalRevealed", "GoldClaimed", "RoundEnded", "GoldCollected"
    ]  # fmt: skip
    assert only(events, RoundEnded) == [RoundEnded(1, "goals")]
    assert isinstance(events[place], RoundBegan)
    assert game.scores == (2, 0)
