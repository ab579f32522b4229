"""Positions with one chest that can be reached."""

from saboteur.play.game import Game
from tests.rule_positions import game_at

ID = "saboteur+treasure-chests"
LAY = "lay straight-horizontal 1,0"
"""The lay that opens the chest on 2,0."""
HANDS = """
hand 0 straight-horizontal cross cross cross cross cross
hand 1 t-vertical t-vertical t-vertical t-vertical t-vertical t-horizontal
hand 2 curve-ne curve-ne curve-ne curve-ne curve-ne curve-nw
pile map map map map map map straight-vertical rockfall broken-pick broken-lamp repair-cart
"""


def at(position: str, seats: int = 3, id_: str = ID) -> Game:
    return game_at(position, seats, id_=id_)


def one_chest(chest: str, more: str = "", path: str = "chest-cross", seats: int = 3) -> Game:
    """Return a game in which seat 0 can open a chest of this kind."""
    return at(f"{HANDS}treasure-chests covered 2,0 {path} chest-{chest}\n{more}", seats)


def sizes(game: Game) -> list[int]:
    return list(game.view("public").hand_sizes)
