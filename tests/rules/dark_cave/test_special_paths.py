"""Abysses, ladders, bridges, tunnels and veins: DC-22 to DC-28, R-153 to R-156."""

import pytest

from saboteur.games.dark_cave.events import NuggetLost, NuggetPlaced, NuggetTaken, RoleShown
from saboteur.kernel.events import CardLost
from tests.rule_positions import allowed, event_names, line, listing, play, visible_events
from tests.rules.dark_cave.positions import dark_cave_at, dwarf, only, shown

BRIDGE = "maze 1,0=bridge-horizontal-i 2,0=cross-i 1,-1=cross-i 1,1=cross-i\n"
TUNNEL = "maze 1,0=tunnel-nw-i\n"


@pytest.mark.clause("DC-22")
def test_creatures_come_from_abysses() -> None:
    game = dark_cave_at("hand 0 rat-i\nmaze 1,0=abyss-cross-ii 5,5=abyss-cross-iii 2,0=cross-i")
    assert listing(game, "play") == ["play rat-i 1,0 3", "play rat-i 5,5 4"]


@pytest.mark.clause("DC-23", "R-234")
def test_all_ladders_are_one_step_apart() -> None:
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    maze = "maze 5,5=ladder-curve-ne-iii 7,7=ladder-t-horizontal-i 4,-4=goal-ladder\n"
    game = dark_cave_at(f"{goals}{maze}hand 0 rat-i cross-i")
    play(game, "pass rat-i", "stop")
    assert listing(game, "step") == ["step 4,-4 3", "step 5,5 2", "step 7,7 0"]
    play(game, "step 5,5 2")
    assert shown(game, "asked_left") == 2
    assert allowed(game, "step 0,0 0")
    assert allowed(game, "step 7,7 0")


@pytest.mark.clause("DC-23")
def test_ladders_side_by_side_are_one_step_apart_once() -> None:
    game = dark_cave_at("hand 0 rat-i cross-i\nmaze 1,0=ladder-t-horizontal-i")
    play(game, "pass rat-i", "stop")
    assert [str(move) for move in game.legal_moves()].count("step 1,0 0") == 1


@pytest.mark.clause("DC-23")
def test_a_face_down_ladder_goal_is_no_ladder_yet() -> None:
    game = dark_cave_at("hand 0 rat-i cross-i\nmaze 1,0=cross-i")
    play(game, "pass rat-i", "stop")
    assert listing(game, "step") == ["step 1,0 0"]


@pytest.mark.clause("DC-24", "R-153")
def test_deck_and_underpass_are_not_joined() -> None:
    game = dark_cave_at(f"{BRIDGE}hand 0 rat-i web-i cross-i\ndwarves 1,-1.0 0,0.0 0,0.0")
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert listing(game, "step") == ["step 1,-1 0", "step 1,1 0"]
    game = dark_cave_at(f"{BRIDGE}hand 0 rat-i web-i cross-i")
    play(game, "pass rat-i", "stop", "step 1,0 1")
    assert listing(game, "step") == ["step 0,0 0", "step 2,0 0"]


@pytest.mark.clause("DC-24", "R-153")
def test_pieces_on_deck_and_underpass_do_not_meet() -> None:
    where = "dwarves 0,0.0 1,0.1 1,0.1\nmaze 1,-1=abyss-cross-i 1,1=cross-i\n"
    game = dark_cave_at(f"maze 1,0=bridge-horizontal-i\n{where}hand 0 rat-i cross-i")
    play(game, "play rat-i 1,-1 0", "step 1,0 0")
    assert shown(game, "asked") == "creature-step"  # the path continues under them


