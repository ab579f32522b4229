"""The level ``master``: plays as the network prefers that was trained for the base game."""

from functools import cache
from math import exp
from typing import Final, final

import numpy as np

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.expert import expert
from saboteur.bots.classic.master.cards import numbers_of
from saboteur.bots.classic.master.inputs import inputs
from saboteur.bots.classic.master.layout import COLUMNS, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.classic.master.network import Answers, Inputs, Network
from saboteur.bots.classic.master.sight import seen
from saboteur.bots.classic.moment import moment
from saboteur.bots.master.choice import drawn
from saboteur.bots.master.weights import opened
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import rules_of
from saboteur.games.classic.book import TAKE
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive

BOX: Final = "saboteur"
SHARPNESS: Final = 2.0


@cache
def network() -> Network:
    """Return the network of the base game; it is read once."""
    with opened(BOX) as file, np.load(file) as weights:
        return Network(weights)


def is_played(view: View) -> bool:
    """Whether this is the game that the network knows: no module, other deck or other placing."""
    kit = view.kit
    return (
        view.ruleset == BOX
        and kit.needs_link
        and not kit.may_concede
        and numbers_of(kit).fits
        and rules_of(view) is not None
    )


@final
class MasterBot:
    """Asks the network; what it was not trained for it leaves to the level below."""

    def __init__(
        self, seed: str, budget: Budget | None = None, mind: Network | None = None
    ) -> None:
        """Take the seed that draws between what it likes equally, and perhaps another network."""
        self._seed = seed
        self._mind = mind or network()
        self._memory: Memory | None = None
        self._below = expert(seed, budget)
        self._beliefs: Beliefs | None = None

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        return self._beliefs

    def choose(self, view: View, moves: Moves, events: News) -> Move:
        """Draw one of the moves, each as likely as the network likes it."""
        if not is_played(view):
            move = self._below.choose(view, moves, events)
            self._beliefs = self._below.beliefs
            return move
        self._memory = self._memory or Memory(view)
        self._memory.learn(events)
        said = self.answers(view)
        self._beliefs = _believed(view, said)
        if moves[0].verb == TAKE:
            return max(moves, key=lambda move: move.number)  # the largest nugget, as anybody would
        return self._drawn(view, moves, said)

    def answers(self, view: View) -> Answers:
        """Return what the network says of a moment whose events were learnt."""
        assert self._memory is not None  # noqa: S101 - ``choose`` comes first
        planes, facts, seats, owners = inputs(seen(view, self._memory), np)
        board = planes[0].reshape(-1, ROWS, COLUMNS)
        whose = owners[0].astype(np.float32)
        return self._mind.answers(Inputs(board, facts[0], seats[0], whose))

    def _drawn(self, view: View, moves: Moves, said: Answers) -> Move:
        numbers = numbers_of(view.kit)
        liked = {move: said.slots[numbers.slot(move, view.seat)] for move in moves}
        return drawn(liked, SHARPNESS, derive(self._seed, moment(view)))


def _believed(view: View, said: Answers) -> Beliefs:
    """Say how likely each role of each seat is; one's own is known."""
    kit = view.kit
    found = [dict.fromkeys(kit.roles, 0.0) for _ in range(view.seats)]
    saboteur = kit.roles[kit.saboteur]
    miner = next(role for role in kit.roles if role != saboteur)
    for away, logit in enumerate(said.roles[: view.seats].tolist()):
        odds = 1 / (1 + exp(-logit)) if away else float(view.own_role == kit.saboteur)
        found[(view.seat + away) % view.seats] = {miner: 1 - odds, saboteur: odds}
    return tuple(found)
