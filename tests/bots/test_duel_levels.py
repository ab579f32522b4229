"""Moves of every level of Le Duel in clear positions."""

import pytest

from tests.bots.duel_positions import CORRIDOR, POOR, RICH, STONES, choice, duel_at

each_level = pytest.mark.parametrize("level", ["novice", "skilled"])


@each_level
def test_it_breaks_a_tool_of_an_opponent_who_is_nearly_there(level: str) -> None:
    corridor = CORRIDOR.replace(",-1", ",1")
    game = duel_at(f"hand 0 broken-lamp straight-vertical\nhand 1 key\npile key\nmaze {corridor}")
    assert choice(game, level) == "play broken-lamp 1"


@each_level
def test_it_puts_its_key_into_a_door_before_gold(level: str) -> None:
    """The corridor arrives at the west arm, which the green door shuts; gold lies behind it."""
    game = duel_at(
        """hand 0 key curve-nw
        hand 1 secret-plan
        pile secret-plan
        maze 1,-1=door-green-cross 2,-1=gold-t-vertical-stub-e*"""
    )
    assert choice(game, level) == "play key 1,-1"


@each_level
def test_it_claims_the_richer_gold(level: str) -> None:
    game = duel_at(
        f"""goals 5,-2={POOR} 5,0={RICH} {STONES}
        hand 0 key
        hand 1 key
        pile key
        maze {CORRIDOR} 5,-1=door-blue-cross 5,-2={POOR} 5,0={RICH}
        ask turn 0
        ask claim-gold 0"""
    )
    assert [str(move) for move in game.legal_moves()] == ["claim 5,-2", "claim 5,0"]
    assert choice(game, level) == "claim 5,0"
