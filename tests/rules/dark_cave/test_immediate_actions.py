"""Action cards that take effect at once: DC-29 to DC-35, R-157, R-167, R-168, R-176, R-178."""

import pytest

from saboteur.games.dark_cave.events import NuggetReturned, WebRemoved, WebTurned
from saboteur.kernel.events import CardDrawn
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events
from tests.rules.dark_cave.positions import dark_cave_at, only, shown

STILL = "turn 0 still\n"


@pytest.mark.clause("DC-29", "R-176")
def test_an_immediate_card_goes_face_up_on_the_discard_but_a_web_does_not() -> None:
    game = dark_cave_at("hand 0 secret-information-i cross-i")
    play(game, "play secret-information-i 4,4")
    assert line(game, "discard") == ["secret-information-i"]
    game = dark_cave_at("hand 0 web-i cross-i")
    play(game, "play web-i 0,0 E")
    assert line(game, "discard") == []
    assert line(game, "web") == ["web-i", "0", "0,0", "E", "2"]


@pytest.mark.clause("DC-30", "R-178")
def test_information_shows_a_goal_to_one_seat() -> None:
    game = dark_cave_at("hand 0 secret-information-i cross-i\nmaze 1,0=cross-i")
    events = play(game, "play secret-information-i 4,4")
    assert event_names(visible_events(game, events, 0)) == ["GoalSeen"]
    assert (
        event_names(visible_events(game, events, 1))
        == event_names(visible_events(game, events, "public"))
        == ["HiddenGoalPeek"]
    )
    goal = next(g for g in shown(game, "goals", 0) if (g["x"], g["y"]) == (4, 4))
    assert goal["seen"] == line(game, "goals")[3].split("=")[1]
    assert (goal["face"], goal["looked"]) == (None, [0])
    assert all(g["seen"] is None for g in shown(game, "goals", 1))


@pytest.mark.clause("DC-30", "R-178")
def test_information_shows_a_clan_card_to_one_seat() -> None:
    game = dark_cave_at(
        "hand 0 secret-information-i cross-i\nclans yellow-loyal yellow-saboteur yellow-loyal\n"
        "maze 1,0=cross-i"
    )
    events = play(game, "play secret-information-i 1")
    assert event_names(visible_events(game, events, 2)) == ["HiddenRolePeek"]
    assert shown(game, "roles", 0) == ["yellow-loyal", "yellow-saboteur", None]
    assert shown(game, "roles", 2) == [None, None, "yellow-loyal"]
    assert shown(game, "role_looks")[0]["target"] == 1


@pytest.mark.clause("R-178", "R-181")
def test_information_needs_something_hidden() -> None:
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(f"{goals}hand 0 secret-information-i\nmaze 4,4=goal-exit\nshown 1")
    assert refused(game, "play secret-information-i 4,4") == "R-178 no-hidden-goal"
    assert refused(game, "play secret-information-i 1,0") == "R-178 no-hidden-goal"
    assert refused(game, "play secret-information-i 0") == "DC-30 not-yourself"
    assert refused(game, "play secret-information-i 1") == "R-178 role-is-shown"
    assert allowed(game, "play secret-information-i 2")
    everything = "maze -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(f"{goals}{everything}hand 0 secret-information-i\nshown 1 2")
    assert listing(game) == ["pass secret-information-i", "propose-end"]


@pytest.mark.clause("DC-31", "R-167")
def test_a_rockfall_removes_a_path_without_a_dwarf_on_it() -> None:
    game = dark_cave_at(
        "hand 0 rockfall-i cross-i\nmaze 1,0=cross-i 2,0=cross-iii 3,0=cross-ii\n"
        "dwarves 0,0.0 2,0.3 0,0.0\ncreature rat-i 2 3,0.2"
    )
    assert listing(game, "play") == ["play rockfall-i 1,0"]
    assert refused(game, "play rockfall-i 0,0") == "DC-31 not-removable"
    assert refused(game, "play rockfall-i 4,4") == "DC-31 not-removable"
    assert refused(game, "play rockfall-i 2,0") == "DC-31 card-occupied"
    assert refused(game, "play rockfall-i 3,0") == "DC-31 card-occupied"
    assert refused(game, "play rockfall-i 5,5") == "DC-31 no-path-there"
    play(game, "play rockfall-i 1,0")
    assert "1,0=" not in " ".join(line(game, "maze"))
    assert line(game, "discard") == ["cross-i", "rockfall-i"]


@pytest.mark.clause("DC-31", "R-167")
def test_webs_on_all_its_edges_go_with_their_cards() -> None:
    game = dark_cave_at(
        "hand 0 rockfall-i cross-i\nmaze 1,0=cross-i 2,0=cross-i\nweb web-i 1 0,0 E 2\n"
        "web web-ii 2 1,0 E 1\nweb web-iii 0 2,0 E 2"
    )
    events = play(game, "play rockfall-i 1,0")
    assert only(events, WebRemoved) == [WebRemoved("web-i"), WebRemoved("web-ii")]
    assert [web["card"] for web in shown(game, "webs")] == ["web-iii"]
    assert line(game, "discard") == ["web-i", "web-ii", "cross-i", "rockfall-i"]


