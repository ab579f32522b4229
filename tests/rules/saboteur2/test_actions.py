"""The new action cards: S2-21 to S2-30, R-46 to R-49, R-56, R-181, R-186, R-194."""

from collections import Counter

import pytest

from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn
from tests.rule_positions import allowed, event_names, line, listing, play, refused
from tests.rules.saboteur2.positions import at, roles

# Thief and Hands off


@pytest.mark.clause("S2-21")
def test_a_thief_is_laid_before_oneself() -> None:
    game = at("hand 0 thief map\npile cross")
    assert listing(game, "play thief") == ["play thief"]
    events = play(game, "play thief")
    assert CardPlayedOn(0, "thief", 0) in events
    assert line(game, "marks 0") == ["thief"]
    assert line(game, "saboteur2 thieves") == ["0"]
    assert line(game, "discard") == []
    assert line(game, "hand 0") == ["map", "cross"]


@pytest.mark.clause("S2-21")
def test_a_thief_does_not_hinder_laying() -> None:
    assert allowed(at("marks 0 thief\nhand 0 cross"), "lay cross 1,0")


@pytest.mark.clause("S2-29", "R-47")
def test_only_one_thief_lies_before_a_seat() -> None:
    game = at("marks 0 thief\nhand 0 thief map")
    assert refused(game, "play thief") == "S2-29 already-before"


@pytest.mark.clause("S2-22", "R-186")
@pytest.mark.parametrize("target", [0, 2])
def test_hands_off_discards_a_thief_and_then_itself(target: int) -> None:
    game = at(f"marks {target} thief\nsaboteur2 thieves {target}\nhand 0 hands-off map\npile cross")
    assert listing(game, "play hands-off") == [f"play hands-off {target}"]
    play(game, f"play hands-off {target}")
    assert line(game, f"marks {target}") == []
    assert line(game, "saboteur2 thieves") == []
    assert line(game, "discard") == ["thief", "hands-off"]
    assert line(game, "hand 0") == ["map", "cross"]


@pytest.mark.clause("S2-22", "R-181")
def test_hands_off_needs_a_thief_on_the_table() -> None:
    game = at("marks 1 prison\nhand 0 hands-off")
    assert refused(game, "play hands-off 1") == "S2-22 nothing-to-remove"
    assert listing(game) == ["pass hands-off"]


# Prison and Free at last


@pytest.mark.clause("S2-23", "R-46")
def test_a_prison_is_laid_before_another() -> None:
    game = at("hand 0 prison map\npile cross")
    assert refused(game, "play prison 0") == "S2-23 no-prison-for-yourself"
    assert listing(game, "play prison") == ["play prison 1", "play prison 2"]
    play(game, "play prison 2")
    assert line(game, "marks 2") == ["prison"]
    assert line(game, "discard") == []
    assert line(game, "hand 0") == ["map", "cross"]


@pytest.mark.clause("S2-29", "R-47")
def test_only_one_prison_lies_before_a_seat() -> None:
    game = at("marks 1 prison\nhand 0 prison")
    assert refused(game, "play prison 1") == "S2-29 already-before"


@pytest.mark.clause("S2-29", "R-47")
def test_five_different_cards_may_lie_before_a_seat() -> None:
    game = at("broken 1 pick lamp\nmarks 1 thief\nhand 0 broken-cart broken-pick prison")
    assert refused(game, "play broken-pick 1") == "B-27 already-broken"
    assert allowed(game, "play prison 1")
    play(game, "play broken-cart 1")
    assert line(game, "broken 1") == ["pick", "lamp", "cart"]


@pytest.mark.clause("S2-23")
def test_who_is_imprisoned_lays_no_path_and_does_all_else() -> None:
    game = at("marks 0 prison\nhand 0 cross ladder-s map rockfall\nmaze 1,0=cross")
    assert refused(game, "lay cross 2,0") == "S2-23 imprisoned"
    assert refused(game, "lay ladder-s 0,1 turned") == "S2-23 imprisoned"
    assert not listing(game, "lay")
    for move in ("play map 8,0", "play rockfall 1,0", "pass cross", "clear prison"):
        assert allowed(game, move)


