"""A bot that plays by the network for Le Duel, and consults tactics in close calls."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final, final

import numpy as np

from saboteur.bots.duel.expert import ExpertBot
from saboteur.bots.duel.master.action_index import action_index_of
from saboteur.bots.duel.master.inputs import network_inputs
from saboteur.bots.duel.master.layout import COLUMNS, ROWS
from saboteur.bots.duel.master.network import Network, NetworkOutput
from saboteur.bots.duel.master.observation import Observation, observe
from saboteur.bots.duel.moves.tactics import score
from saboteur.bots.duel.skilled import move_evaluator_of
from saboteur.bots.greedy_bot import score_moves
from saboteur.bots.master.move_sampling import sample_move
from saboteur.bots.master.network import load_weights
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.games.duel.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import derive

BOX_ID: Final = "duel"
SOFTMAX_BETA: Final = 5.0
"""Softmax sharpness; of 2, 5 and 20, this value won most games against skilled bots, by a small
margin.
"""
CLOSE_CALL_MARGIN: Final = 6.0
"""A move whose preference is this far below the best is not a close call."""
LOGITS_PER_NUGGET: Final = 9.0
"""Weight of a nugget in a skilled player's score against the preferences, in close calls."""


@cache
def load_network() -> Network:
    return Network(load_weights(BOX_ID))


def is_supported(view: View) -> bool:
    """Return whether the network knows this game: two seats, and the usual deck."""
    return view.ruleset == BOX_ID and not view.kit.solo and action_index_of(view.kit).is_supported


@final
class MasterBot:
    """Plays by the network; games with one seat or other cards are left to an expert.

    ``seed`` decides the draw among moves.
    """

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        self._seed = seed
        self._network = load_network()
        self._fallback = ExpertBot(seed, budget)

    def choose(self, view: View, moves: Moves, events: News) -> Move:
        """Return a move drawn by the network's preferences, or the expert's.

        No memory of events is needed.
        """
        if not is_supported(view):
            return self._fallback.choose(view, moves, events)
        if len(moves) == 1:
            return moves[0]
        action_index = action_index_of(view.kit)
        observation = observe(view)
        output = self.predict(observation)
        policy = {move: output.action_logits[action_index.index_of(move)] for move in moves}
        decision = sha256(observation.cells.tobytes() + observation.facts.tobytes()).hexdigest()
        return sample_move(
            adjust_close_calls(view, policy), SOFTMAX_BETA, derive(self._seed, decision)
        )

    def predict(self, observation: Observation) -> NetworkOutput:
        """Return the network's output for an observation."""
        planes, facts = network_inputs(observation, np)
        return self._network.forward(planes[0].reshape(-1, ROWS, COLUMNS), facts[0])


def adjust_close_calls(view: View, policy: Mapping[Move, float]) -> dict[Move, float]:
    """Return the preferences, corrected by a skilled player's scores in close calls.

    The two opinions make different errors. Without a close call the preferences stay unchanged.
    """
    best = max(policy.values())
    close = [move for move in policy if policy[move] > best - CLOSE_CALL_MARGIN]
    if len(close) == 1:
        return {close[0]: best}
    scores = score_moves(score, move_evaluator_of(view), close)
    return {move: policy[move] + LOGITS_PER_NUGGET * scores[move] for move in close}
