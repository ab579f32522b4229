"""Tests of a chest that robs a hand, and of the knowledge left (ME-47, R-92, R-192)."""

import pytest

from saboteur.games.classic.modules.treasure_chests.events import CardRobbed, HiddenRobbery
from tests.modules.random_games import check
from tests.modules.treasure_chests.positions import LAY, at, one_chest, sizes
from tests.rule_positions import event_names, line, listing, play, refused, visible_events


@pytest.mark.clause("ME-47", "R-92")
def test_the_robber_gets_a_random_card_at_the_end_of_the_turn() -> None:
    game = one_chest("rob")
    events = play(game, LAY)
    assert event_names(events)[-1] == "ChestOpened"
    assert listing(game) == ["rob 1", "rob 2"]
    assert refused(game, "rob 0") == "ME-47 rob-yourself"
    assert refused(game, "pass cross") == "ME-47 not-asked"
    before = line(game, "hand 1")
    events = play(game, "rob 1")
    card = line(game, "hand 0")[-1]
    assert CardRobbed(0, 1, card) in events
    assert sorted([*line(game, "hand 1"), card]) == sorted(before)
    assert "CardDrawn" not in event_names(events)
    assert len(line(game, "pile")) == 11


@pytest.mark.clause("R-92")
def test_robber_and_robbed_see_the_card_third_parties_do_not() -> None:
    game = one_chest("rob")
    play(game, LAY)
    events = play(game, "rob 1")
    card = line(game, "hand 0")[-1]
    for sight in (0, 1):
        assert visible_events(game, events, sight)[0] == CardRobbed(0, 1, card)
    for other in (2, "public"):
        assert visible_events(game, events, other)[0] == HiddenRobbery(0, 1)
    for number in range(20):
        assert card in line(game.determinise(1, str(number)), "hand 0"), "he knows where it is"


@pytest.mark.clause("R-92")
def test_an_empty_hand_cannot_be_robbed_and_the_only_other_is() -> None:
    game = at(
        "hand 0 straight-horizontal map\nhand 2 rockfall map\npile cross cross\n"
        "treasure-chests covered 2,0 chest-cross chest-rob"
    )
    assert "CardRobbed" in event_names(play(game, LAY))
    assert sizes(game) == [2, 0, 1]
    three = at(
        "hand 0 straight-horizontal map\nhand 2 rockfall map\nhand 3 map\n"
        "treasure-chests covered 2,0 chest-cross chest-rob",
        4,
    )
    play(three, LAY)
    assert refused(three, "rob 1") == "R-92 nothing-to-rob"


@pytest.mark.clause("R-92")
def test_without_a_victim_the_draw_is_forfeited_all_the_same() -> None:
    game = at(
        "hand 0 straight-horizontal map\npile cross cross\n"
        "treasure-chests covered 2,0 chest-cross chest-rob"
    )
    play(game, LAY)
    assert line(game, "hand 0") == ["map"]
    assert len(line(game, "pile")) == 2


@pytest.mark.clause("R-23")
def test_a_robbed_card_does_not_count_as_played() -> None:
    game = one_chest("rob")
    play(game, LAY, "rob 1")
    assert line(game, "last")[0] == "0"


@pytest.mark.clause("R-92")
def test_the_card_is_random() -> None:
    cards = set()
    for number in range(40):
        game = one_chest("rob", f"seed {number}")
        play(game, LAY, "rob 1")
        cards.add(line(game, "hand 0")[-1])
    assert cards == {"t-vertical", "t-horizontal"}


@pytest.mark.clause("R-92", "R-192")
def test_of_the_cards_known_in_a_robbed_hand_at_most_one_has_moved() -> None:
    saw = "saw-card 2 1=t-vertical\nsaw-card 2 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal map\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    moved = set()
    for number in range(120):
        world = game.determinise(2, str(number))
        robbed = line(world, "hand 1")
        gone = {"t-vertical", "t-horizontal"} - set(robbed)
        assert len(gone) <= 1
        assert gone <= set(line(world, "hand 0"))
        moved.add(frozenset(gone))
    assert len(moved) == 3
    check(game, "robbed")


@pytest.mark.clause("R-92", "R-192")
def test_if_the_whole_hand_was_known_one_of_its_cards_has_moved() -> None:
    saw = "saw-card 2 1=t-vertical\nsaw-card 2 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    for number in range(40):
        world = game.determinise(2, str(number))
        left = line(world, "hand 1")
        assert left in (["t-vertical"], ["t-horizontal"])
        other = {"t-vertical", "t-horizontal"} - set(left)
        assert other <= set(line(world, "hand 0"))


@pytest.mark.clause("R-192")
def test_the_robber_no_longer_looks_for_the_card_received() -> None:
    saw = "saw-card 0 1=t-vertical\nsaw-card 0 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    assert len(game.view(0).card_peeks) == 1
    assert line(game.determinise(0), "hand 1") == line(game, "hand 1")