@pytest.mark.clause("DC-31")
def test_vein_gold_goes_back_to_the_supply_and_goals_stay() -> None:
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(
        f"{goals}hand 0 rockfall-i cross-i\nmaze 1,0=vein-t-horizontal-ii 4,4=goal-exit\n"
        "veins 1,0.2"
    )
    assert refused(game, "play rockfall-i 4,4") == "DC-31 not-removable"
    events = play(game, "play rockfall-i 1,0")
    assert len(only(events, NuggetReturned)) == 1
    assert shown(game, "veins") == []


@pytest.mark.clause("DC-32", "R-168")
def test_hands_are_swapped_and_the_other_one_draws() -> None:
    game = dark_cave_at(
        f"{STILL}hand 0 hand-swap-ii cross-i rat-i web-i boots-i\n"
        "hand 1 axe-i rockfall-i goblin-ii\npile cross-iii cross-iii"
    )
    assert refused(game, "play hand-swap-ii 0") == "DC-32 not-yourself"
    events = play(game, "play hand-swap-ii 1")
    assert shown(game, "hand_sizes")[:2] == [3, 5]  # 5 and 3: then 3 and 4 + 1
    assert line(game, "hand 0") == ["axe-i", "rockfall-i", "goblin-ii"]
    assert line(game, "hand 1") == ["cross-i", "rat-i", "web-i", "boots-i", "cross-iii"]
    assert [(e.seat, e.card) for e in only(events, CardDrawn)] == [(1, "cross-iii")]
    assert (
        event_names(visible_events(game, events, 0))[0]
        == event_names(visible_events(game, events, 1))[0]
        == "OwnHandSwapped"
    )
    assert event_names(visible_events(game, events, 2))[0] == "HiddenHandSwap"


@pytest.mark.clause("R-168")
def test_losses_in_the_second_step_come_from_the_new_hand() -> None:
    game = dark_cave_at(
        "maze 1,0=bridge-horizontal-i\nhand 0 hand-swap-ii cross-i\nhand 1 axe-i rockfall-i"
    )
    play(game, "play hand-swap-ii 1", "step 1,0 1")
    assert line(game, "discard")[-1] in {"axe-i~0", "rockfall-i~0"}


@pytest.mark.clause("R-232", "R-194")
def test_swap_edge_cases() -> None:
    game = dark_cave_at(f"{STILL}hand 0 hand-swap-ii\nhand 1\nhand 2 cross-i\nout 2\npile cross-i")
    assert listing(game, "play") == ["play hand-swap-ii 1", "play hand-swap-ii 2"]
    play(game, "play hand-swap-ii 2")  # out of the mine, for an empty hand
    assert line(game, "hand 0") == ["cross-i"]
    assert line(game, "hand 2") == ["cross-i"]
    game = dark_cave_at(f"{STILL}hand 0 hand-swap-ii rat-i\nhand 1\nhand 2 cross-i")
    play(game, "play hand-swap-ii 1")  # an empty pile: nobody draws
    assert (line(game, "hand 0"), line(game, "hand 1")) == ([], ["rat-i"])


@pytest.mark.clause("R-232")
def test_received_cards_are_played_on_a_later_turn() -> None:
    game = dark_cave_at("hand 0 hand-swap-ii rat-i\nhand 1 boots-i\nmaze 1,0=cross-i")
    play(game, "play hand-swap-ii 1")
    assert refused(game, "play boots-i 0") == "DC-53 not-asked"
    play(game, "stop")
    assert game.decider == 1


@pytest.mark.clause("DC-32", "DC-69")
def test_both_remember_the_cards_they_gave_away() -> None:
    game = dark_cave_at(f"{STILL}hand 0 hand-swap-ii cross-i rat-ii\nhand 1 axe-i\npile cross-iii")
    play(game, "play hand-swap-ii 1")
    assert [(c["seat"], c["card"]) for c in shown(game, "card_peeks", 0)] == [
        (1, "cross-i"),
        (1, "rat-ii"),
    ]
    assert [(c["seat"], c["card"]) for c in shown(game, "card_peeks", 1)] == [(0, "axe-i")]
    assert shown(game, "card_peeks", 2) == []
    for number in range(5):
        world = game.determinise(0, str(number))
        assert {"cross-i", "rat-ii"} <= set(line(world, "hand 1"))


@pytest.mark.clause("DC-33", "R-157", "R-233")
def test_where_a_web_may_sit() -> None:
    game = dark_cave_at(
        "hand 0 web-i cross-i\nmaze 1,0=straight-horizontal-i 4,3=straight-vertical-i"
    )
    assert listing(game, "play") == [
        "play web-i -1,0 E",  # the end of a path
        "play web-i 0,-1 S",
        "play web-i 0,0 E",  # between two cards
        "play web-i 0,0 S",
        "play web-i 1,0 E",
        "play web-i 4,2 S",  # in another fragment
        "play web-i 4,3 S",  # towards a face-down goal
    ]
    assert refused(game, "play web-i 1,0 S") == "R-233 no-web-there"
    assert refused(game, "play web-i 7,7 S") == "R-233 no-web-there"
    play(game, "play web-i 0,0 E")
    assert shown(game, "webs")[0]["shows"] == 2
    assert shown(game, "webs")[0]["seat"] == 0


