"""Helpers of the rule tests of The Lost Mines: short positions.

By default all three dwarves are blue and stand on the blue Start at 1,2; the mines are gems 9,0,
gold 9,2, silver 9,4, dragon 9,6; the treasures gems-3, gems-4, gems-4.
"""

from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from tests.rule_positions import game_at, play

ROAD = " ".join(f"{x},2=straight-horizontal" for x in range(2, 9))
"""Words for ``maze``: a path from the blue Start to the cell before the second mine."""


def lost_mines_at(position: str = "", seats: int = 3, **options: OptionValue) -> Game:
    """Return a game in a position; seats without a line ``hand`` hold a storm, to stay in play."""
    words = [line.split() for line in position.splitlines()]
    held = {int(line[1]) for line in words if line[:1] == ["hand"]}
    hands = [f"hand {seat} storm" for seat in range(seats) if seat not in held]
    return game_at("\n".join([position, *hands]), seats, options, "lost-mines")


def lost_mines_walking_at(position: str, **options: OptionValue) -> Game:
    """Return a game in which seat 0 has just discarded a card and may move its dwarf."""
    game = lost_mines_at(f"hand 0 trap\n{position}", 3, **options)
    play(game, "pass trap")
    return game
