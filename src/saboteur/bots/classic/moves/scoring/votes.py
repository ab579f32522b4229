"""Scores of votes: conceding, paying for another seat, and the veto."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.evaluation.evaluator import (
    W_DECISIVE,
    W_PER_CARD,
    PositionEvaluator,
    ScoringRule,
)
from saboteur.bots.classic.moves.scoring.paths import diversion_gain, loss_if_revealed
from saboteur.bots.classic.moves.scoring.places import pay_for_passage
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY


def concede(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of proposing to concede: high for a digger without hope, else low."""
    lost = evaluator.objective.side == DIG and evaluator.is_hopeless
    return W_DECISIVE if lost else -W_DECISIVE


def agree(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of agreeing: positive if it helps this seat; refusing scores 0."""
    answer = QUESTION_RULES.get(evaluator.view.asked or "")
    return 0.0 if answer is None else answer(evaluator)


def _give_up_score(evaluator: PositionEvaluator) -> float:
    """Return 1 if the seat agrees to concede, else -1.

    A digger agrees when no path remains. A saboteur agrees, and so does a role that is paid either
    way unless it wants crystals.
    """
    if evaluator.objective.side == DIG:
        return 1.0 if evaluator.is_hopeless else -1.0
    return (
        1.0
        if evaluator.objective.side == HINDER or not evaluator.objective.wants_crystals
        else -1.0
    )


QUESTION_RULES: Final[Mapping[str, Callable[[PositionEvaluator], float]]] = MappingProxyType(
    {"concede-vote": _give_up_score, "pay-for-passage": pay_for_passage}
)


W_VETO_KEPT: Final = 9.0
"""Value of keeping the veto card for later."""
W_STOPPED: Final = {DIG: 20.0, HINDER: 14.0}
"""Harm of being kept from digging, by a tool or prison, by side."""
W_NEW_ROLE: Final = 20.0
"""Harm of losing a role, multiplied by how well the round goes (``outlook``)."""


def veto(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of a veto: higher the more harm the card would do to this seat.

    It is positive only if the harm exceeds ``W_VETO_KEPT``.
    """
    play = evaluator.view.stack[-1].move
    if play is None:
        return -W_VETO_KEPT
    effect = LAY if play.verb == LAY else evaluator.kit.effects[play.kind]
    harm = HARM_RULES.get(effect)
    return -W_VETO_KEPT if harm is None else harm(evaluator, play) - W_VETO_KEPT


def _harm_of_path(evaluator: PositionEvaluator, play: Move) -> float:
    """Return the harm of a path to this seat; 0 for a role that is paid either way.

    For a saboteur, and for a role that must make the link itself, it rises with the probability
    that the path links the treasure. For any other digger it is the distance that the path adds,
    plus the cost of revealing a goal that ends the round without a win.
    """
    odds = evaluator.goal_odds.treasure
    linked = evaluator.any_path.revealed_goals(play.at, play.pose)
    won = max((odds[goal] for goal in linked), default=0.0)
    if evaluator.objective.side == HINDER or evaluator.objective.must_link_alone:
        return W_DECISIVE * won
    if evaluator.objective.side != DIG:
        return 0.0
    lost = loss_if_revealed(evaluator, play.at, play.pose)
    return lost - W_PER_CARD * evaluator.own_path.progress_by(play.at, play.pose)


def _harm_of_hindrance(evaluator: PositionEvaluator, play: Move) -> float:
    """Return the harm of a broken tool or prison; 0 for other seats or if already barred."""
    if play.seat != evaluator.seat or evaluator.is_barred(evaluator.seat):
        return 0.0
    return W_STOPPED.get(evaluator.objective.side, W_VETO_KEPT)


def _harm_of_rockfall(evaluator: PositionEvaluator, play: Move) -> float:
    """Return the harm of a rockfall: for a digger the detour that it causes, otherwise 0."""
    if evaluator.objective.side != DIG:
        return 0.0
    return -W_PER_CARD * evaluator.own_path.removal_gain(play.at)


def _harm_of_diversion(evaluator: PositionEvaluator, play: Move) -> float:
    return -W_PER_CARD * (diversion_gain(evaluator, play) or 0.0) * evaluator.objective.sign


def _harm_of_role_change(evaluator: PositionEvaluator, play: Move) -> float:
    return W_NEW_ROLE * evaluator.outlook if play.seat == evaluator.seat else 0.0


HARM_RULES: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        LAY: _harm_of_path,
        "break": _harm_of_hindrance,
        "prison": _harm_of_hindrance,
        "rockfall": _harm_of_rockfall,
        "divert": _harm_of_diversion,
        "role-change": _harm_of_role_change,
    }
)
"""By effect, the harm of a card to a seat; other cards do none."""
