"""The network of Le Duel by NumPy alone."""

from typing import NamedTuple, final

from saboteur.bots.master.network import Floats, Trunk


class Answers(NamedTuple):
    """What the network says."""

    slots: Floats
    """A preference for every slot."""
    odds: float
    """How likely the seat is to win the game rather than to lose it, from -1 to 1."""


@final
class Network(Trunk):
    """Weights, laid ready."""

    def answers(self, planes: Floats, facts: Floats) -> Answers:
        """Answer for one moment."""
        known, board = self.look(planes, facts)
        whole = self.sum_up(known, board)
        return Answers(self.slots(board, whole), float(self.linear("odds", whole)[0]))
