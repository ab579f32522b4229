"""Cards that leave the hand unplayed or come into it by choice."""

from typing import Final

from saboteur.bots.classic.evaluation.judgement import WRONG, Judgement
from saboteur.bots.classic.moves.scoring.hand import worth
from saboteur.kernel.move import Move

PASS_MORE: Final = "pass-more"
LAST_CARDS: Final = -3.0
"""For every card given up that nothing is drawn for."""
RUMMAGE: Final = 1.0


def pass_card(judgement: Judgement, move: Move) -> float:
    """Pass the worst card; a second one only if it is worth less than an unknown card."""
    score = -worth(judgement, move.kind)
    if judgement.view.asked == PASS_MORE and not judgement.view.pile:
        score += LAST_CARDS
    return score


def give_up(judgement: Judgement, move: Move) -> float:
    """Discard the worst card."""
    return -worth(judgement, move.kind)


def keep(judgement: Judgement, move: Move) -> float:
    """Keep the best of the cards on offer."""
    return worth(judgement, move.kind)


def rummage(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Choose a card from the discard, if there is a choice."""
    return RUMMAGE if len(judgement.view.discarded) > 2 else WRONG / 4