@pytest.mark.clause("DC-25", "DC-54", "R-153", "R-175")
def test_the_deck_costs_a_card_each_time_it_is_entered() -> None:
    game = dark_cave_at(f"{BRIDGE}hand 0 rat-i web-i cross-i axe-i boots-i\npile cross-i")
    events = play(game, "pass rat-i", "stop", "step 1,0 1")
    (lost,) = only(events, CardLost)
    assert lost.seat == 0
    assert len(line(game, "hand 0")) == 3
    assert line(game, "discard")[-1] == f"{lost.card}~0"
    assert event_names(visible_events(game, events, 1)) == [
        "DwarfMoved",
        "HiddenLoss",
    ]  # no dwarf sees it
    assert event_names(visible_events(game, events, 0)) == ["DwarfMoved", "CardLost"]
    play(game, "step 0,0 0")
    assert len(line(game, "hand 0")) == 3  # leaving is free
    play(game, "step 1,0 1")
    assert len(line(game, "hand 0")) == 3  # 2 left, and the turn's draw
    assert len(line(game, "discard")) == 3


@pytest.mark.clause("R-153")
def test_going_on_along_a_longer_deck_costs_nothing_more() -> None:
    game = dark_cave_at("maze 1,0=bridge-horizontal-ii\nhand 0 rat-i web-i cross-i axe-i")
    play(game, "pass rat-i", "stop", "step 1,0 3")
    assert len(line(game, "hand 0")) == 2
    play(game, "step 1,0 2")
    assert len(line(game, "hand 0")) == 2


@pytest.mark.clause("R-153")
def test_a_bridge_whose_middle_alone_is_wood_costs_the_card_there() -> None:
    mine = """
[deck]
id = "dark-cave"

[[path]]
kind = "bridge-vertical-iii"
level = 3
count = 1
feature = "bridge"
spaces = ["N", "", "S", "E", "", "W"]
links = ["0-1", "1-2", "3-4", "4-5"]
wood = [1]
source = "my box"
confidence = "certain"
"""
    where = "maze 0,1=bridge-vertical-iii\nhand 0 rat-i web-i cross-i axe-i"
    game = dark_cave_at(where, deck=mine)
    sizes = []
    for move in ("pass rat-i", "stop", "step 0,1 0", "step 0,1 1", "step 0,1 2"):
        play(game, move)
        sizes.append(len(line(game, "hand 0")))
    assert sizes == [3, 3, 3, 2, 2]  # on the bridge, and not on either side of it


@pytest.mark.clause("R-175")
def test_every_card_may_be_lost_and_an_empty_hand_loses_none() -> None:
    lost = set()
    for seed in range(40):
        game = dark_cave_at(
            f"seed {seed}\n{BRIDGE}hand 0 rat-i web-i cross-i axe-i\nout 1", seats=3
        )
        (event,) = only(play(game, "pass rat-i", "stop", "step 1,0 1"), CardLost)
        lost.add(event.card)
    assert lost == {"web-i", "cross-i", "axe-i"}
    game = dark_cave_at(f"{BRIDGE}hand 0 rat-i")
    events = play(game, "pass rat-i", "step 1,0 1")
    assert not only(events, CardLost)


@pytest.mark.clause("DC-25")
def test_one_plays_on_with_one_card_fewer() -> None:
    game = dark_cave_at(
        f"{BRIDGE}hand 0 rat-i web-i cross-i axe-i boots-i\npile cross-i cross-i cross-i"
    )
    play(game, "pass rat-i", "stop", "step 1,0 1", "stop")
    assert len(line(game, "hand 0")) == 4


@pytest.mark.clause("DC-26", "DC-54", "R-154")
def test_a_tunnel_is_a_space_of_its_own_and_costs_a_nugget() -> None:
    game = dark_cave_at(f"{TUNNEL}hand 0 rat-i web-i")
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert shown(game, "nuggets") == [3, 3, 3]
    events = play(game, "step 1,0 2")
    assert only(events, NuggetLost) == [NuggetLost(0)]
    assert shown(game, "nuggets") == [2, 3, 3]
    assert (dwarf(game, 0), shown(game, "asked_left")) == ("1,0.2", 1)
    assert listing(game, "step") == ["step 1,0 0", "step 1,0 1"]
    play(game, "step 1,0 1")
    assert shown(game, "nuggets") == [2, 3, 3]  # leaving either way is free


