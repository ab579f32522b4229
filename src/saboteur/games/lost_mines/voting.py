"""Ending a round by agreement, where the options allow it (LM-41, R-142)."""

from typing import Final

from saboteur.games import voting
from saboteur.games.lost_mines.flow import end_round
from saboteur.games.lost_mines.state import AGREED, State

END_VOTE: Final = "end-vote"


class EndVoteRule(voting.EndVoteRule[State]):
    """The decision of a seat to agree or refuse to end the round."""

    clause = "R-142"

    def end(self, state: State) -> None:
        end_round(state, AGREED)