@pytest.mark.clause("DC-33", "R-233")
def test_no_web_on_a_web_nor_on_a_mismatched_side() -> None:
    game = dark_cave_at("hand 0 web-i cross-i\nweb web-ii 1 0,0 E 1\nmaze 1,0=cross-i")
    assert refused(game, "play web-i 0,0 E") == "DC-33 web-on-web"
    assert refused(game, "play web-i 1,0 W") == "DC-33 web-on-web"  # the same edge
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(f"{goals}hand 0 web-i\nmaze 4,-4=goal-ladder 4,-3=cross-i")
    assert refused(game, "play web-i 4,-4 S") == "R-233 no-web-there"


@pytest.mark.clause("DC-34", "R-157")
def test_a_web_lasts_two_turns_of_its_layer() -> None:
    hands = "hand 0 web-i cross-i cross-i cross-i\nhand 1 cross-i cross-i\nhand 2 cross-i cross-i\n"
    game = dark_cave_at(f"{STILL}{hands}out 1 2\nclans yellow-loyal yellow-saboteur yellow-loyal")
    play(game, "play web-i 0,0 E")
    others = ("pass cross-i", "stop", "pass cross-i", "stop")
    events = play(game, *others)
    assert only(events, WebTurned) == [WebTurned("web-i")]
    assert shown(game, "webs")[0]["shows"] == 1
    play(game, "pass cross-i", "stop")
    events = play(game, "pass cross-i", "pass cross-i")
    assert only(events, WebRemoved) == [WebRemoved("web-i")]
    assert line(game, "discard")[-1] == "web-i"


@pytest.mark.clause("R-157", "R-231")
def test_turns_passed_for_lack_of_cards_or_outside_count_for_webs() -> None:
    game = dark_cave_at(
        f"{STILL}hand 0 rat-i cross-i\nhand 1\nhand 2 cross-i\nweb web-i 1 0,0 E 2\nout 1"
    )
    play(game, "pass rat-i", "stop")
    assert game.decider == 2
    assert shown(game, "webs")[0]["shows"] == 1


@pytest.mark.clause("DC-34", "DC-55")
def test_a_web_stops_dwarves_and_creatures() -> None:
    game = dark_cave_at(
        "hand 0 rat-i cross-i\nmaze 1,0=cross-i 2,0=abyss-cross-i\nweb web-i 1 0,0 E 2"
    )
    play(game, "pass cross-i", "stop")
    assert game.decider == 1  # no step was possible
    game = dark_cave_at(
        "hand 0 rat-i cross-i\nmaze 1,0=abyss-cross-i 2,0=cross-i\nweb web-i 1 0,0 E 2"
    )
    play(game, "play rat-i 1,0 0")
    assert listing(game) == ["step 2,0 0", "stop"]
    assert refused(game, "step 0,0 0") == "DC-45 not-one-step"


@pytest.mark.clause("DC-35", "R-233")
def test_a_webbed_end_may_be_prolonged_and_the_web_stays() -> None:
    game = dark_cave_at("hand 0 cross-i rat-i\nweb web-i 1 0,0 E 2")
    play(game, "lay cross-i 1,0")
    assert game.decider == 1
    assert shown(game, "webs")[0]["shows"] == 1  # seat 1's turn has begun
    assert line(game, "dwarves")[0] == "0,0.0"


@pytest.mark.clause("R-155")
def test_a_ladder_hop_crosses_no_web() -> None:
    maze = "maze 1,0=ladder-t-horizontal-i 2,0=abyss-cross-i\nweb web-i 1 0,0 E 2\n"
    game = dark_cave_at(f"{maze}hand 0 rat-i cross-i")
    play(game, "pass rat-i", "stop")
    assert allowed(game, "step 1,0 0")
    game = dark_cave_at(f"{maze}hand 0 rat-i cross-i\ndwarves 2,0.0 2,0.0 2,0.0")
    play(game, "pass cross-i", "stop", "stop")
    game = dark_cave_at(f"{maze}hand 0 rat-i\ncreature rat-ii 1 1,0.0\ndwarves 2,0.0 2,0.0 2,0.0")
    play(game, "play rat-i")
    assert allowed(game, "step 0,0 0")


@pytest.mark.clause("R-233")
def test_a_web_before_a_goal_stays_when_the_goal_is_turned() -> None:
    goals = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    game = dark_cave_at(
        f"{goals}maze 3,4=cross-i 4,3=cross-i\nweb web-i 1 4,3 S 2\nhand 0 rat-i cross-i\n"
        "dwarves 3,4.0 0,0.0 0,0.0"
    )
    play(game, "pass rat-i", "stop", "enter 4,4")
    assert [web["card"] for web in shown(game, "webs")] == ["web-i"]
