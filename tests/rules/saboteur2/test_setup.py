"""Components, set-up and the course of rounds: S2-1 to S2-8, S2-31, S2-44 to S2-46."""

from collections import Counter
from typing import Any

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import Catalogue
from saboteur.play.game import Game
from tests.rule_positions import event_names, line, play
from tests.rules.saboteur2.positions import GOALS, at, linked, missed, roles

SEATS = range(2, 13)


def cards() -> Catalogue:
    catalogue: Catalogue = ruleset("saboteur2", 5).kit.catalogue
    return catalogue


def counted(group: str) -> dict[str, int]:
    return {row.kind: row.count for row in cards().group(group)}


def everything(game: Game) -> Counter[str]:
    """Count all cards in hands, the pile and those set aside."""
    found: Counter[str] = Counter(line(game, "pile") + line(game, "aside"))
    for seat in range(game.seats):
        found.update(line(game, f"hand {seat}"))
    return found


@pytest.mark.clause("S2-1")
def test_all_path_and_action_cards_of_the_base_game_are_used_but_no_dwarf_and_no_gold() -> None:
    base = ruleset("saboteur", 5).kit.catalogue
    for group in ("path", "action", "start", "goal"):
        for row in base.group(group):
            assert counted(group)[row.kind] >= row.count
    assert "miner" not in counted("role")
    assert counted("gold") == {}
    assert line(saboteur.new("saboteur2", seats=4, seed="1"), "gold-pile") == []


@pytest.mark.clause("S2-2", "R-57")
def test_thirty_path_cards_are_added() -> None:
    base = ruleset("saboteur", 5).kit.catalogue
    old = {row.kind for row in base.group("path")}
    new = {kind: count for kind, count in counted("path").items() if kind not in old}
    assert sum(new.values()) == 30
    assert new["bridge"] == 2
    for start, many in {
        "double-curve-": 2,
        "ladder-": 4,
        "door-blue-": 3,
        "door-green-": 3,
        "crystal-": 10,
        "mixed-": 6,
    }.items():
        assert sum(count for kind, count in new.items() if kind.startswith(start)) == many
    crystals = [row for row in cards().group("path") if "crystals" in row.facts]
    assert all(row.kind.startswith("crystal-") and row.facts["crystals"] == 1 for row in crystals)
    assert sum(row.count for row in crystals) == 10


@pytest.mark.clause("S2-2", "S2-19", "R-180")
def test_a_door_has_the_colour_of_its_name_and_stands_on_the_track() -> None:
    doors = [row for row in cards().group("path") if row.kind.startswith("door-")]
    assert len(doors) == 6
    for row in doors:
        track, *stubs = row.strings("tracks")
        assert row.facts["barriers"] == {track: row.kind.split("-")[1]}
        assert all(len(stub) == 1 for stub in stubs)


@pytest.mark.clause("S2-3", "R-33")
def test_twenty_one_action_cards_are_added() -> None:
    found = counted("action")
    assert {kind: found[kind] for kind in ("thief", "hands-off", "prison", "free-at-last")} == {
        "thief": 4,
        "hands-off": 3,
        "prison": 3,
        "free-at-last": 4,
    }
    assert (found["inspection"], found["role-change"], found["hand-swap"]) == (2, 2, 2)
    assert found["rockfall"] == 3 + 1
    assert sum(found.values()) == 27 + 21


@pytest.mark.clause("S2-4")
def test_fifteen_roles() -> None:
    assert counted("role") == {
        "blue-digger": 4,
        "green-digger": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }


@pytest.mark.clause("S2-5", "R-55")
def test_nuggets_never_run_out() -> None:
    game, _ = linked("bb|", 0, more="nuggets 90 9")
    assert game.scores == (94, 13)


@pytest.mark.clause("S2-6")
@pytest.mark.parametrize("seats", [1, 13])
def test_it_is_for_two_to_twelve_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 12"):
        saboteur.new("saboteur2", seats=seats, seed="1")


