"""Yes or no: giving a round up, and paying for another."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.evaluation.judgement import DECISIVE, Judgement
from saboteur.bots.classic.moves.scoring.places import pay_for_passage
from saboteur.kernel.move import Move


def concede(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Give up only what is lost, and leave that to the diggers: others would gain by it."""
    lost = judgement.aim.side == DIG and judgement.is_hopeless
    return DECISIVE if lost else -DECISIVE


def agree(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Answer the question that is asked; to refuse is worth nothing."""
    answer = QUESTIONS.get(judgement.view.asked or "")
    return 0.0 if answer is None else answer(judgement)


def _give_up(judgement: Judgement) -> float:
    """Agree when no way remains; who wants it so takes the gold."""
    if judgement.aim.side == DIG:
        return 1.0 if judgement.is_hopeless else -1.0
    return 1.0 if judgement.aim.side == HINDER or not judgement.aim.crystals else -1.0


QUESTIONS: Final[Mapping[str, Callable[[Judgement], float]]] = MappingProxyType(
    {"concede-vote": _give_up, "pay-for-passage": pay_for_passage}
)
