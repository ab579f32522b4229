"""Movement and goals: DC-53 to DC-58, DC-78, R-169."""

import pytest

from saboteur.games.dark_cave.events import NuggetPlaced
from saboteur.games.registry import ruleset
from saboteur.kernel.events import GoalRevealed
from saboteur.play.game import Game
from tests.rule_positions import event_names, line, listing, play, refused
from tests.rules.dark_cave.positions import dark_cave_at, dwarf, only, shown

GOALS = "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
HAND = "hand 0 rat-i cross-i\n"
PASS = ("pass rat-i", "stop")


@pytest.mark.clause("DC-53")
def test_three_steps_one_space_each() -> None:
    game = dark_cave_at(f"{HAND}maze 1,0=cross-i 2,0=cross-i 3,0=cross-i 4,0=cross-i")
    play(game, *PASS)
    assert refused(game, "step 2,0 0") == "DC-53 not-one-step"
    assert refused(game, "step 1,0 9") == "DC-53 not-one-step"
    play(game, "step 1,0 0", "step 2,0 0", "step 3,0 0")
    assert (game.decider, dwarf(game, 0)) == (1, "3,0.0")


@pytest.mark.clause("DC-21", "DC-53")
@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("straight-horizontal-i", ["1,0 0"]),
        ("straight-horizontal-ii", ["1,0 1", "1,0 0"]),
        ("straight-horizontal-iii", ["1,0 1", "1,0 2", "1,0 0"]),
    ],
)
def test_a_dwarf_crosses_in_as_many_steps_as_the_level(card: str, way: list[str]) -> None:
    game = dark_cave_at(f"{HAND}gear 0 boots-i\nmaze 1,0={card} 2,0=cross-i")
    play(game, *PASS, *(f"step {space}" for space in way), "step 2,0 0")
    assert dwarf(game, 0) == "2,0.0"


@pytest.mark.clause("DC-53")
def test_any_number_of_dwarves_share_a_space() -> None:
    game = dark_cave_at(f"{HAND}maze 1,0=cross-i\ndwarves 0,0.0 1,0.0 1,0.0")
    play(game, *PASS, "step 1,0 0")
    assert line(game, "dwarves") == ["1,0.0"] * 3


@pytest.mark.clause("DC-54")
def test_a_ladder_hop_is_one_step_and_costs_are_paid_at_once() -> None:
    game = dark_cave_at(f"{HAND}maze 5,5=ladder-t-horizontal-i 6,5=bridge-horizontal-i")
    play(game, *PASS, "step 5,5 0")
    assert shown(game, "asked_left") == 2
    play(game, "step 6,5 1")
    assert line(game, "hand 0") == []


@pytest.mark.clause("DC-55")
def test_a_web_is_not_crossed_unless_an_axe_removes_it() -> None:
    maze = "maze 1,0=cross-i -1,0=cross-i\nweb web-i 1 0,0 E 1\n"
    game = dark_cave_at(f"{HAND}{maze}gear 0 axe-i")
    play(game, *PASS)
    assert refused(game, "step 1,0 0") == "DC-55 not-one-step"
    play(game, "cut 0,0 E", "step 1,0 0")
    assert dwarf(game, 0) == "1,0.0"


@pytest.mark.clause("DC-57", "DC-58", "R-169")
def test_the_first_on_a_goal_turns_it_over_and_stops_on_its_first_space() -> None:
    game = dark_cave_at(f"{GOALS}{HAND}maze 4,-3=cross-i 4,-2=cross-i\ndwarves 4,-2.0 0,0.0 0,0.0")
    assert refused(game, "enter 4,-4") == "DC-15 not-asked"
    play(game, *PASS)
    assert refused(game, "enter 4,-4") == "DC-57 no-goal-to-enter"
    play(game, "step 4,-3 0")
    assert listing(game, "enter") == ["enter 4,-4"]
    events = play(game, "enter 4,-4")
    (revealed,) = only(events, GoalRevealed)
    assert (revealed.goal, revealed.turned) == ("goal-ladder", True)  # from the south
    assert event_names(events)[:2] == ["GoalRevealed", "DwarfMoved"]
    assert (dwarf(game, 0), game.decider) == ("4,-4.0", 1)  # a step was left, and lapsed


