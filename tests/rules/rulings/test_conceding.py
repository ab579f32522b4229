"""R-14: a hopeless round may be given up where the table allows it."""

import pytest

from saboteur.games.classic.events import (
    ConcedeAnswered,
    ConcedeProposed,
    GoldPaid,
    RoundBegan,
    RoundEnded,
)
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    visible_events,
)

pytestmark = pytest.mark.clause("R-14")

POSITION = """
roles miner saboteur miner miner | saboteur
hand 0 cross map
hand 1 cross map
hand 2 cross map
hand 3 cross map
pile map map map map map map
gold-pile 1 1 2 3 1
last 2 laid -
"""


def table(last: str = "last 2 laid -") -> Game:
    """Return a game of four seats that may concede; seat 0 is on turn."""
    position = POSITION.replace("last 2 laid -", last)
    return game_at(position, seats=4, options={"concede_round": True})


def test_by_default_a_round_cannot_be_conceded() -> None:
    game = game_at(POSITION, seats=4)
    assert "concede" not in listing(game)
    assert refused(game, "concede") == "R-14 concede-off"


def test_every_other_seat_is_asked_in_turn() -> None:
    game = table()
    assert play(game, "concede") == (ConcedeProposed(0),)
    for seat in (1, 2, 3):
        assert game.decider == seat
        assert listing(game) == ["agree", "refuse"]
        if seat < 3:
            assert play(game, "agree") == (ConcedeAnswered(seat, agreed=True),)


def test_a_unanimous_vote_ends_the_round_as_treasure_not_reached() -> None:
    events = play(table(), "concede", "agree", "agree", "agree")
    roles = ("miner", "saboteur", "miner", "miner")
    assert RoundEnded(1, treasure=False, completer=None, roles=roles) in events
    assert GoldPaid(1, (3, 1)) in events
    assert "CardDrawn" not in event_names(events)


@pytest.mark.parametrize("answers", [["refuse"], ["agree", "refuse"], ["agree", "agree", "refuse"]])
def test_one_refusal_ends_the_vote_and_the_turn_goes_on(answers: list[str]) -> None:
    game = table()
    hands = [line(game, f"hand {seat}") for seat in range(4)]
    play(game, "concede", *answers)
    assert (game.decider, game.round) == (0, 1)
    assert [line(game, f"hand {seat}") for seat in range(4)] == hands
    assert allowed(game, "lay cross 1,0")
    assert allowed(game, "pass map")


def test_it_is_proposed_at_most_once_in_a_turn() -> None:
    game = table()
    play(game, "concede", "refuse")
    assert "concede" not in listing(game)
    assert refused(game, "concede") == "R-14 already-proposed"


def test_it_may_be_proposed_again_in_the_next_turn_and_in_the_next_own_turn() -> None:
    game = table()
    play(game, "concede", "refuse", "pass map")
    assert game.decider == 1
    assert allowed(game, "concede")
    play(game, "pass map", "pass map", "pass map")
    assert game.decider == 0
    assert allowed(game, "concede")


def test_during_the_vote_only_an_answer_is_a_move() -> None:
    game = table()
    play(game, "concede")
    for move in ("pass cross", "lay cross 1,0", "concede", "take 1"):
        assert refused(game, move) == "R-14 not-asked"


def test_outside_a_vote_there_is_nothing_to_answer() -> None:
    game = table()
    assert refused(game, "agree") == "B-14 not-asked"
    assert refused(game, "refuse") == "B-14 not-asked"


@pytest.mark.clause("R-23")
@pytest.mark.parametrize(
    ("last", "starter"),
    [("last 2 laid -", 3), ("last 3 laid -", 0), ("last - laid -", 1)],
    ids=["left of the last card", "the table is round", "no card was played"],
)
def test_the_next_starter_sits_left_of_the_last_card(last: str, starter: int) -> None:
    position = POSITION.replace("last 2 laid -", f"round 1 starter 1\n{last}")
    game = game_at(position, seats=4, options={"concede_round": True})
    events = play(game, "concede", "agree", "agree", "agree")
    assert RoundBegan(2, starter) in events


def test_conceding_the_last_round_ends_the_game() -> None:
    game = table("round 3 starter 0\nlast 2 laid -")
    play(game, "concede", "agree", "agree", "agree")
    assert game.over
    assert game.scores == (0, 4, 0, 0)


def test_a_seat_without_cards_has_a_vote() -> None:
    position = POSITION.replace("hand 2 cross map\n", "")
    game = game_at(position, seats=4, options={"concede_round": True})
    play(game, "concede", "agree")
    assert game.decider == 2


def test_proposal_and_answers_are_public() -> None:
    game = table()
    for move in ("concede", "agree", "refuse"):
        events = play(game, move)
        assert visible_events(game, events, "public") == events
