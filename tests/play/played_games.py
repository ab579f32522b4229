"""Plays whole games for tests: reproducible, and likely to reach the treasure."""

from collections.abc import Mapping, Sequence

import saboteur
from saboteur.games.options import OptionValue
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick
from saboteur.play.game import Game

DECK = """\
# My box has six crosses and four of the T.

[deck]
id = "saboteur"

[[path]]
kind = "cross"
tracks = ["N-E-S-W"]
count = 6
source = "counted on my table, «twice»"
confidence = "certain"

[[path]]
kind = "t-vertical"
tracks = ["N-S-W"]
count = 4
source = "counted on my table"
confidence = "certain"
"""


def choose(moves: Sequence[Move], dice: str, number: int) -> Move:
    """Choose the easternmost lay three times in four, otherwise a random move."""
    digs = [move for move in moves if move.verb == "lay" and move.cell is not None]
    if digs and pick(4, dice, f"dig/{number}"):
        return max(digs, key=lambda move: (move.cell or (0, 0))[0])
    return moves[pick(len(moves), dice, f"move/{number}")]


def played(
    seats: int = 5,
    seed: str = "0",
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
    moves: int = 10_000,
) -> Game:
    """Return a game of the base box after ``moves`` moves, or at its end."""
    game = saboteur.new("saboteur", seats=seats, seed=seed, options=options, deck=deck)
    return play_by_pick(game, moves)


def play_by_pick(game: Game, steps: int) -> Game:
    last = len(game.moves) + steps
    while not game.over and len(game.moves) < last:
        game.play(choose(game.legal_moves(), game.seed, len(game.moves)))
    return game