@pytest.mark.clause("S2-6", "S2-7")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_each_ten_aside_the_rest_is_the_pile(seats: int) -> None:
    game = saboteur.new("saboteur2", seats=seats, seed="deal")
    view: Any = game.view("public").to_dict()
    assert view["hand_sizes"] == [6] * seats
    assert view["pile"] == 118 - 10 - 6 * seats
    assert len(line(game, "aside")) == 10
    assert everything(game).total() == 118
    assert [(goal["x"], goal["y"]) for goal in view["goals"]] == [(8, -2), (8, 0), (8, 2)]


@pytest.mark.clause("S2-7")
@pytest.mark.parametrize(("seats", "pile"), [(2, 96), (7, 66), (12, 36)])
def test_the_piles_of_the_rulebook(seats: int, pile: int) -> None:
    assert saboteur.new("saboteur2", seats=seats, seed="p").view("public").pile == pile


@pytest.mark.clause("S2-8")
@pytest.mark.parametrize("seats", SEATS)
def test_one_role_each_the_rest_lies_face_down(seats: int) -> None:
    words = line(saboteur.new("saboteur2", seats=seats, seed="roles"), "roles")
    assert words[seats] == "|"
    assert Counter(words) - Counter("|") == Counter(counted("role"))


@pytest.mark.clause("S2-31")
def test_the_round_ends_when_the_treasure_is_linked() -> None:
    game, events = linked("bgs|", 0)
    assert "RoundEnded" in event_names(events)
    assert game.round == 2


@pytest.mark.clause("S2-31", "R-58")
def test_the_round_ends_when_no_hand_has_a_card_left_and_not_before() -> None:
    game = at(f"{GOALS}\n{roles('bgs|')}\nhand 0 dead-cross\nhand 2 repair-pick")
    play(game, "pass dead-cross")  # nothing on the table can be repaired, yet seat 2 can pass
    assert (game.round, game.decider) == (1, 2)
    assert "RoundEnded" in event_names(play(game, "pass repair-pick"))


@pytest.mark.clause("S2-44")
def test_a_new_round_shuffles_everything_with_the_cards_set_aside() -> None:
    game = at(
        f"{GOALS}\n{roles('bgo|ps|e')}\nhand 0 map\naside thief map\nmarks 1 thief prison\n"
        "broken 2 pick\nsaboteur2 thieves 1\nnuggets 3 2 1"
    )
    play(game, "pass map")
    assert game.round == 2
    assert everything(game) == Counter(counted("path")) + Counter(counted("action"))
    assert len(line(game, "aside")) == 10
    assert Counter(line(game, "roles")) - Counter("|") == Counter(counted("role"))
    view = game.view("public").to_dict()
    assert view["hand_sizes"] == [6, 6, 6]
    assert view["marks"] == [[], [], []]
    assert view["modules"]["saboteur2"]["laid"] == []
    assert len(view["maze"]) == 1


@pytest.mark.clause("S2-45")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_seat_to_the_left_of_the_last_card_begins_and_nuggets_are_kept(last: int) -> None:
    game, _ = linked("sse|", last, more="nuggets 5 6 7")
    assert game.decider == (last + 1) % 3
    assert game.scores == (5, 6, 7)


@pytest.mark.clause("S2-46")
def test_after_three_rounds_the_most_nuggets_win_together() -> None:
    game = at(f"round 3 starter 0\n{GOALS}\n{roles('bgs|')}\nhand 0 map\nnuggets 5 1 0")
    play(game, "pass map")
    assert game.over
    assert game.scores == (5, 1, 5)
    assert game.winners == (0, 2)


@pytest.mark.clause("S2-46")
def test_two_rounds_do_not_end_the_game() -> None:
    game, _ = missed("bgs|", "round 2 starter 0")
    assert not game.over
    assert game.round == 3
