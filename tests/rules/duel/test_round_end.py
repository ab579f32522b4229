"""The end of a round: causes, gold, trolls (D-36 to D-38, D-58, R-106, R-113, R-224)."""

import pytest

from saboteur.games.duel.events import GoldCollected, RoundEnded, TrollBribed, TrollsPaid
from saboteur.kernel.geometry import xy
from saboteur.play.game import Game
from tests.rule_positions import event_names, line, play
from tests.rules.duel.positions import at, duel_at, goals, lit, only, spent

PILE = "pile curve-nw curve-nw curve-ne"
TROLLS = "maze 1,3=troll-cross 3,3=troll-t-vertical 5,4=troll-t-horizontal"


@pytest.mark.clause("D-36")
def test_pile_and_both_hands_empty_end_the_round_without_a_bribe() -> None:
    game = duel_at("hand 0 key", "maze 1,-1=troll-cross")
    events = play(game, "pass key")
    assert event_names(events)[:2] == ["CardDiscarded", "RoundEnded"]
    assert only(events, RoundEnded) == [RoundEnded(1, "cards")]
    game = duel_at("hand 0 key", "hand 1 key", "maze 1,-1=troll-cross")
    play(game, "pass key")
    assert game.view(0).asked == "before-draw"  # the other seat still has a card


@pytest.mark.clause("D-37")
def test_each_player_takes_the_cards_with_their_own_counters() -> None:
    game = duel_at(
        "hand 0 key",
        "maze 1,3=bridge-gold 5,0=gold-3-stubs-ne 5,2=gold-2-curve-nw",
        goals("5,0=gold-3-stubs-ne", "5,2=gold-2-curve-nw"),
        "claims 1,3=1 5,0=0 5,2=1",
    )
    events = play(game, "pass key")
    assert only(events, GoldCollected) == [
        GoldCollected(0, ("gold-3-stubs-ne",), 3),
        GoldCollected(1, ("bridge-gold", "gold-2-curve-nw"), 3),
    ]
    assert game.scores == (3, 3)


def paid(hoard: str, trolls: int) -> tuple[Game, TrollsPaid]:
    cells = ("1,3=0", "3,3=0", "5,4=0")[:trolls]
    game = duel_at("hand 0 key", TROLLS, f"bribes {' '.join(cells)}", f"hoard 0 {hoard}")
    (event,) = [e for e in play(game, "pass key") if isinstance(e, TrollsPaid)]
    return game, event


@pytest.mark.clause("D-38", "R-106")
def test_one_two_three_and_two_trolls_pay_one_and_two() -> None:
    game, event = paid("gold-3-stubs-ne gold-2-curve-nw bridge-gold", 2)
    assert event == TrollsPaid(0, 2, ("bridge-gold", "gold-2-curve-nw"), 3)
    assert line(game, "hoard 0") == ["gold-3-stubs-ne"]
    assert game.scores == (3, 0)


@pytest.mark.clause("D-38", "R-106")
def test_three_and_one_troll_pay_three() -> None:
    game, event = paid("gold-3-stubs-ne", 1)
    assert event == TrollsPaid(0, 1, ("gold-3-stubs-ne",), 3)
    assert game.scores == (0, 0)


@pytest.mark.clause("R-106")
def test_a_debt_that_cannot_be_paid_is_dropped_and_this_rounds_gold_counts() -> None:
    game, event = paid("gold-3-stubs-ne", 2)
    assert event == TrollsPaid(0, 2, ("gold-3-stubs-ne",), 3)
    game = duel_at(
        "hand 0 key",
        f"{TROLLS} 7,3=bridge-gold",
        "claims 7,3=0",
        "bribes 1,3=0",
        "hoard 0 gold-3-stubs-ne",
    )
    play(game, "pass key")
    assert line(game, "hoard 0") == ["gold-3-stubs-ne"]


@pytest.mark.clause("D-58", "D-21", "D-20")
def test_only_the_briber_owes() -> None:
    game = duel_at(
        "hand 0 straight-horizontal",
        "maze 0,0=straight-vertical 1,-1=troll-cross",
        "bribes 1,-1=1",
        "hoard 0 bridge-gold",
        "hoard 1 gold-t-vertical-stub-e",
    )
    assert lit(game, "1,-1", "blue") == "NESW"
    events = play(game, "lay straight-horizontal 2,-1")  # Blue passes the troll free
    assert only(events, TrollsPaid) == [TrollsPaid(1, 1, ("gold-t-vertical-stub-e",), 1)]
    assert game.scores == (1, 0)


@pytest.mark.clause("R-224", "R-113", "D-36", "R-103")
def test_the_last_counter_on_a_troll_ends_the_round_at_once() -> None:
    far, claims = spent(5)
    game = duel_at(
        "hand 0 key curve-nw",
        "hand 1 key",
        PILE,
        f"maze {far} -7,0=troll-t-horizontal -7,2=troll-t-vertical 1,-1=troll-cross",
        claims,
        "bribes -7,0=1 -7,2=1",
        "hoard 0 gold-3-stubs-ne",
    )
    events = play(game, "bribe 1,-1")  # before the action
    assert events[:2] == (TrollBribed(0, xy(at("1,-1"))), RoundEnded(1, "counters"))
    assert only(events, TrollsPaid)[0] == TrollsPaid(0, 1, ("gold-3-stubs-ne",), 3)
    assert game.round == 2


@pytest.mark.clause("R-224")
def test_the_last_bribe_reveals_nothing_beyond() -> None:
    far, claims = spent(5)
    road = "1,-1=curve-ne* 1,0=curve-ne 2,0=straight-horizontal 3,0=straight-horizontal"
    game = duel_at(
        "hand 0 key",
        "hand 1 key",
        PILE,
        f"maze {far} -7,0=troll-t-horizontal -7,2=troll-t-vertical {road} 4,0=troll-cross",
        claims,
        "bribes -7,0=1 -7,2=1",
    )
    assert "GoalRevealed" not in event_names(play(game, "bribe 4,0"))
    game = duel_at("hand 0 key", "hand 1 key", PILE, f"maze {road} 4,0=troll-cross")
    assert "GoalRevealed" in event_names(play(game, "bribe 4,0"))  # settled at once
    assert game.view(0).asked == "turn"


@pytest.mark.clause("R-113", "R-184")
def test_the_last_counter_on_gold_stops_everything_before_the_draw() -> None:
    far, claims = spent(4)
    game = duel_at(
        "hand 0 gold-horizontal-stub-s curve-nw",
        "hand 1 key",
        PILE,
        f"maze {far} -7,0=troll-t-horizontal -7,2=troll-t-vertical -7,4=troll-cross "
        "0,0=curve-ne 1,-1=gold-horizontal-stub-s",
        claims,
        "bribes -7,0=1 -7,2=1 -7,4=0",
    )
    events = play(game, "lay curve-nw 1,0")
    assert event_names(events)[:3] == ["PathLaid", "GoldClaimed", "RoundEnded"]
    assert "CardDrawn" not in event_names(events)
