"""Equipment: DC-36 to DC-40, R-158, R-160, R-161."""

import pytest

from saboteur.games.dark_cave.events import WebCut, WebRemoved, WebTurned
from tests.rule_positions import allowed, line, listing, play, refused
from tests.rules.dark_cave.positions import dark_cave_at, only, shown

WEB = "maze 1,0=cross-i\nweb web-i 1 0,0 E 2\n"


@pytest.mark.clause("DC-36", "R-161")
def test_equipment_is_laid_before_oneself_or_another_in_the_mine() -> None:
    game = dark_cave_at("hand 0 axe-i boots-i\nout 2")
    assert listing(game, "play") == [
        "play axe-i 0", "play axe-i 1", "play boots-i 0", "play boots-i 1",
    ]  # fmt: skip
    assert refused(game, "play axe-i 2") == "R-161 out-of-the-mine"
    play(game, "play axe-i 1")
    assert shown(game, "gear") == [[], ["axe-i"], []]


@pytest.mark.clause("R-161")
def test_axes_are_unlimited() -> None:
    game = dark_cave_at("hand 0 axe-iii\ngear 1 axe-i axe-ii")
    assert allowed(game, "play axe-iii 1")


@pytest.mark.clause("DC-37", "DC-53", "R-160")
def test_boots_give_a_fourth_step_from_the_turn_they_are_laid_in() -> None:
    game = dark_cave_at(
        "hand 0 boots-i rat-i\nmaze 1,0=cross-i 2,0=cross-i 3,0=cross-i 4,0=cross-i"
    )
    play(game, "play boots-i 0")
    assert shown(game, "asked_left") == 4
    play(game, "step 1,0 0", "step 2,0 0", "step 3,0 0", "step 4,0 0")
    assert game.decider == 1
    game = dark_cave_at("hand 0 cross-i rat-i\nmaze 1,0=cross-i\ngear 0 boots-i")
    play(game, "pass rat-i", "stop")
    assert shown(game, "asked_left") == 4


@pytest.mark.clause("DC-37", "R-160")
def test_one_pair_of_boots_each() -> None:
    game = dark_cave_at("hand 0 boots-ii\ngear 0 boots-i\ngear 1 boots-i\ngear 2 axe-i")
    assert refused(game, "play boots-ii 0") == "DC-37 has-boots"
    assert listing(game, "play") == ["play boots-ii 2"]
    game = dark_cave_at("hand 0 boots-ii\ngear 0 boots-i\ngear 1 boots-i", seats=2)
    assert listing(game, "play") == []


@pytest.mark.clause("DC-38", "R-157", "R-158", "R-186")
def test_an_axe_turns_a_web_and_removes_it_on_its_side_one() -> None:
    game = dark_cave_at(f"{WEB}hand 0 rat-i cross-i\ngear 0 axe-i axe-ii")
    events = play(game, "cut 0,0 E")  # before the first step
    assert only(events, WebCut) == [WebCut(0, "axe-i", "web-i")]
    assert only(events, WebTurned) == [WebTurned("web-i")]
    play(game, "pass rat-i", "stop")
    events = play(game, "cut 0,0 E")  # in the second step
    assert only(events, WebRemoved) == [WebRemoved("web-i")]
    assert line(game, "discard") == ["axe-i", "rat-i~0", "web-i", "axe-ii"]
    assert allowed(game, "step 1,0 0")


@pytest.mark.clause("R-157")
def test_an_axe_shortens_the_clock_by_a_round() -> None:
    game = dark_cave_at(f"{WEB}turn 0 still\nhand 0 rat-i cross-i\ngear 0 axe-i")
    play(game, "cut 0,0 E")
    events = play(game, "pass rat-i", "stop")
    assert only(events, WebRemoved) == [WebRemoved("web-i")]  # at the next turn of seat 1


@pytest.mark.clause("DC-38", "R-158")
def test_only_from_the_space_that_touches_the_web() -> None:
    maze = "maze 1,0=cross-iii\nweb web-i 1 1,0 E 2\ngear 0 axe-i\nhand 0 rat-i cross-i\n"
    for space, near in (("1", True), ("4", False), ("3", False)):
        game = dark_cave_at(f"{maze}dwarves 1,0.{space} 0,0.0 0,0.0")
        if near:
            assert allowed(game, "cut 1,0 E")
        else:
            assert refused(game, "cut 1,0 E") == "DC-38 no-web-in-reach"


@pytest.mark.clause("DC-38", "R-158")
def test_between_two_steps_and_after_the_last() -> None:
    maze = "maze 1,0=cross-i 2,0=cross-i 3,0=cross-i\nweb web-i 1 3,0 E 1\n"
    game = dark_cave_at(f"{maze}gear 0 axe-i\nhand 0 rat-i cross-i")
    play(game, "pass rat-i", "stop", "step 1,0 0", "step 2,0 0", "step 3,0 0")
    assert listing(game) == ["cut 3,0 E", "stop"]
    assert refused(game, "step 2,0 0") == "DC-53 no-steps-left"
    play(game, "cut 3,0 E")
    assert game.decider == 1


@pytest.mark.clause("DC-38", "R-158")
def test_in_a_turn_without_movement_too() -> None:
    game = dark_cave_at(f"{WEB}turn 0 still\nhand 0 rat-i cross-i\ngear 0 axe-i")
    play(game, "pass rat-i", "stop")
    assert listing(game) == ["cut 0,0 E", "stop"]


@pytest.mark.clause("DC-40", "R-158")
def test_an_axe_laid_before_oneself_serves_from_the_next_turn_on() -> None:
    game = dark_cave_at(f"{WEB}hand 0 axe-i cross-i\nmaze -1,0=cross-i")
    assert refused(game, "cut 0,0 E") == "DC-40 no-axe-ready"
    play(game, "play axe-i 0")
    assert refused(game, "cut 0,0 E") == "DC-40 no-axe-ready"
    game = dark_cave_at(f"{WEB}hand 0 axe-ii cross-i\nmaze -1,0=cross-i\ngear 0 axe-i")
    play(game, "play axe-ii 0", "cut 0,0 E")
    assert shown(game, "gear")[0] == ["axe-ii"]
    assert refused(game, "cut 0,0 E") == "DC-40 no-axe-ready"


@pytest.mark.clause("R-158")
def test_an_axe_laid_by_another_serves_at_once() -> None:
    maze = "maze 1,0=cross-i\ncreature rat-i 2 1,0.0\n"
    game = dark_cave_at(
        f"{maze}hand 0 axe-i cross-i\nhand 1 cross-i cross-i\ndwarves 0,0.0 0,0.0 0,0.0"
    )
    play(game, "play axe-i 1", "stop", "pass cross-i", "stop", "step 1,0 0")
    assert (shown(game, "asked"), game.decider) == ("repel-creature", 1)


@pytest.mark.clause("DC-40", "R-158")
def test_not_even_against_a_creature_on_the_turn_it_is_laid() -> None:
    game = dark_cave_at("maze 1,0=cross-i\ncreature goblin-ii 2 1,0.0\nhand 0 axe-i cross-i")
    play(game, "play axe-i 0", "step 1,0 0")
    assert shown(game, "nuggets") == [2, 3, 3]
    assert shown(game, "gear")[0] == ["axe-i"]
