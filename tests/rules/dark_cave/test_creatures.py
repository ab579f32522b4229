"""Creatures: DC-41 to DC-51, DC-74, DC-76, R-159, R-162 to R-166, R-228, R-229."""

import pytest

from saboteur.games.dark_cave.events import (
    CreatureAttacked,
    CreatureCalled,
    CreatureGone,
    CreatureRepelled,
    DwarfFell,
    DwarfStood,
)
from saboteur.kernel.events import CardLost
from tests.rule_positions import allowed, line, listing, play, refused
from tests.rules.dark_cave.positions import dark_cave_at, dwarf, only, shown

MAZE = "maze 1,0=cross-i 2,0=cross-i 3,0=abyss-cross-i\n"
FAR = "dwarves 0,0.0 0,0.0 0,0.0\n"


@pytest.mark.clause("DC-41")
@pytest.mark.parametrize(("card", "steps"), [("rat-i", 3), ("lindworm-ii", 4), ("goblin-ii", 5)])
def test_a_creature_is_put_on_an_abyss_and_may_go_so_far(card: str, steps: int) -> None:
    game = dark_cave_at(f"{MAZE}hand 0 {card} cross-i")
    events = play(game, f"play {card} 3,0 0")
    (called,) = only(events, CreatureCalled)
    assert (called.seat, called.card, called.space) == (0, card, 0)
    assert shown(game, "asked_left") == steps  # placing costs no step
    assert line(game, "creature") == [card, "0", "3,0.0"]
    assert line(game, "discard") == []  # its card lies before the seat
    play(game, *["step 2,0 0", "step 3,0 0"] * (steps // 2), *["step 2,0 0"] * (steps % 2))
    assert shown(game, "asked") == "dwarf-step"


@pytest.mark.clause("DC-41", "R-181")
def test_without_an_abyss_it_cannot_be_called() -> None:
    game = dark_cave_at("hand 0 rat-i\nmaze 1,0=cross-i")
    assert listing(game) == ["pass rat-i", "propose-end"]
    assert refused(game, "play rat-i") == "DC-41 creature-not-in-play"
    assert refused(game, "play rat-i 1,0 0") == "DC-41 no-abyss"
    assert refused(game, "play rat-i 5,5 0") == "DC-41 no-abyss"


@pytest.mark.clause("DC-41", "R-234")
def test_an_abyss_of_any_fragment_and_a_revealed_one_will_do() -> None:
    goals = "goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit\n"
    game = dark_cave_at(f"{goals}hand 0 rat-i\nmaze 9,9=abyss-cross-i -4,-4=goal-abyss")
    assert listing(game, "play") == ["play rat-i -4,-4 2", "play rat-i 9,9 0"]


@pytest.mark.clause("DC-42")
def test_steps_may_be_forgone_and_go_back_and_forth() -> None:
    game = dark_cave_at(f"{MAZE}hand 0 rat-i cross-i")
    play(game, "play rat-i 3,0 0", "step 2,0 0", "step 3,0 0", "stop")
    assert shown(game, "asked") == "dwarf-step"
    assert line(game, "creature") == ["rat-i", "0", "3,0.0"]
    game = dark_cave_at(f"{MAZE}hand 0 rat-i cross-i")
    play(game, "play rat-i 3,0 0")
    assert refused(game, "pass cross-i") == "DC-42 not-asked"


@pytest.mark.clause("DC-43", "DC-48", "DC-51")
def test_the_books_example_of_a_rat() -> None:
    game = dark_cave_at(
        "clans yellow-loyal blue-loyal yellow-loyal blue-loyal yellow-saboteur\n"
        "maze 1,0=cross-i 2,0=cross-i 3,0=abyss-cross-i\ndwarves 0,0.0 1,0.0 0,0.0 0,0.0 0,0.0\n"
        "hand 0 rat-i cross-i\nhand 1 web-i axe-i boots-i",
        seats=5,
    )
    play(game, "play rat-i 3,0 0", "step 2,0 0")
    assert shown(game, "asked_left") == 2
    events = play(game, "step 1,0 0")  # after 2 of 3 steps it meets the blue dwarf
    assert only(events, CreatureAttacked) == [CreatureAttacked("rat", (1,))]
    assert [event.seat for event in only(events, CardLost)] == [1]
    assert shown(game, "hand_sizes")[1] == 2
    assert shown(game, "asked") == "dwarf-step"  # the third step is forfeited
    assert line(game, "creature") == ["rat-i", "0", "1,0.0"]


@pytest.mark.clause("DC-43", "DC-50")
def test_it_attacks_all_on_the_space_at_once() -> None:
    game = dark_cave_at(f"{MAZE}dwarves 1,0.0 1,0.0 1,0.0\nhand 0 goblin-ii cross-i\nnuggets 3 0 2")
    play(game, "play goblin-ii 3,0 0", "step 2,0 0")
    events = play(game, "step 1,0 0")
    assert only(events, CreatureAttacked) == [CreatureAttacked("goblin", (0, 1, 2))]
    assert shown(game, "nuggets") == [2, 0, 1]  # without gold nothing is stolen


@pytest.mark.clause("DC-44", "R-229")
def test_one_axe_saves_all_on_the_space() -> None:
    game = dark_cave_at(f"{MAZE}dwarves 1,0.0 1,0.0 1,0.0\nhand 0 goblin-ii cross-i\ngear 2 axe-i")
    play(game, "play goblin-ii 3,0 0", "step 2,0 0", "step 1,0 0")
    assert (shown(game, "asked"), game.decider) == ("repel-creature", 2)
    events = play(game, "repel")
    assert only(events, CreatureRepelled) == [CreatureRepelled(2, "axe-i", "goblin", "goblin-ii")]
    assert shown(game, "nuggets") == [3, 3, 3]
    assert shown(game, "creatures") == []
    assert line(game, "discard") == ["goblin-ii", "axe-i"]
    assert shown(game, "asked") == "dwarf-step"


@pytest.mark.clause("DC-39", "R-159", "R-229")
def test_holders_are_asked_in_seat_order_from_the_active_player() -> None:
    game = dark_cave_at(
        f"{MAZE}dwarves 1,0.0 1,0.0 1,0.0 0,0.0\nhand 1 rat-i cross-i\nhand 0 cross-i\n"
        "gear 0 axe-i\ngear 1 axe-ii\ngear 2 axe-iii\ngear 3 axe-i\nlying 2\nask turn 1",
        seats=4,
    )
    play(game, "play rat-i 3,0 0", "step 2,0 0", "step 1,0 0")
    asked = []
    while shown(game, "asked") == "repel-creature":
        asked.append(game.decider)
        assert listing(game) == ["decline", "repel"]
        assert refused(game, "stop") == "DC-39 not-asked"
        play(game, "decline")
    assert asked == [1, 2, 0]  # dwarves on the ground and the creature's own too; seat 3 has left
    assert shown(game, "gear") == [["axe-i"], ["axe-ii"], ["axe-iii"], ["axe-i"]]


@pytest.mark.clause("R-159")
def test_one_axe_is_spent_and_no_other_player_is_asked() -> None:
    game = dark_cave_at(
        f"{MAZE}dwarves 0,0.0 1,0.0 1,0.0\nhand 0 rat-i cross-i\ngear 1 axe-i\ngear 2 axe-ii"
    )
    play(game, "play rat-i 3,0 0", "step 2,0 0", "step 1,0 0", "repel")
    assert shown(game, "gear") == [[], [], ["axe-ii"]]
    assert game.decider == 0


@pytest.mark.clause("DC-39", "DC-56", "R-159")
def test_entering_its_space_ends_the_move_even_if_it_is_repelled() -> None:
    game = dark_cave_at(f"{MAZE}creature goblin-ii 1 1,0.0\nhand 0 rat-i cross-i\ngear 0 axe-i")
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert game.decider == 0
    play(game, "repel")
    assert (dwarf(game, 0), game.decider) == ("1,0.0", 1)
    assert shown(game, "nuggets")[0] == 3
    game = dark_cave_at(f"{MAZE}creature goblin-ii 2 1,0.0\nhand 0 rat-i cross-i")
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert (shown(game, "nuggets")[0], game.decider) == (2, 1)


@pytest.mark.clause("DC-56", "R-229")
def test_only_the_arriving_dwarf_is_attacked_and_may_swing() -> None:
    game = dark_cave_at(
        f"{MAZE}creature goblin-ii 2 1,0.0\ndwarves 0,0.0 1,0.0 0,0.0\nhand 0 rat-i cross-i\n"
        "gear 1 axe-i"
    )
    events = play(game, "pass rat-i", "stop", "step 1,0 0")
    assert only(events, CreatureAttacked) == [CreatureAttacked("goblin", (0,))]
    assert (shown(game, "nuggets"), shown(game, "gear")[1]) == ([2, 3, 3], ["axe-i"])
    game = dark_cave_at(
        f"{MAZE}creature goblin-ii 2 1,0.0\ndwarves 0,0.0 1,0.0 0,0.0\nhand 0 rat-i cross-i\n"
        "gear 0 axe-ii\ngear 1 axe-i"
    )
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert (shown(game, "asked"), game.decider) == ("repel-creature", 0)
    assert shown(game, "asked_seats") == []


@pytest.mark.clause("DC-45")
def test_creatures_use_ladders_bridges_and_tunnels_freely() -> None:
    maze = "maze 1,0=bridge-horizontal-i 2,0=abyss-cross-i 5,5=ladder-t-horizontal-i\n"
    game = dark_cave_at(f"{maze}dwarves 5,5.0 5,5.0 5,5.0\nhand 0 rat-i cross-i")
    play(game, "play rat-i 2,0 0", "step 1,0 1", "step 0,0 0")
    assert len(line(game, "hand 0")) == 1
    assert allowed(game, "step 5,5 0")
    game = dark_cave_at(f"maze 1,0=tunnel-nw-i 1,-1=abyss-cross-i\n{FAR}hand 0 rat-i cross-i")
    play(game, "play rat-i 1,-1 0", "step 1,0 0", "step 1,0 2")
    assert shown(game, "nuggets") == [3, 3, 3]


@pytest.mark.clause("DC-45", "R-163")
def test_creatures_cannot_enter_a_hidden_goal() -> None:
    game = dark_cave_at(f"maze 4,3=abyss-cross-i\n{FAR}hand 0 rat-i cross-i")
    play(game, "play rat-i 4,3 0")  # no way out
    assert game.decider == 1
    game = dark_cave_at(f"maze 4,3=abyss-cross-i 4,2=cross-i\n{FAR}hand 0 rat-i cross-i")
    play(game, "play rat-i 4,3 0")
    assert listing(game) == ["step 4,2 0", "stop"]
    assert refused(game, "enter 4,4") == "DC-42 not-asked"


@pytest.mark.clause("DC-46")
def test_it_goes_when_its_players_next_turn_begins() -> None:
    hands = "hand 0 rat-i cross-i\nhand 1 cross-i cross-i\nhand 2 cross-i cross-i\n"
    game = dark_cave_at(f"maze 9,9=abyss-cross-i\n{hands}turn 0 still")
    play(game, "play rat-i 9,9 0")
    play(game, "pass cross-i", "stop")
    assert line(game, "creature")
    events = play(game, "pass cross-i", "stop")
    assert only(events, CreatureGone) == [CreatureGone("rat", "rat-i")]
    assert line(game, "discard")[-1] == "rat-i"


@pytest.mark.clause("DC-47", "DC-76", "R-166")
def test_a_creature_in_play_is_moved_on_with_a_new_clock() -> None:
    hands = "hand 0 cross-i cross-i\nhand 1 rat-ii cross-i cross-i\nhand 2 cross-i cross-i\n"
    game = dark_cave_at(f"{MAZE}{hands}creature rat-i 0 3,0.0\nask turn 1")
    assert listing(game, "play") == ["play rat-ii"]
    assert refused(game, "play rat-ii 3,0 0") == "DC-47 creature-in-play"
    play(game, "play rat-ii")
    assert line(game, "discard") == ["rat-i"]  # the former player's card
    play(game, "step 2,0 0", "stop", "stop")
    assert line(game, "creature") == ["rat-ii", "1", "2,0.0"]
    play(game, "pass cross-i", "stop", "stop")
    assert game.decider == 0
    assert line(game, "creature") == ["rat-ii", "1", "2,0.0"]  # stays through 0's turn
    events = play(game, "pass cross-i", "stop", "stop")
    assert game.decider == 1
    assert only(events, CreatureGone)  # and leaves at 1's


@pytest.mark.clause("R-166", "R-231")
def test_the_clock_runs_if_its_player_passes_or_is_out() -> None:
    game = dark_cave_at(
        "turn 0 still\nhand 0 cross-i cross-i\nhand 1\nmaze 9,9=abyss-cross-i\n"
        "creature rat-i 1 9,9.0\nout 1"
    )
    events = play(game, "pass cross-i", "stop")
    assert only(events, CreatureGone) == [CreatureGone("rat", "rat-i")]


@pytest.mark.clause("DC-47")
def test_it_attacks_where_it_starts_only_if_it_leaves_and_returns() -> None:
    where = "creature goblin-ii 1 1,0.0\ndwarves 0,0.0 1,0.0 0,0.0\n"
    game = dark_cave_at(f"{MAZE}{where}hand 0 goblin-iii cross-i")
    play(game, "play goblin-iii", "stop")
    assert shown(game, "nuggets") == [3, 3, 3]
    game = dark_cave_at(f"{MAZE}{where}hand 0 goblin-iii cross-i")
    play(game, "play goblin-iii", "step 2,0 0", "step 1,0 0")
    assert shown(game, "nuggets") == [3, 2, 3]


@pytest.mark.clause("R-162")
def test_one_that_emerges_onto_dwarves_attacks_and_stops() -> None:
    game = dark_cave_at(f"{MAZE}dwarves 0,0.0 3,0.0 0,0.0\nhand 0 goblin-ii cross-i")
    play(game, "play goblin-ii 3,0 0")
    assert shown(game, "nuggets") == [3, 2, 3]
    assert shown(game, "asked") == "dwarf-step"


EXIT = (
    "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    "maze 4,3=abyss-cross-i 4,4=goal-exit\n"
)


@pytest.mark.clause("R-163")
def test_a_creature_on_the_exit_attacks_then_the_dwarf_leaves() -> None:
    game = dark_cave_at(f"{EXIT}hand 0 rat-i cross-i")
    play(game, "play rat-i 4,3 0", "step 4,4 0")
    assert allowed(game, "step 4,4 4")
    for creature in ("goblin-ii", "lindworm-ii"):
        where = f"creature {creature} 1 4,4.4\ndwarves 4,4.0 0,0.0 0,0.0\n"
        game = dark_cave_at(f"{EXIT}{where}hand 0 rat-i cross-i")
        play(game, "pass rat-i", "stop", "step 4,4 4")
        assert (dwarf(game, 0), shown(game, "lying")[0]) == ("out", False)
        assert shown(game, "nuggets")[0] == (2 if creature == "goblin-ii" else 3)


@pytest.mark.clause("R-164")
def test_beginning_beside_a_creature_is_harmless_and_returning_is_not() -> None:
    where = "creature goblin-ii 1 1,0.0\ndwarves 1,0.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{MAZE}{where}hand 0 rat-i cross-i")
    play(game, "pass rat-i", "stop", "step 2,0 0")
    assert shown(game, "nuggets")[0] == 3
    play(game, "step 1,0 0")
    assert (shown(game, "nuggets")[0], game.decider) == (2, 1)


@pytest.mark.clause("DC-49", "R-165")
def test_a_lying_dwarf_stands_up_on_the_next_turn_and_does_not_move() -> None:
    game = dark_cave_at(
        f"{MAZE}dwarves 0,0.0 2,0.0 0,0.0\nhand 0 lindworm-ii cross-i\nhand 1 cross-i cross-i"
    )
    events = play(game, "play lindworm-ii 3,0 0", "step 2,0 0")
    assert only(events, DwarfFell) == [DwarfFell(1)]
    assert shown(game, "lying") == [False, True, False]
    events = play(game, "stop")
    assert only(events, DwarfStood) == [DwarfStood(1)]
    assert shown(game, "lying") == [False, False, False]
    play(game, "pass cross-i", "stop")  # cards are played as usual, but no step follows
    assert (game.decider, dwarf(game, 1)) == (2, "2,0.0")


@pytest.mark.clause("R-165")
def test_lindworm_on_ones_own_turn() -> None:
    hand = "hand 0 rat-i cross-i cross-i\n"
    game = dark_cave_at(f"{MAZE}creature lindworm-ii 1 1,0.0\n{hand}")
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert (game.decider, shown(game, "lying")[0]) == (1, True)
    game = dark_cave_at(f"{MAZE}dwarves 2,0.0 0,0.0 0,0.0\nhand 0 lindworm-ii cross-i")
    play(game, "play lindworm-ii 3,0 0", "step 2,0 0")
    assert (game.decider, shown(game, "lying")[0]) == (1, True)  # no movement this turn either
    game = dark_cave_at(f"{MAZE}dwarves 0,0.0 2,0.0 0,0.0\nlying 1\nhand 0 lindworm-ii cross-i")
    events = play(game, "play lindworm-ii 3,0 0", "step 2,0 0")
    assert only(events, CreatureAttacked)
    assert not only(events, DwarfFell)  # a further hit adds nothing


@pytest.mark.clause("DC-50")
def test_the_goblin_stops_though_there_is_nothing_to_steal() -> None:
    game = dark_cave_at(f"{MAZE}dwarves 0,0.0 2,0.0 0,0.0\nnuggets 3 0 3\nhand 0 goblin-ii cross-i")
    play(game, "play goblin-ii 3,0 0", "step 2,0 0")
    assert shown(game, "nuggets") == [3, 0, 3]
    assert shown(game, "asked") == "dwarf-step"


@pytest.mark.clause("DC-74", "R-228")
def test_two_creatures_each_attack_in_the_movers_order_and_an_axe_repels_one() -> None:
    game = dark_cave_at(
        f"{MAZE}creature goblin-ii 1 1,0.0\ncreature lindworm-ii 2 1,0.0\ngear 0 axe-i\n"
        "hand 0 rat-i cross-i"
    )
    play(game, "pass rat-i", "stop", "step 1,0 0")
    assert listing(game) == ["face goblin", "face lindworm"]
    assert refused(game, "face rat") == "R-228 creature-not-there"
    assert refused(game, "stop") == "DC-74 not-asked"
    play(game, "face lindworm")
    play(game, "repel")
    assert shown(game, "nuggets")[0] == 2  # the goblin attacks all the same
    assert shown(game, "lying")[0] is False
    assert [creature["creature"] for creature in shown(game, "creatures")] == []
    assert game.decider == 1


@pytest.mark.clause("R-228")
def test_creatures_pass_and_share_spaces_freely() -> None:
    game = dark_cave_at(f"{MAZE}creature goblin-ii 1 2,0.0\nhand 0 rat-i cross-i")
    play(game, "play rat-i 3,0 0", "step 2,0 0")
    assert shown(game, "asked") == "creature-step"
    play(game, "stop")
    assert len(shown(game, "creatures")) == 2
