"""Tests of the novice's moves with the roles and cards of Saboteur 2."""

import pytest

from saboteur.play.game import Game
from tests.bots.bot_games import events_seen, novice_choice
from tests.rule_positions import game_at, row
from tests.rules.saboteur2.positions import BLUE, GOALS, GREEN, SEVEN_CRYSTALS, corridor, roles

KNOWS = "saw 0 8,0=treasure"
HANDS = "hand 1 map map map\nhand 2 map map map\npile map map map map map map map map"
WAY = f"maze {row(1, 6)}"


def at(letters: str, *lines: str) -> Game:
    """Return a game; seat 0 is on turn and knows the treasure; ``letters`` are the roles."""
    return game_at("\n".join([GOALS, KNOWS, HANDS, roles(letters), *lines]), id_="saboteur2")


# Doors, ladders, bridges.


def test_a_digger_lays_a_door_of_its_own_rather_than_a_plain_path() -> None:
    game = at("bgs", "maze 1,0=cross", f"hand 0 {BLUE} straight-horizontal")
    assert novice_choice(game) == f"lay {BLUE} 2,0"


def test_a_digger_lays_no_door_of_the_others_on_the_only_way() -> None:
    game = at("bgs", WAY, f"hand 0 {GREEN} thief")
    assert novice_choice(game) != f"lay {GREEN} 7,0"
    only = at("bgs", WAY, f"hand 0 {GREEN}")
    assert novice_choice(only) == f"pass {GREEN}"


def test_a_boss_goes_through_every_door() -> None:
    game = at("obg", WAY, f"hand 0 {GREEN} map")
    assert novice_choice(game) == f"lay {GREEN} 7,0"


@pytest.mark.parametrize(("letters", "completes"), [("bgs", False), ("gbs", True), ("obs", True)])
def test_who_links_the_treasure_behind_a_green_door(letters: str, *, completes: bool) -> None:
    game = at(letters, f"maze {corridor(GREEN)}", "hand 0 straight-horizontal map")
    assert (novice_choice(game) == "lay straight-horizontal 7,0") == completes


def test_a_digger_brings_a_door_of_the_others_down() -> None:
    game = at("bgs", f"maze {corridor('straight-horizontal', GREEN)}", "hand 0 rockfall map")
    assert novice_choice(game) == "play rockfall 2,0"


def test_a_digger_climbs_nearer_by_a_ladder() -> None:
    """The tunnel is cut off at 1,0; a ladder at its end links all of it."""
    game = at("bgs", f"maze {row(2, 5)}", "hand 0 ladder-w map")
    assert novice_choice(game) == "lay ladder-w 6,0"


def test_a_digger_sees_that_the_tracks_of_a_bridge_do_not_meet() -> None:
    """A bridge leads straight on; the double curve would turn aside."""
    game = at("bgs", WAY, "hand 0 bridge double-curve-nw-es")
    assert novice_choice(game) == "lay bridge 7,0"


def test_a_saboteur_closes_the_way_where_a_door_would_not() -> None:
    game = at("sbg", WAY, f"hand 0 {GREEN} dead-horizontal")
    assert novice_choice(game) == "lay dead-horizontal 7,0"


# Crystals.


def test_a_geologist_lays_crystals_even_on_a_dead_end() -> None:
    game = at("egb", "maze 1,0=cross", "hand 0 crystal-dead-w straight-horizontal")
    assert "crystal-dead-w" in novice_choice(game)
    assert novice_choice(game).startswith("lay")


def test_a_geologist_passes_for_new_cards_and_keeps_its_crystals() -> None:
    game = at("egb", "broken 0 pick", "hand 0 crystal-dead-w straight-horizontal cross")
    assert novice_choice(game) in ("pass straight-horizontal", "pass cross")
    events_seen(game, novice_choice(game))
    assert novice_choice(game) in ("pass straight-horizontal", "pass cross")
    events_seen(game, novice_choice(game))
    assert novice_choice(game) == "stop"


def test_two_geologists_are_rivals() -> None:
    game = at("eeb", SEVEN_CRYSTALS, "saw-role 0 1=geologist", "hand 0 prison map")
    assert novice_choice(game) == "play prison 1"


# Prison and tools.


def test_a_saboteur_imprisons_a_digger() -> None:
    game = at("sbg", "ask turn 1", "hand 0 prison map", "hand 1 straight-horizontal map")
    events = events_seen(game, "lay straight-horizontal 1,0", "pass map", "stop")
    assert novice_choice(game, events) == "play prison 1"


@pytest.mark.parametrize(
    ("role", "choice"), [("blue-digger", "pass map"), ("saboteur", "play prison 1")]
)
def test_an_inspected_role_decides_who_is_imprisoned(role: str, choice: str) -> None:
    letters = "bbg" if role == "blue-digger" else "bsg"
    game = at(letters, f"saw-role 0 1={role}", "hand 0 prison map")
    assert novice_choice(game) == choice


