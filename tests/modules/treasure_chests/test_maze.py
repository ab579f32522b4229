"""Tests of chests placed, reached, removed, looked at (ME-35 to ME-41, R-88, R-89, R-188)."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestBuried,
    ChestOpened,
    ChestPathTurned,
    ChestSeen,
    HiddenChestPeek,
)
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import Cell
from saboteur.play.game import Game
from tests.modules.random_games import check
from tests.modules.treasure_chests.positions import HANDS, ID, LAY, at, one_chest
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events

PRESET = {(2, -2), (2, 2), (6, -2), (6, 2)}


def lines(game: Game, zone: str) -> list[list[str]]:
    """Return the words of every line about chests of a zone."""
    start = f"treasure-chests {zone} "
    return [
        text[len(start) :].split()
        for text in game.position().splitlines()
        if text.startswith(start)
    ]


def spots(game: Game) -> set[tuple[int, int]]:
    chests = game.view("public").modules["treasure-chests"]
    return {(chest.x, chest.y) for chest in chests.covered}


# Set-up.


@pytest.mark.clause("ME-35", "ME-52")
def test_there_are_seven_paths_and_ten_chests_one_of_each_effect() -> None:
    rules = ruleset(ID, 3)
    assert isinstance(rules, ClassicRules)
    kit = rules.kit
    assert len(kit.copies("chest-path")) == 7
    assert len(kit.copies("chest")) == 10
    assert len({kit.effects[card] for card in kit.copies("chest")}) == 10


@pytest.mark.clause("ME-36", "ME-37", "R-88")
def test_four_chests_lie_under_four_paths_and_the_others_stay_out() -> None:
    game = saboteur.new(ID, seats=3, seed="set-up")
    covered = lines(game, "covered")
    assert spots(game) == PRESET
    assert len(covered) == 4
    out = line(game, "treasure-chests out")
    assert len(out) == 9
    names = Counter(out) + Counter(name for words in covered for name in words[1:])
    kit = game.rules.kit
    cards = (*kit.copies("chest-path"), *kit.copies("chest"))
    assert names == Counter(kit.names[card] for card in cards)
    drawn = [card for seat in range(3) for card in line(game, f"hand {seat}")] + line(game, "pile")
    assert len(drawn) == 67, "they are not in the deck"


@pytest.mark.clause("ME-36")
def test_both_are_shuffled() -> None:
    tops = {tuple(lines(saboteur.new(ID, seats=3, seed=str(n)), "covered")[0]) for n in range(20)}
    assert len(tops) > 10


@pytest.mark.clause("R-88", "ME-37")
def test_a_random_layout_keeps_its_distances() -> None:
    found = set()
    for number in range(60):
        game = saboteur.new(ID, seats=3, seed=str(number), options={"chest_layout": "random"})
        places = spots(game)
        assert len(places) == 4
        taken = {(0, 0), (8, -2), (8, 0), (8, 2)}
        for x, y in places:
            assert 1 <= x <= 7
            assert -3 <= y <= 3
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            assert not beside & (places | taken)
        found.add(frozenset(places))
    assert len(found) > 50


@pytest.mark.clause("ME-54", "R-88")
@pytest.mark.parametrize("layout", ["preset", "random"])
def test_the_next_round_has_all_seventeen_again(layout: str) -> None:
    game = saboteur.new(ID, seats=3, seed="rounds", options={"chest_layout": layout})
    first = game.position()
    while game.round == 1:
        game.play(next(move for move in game.legal_moves() if move.verb in ("pass", "take")))
    assert len(spots(game)) == 4
    assert len(line(game, "treasure-chests out")) == 9
    assert lines(game, "covered") != [
        text.split()[2:]
        for text in first.splitlines()
        if text.startswith("treasure-chests covered")
    ]
    assert not lines(game, "opened")


# Covered paths.


@pytest.mark.clause("ME-41")
def test_a_covered_path_binds_no_edges_and_carries_no_tunnel() -> None:
    game = at(
        "hand 0 cross dead-vertical\nmaze 1,0=cross\n"
        "treasure-chests covered 2,1 chest-cross chest-rob"
    )
    assert allowed(game, "lay cross 2,0"), "whatever the chest path shows to the north"
    assert refused(game, "lay cross 2,1") == "B-21 cell-taken"
    assert refused(game, "lay cross 3,1") == "B-21 no-neighbour"


@pytest.mark.clause("ME-41", "ME-38")
def test_a_stub_beside_it_does_not_open_it() -> None:
    game = at(
        "hand 0 dead-horizontal\nhand 1 map\ntreasure-chests covered 2,0 chest-cross chest-rob"
    )
    events = play(game, "lay dead-horizontal 1,0")
    assert "ChestOpened" not in event_names(events)
    assert spots(game) == {(2, 0)}


# Opening.


@pytest.mark.clause("ME-38", "R-188")
def test_a_linked_chest_is_opened_in_order_and_set_aside() -> None:
    game = one_chest("no-plans")
    events = play(game, LAY)
    assert event_names(events) == [
        "PathLaid",
        "ChestPathTurned",
        "ChestOpened",
        "CardDrawn",
        "TurnBegan",
    ]
    assert events[1] == ChestPathTurned(0, Cell(2, 0), "chest-cross", turned=False)
    assert events[2] == ChestOpened(0, Cell(2, 0), "chest-no-plans")
    assert visible_events(game, events, "public")[1:3] == events[1:3]
    assert lines(game, "opened") == [["2,0", "chest-cross", "chest-no-plans"]]
    assert line(game, "discard") == []
    assert "2,0=chest-cross" in line(game, "maze")
    assert allowed(game, "lay t-vertical 3,0"), "the path is part of the maze"


@pytest.mark.clause("ME-38", "R-89")
def test_the_path_is_turned_to_fit() -> None:
    game = one_chest("no-plans", path="chest-curve-ne")
    play(game, LAY)
    assert "2,0=chest-curve-ne*" in line(game, "maze"), "its east edge must meet the west"


@pytest.mark.clause("ME-38", "R-89")
def test_the_player_chooses_if_it_fits_both_ways() -> None:
    game = one_chest("no-plans", path="chest-t-horizontal")
    shown = play(game, LAY)
    assert event_names(shown) == ["PathLaid", "ChestPathShown"]
    assert listing(game) == ["orient 2,0", "orient 2,0 turned"]
    assert refused(game, "orient 3,0") == "ME-38 other-path"
    assert refused(game, "pass cross") == "ME-38 not-asked"
    for sight in (0, 1, "public"):
        chest = game.view(sight).modules["treasure-chests"].covered[0]
        assert (chest.path, chest.chest) == ("chest-t-horizontal", None)
    check(game, "orient")
    play(game, "orient 2,0 turned")
    assert "2,0=chest-t-horizontal*" in line(game, "maze")
    assert lines(game, "opened")


@pytest.mark.clause("R-89")
def test_a_path_that_cannot_join_gives_its_chest_all_the_same() -> None:
    deck = """
