"""The network of the base game by NumPy alone: with seats, of whom it believes something."""

from typing import NamedTuple, final

import numpy as np

from saboteur.bots.master.network import Floats, Trunk, relu


class Inputs(NamedTuple):
    """What goes in, of one moment."""

    planes: Floats
    """Planes × rows × columns."""
    facts: Floats
    seats: Floats
    """Seats × what is known of each."""
    owners: Floats
    """Seats × cells: 1 where the card is the seat's."""


class Answers(NamedTuple):
    """What the network says."""

    slots: Floats
    """A preference for every slot."""
    roles: Floats
    """Of each seat: how likely it is a saboteur, as a logit."""
    goals: Floats
    """Of each goal: that it is the treasure, as a logit."""
    odds: float
    """How well the seat will do, from -1 to 1."""


@final
class Network(Trunk):
    """Weights, laid ready."""

    def answers(self, given: Inputs) -> Answers:
        """Answer for one moment."""
        weights = self.weights
        known, board = self.look(given.planes, given.facts)
        owned = given.owners @ board * np.float32(0.25)
        each = self.linear("seat", np.concatenate([owned, given.seats], 1))
        each = relu(each + known @ weights["seat_whole.weight"].T)
        each = relu(self.linear("seat_again", each))
        whole = self.sum_up(known, board, each.ravel())
        tools = relu(self.linear("tools", each) + whole @ weights["tools_whole.weight"].T)
        return Answers(
            self.slots(board, whole, self.linear("tool", tools).ravel()),
            self.linear("roles", tools)[:, 0],
            self.linear("goals", whole),
            float(self.linear("odds", whole)[0]),
        )
