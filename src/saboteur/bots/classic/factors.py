"""The factors by which a skilled player rates a move, for explanations."""

from typing import Final

from saboteur.bots.classic.belief.objectives import HINDER
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.move_analysis import MIN_CARDS_NEARER, Factor
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

HINDERING_EFFECTS: Final = ("break", "prison", "thief")
HELPING_EFFECTS: Final = ("repair", "free-at-last", "hands-off")
FACTOR_NAMES: Final = {"map": "looks", "rockfall": "collapses", "pass": "keeps", "discard": "keeps"}
"""By effect or verb, the factor that explains the move."""


def list_factors(evaluator: BeliefEvaluator, move: Move, move_score: float) -> tuple[Factor, ...]:  # noqa: ARG001 - the score has no unit to show
    """Return the factors for and against a move, from its seat's point of view."""
    effect = evaluator.kit.effects[move.kind] if move.verb == "play" else move.verb
    if effect == LAY:
        found: tuple[Factor, ...] = _digging_factors(evaluator, move)
    elif effect in HINDERING_EFFECTS and move.seat is not None:
        likely = evaluator.saboteur_odds[move.seat]
        hinders = evaluator.objective.side == HINDER
        found = (Factor("stops", move.seat, 1 - likely if hinders else likely),)
    elif effect in HELPING_EFFECTS and move.seat == evaluator.seat:
        found = (Factor("helps-self"),)
    elif effect in HELPING_EFFECTS and move.seat is not None:
        found = (Factor("helps", move.seat, 1 - evaluator.saboteur_odds[move.seat]),)
    elif effect == "inspection" and move.seat is not None:
        found = (Factor("looks-at", move.seat, evaluator.saboteur_odds[move.seat]),)
    else:
        found = (Factor(FACTOR_NAMES[effect]),) if effect in FACTOR_NAMES else ()
    return (*found, Factor("hides")) if evaluator.is_lying_low else found


def _digging_factors(evaluator: BeliefEvaluator, move: Move) -> tuple[Factor, ...]:
    gain = evaluator.own_path.progress_by(move.at, move.pose)
    goals = len(evaluator.own_path.revealed_goals(move.at, move.pose))
    word = (
        "nearer"
        if gain > MIN_CARDS_NEARER
        else "farther"
        if gain < -MIN_CARDS_NEARER
        else "no-nearer"
    )
    near = Factor(word, amount=abs(gain) if abs(gain) > MIN_CARDS_NEARER else None)
    return (near, Factor("reaches")) if goals else (near,)
