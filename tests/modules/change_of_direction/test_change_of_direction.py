"""Tests of the change of direction (WC-14, WC-15, R-67)."""

import pytest

from saboteur.games.classic.events import GoldShared
from saboteur.games.classic.modules.change_of_direction import DirectionChanged
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, listing, play, row

ID = "saboteur+change-of-direction"
GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\n"


def five(more: str) -> Game:
    """Return a game of five seats with a card each, seat 2 on turn."""
    hands = "".join(f"hand {seat} cross\n" for seat in range(5))
    return game_at(f"{hands}{more}\nask turn 2", 5, id_=ID)


@pytest.mark.clause("WC-14", "R-67", "WC-3")
def test_the_next_player_is_the_neighbour_in_the_new_direction() -> None:
    game = five("hand 2 change-of-direction map\npile map")
    events = play(game, "play change-of-direction")
    assert events[0] == DirectionChanged(2, clockwise=False)
    assert event_names(events) == ["DirectionChanged", "CardDrawn", "TurnBegan"], (
        "and one card is drawn"
    )
    assert game.decider == 1
    assert line(game, "discard") == ["change-of-direction"]
    assert not game.view("public").to_dict()["clockwise"]
    order = []
    for _ in range(4):
        order.append(game.decider)
        play(game, listing(game, "pass")[0])
    assert order == [1, 0, 4, 3]


@pytest.mark.clause("WC-14")
def test_played_again_it_reverses_again() -> None:
    game = five("hand 2 change-of-direction map\ncounter-clockwise")
    assert play(game, "play change-of-direction")[0] == DirectionChanged(2, clockwise=True)
    assert game.decider == 3


@pytest.mark.clause("WC-14", "R-187")
def test_seats_without_cards_are_skipped_in_the_new_direction() -> None:
    game = game_at("hand 2 change-of-direction map\nhand 3 map\nhand 4 map\nask turn 2", 5, id_=ID)
    events = play(game, "play change-of-direction")
    assert event_names(events) == ["DirectionChanged", "TurnSkipped", "TurnSkipped", "TurnBegan"]
    assert game.decider == 4


@pytest.mark.clause("WC-14", "R-181")
def test_it_may_always_be_played() -> None:
    assert "play change-of-direction" in listing(five("hand 2 change-of-direction\nbroken 2 pick"))


@pytest.mark.clause("WC-15", "R-67", "B-45")
@pytest.mark.parametrize(
    ("way", "order"), [("", (2, 1, 0, 4, 3)), ("counter-clockwise", (2, 3, 4, 0, 1))]
)
def test_the_gold_goes_round_against_the_direction_of_play(
    way: str, order: tuple[int, ...]
) -> None:
    roles = "roles miner miner miner miner miner | saboteur\ngold-pile 1 1 2 2 3\n"
    game = five(f"{GOALS}{roles}maze {row(1, 6)}\n{way}")
    events = play(game, "lay cross 7,0")
    assert GoldShared(5, order) in events
    takers = []
    while game.view("public").asked == "take-gold":
        takers.append(game.decider)
        play(game, listing(game)[0])
    assert tuple(takers) == order[:-1], "the last card needs no question"


@pytest.mark.clause("WC-15", "R-67", "B-46")
@pytest.mark.parametrize(("way", "order"), [("", (1, 4, 3)), ("counter-clockwise", (3, 4, 1))])
def test_a_saboteur_who_completes_is_mirrored_too(way: str, order: tuple[int, ...]) -> None:
    roles = "roles saboteur miner saboteur miner miner | miner\ngold-pile 1 1 2 2 3\n"
    game = five(f"{GOALS}{roles}maze {row(1, 6)}\n{way}")
    assert GoldShared(3, order) in play(game, "lay cross 7,0")


@pytest.mark.clause("WC-14", "R-67", "R-23")
def test_the_next_round_is_clockwise_and_begins_left_of_the_last_player() -> None:
    game = game_at(
        "roles miner miner miner | saboteur\nhand 1 change-of-direction\nask turn 1", id_=ID
    )
    assert "RoundEnded" in event_names(play(game, "play change-of-direction"))
    assert line(game, "round 2 starter") == ["2"]
    assert game.view("public").to_dict()["clockwise"]
    play(game, listing(game, "pass")[0])
    assert game.decider == 0
