"""Decisions after a change of the maze: which goal, which orientation, which gold (R-223)."""

from saboteur.games.answers import CellRule, OrientRule, RevealRule
from saboteur.games.book import ORIENT
from saboteur.games.duel.book import CLAIM, REVEAL
from saboteur.games.duel.operations import claim_gold
from saboteur.games.duel.scoring import COUNTERS, end_round
from saboteur.games.duel.settling import (
    claim,
    claimable,
    orientations,
    put_goal,
    reached_goals,
    turn_over,
)
from saboteur.games.duel.state import State
from saboteur.games.operations import pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class RevealGoalRule(RevealRule[State]):
    """The decision of which reached goal is turned over first, if there are several (R-223)."""

    clause = "R-223"
    reached = "D-23"
    verb = REVEAL

    def choices(self, state: State) -> list[PackedCell]:
        return reached_goals(state)

    def take(self, state: State, asked: Decision, chosen: PackedCell) -> None:
        """Turn the chosen goal over; the others follow unless the round ends."""
        turn_over(state, chosen)


class OrientGoalRule(OrientRule[State]):
    """The choice between the half-turns of a goal that fit equally well (D-23, R-222)."""

    clause = "R-222"

    def moves(self, state: State) -> list[Move]:
        """List a move for each half-turn that fits best."""
        place = state.stack[-1].cell
        return [
            state.book.say(ORIENT, cell=place, turned=pose % 2 == 1)
            for pose in orientations(state, place)
        ]

    def play(self, state: State, move: Move) -> None:
        """Turn the goal over in the chosen orientation."""
        card = state.stack[-1].card
        pop_question(state)
        put_goal(state, move.at, state.kit.poses.pose(card, turned=move.turned))


class ClaimGoldRule(CellRule[State]):
    """The choice of gold to claim for a seat linked to more gold than counters are left.

    R-107.
    """

    clause = "R-107"
    verb = CLAIM

    def choices(self, state: State) -> list[PackedCell]:
        """Return the cells of unclaimed gold that the seat is linked to."""
        return claimable(state, state.stack[-1].seat)

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a cell without gold that the seat can claim."""
        return refuse("D-25", "no-gold-to-claim", cell=xy(move.at))

    def take(self, state: State, asked: Decision, chosen: PackedCell) -> None:
        """Claim the gold; if no counter is left, the round ends at once (R-113)."""
        claim_gold(state, asked.seat, chosen)
        if state.counters:
            claim(state)
        else:
            end_round(state, COUNTERS)
