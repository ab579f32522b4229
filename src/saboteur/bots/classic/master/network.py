"""The network of the base game in NumPy alone, with role beliefs for every seat."""

from typing import NamedTuple, final

import numpy as np

from saboteur.bots.master.network import Floats, Trunk, relu


class NetworkInputs(NamedTuple):
    """The network's input for one decision."""

    planes: Floats
    """An array of planes × rows × columns."""
    facts: Floats
    seats: Floats
    """An array of seats × facts."""
    owners: Floats
    """An array of seats × cells: 1 where the seat laid the card."""


class NetworkOutput(NamedTuple):
    """The network's output for one decision."""

    action_logits: Floats
    """A preference for every output index."""
    role_logits: Floats
    """By seat, the logit that it is a saboteur."""
    goal_logits: Floats
    """By goal, the logit that it is the treasure."""
    expected_outcome: float
    """The seat's expected result, from -1 to 1."""


@final
class Network(Trunk):
    """The base game's network with its weights loaded."""

    def forward(self, inputs: NetworkInputs) -> NetworkOutput:
        weights = self.weights
        known, board = self.forward_board(inputs.planes, inputs.facts)
        owned = inputs.owners @ board * np.float32(0.25)
        each = self.linear("seat", np.concatenate([owned, inputs.seats], 1))
        each = relu(each + known @ weights["seat_whole.weight"].T)
        each = relu(self.linear("seat_again", each))
        whole = self.merge(known, board, each.ravel())
        tools = relu(self.linear("tools", each) + whole @ weights["tools_whole.weight"].T)
        return NetworkOutput(
            self.action_logits(board, whole, self.linear("tool", tools).ravel()),
            self.linear("roles", tools)[:, 0],
            self.linear("goals", whole),
            float(self.linear("odds", whole)[0]),
        )
