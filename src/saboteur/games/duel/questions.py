"""Questions that a change of the maze may raise: which goal, which way, which gold (R-223)."""

from saboteur.games.answers import OrientRule
from saboteur.games.book import ORIENT
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.games.duel.book import CLAIM, REVEAL
from saboteur.games.duel.operations import answered, claim_gold
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
from saboteur.kernel.geometry import Cell, cell_text
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class RevealGoalRule(DecisionRule[State]):
    """Several goals are reached: which is turned over first (R-223)?"""

    def moves(self, state: State) -> list[Move]:
        """List the reached goals."""
        return [state.book.say(REVEAL, cell=place) for place in reached_goals(state)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a cell without a reached goal."""
        if move.verb != REVEAL:
            return not_asked("R-223", state, move)
        if move.cell not in reached_goals(state):
            return refuse("D-23", "goal-not-reached", cell=cell_text(move.cell))
        return None

    def play(self, state: State, move: Move) -> None:
        """Turn the chosen goal over; the others follow unless the round ends."""
        answered(state)
        turn_over(state, move.cell)


class OrientGoalRule(OrientRule[State]):
    """A goal fits both ways equally well: how shall it lie (D-23, R-222)?"""

    clause = "R-222"

    def elsewhere(self, place: Cell) -> Refusal:
        """Another goal was turned over."""
        return refuse("R-222", "other-goal", cell=cell_text(place))

    def moves(self, state: State) -> list[Move]:
        """List the half-turns that fit best."""
        place = state.stack[-1].cell
        return [
            state.book.say(ORIENT, cell=place, turned=pose % 2 == 1)
            for pose in orientations(state, place)
        ]

    def play(self, state: State, move: Move) -> None:
        """Put the goal down as chosen."""
        card = state.stack[-1].card
        answered(state)
        put_goal(state, move.cell, state.kit.poses.pose(card, turned=move.turned))


class ClaimGoldRule(DecisionRule[State]):
    """A seat is linked to more gold than there are counters: which does it claim (R-107)?"""

    def moves(self, state: State) -> list[Move]:
        """List the gold that the seat is linked to."""
        places = claimable(state, state.stack[-1].seat)
        return [state.book.say(CLAIM, cell=place) for place in places]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a cell without such gold."""
        if move.verb != CLAIM:
            return not_asked("R-107", state, move)
        if move.cell not in claimable(state, state.stack[-1].seat):
            return refuse("D-25", "no-gold-to-claim", cell=cell_text(move.cell))
        return None

    def play(self, state: State, move: Move) -> None:
        """Claim it; the last counter ends the round at once (R-113)."""
        seat = state.stack[-1].seat
        answered(state)
        claim_gold(state, seat, move.cell)
        if state.counters:
            claim(state)
        else:
            end_round(state, COUNTERS)
