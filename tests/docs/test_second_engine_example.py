"""Tests that `examples/second_engine.py`, written from the documentation, has equal digests."""

import check_deals
import pytest
import second_engine

from tests.golden.playthrough import HERE, PLAYTHROUGHS, recorded_moves
from tests.sampling import RULE_SETS, SeededRandom, choose, seed_for

BASE = [setting for setting in RULE_SETS if setting.ruleset == "saboteur"]
GOLDEN = [name for name, setting in PLAYTHROUGHS.items() if setting.ruleset == "saboteur"]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_games(name: str) -> None:
    setting = PLAYTHROUGHS[name]
    game = setting.new(f"golden {setting.seats}")
    for move in recorded_moves((HERE / f"{name}.txt").read_text("utf-8").splitlines()):
        game.play(move)
    engine = second_engine.replay(check_deals.Record(str(game.record())))
    assert engine.position() == game.position()


def test_another_move_is_noticed() -> None:
    game = BASE[0].new("friday")
    game.play(game.absent_move())
    record = check_deals.Record(str(game.record()))
    seat, _, late, due = record.moves[0]
    hand = second_engine.Engine(record.table()).hands[seat]
    for card in set(hand) - {game.moves[0].card}:
        record.moves = [(seat, f"pass {card}", late, due)]
        with pytest.raises(check_deals.Mismatch, match="move 1, pass"):
            second_engine.replay(record)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(100))
def test_drawn_games(number: int) -> None:
    dice = SeededRandom(seed_for(f"second engine/{number}"))
    game = dice.choice(BASE).new(f"second {number}")
    while not game.over:
        game.play(choose(game, dice, "eager" if number % 3 else "random"))
    second_engine.replay(check_deals.Record(str(game.record())))
