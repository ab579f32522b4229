"""Ending the game by agreement, where the options allow it (DC-63, R-177)."""

from saboteur.games import voting
from saboteur.games.dark_cave.flow import AGREED
from saboteur.games.dark_cave.scoring import conclude
from saboteur.games.dark_cave.state import State


class EndVoteRule(voting.EndVoteRule[State]):
    """The decision of a seat to agree or refuse to end the game."""

    clause = "DC-63"

    def end(self, state: State) -> None:
        conclude(state, AGREED)