@pytest.mark.clause("DC-26", "R-154")
def test_a_tunnel_costs_each_time_and_nothing_if_there_is_nothing() -> None:
    where = "dwarves 1,0.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{TUNNEL}{where}hand 0 rat-i web-i")
    play(game, "pass rat-i", "stop", "step 1,0 2", "step 1,0 0", "step 1,0 2")
    assert shown(game, "nuggets") == [1, 3, 3]
    game = dark_cave_at(f"{TUNNEL}{where}nuggets 0 3 3\nhand 0 rat-i web-i")
    events = play(game, "pass rat-i", "stop", "step 1,0 2")
    assert not only(events, NuggetLost)
    assert shown(game, "nuggets") == [0, 3, 3]


@pytest.mark.clause("R-154")
def test_one_may_be_attacked_in_a_tunnel() -> None:
    where = "dwarves 0,0.0 1,0.2 0,0.0\nmaze 1,-1=abyss-cross-i\n"
    game = dark_cave_at(f"{TUNNEL}{where}hand 0 goblin-ii cross-i")
    play(game, "play goblin-ii 1,-1 0", "step 1,0 0", "step 1,0 2")
    assert shown(game, "nuggets") == [3, 2, 3]


VEIN = "maze 1,0=vein-t-horizontal-ii\nveins 1,0.2\n"


@pytest.mark.clause("DC-27")
def test_a_vein_gets_its_nugget_when_it_is_laid() -> None:
    game = dark_cave_at("hand 0 vein-t-horizontal-ii cross-i")
    events = play(game, "lay vein-t-horizontal-ii 1,0")
    (placed,) = only(events, NuggetPlaced)
    assert placed.space == 2
    assert shown(game, "veins") == [{"type": "Space", "x": 1, "y": 0, "space": 2}]


@pytest.mark.clause("DC-27", "DC-28", "R-156")
def test_a_dwarf_that_ends_there_may_take_it_and_then_shows_the_clan_card() -> None:
    game = dark_cave_at(
        f"{VEIN}hand 0 rat-i web-i\nclans yellow-saboteur yellow-loyal yellow-loyal"
    )
    play(game, "pass rat-i", "stop", "step 1,0 2", "stop")
    assert listing(game) == ["decline", "take"]
    events = play(game, "take")
    assert only(events, NuggetTaken)[0].seat == 0
    assert only(events, RoleShown) == [RoleShown(0, "yellow-saboteur")]
    assert shown(game, "nuggets") == [4, 3, 3]
    assert shown(game, "veins") == []
    assert shown(game, "roles")[0] == "yellow-saboteur"
    assert shown(game, "shown") == [True, False, False]


@pytest.mark.clause("DC-27", "R-156")
def test_it_may_be_left_and_passing_by_takes_nothing() -> None:
    game = dark_cave_at(f"{VEIN}hand 0 rat-i web-i")
    play(game, "pass rat-i", "stop", "step 1,0 2", "stop", "decline")
    assert (shown(game, "nuggets")[0], shown(game, "shown")[0]) == (3, False)
    game = dark_cave_at(f"{VEIN}hand 0 rat-i web-i")
    play(game, "pass rat-i", "stop", "step 1,0 2", "step 1,0 0")
    assert shown(game, "asked") == "dwarf-step"
    play(game, "stop")
    assert game.decider == 1


@pytest.mark.clause("R-156")
def test_it_may_be_taken_after_no_step_but_not_without_the_second_step() -> None:
    standing = f"{VEIN}dwarves 1,0.2 0,0.0 0,0.0\nhand 0 rat-i web-i\n"
    game = dark_cave_at(standing)
    play(game, "pass rat-i", "stop", "stop")
    assert shown(game, "asked") == "take-nugget"
    game = dark_cave_at(f"{standing}turn 0 still")
    play(game, "pass rat-i", "stop")
    assert game.decider == 1


@pytest.mark.clause("R-156")
def test_it_may_be_taken_when_an_attack_ended_the_move_there() -> None:
    game = dark_cave_at(f"{VEIN}creature goblin-ii 1 1,0.2\nhand 0 rat-i web-i")
    play(game, "pass rat-i", "stop", "step 1,0 2")
    assert (shown(game, "asked"), shown(game, "nuggets")[0]) == ("take-nugget", 2)
