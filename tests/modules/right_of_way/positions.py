"""Positions with the right of way."""

from saboteur.play.game import Game
from tests.rule_positions import (
    game_at,
)

PASSAGE = "saboteur+right-of-way"
HANDS = "hand 0 cross map\nhand 1 cross map\nhand 2 cross map\npile map map map map"
RICH = "nuggets 1 1 1"


def at(position: str, seats: int = 3) -> Game:
    return game_at(position, seats=seats, id_=PASSAGE)


def blocked(extra: str = RICH, holder: int = 1) -> Game:
    """Return a game with seat 0 on turn, and another seat's pawn on 2,0."""
    return at(f"maze 1,0=straight-horizontal\n{HANDS}\nright-of-way pawn 1,0 E {holder}\n{extra}")


def pawns(game: Game) -> list[str]:
    lines = game.position().splitlines()
    return [text.removeprefix("right-of-way ") for text in lines if text.startswith("right-of-way")]
