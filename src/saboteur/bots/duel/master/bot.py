"""Plays as the network prefers that was trained for Le Duel; close calls it thinks over."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final, final

import numpy as np

from saboteur.bots.duel.expert import ExpertBot
from saboteur.bots.duel.master.cards import numbers_of
from saboteur.bots.duel.master.inputs import inputs
from saboteur.bots.duel.master.layout import COLUMNS, ROWS
from saboteur.bots.duel.master.network import Answers, Network
from saboteur.bots.duel.master.sight import Seen, seen
from saboteur.bots.duel.moves.tactics import score
from saboteur.bots.duel.skilled import tactics_of
from saboteur.bots.master.choice import drawn
from saboteur.bots.master.weights import opened
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.weighing import weighed
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive

BOX: Final = "duel"
SHARPNESS: Final = 5.0
"""Of 2, 5 and 20, with this it won most against skilled bots, though hardly more."""
CLOSE: Final = 6.0
"""Where the network likes another move so much less than the best, it is no close call."""
NUGGET: Final = 9.0
"""So much more it likes, in a close call, what a skilled player thinks worth a nugget more."""


@cache
def network() -> Network:
    """Return the network of Le Duel; it is read once."""
    with opened(BOX) as file, np.load(file) as weights:
        return Network(weights)


def is_played(view: View) -> bool:
    """Whether this is the game that the network knows: two seats, and no other deck."""
    return view.ruleset == BOX and not view.kit.solo and numbers_of(view.kit).fits


@final
class MasterBot:
    """Asks the network; alone, and with other cards, it leaves all to an expert."""

    def __init__(
        self, seed: str, budget: Budget | None = None, mind: Network | None = None
    ) -> None:
        """Take the seed that draws between what it likes, and perhaps another network."""
        self._seed = seed
        self._mind = mind or network()
        self._below = ExpertBot(seed, budget)

    def choose(self, view: View, moves: Moves, events: News) -> Move:
        """Draw one of the moves, each as likely as it is liked; the view tells all."""
        if not is_played(view):
            return self._below.choose(view, moves, events)
        if len(moves) == 1:
            return moves[0]
        numbers = numbers_of(view.kit)
        sight = seen(view)
        said = self.answers(sight)
        liked = {move: said.slots[numbers.slot(move)] for move in moves}
        moment = sha256(sight.cells.tobytes() + sight.facts.tobytes()).hexdigest()
        return drawn(agreed(view, liked), SHARPNESS, derive(self._seed, moment))

    def answers(self, sight: Seen) -> Answers:
        """Return what the network says of what a seat sees."""
        planes, facts = inputs(sight, np)
        return self._mind.answers(planes[0].reshape(-1, ROWS, COLUMNS), facts[0])


def agreed(view: View, liked: Mapping[Move, float]) -> dict[Move, float]:
    """Ask a skilled player between the moves that the network likes best.

    Two opinions that came about otherwise err apart; where the network is sure, there is no need.
    """
    best = max(liked.values())
    close = [move for move in liked if liked[move] > best - CLOSE]
    if len(close) == 1:
        return {close[0]: best}
    worths = weighed(score, tactics_of(view), close)
    return {move: liked[move] + NUGGET * worths[move] for move in close}