@pytest.mark.clause("S2-23", "R-194")
def test_an_empty_hand_does_not_protect() -> None:
    game = at(f"{roles('bgs|p')}\nhand 0 prison inspection role-change hand-swap broken-pick")
    for card in ("prison", "inspection", "role-change", "hand-swap", "broken-pick"):
        assert allowed(game, f"play {card} 1")


@pytest.mark.clause("S2-25", "R-186")
@pytest.mark.parametrize("target", [0, 1])
def test_free_at_last_discards_a_prison_and_then_itself(target: int) -> None:
    game = at(f"marks {target} prison thief\nhand 0 free-at-last map\npile cross")
    play(game, f"play free-at-last {target}")
    assert line(game, f"marks {target}") == ["thief"]
    assert line(game, "discard") == ["prison", "free-at-last"]


@pytest.mark.clause("S2-25", "R-181")
def test_free_at_last_needs_a_prison() -> None:
    game = at("marks 1 thief\nhand 0 free-at-last")
    assert refused(game, "play free-at-last 1") == "S2-25 nothing-to-remove"
    assert listing(game) == ["pass free-at-last"]


# Inspection


@pytest.mark.clause("S2-26", "R-56")
def test_inspection_shows_another_seats_role() -> None:
    game = at(f"{roles('bgs|p')}\nmarks 2 prison\nhand 0 inspection map\npile cross")
    assert refused(game, "play inspection 0") == "S2-26 not-yourself"
    assert listing(game, "play inspection") == ["play inspection 1", "play inspection 2"]
    play(game, "play inspection 2")
    assert line(game, "saw-role 0") == ["2=saboteur"]
    assert line(game, "discard") == ["inspection"]
    assert line(game, "hand 0") == ["map", "cross"]


# Role change


@pytest.mark.clause("S2-27", "R-48")
@pytest.mark.parametrize("target", [0, 1])
def test_role_change_gives_an_undealt_role_and_takes_the_old_one_out(target: int) -> None:
    game = at(f"{roles('bgs|po')}\nmarks {target} thief\nhand 0 role-change map\npile cross")
    assert listing(game, "play role-change") == [f"play role-change {seat}" for seat in range(3)]
    before = line(game, "roles")
    play(game, f"play role-change {target}")
    after = line(game, "roles")
    assert after[target] in {"profiteer", "boss"}
    assert after[3:5] == ["|", ({"profiteer", "boss"} - {after[target]}).pop()]
    assert after[5:] == ["|", before[target]]
    assert [after[seat] for seat in range(3) if seat != target] == [
        before[seat] for seat in range(3) if seat != target
    ]
    assert line(game, f"marks {target}") == ["thief"]
    assert line(game, "discard") == ["role-change"]
    assert line(game, "hand 0") == ["map", "cross"]


@pytest.mark.clause("S2-27", "R-48")
def test_each_undealt_role_is_as_likely_and_the_second_lot_is_another() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(120):
        game = at(
            f"seed {seed}\n{roles('bgs|poe')}\nhand 0 role-change map\nhand 1 role-change map"
        )
        play(game, "play role-change 2", "play role-change 2")
        old = line(game, "roles")[-1]
        found[old, line(game, "roles")[2]] += 1
    assert len(found) == 6
    assert min(found.values()) >= 8


@pytest.mark.clause("S2-27", "R-48")
def test_the_discarded_role_is_not_drawn_again() -> None:
    game = at(f"{roles('bgs|p')}\nhand 0 role-change map\nhand 1 role-change map")
    play(game, "play role-change 2")
    assert line(game, "roles") == ["blue-digger", "green-digger", "profiteer", "|", "|", "saboteur"]
    assert refused(game, "play role-change 2") == "S2-27 no-role-left"


@pytest.mark.clause("S2-27", "R-181")
def test_role_change_may_give_the_same_kind_of_role() -> None:
    game = at(f"{roles('bbg|b')}\nhand 0 role-change map")
    events = play(game, "play role-change 1")
    assert "RoleChanged" in event_names(events)
    assert line(game, "roles")[:3] == ["blue-digger", "blue-digger", "green-digger"]