@pytest.mark.clause("DC-58", "R-169")
def test_it_joins_the_card_one_comes_from_and_may_mismatch_others() -> None:
    maze = "maze 4,-3=straight-vertical-i 3,-4=straight-vertical-i 5,-4=straight-vertical-i\n"
    game = dark_cave_at(f"{GOALS}{HAND}{maze}dwarves 4,-3.0 0,0.0 0,0.0")
    play(game, *PASS, "enter 4,-4")
    assert "4,-4=goal-ladder*" in line(game, "maze")
    assert dwarf(game, 0) == "4,-4.0"


@pytest.mark.clause("R-169")
def test_most_matching_sides_then_the_mover_chooses() -> None:
    where = "dwarves 3,-4.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{GOALS}{HAND}maze 3,-4=cross-i\n{where}")
    events = play(game, *PASS, "enter 4,-4")
    assert event_names(events) == ["GoalShown"]
    assert listing(game) == ["orient 4,-4", "orient 4,-4 turned"]
    assert refused(game, "orient 4,4") == "R-169 other-goal"
    assert refused(game, "stop") == "DC-57 not-asked"
    assert next(g for g in shown(game, "goals") if g["x"] == 4)["face"] == "goal-ladder"
    play(game, "orient 4,-4 turned")
    assert "4,-4=goal-ladder*" in line(game, "maze")
    assert dwarf(game, 0) == "4,-4.1"  # the west edge of a turned card is its printed east
    game = dark_cave_at(f"{GOALS}{HAND}maze 3,-4=cross-i 4,-5=cross-i\n{where}")
    play(game, *PASS, "enter 4,-4")
    assert "4,-4=goal-ladder" in line(game, "maze")  # upright it meets the north too


@pytest.mark.clause("R-169")
def test_a_vein_goal_gets_its_nugget_when_it_is_turned() -> None:
    game = dark_cave_at(f"{GOALS}{HAND}maze -4,-3=cross-i\ndwarves -4,-3.0 0,0.0 0,0.0")
    events = play(game, *PASS, "enter -4,-4")
    assert [event.space for event in only(events, NuggetPlaced)] == [2]


@pytest.mark.clause("DC-57")
def test_a_goal_that_is_face_up_is_walked_like_any_path() -> None:
    where = "dwarves 4,-3.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{GOALS}{HAND}maze 4,-3=cross-i 4,-4=goal-ladder*\n{where}")
    play(game, *PASS, "step 4,-4 0", "step 4,-4 3")
    assert shown(game, "asked_left") == 1


@pytest.mark.clause("DC-55", "DC-57", "R-157")
def test_a_webbed_goal_cannot_be_entered() -> None:
    where = "dwarves 4,-3.0 0,0.0 0,0.0\n"
    game = dark_cave_at(
        f"{GOALS}{HAND}maze 4,-3=cross-i 4,-2=cross-i\nweb web-i 1 4,-4 S 2\n{where}"
    )
    play(game, *PASS)
    assert refused(game, "enter 4,-4") == "DC-55 no-goal-to-enter"
    assert refused(game, "enter 4,0") == "DC-57 no-goal-to-enter"


@pytest.mark.clause("DC-78")
def test_an_exit_needs_one_more_step_on_a_later_turn() -> None:
    hands = "hand 0 rat-i cross-i cross-i\n"
    game = dark_cave_at(f"{GOALS}{hands}maze 4,3=cross-i\ndwarves 4,3.0 0,0.0 0,0.0")
    play(game, *PASS, "enter 4,4")
    assert (dwarf(game, 0), game.decider) == ("4,4.0", 1)
    later = "dwarves 4,4.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{GOALS}{hands}maze 4,3=cross-i 4,4=goal-exit\n{later}")
    play(game, *PASS, "step 4,4 4")
    assert dwarf(game, 0) == "out"


@pytest.mark.clause("R-169")
def test_if_the_first_space_is_the_exit_one_leaves_at_once() -> None:
    deck = (
        '[deck]\nid = "dark-cave"\n[[goal]]\nkind = "goal-exit"\nlevel = 1\ncount = 1\n'
        'tracks = ["N-E-S-W"]\nfeature = "exit"\nsource = "x"\nconfidence = "certain"'
    )
    rules = ruleset("dark-cave", 3, deck=deck)
    text = f"{GOALS}{HAND}hand 1 cross-i\nmaze 4,3=cross-i\ndwarves 4,3.0 0,0.0 0,0.0\nask turn 0"
    game = Game(rules, rules.parse_position(text), [], "position")
    play(game, *PASS, "enter 4,4")
    assert dwarf(game, 0) == "out"
