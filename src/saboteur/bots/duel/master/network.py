"""The network of Le Duel in NumPy alone."""

from typing import NamedTuple, final

from saboteur.bots.master.network import Floats, Trunk


class NetworkOutput(NamedTuple):
    """The network's output for one decision."""

    action_logits: Floats
    """A preference for every output index."""
    expected_outcome: float
    """The expected result of the game, from -1 (loss) to 1 (win)."""


@final
class Network(Trunk):
    """The network of Le Duel with its weights loaded."""

    def forward(self, planes: Floats, facts: Floats) -> NetworkOutput:
        known, board = self.forward_board(planes, facts)
        whole = self.merge(known, board)
        return NetworkOutput(self.action_logits(board, whole), float(self.linear("odds", whole)[0]))
