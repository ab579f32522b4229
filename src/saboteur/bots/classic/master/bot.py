"""The level ``master`` of the base game: plays by the trained network."""

from functools import cache
from math import exp
from typing import Final, final

import numpy as np

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.decision_key import decision_key
from saboteur.bots.classic.expert import make_expert
from saboteur.bots.classic.master.action_index import action_index_of
from saboteur.bots.classic.master.inputs import network_inputs
from saboteur.bots.classic.master.layout import COLUMNS, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.classic.master.network import Network, NetworkInputs, NetworkOutput
from saboteur.bots.classic.master.observation import observe
from saboteur.bots.master.move_sampling import sample_move
from saboteur.bots.master.network import load_weights
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import ruleset_of
from saboteur.games.classic.book import TAKE
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive

BOX_ID: Final = "saboteur"
SOFTMAX_BETA: Final = 2.0


@cache
def load_network() -> Network:
    return Network(load_weights(BOX_ID))


def is_supported(view: View) -> bool:
    """Return whether the network knows this game: no modules, the usual deck and layout."""
    kit = view.kit
    return (
        view.ruleset == BOX_ID
        and kit.needs_link
        and not kit.may_concede
        and action_index_of(kit).is_supported
        and ruleset_of(view) is not None
    )


@final
class MasterBot:
    """Plays by the network, and by an expert's search where the network was not trained.

    ``seed`` decides the draw among moves.
    """

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        self._seed = seed
        self._network = load_network()
        self._memory: Memory | None = None
        self._fallback = make_expert(seed, budget)
        self._beliefs: Beliefs | None = None

    @property
    def beliefs(self) -> Beliefs | None:
        """The bot's beliefs at its last decision; ``None`` before the first."""
        return self._beliefs

    def choose(self, view: View, moves: Moves, events: News) -> Move:
        """Return a move drawn by the network's preferences, or the expert's."""
        if not is_supported(view):
            move = self._fallback.choose(view, moves, events)
            self._beliefs = self._fallback.beliefs
            return move
        self._memory = self._memory or Memory(view)
        self._memory.observe(events)
        output = self.predict(view)
        self._beliefs = _role_beliefs(view, output)
        if moves[0].verb == TAKE:
            return max(moves, key=lambda move: move.number)  # the largest nugget is always best
        return self._sample_move(view, moves, output)

    def predict(self, view: View) -> NetworkOutput:
        """Return the network's output for a view; ``choose`` must have observed its events."""
        assert self._memory is not None  # noqa: S101 - ``choose`` comes first
        planes, facts, seats, owners = network_inputs(observe(view, self._memory), np)
        board = planes[0].reshape(-1, ROWS, COLUMNS)
        whose = owners[0].astype(np.float32)
        return self._network.forward(NetworkInputs(board, facts[0], seats[0], whose))

    def _sample_move(self, view: View, moves: Moves, output: NetworkOutput) -> Move:
        action_index = action_index_of(view.kit)
        policy = {
            move: output.action_logits[action_index.index_of(move, view.seat)] for move in moves
        }
        return sample_move(policy, SOFTMAX_BETA, derive(self._seed, decision_key(view)))


def _role_beliefs(view: View, output: NetworkOutput) -> Beliefs:
    """Return the probability of each role of each seat; the view's seat knows its own role."""
    kit = view.kit
    found = [dict.fromkeys(kit.roles, 0.0) for _ in range(view.seats)]
    saboteur = kit.roles[kit.saboteur]
    miner = next(role for role in kit.roles if role != saboteur)
    for away, logit in enumerate(output.role_logits[: view.seats].tolist()):
        odds = 1 / (1 + exp(-logit)) if away else float(view.own_role == kit.saboteur)
        found[(view.seat + away) % view.seats] = {miner: 1 - odds, saboteur: odds}
    return tuple(found)
