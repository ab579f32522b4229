"""Votes: conceding a round, and paying for another seat."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.evaluation.evaluator import W_DECISIVE, PositionEvaluator
from saboteur.bots.classic.moves.scoring.places import pay_for_passage
from saboteur.kernel.move import Move


def concede(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Propose to concede only a lost round, and only as a digger: the others would gain by it."""
    lost = evaluator.objective.side == DIG and evaluator.is_hopeless
    return W_DECISIVE if lost else -W_DECISIVE


def agree(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Answer the question that is asked; refusing scores 0."""
    answer = QUESTION_RULES.get(evaluator.view.asked or "")
    return 0.0 if answer is None else answer(evaluator)


def _give_up_score(evaluator: PositionEvaluator) -> float:
    """Score agreeing to concede: a digger when no path remains, others when they gain."""
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
