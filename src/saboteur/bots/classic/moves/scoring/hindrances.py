"""What lies before a seat and keeps it from digging: broken tools and prisons, and their cures."""

from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER, WATCH
from saboteur.bots.classic.evaluation.judgement import OBVIOUS, WRONG, Judgement
from saboteur.bots.classic.moves.scoring.hand import worth
from saboteur.kernel.move import Move

HINDRANCE: Final = 6.5
CONFINED: Final = 1.0
"""A prison also keeps a seat from its share."""
GRUDGE: Final = 5.0
"""So much a hindrance gains at most by how bad the foe is."""
HELP: Final = {DIG: 4.5, HINDER: 0.5, WATCH: -1.0}
FRIEND: Final = {DIG: 1.0, HINDER: 0.2, WATCH: 0.0}
"""What helping a friend is worth, and what it gains by how good a friend it is."""
WARMTH: Final = 5.5
OWN: Final = {DIG: 20.0, HINDER: 6.0, WATCH: 4.0}
FREEDOM: Final = 2.0
CLEARED: Final = {DIG: 12.0, HINDER: 4.0, WATCH: 3.0}
DEBT: Final = 4.0
"""What it costs to play with one card less for the rest of the round."""
FEW: Final = 3
RUIN: Final = 6.0
"""What it costs besides if so few cards, or fewer, are in the hand."""


def break_tool(judgement: Judgement, move: Move) -> float:
    """Stop foes; one broken tool stops them as well as two."""
    if judgement.is_barred(move.whom):
        return min(0.0, _hinder(judgement, move.whom))
    return _hinder(judgement, move.whom)


def imprison(judgement: Judgement, move: Move) -> float:
    """Stop foes, whatever else stops them: whoever is in prison is not paid."""
    score = _hinder(judgement, move.whom) + CONFINED
    return score / 2 if score > 0 and judgement.is_barred(move.whom) else score


def mend(judgement: Judgement, move: Move) -> float:
    """Mend one's own tools first, then those of friends."""
    return _help(judgement, move.whom)


def free(judgement: Judgement, move: Move) -> float:
    """Leave prison first, then let friends out."""
    return _help(judgement, move.whom) + FREEDOM


def clear(judgement: Judgement, move: Move) -> float:
    """Give two cards to be rid of what stops oneself, if nothing else is left to stop one.

    A thief before oneself is no hindrance.
    """
    kit, view = judgement.kit, judgement.view
    bit = kit.mark_bit(move.word)
    if not bit & kit.barring:
        return WRONG
    if any(_cures(judgement, card, bit) for card in view.card_numbers):
        return WRONG
    cheapest = sorted(max(0.0, worth(judgement, card)) for card in view.card_numbers)[:2]
    still_barred = view.mark_bits[judgement.seat] & kit.barring & ~bit
    gain = CLEARED[judgement.aim.side] + (0.0 if bit & kit.all_tools else FREEDOM)
    cost = DEBT + sum(cheapest) + (RUIN if len(view.card_numbers) <= FEW else 0.0)
    return (gain / 4 if still_barred else gain) - cost


def _cures(judgement: Judgement, card: int, bit: int) -> bool:
    """Whether a card of the hand takes such a hindrance away for nothing."""
    kit = judgement.kit
    if bit & kit.all_tools:
        return kit.effects[card] == "repair" and bool(kit.mark_bits[card] & bit)
    return kit.effects[card] == "free-at-last"


def _hinder(judgement: Judgement, seat: int) -> float:
    if judgement.is_masked:
        return OBVIOUS
    regard = judgement.regard(seat)
    return WRONG if regard >= 0 else HINDRANCE + min(-regard, GRUDGE)


def _help(judgement: Judgement, seat: int) -> float:
    side = judgement.aim.side
    if seat == judgement.seat:
        return OWN[side]
    regard = judgement.regard(seat)
    return WRONG if regard < 0 else HELP[side] + FRIEND[side] * min(regard, WARMTH)