[deck]
id = "treasure-chests"
[[chest-path]]
kind = "chest-cross"
tracks = ["N-S"]
count = 3
source = "mine"
confidence = "agreed"
"""
    rules = ruleset(ID, 3, deck=deck)
    position = f"{HANDS}treasure-chests covered 2,0 chest-cross chest-no-plans\nask turn 0"
    game = Game(rules, rules.parse_position(position), [], "position")
    play(game, LAY)
    assert lines(game, "opened") == [["2,0", "chest-cross", "chest-no-plans"]]
    assert "2,0=chest-cross" in line(game, "maze")
    assert not any(text.startswith("lay") and " 3,0" in text for text in listing(game))


@pytest.mark.clause("R-96", "ME-53")
def test_several_chests_at_once_are_opened_in_the_order_of_the_active_player() -> None:
    game = at(
        "hand 0 cross map\nhand 1 map\npile map map map map map map map map\n"
        "treasure-chests covered 2,0 chest-cross chest-extra-draw\n"
        "treasure-chests covered 1,1 chest-cross chest-cave-in"
    )
    play(game, "lay cross 1,0")
    assert listing(game) == ["reveal 1,1", "reveal 2,0"]
    events = play(game, "reveal 1,1")
    assert [name for name in event_names(events) if name in ("ChestOpened", "PileCavedIn")] == [
        "ChestOpened",
        "PileCavedIn",
        "ChestOpened",
    ]
    assert len(line(game, "hand 0")) == 3
    assert [words[0] for words in lines(game, "opened")] == ["1,1", "2,0"]


@pytest.mark.clause("ME-38", "R-189")
def test_a_chest_path_may_reach_the_treasure_and_everything_pending_is_dropped() -> None:
    game = at(
        "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\n"
        "hand 0 cross map\nhand 1 map map\nhand 2 map\npile map map\ngold-pile 1 1 1 1 1 1\n"
        "maze 1,0=cross 2,0=cross 3,0=cross 4,0=cross 5,0=cross\n"
        "treasure-chests covered 7,0 chest-cross chest-rob"
    )
    events = play(game, "lay cross 6,0")
    assert "ChestOpened" in event_names(events)
    assert "RoundEnded" in event_names(events)
    assert "CardRobbed" not in event_names(events)
    while game.round == 1:
        game.play(game.legal_moves()[0])
    assert not line(game, "notes")


@pytest.mark.clause("R-189")
def test_a_chest_not_yet_opened_stays_closed_when_the_round_ends() -> None:
    game = at(
        "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\n"
        "hand 0 cross\nhand 1 map\ngold-pile 1 1 1 1 1 1\n"
        "maze 1,0=cross 2,0=cross 3,0=cross 4,0=cross 5,0=cross 6,0=cross\n"
        "treasure-chests covered 7,1 chest-cross chest-nugget"
    )
    play(game, "lay cross 7,0")
    assert listing(game) == ["reveal 7,1", "reveal 8,0"]
    events = play(game, "reveal 8,0")
    assert "RoundEnded" in event_names(events)
    assert "ChestOpened" not in event_names(events)


# Rockfall.


@pytest.mark.clause("ME-39", "R-188")
def test_a_rockfall_takes_a_covered_path_with_its_chest_unseen() -> None:
    game = at("hand 0 rockfall\nhand 1 map\ntreasure-chests covered 2,0 chest-cross chest-rob")
    events = play(game, "play rockfall 2,0")
    assert events[0] == ChestBuried(0, Cell(2, 0))
    assert visible_events(game, events, "public")[0] == events[0]
    assert line(game, "discard") == ["rockfall"]
    assert spots(game) == set()
    assert lines(game, "buried") == [["2,0", "chest-cross", "chest-rob"]]
    buried = game.view(0).modules["treasure-chests"].buried[0]
    assert (buried.path, buried.chest) == (None, None)


@pytest.mark.clause("ME-39", "R-188")
def test_a_rockfall_takes_an_open_chest_path_but_not_to_the_discard() -> None:
    game = one_chest("no-plans")
    play(game, LAY)
    game = at(game.position().replace("hand 1 t-vertical", "hand 1 rockfall"))
    play(game, "play rockfall 2,0")
    assert line(game, "discard") == ["rockfall"]
    assert "2,0=chest-cross" not in line(game, "maze")
    assert lines(game, "opened") == [["2,0", "chest-cross", "chest-no-plans"]]


@pytest.mark.clause("ME-39")
def test_a_goal_still_withstands_a_rockfall() -> None:
    game = at("hand 0 rockfall\ntreasure-chests covered 2,0 chest-cross chest-rob")
    assert listing(game, "play") == ["play rockfall 2,0"]
    assert refused(game, "play rockfall 8,0") == "B-32 not-removable"


# Maps, and knowledge of seats.


@pytest.mark.clause("ME-40")
def test_a_map_shows_a_chest_with_its_path_to_its_player_alone() -> None:
    game = at("hand 0 map\nhand 1 map\ntreasure-chests covered 2,0 chest-cross chest-rob")
    assert listing(game, "play") == [f"play map {at_}" for at_ in ("2,0", "8,-2", "8,0", "8,2")]
    events = play(game, "play map 2,0")
    assert visible_events(game, events, 0)[0] == ChestSeen(
        0, Cell(2, 0), "chest-cross", "chest-rob"
    )
    assert visible_events(game, events, 1)[0] == HiddenChestPeek(0, Cell(2, 0))
    own = game.view(0).modules["treasure-chests"].covered[0]
    assert (own.path, own.chest, own.looked) == ("chest-cross", "chest-rob", (0,))
    for sight in (1, "public"):
        other = game.view(sight).modules["treasure-chests"].covered[0]
        assert (other.path, other.chest, other.looked) == (None, None, (0,))
    assert line(game, "discard") == ["map"]


@pytest.mark.clause("ME-40", "R-192")
def test_possible_worlds_keep_what_was_looked_at_and_nothing_else() -> None:
    game = at(
        "hand 0 map\nhand 1 map\nhand 2 map\n"
        "treasure-chests covered 2,0 chest-cross chest-rob\n"
        "treasure-chests covered 6,0 chest-curve-ne chest-dig"
    )
    play(game, "play map 2,0", "play map 6,0")
    first = {tuple(lines(game.determinise(0, str(n)), "covered")[0]) for n in range(30)}
    assert first == {("2,0", "chest-cross", "chest-rob", "seen", "0")}
    other = {tuple(lines(game.determinise(0, str(n)), "covered")[1][1:3]) for n in range(60)}
    assert len(other) > 10
    assert not any("chest-rob" in words for words in other), "it is the one on 2,0"
    check(game, "looked")


@pytest.mark.clause("R-188", "R-192")
def test_who_looked_at_a_chest_knows_what_the_rockfall_took() -> None:
    game = at(
        "hand 0 map\nhand 1 rockfall\nhand 2 map\n"
        "treasure-chests covered 2,0 chest-curve-nw chest-rob\n"
        "treasure-chests covered 6,0 chest-curve-ne chest-dig"
    )
    play(game, "play map 2,0", "play rockfall 2,0")
    for number in range(40):
        world = game.determinise(0, str(number))
        assert lines(world, "buried") == [["2,0", "chest-curve-nw", "chest-rob", "seen", "0"]]
        assert "chest-rob" not in lines(world, "covered")[0]
    strangers = {tuple(lines(game.determinise(1, str(n)), "buried")[0][1:3]) for n in range(60)}
    assert len(strangers) > 10
    check(game, "buried")


@pytest.mark.clause("R-192")
def test_opened_chests_are_known_to_everybody_and_lie_nowhere_else() -> None:
    game = one_chest("no-plans", "treasure-chests covered 6,0 chest-curve-ne chest-dig")
    play(game, LAY)
    contents = {lines(game.determinise(2, str(n)), "covered")[0][2] for n in range(80)}
    assert "chest-no-plans" not in contents
    assert len(contents) == 9
    assert lines(game.determinise(2), "opened") == lines(game, "opened")


@pytest.mark.clause("ME-35")
def test_a_deck_file_with_an_inapplicable_chest_is_refused() -> None:
    deck = '[deck]\nid = "treasure-chests"\n[[chest]]\nkind = "chest-rob"\neffect = "riches"\n'
    deck += 'count = 1\nsource = "mine"\nconfidence = "agreed"\n'
    with pytest.raises(ValueError, match="no chest has the effect 'riches'"):
        saboteur.new(ID, seats=3, seed="x", deck=deck)


@pytest.mark.clause("ME-37", "R-88")
def test_a_deck_file_that_puts_a_location_on_the_cell_of_a_chest_is_refused() -> None:
    deck = '[deck]\nid = "costume-workshop"\n[[location]]\nkind = "costume-workshop"\n'
    deck += 'tracks = ["N-E-S-W"]\ncell = [2, -2]\ncount = 1\n'
    deck += 'source = "mine"\nconfidence = "agreed"\n'
    with pytest.raises(ValueError, match="treasure-chests: another card lies on 2,-2"):
        saboteur.new(f"{ID}+costume-workshop", seats=3, seed="x", deck=deck)