@pytest.mark.parametrize(
    ("role", "frees"), [("blue-digger", True), ("boss", True), ("saboteur", False)]
)
def test_a_digger_frees_a_trusted_seat(role: str, *, frees: bool) -> None:
    letters = {"blue-digger": "bbg", "boss": "bog", "saboteur": "bsg"}[role]
    game = at(letters, "marks 1 prison", f"saw-role 0 1={role}", "hand 0 free-at-last map")
    assert (novice_choice(game) == "play free-at-last 1") == frees


def test_a_stale_look_at_a_role_counts_for_nothing() -> None:
    game = at("bsg", "marks 1 prison", "saw-role 0 1=saboteur now 1 2", "hand 0 free-at-last map")
    assert novice_choice(game) == "play free-at-last 1"


@pytest.mark.parametrize("letters", ["bgs", "sbg", "ebg"])
def test_everybody_leaves_prison_first(letters: str) -> None:
    game = at(letters, "marks 0 prison", "marks 1 prison", "hand 0 free-at-last map")
    assert novice_choice(game) == "play free-at-last 0"


def test_a_digger_gives_two_poor_cards_for_its_freedom() -> None:
    game = at("bgs", "marks 0 prison thief", "hand 0 map map straight-horizontal dead-ne")
    assert novice_choice(game) == "clear prison"
    events_seen(game, "clear prison")
    assert novice_choice(game) in ("discard map", "discard dead-ne")


def test_a_repair_is_better_than_two_cards() -> None:
    game = at("bgs", "broken 0 pick", "hand 0 repair-pick map dead-ne")
    assert novice_choice(game) == "play repair-pick 0"


# Thieves.


@pytest.mark.parametrize("letters", ["bgs", "sbg", "pbg", "ebg"])
def test_everybody_lays_a_thief_where_nothing_is_urgent(letters: str) -> None:
    assert novice_choice(at(letters, "hand 0 thief map")) == "play thief"


def test_nobody_chases_its_own_thief() -> None:
    game = at(
        "bgs", "marks 0 thief", "saboteur2 thieves 0", "hand 0 hands-off cross", "broken 0 pick"
    )
    assert novice_choice(game) == "pass hands-off"


def test_a_foe_is_kept_from_stealing() -> None:
    game = at(
        "bsg", "marks 0 thief", "marks 1 thief", "marks 2 thief", "saboteur2 thieves 0 1 2",
        "saw-role 0 1=saboteur", "hand 0 hands-off map", "broken 0 pick",
    )  # fmt: skip
    assert novice_choice(game) == "play hands-off 1"


def test_a_thief_steals_from_the_richest() -> None:
    game = at(
        "bgs", WAY, "marks 0 thief", "saboteur2 thieves 0", "nuggets 0 1 4",
        "result 1 1 green-digger blue-digger saboteur", "ask theft 0",
    )  # fmt: skip
    assert novice_choice(game) == "steal 2"


# Roles and hands.


def test_a_digger_inspects_a_seat_that_has_told_nothing() -> None:
    game = at("bgs", "ask turn 1", "hand 0 inspection dead-ne", "hand 1 straight-horizontal map")
    events = events_seen(game, "lay straight-horizontal 1,0", "pass map", "stop")
    assert novice_choice(game, events) == "play inspection 2"


def test_nobody_inspects_twice() -> None:
    game = at("bgs", "saw-role 0 1=green-digger", "hand 0 inspection dead-ne")
    assert novice_choice(game) == "play inspection 2"


def test_a_saboteur_changes_its_role_when_the_treasure_is_all_but_reached() -> None:
    near = at("sbg|bg", WAY, "hand 0 role-change map", "broken 0 pick")
    assert novice_choice(near) == "play role-change 0"
    far = at("sbg|bg", "hand 0 role-change map", "broken 0 pick")
    assert novice_choice(far) != "play role-change 0"


def test_a_digger_changes_the_role_of_a_known_saboteur() -> None:
    game = at("bsg|bg", WAY, "saw-role 0 1=saboteur", "hand 0 role-change dead-ne", "broken 0 pick")
    assert novice_choice(game) == "play role-change 1"


def test_a_bad_hand_is_swapped_for_a_larger_one() -> None:
    game = at("bgs", "hand 0 hand-swap dead-ne", "broken 0 pick", "hand 2 cross")
    assert novice_choice(game) == "play hand-swap 1"
    good = at("bgs", "hand 0 hand-swap cross cross cross cross", "maze 1,0=cross")
    assert novice_choice(good).startswith("lay")


# Passing.


def test_a_digger_passes_all_its_dead_ends_while_there_is_something_to_draw() -> None:
    game = at("bgs", "hand 0 dead-ne dead-nw repair-pick repair-lamp")
    passed = []
    while game.decider == 0:
        passed.append(novice_choice(game))
        events_seen(game, passed[-1])
    assert sorted(passed) == ["pass dead-ne", "pass dead-nw", "stop"]


def test_nobody_throws_its_last_cards_away() -> None:
    game = game_at(
        "\n".join([GOALS, KNOWS, roles("bgs"), "hand 0 dead-ne dead-nw repair-pick"]),
        id_="saboteur2",
    )
    events_seen(game, novice_choice(game))
    assert novice_choice(game) == "stop"