# Hand swap


@pytest.mark.clause("S2-28")
def test_the_hands_are_exchanged_and_the_other_draws() -> None:
    game = at(
        "hand 0 hand-swap map map map cross cross cross\nhand 1 rockfall rockfall thief prison\n"
        "hand 2 cross\npile bridge bridge"
    )
    play(game, "play hand-swap 1")  # 6 beside the card, the other seat has 4
    assert line(game, "hand 0") == ["rockfall", "rockfall", "thief", "prison"]
    assert line(game, "hand 1") == ["map", "map", "map", "cross", "cross", "cross", "bridge"]
    assert line(game, "pile") == ["bridge"]
    assert line(game, "discard") == ["hand-swap"]


@pytest.mark.clause("S2-28")
def test_the_sizes_of_the_rulebook_example() -> None:
    game = at(
        "hand 0 hand-swap map map map cross cross\nhand 1 rockfall rockfall thief prison\n"
        "hand 2 cross\npile bridge bridge"
    )
    assert game.view("public").to_dict()["hand_sizes"] == [6, 4, 1]
    play(game, "play hand-swap 1")
    assert game.view("public").to_dict()["hand_sizes"] == [4, 5 + 1, 1]


@pytest.mark.clause("S2-28")
def test_one_does_not_swap_with_oneself() -> None:
    assert refused(at("hand 0 hand-swap map"), "play hand-swap 0") == "S2-28 not-yourself"


@pytest.mark.clause("R-49", "S2-11")
def test_swapping_as_the_last_card_brings_cards_again_and_the_other_is_skipped() -> None:
    game = at("hand 0 hand-swap\nhand 1 map map cross\nhand 2 cross cross")
    events = play(game, "play hand-swap 1")
    assert game.view("public").to_dict()["hand_sizes"] == [3, 0, 2]
    assert "TurnSkipped" in event_names(events)
    assert game.decider == 2
    play(game, "pass cross", "stop")
    assert game.decider == 0


@pytest.mark.clause("R-49", "R-187")
def test_who_was_skipped_takes_turns_again() -> None:
    game = at("hand 0 hand-swap map\nhand 2 cross")
    play(game, "play hand-swap 1")
    assert game.view("public").to_dict()["hand_sizes"] == [0, 1, 1]
    assert game.decider == 1


@pytest.mark.clause("R-49")
def test_the_other_draws_even_if_both_hands_are_empty() -> None:
    game = at("hand 0 hand-swap\npile map")
    play(game, "play hand-swap 2")
    assert line(game, "hand 2") == ["map"]
    assert game.decider == 2


@pytest.mark.clause("R-49", "S2-31")
def test_a_swap_of_empty_hands_without_a_pile_ends_the_round() -> None:
    game = at(f"{roles('bgs|')}\nhand 0 hand-swap")
    assert "RoundEnded" in event_names(play(game, "play hand-swap 2"))


@pytest.mark.clause("S2-30")
def test_the_action_cards_of_the_base_game_work_unchanged() -> None:
    game = at(
        "hand 0 broken-pick map\nhand 1 repair-pick map\nhand 2 rockfall map\n"
        "maze 1,0=ladder-w 0,1=door-blue-vertical"
    )
    play(game, "play broken-pick 1")
    assert line(game, "broken 1") == ["pick"]
    play(game, "play repair-pick 1")
    assert line(game, "discard") == ["broken-pick", "repair-pick"]
    assert listing(game, "play rockfall") == ["play rockfall 0,1", "play rockfall 1,0"]
    play(game, "play rockfall 1,0", "play map 8,0")
    assert line(game, "saw 0")[:1] == [line(game, "goals")[1]]


@pytest.mark.clause("R-190")
def test_a_card_names_its_target_at_once() -> None:
    game = at(f"{roles('bgs|p')}\nmarks 1 thief prison\nhand 0 hands-off free-at-last hand-swap")
    assert {len(text.split()) for text in listing(game, "play")} == {3}
