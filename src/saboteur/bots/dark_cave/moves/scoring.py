"""A novice's score for the answer to any question."""

from typing import Final

from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.bots.dark_cave.moves.creatures import step_score
from saboteur.bots.dark_cave.moves.turns import keep_score, turn_score
from saboteur.bots.dark_cave.moves.walking import walk_score
from saboteur.games.book import AGREE, PASS
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.kit import CLANS
from saboteur.kernel.move import Move

POOR_CARD_SCORE: Final = 0.35
"""A second card is passed only if the value of keeping it is lower."""
CREATURES_BY_DANGER: Final = ("rat", "lindworm", "goblin")
"""The creatures by danger. A novice answers the most dangerous first, while it has an axe."""


def score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of an answer to any question."""
    match evaluator.view.asked:
        case flow.TURN:
            return turn_score(evaluator, move)
        case flow.DWARF_STEP:
            return walk_score(evaluator, move)
        case flow.CREATURE_STEP:
            return step_score(evaluator, move)
        case flow.PASS_MORE:
            return POOR_CARD_SCORE - keep_score(evaluator, move) if move.verb == PASS else 0.0
        case flow.ATTACK_ORDER:
            return float(CREATURES_BY_DANGER.index(move.word))
        case flow.REPEL_CREATURE:
            return float((move.verb == book.REPEL) == _is_threatened(evaluator))
        case flow.TAKE_NUGGET:
            return float(move.verb == book.TAKE)
        case flow.END_VOTE:
            return float((move.verb == AGREE) == is_winning(evaluator))
        case _:
            return 0.0  # both ways round a goal are equally good


def _is_threatened(evaluator: PositionEvaluator) -> bool:
    """Return whether the creature's attack would cost the dwarf something."""
    view = evaluator.view
    creature = view.kit.effects[view.asked_kind]
    if creature == "goblin":
        return view.nuggets[evaluator.seat] > 0
    return creature == "lindworm" or view.hand_sizes[evaluator.seat] > 0


def is_winning(evaluator: PositionEvaluator) -> bool:
    """Return whether the seat's clan would win now, by the dwarves that are out (DC-65)."""
    view, kit = evaluator.view, evaluator.view.kit
    gold = [0] * len(CLANS)
    for seat in view.out:
        gold[kit.works_for[view.known_roles[seat]]] += view.nuggets[seat]
    mine = kit.works_for[view.own_role]
    friends = sum((1 + trust) / 2 for trust in evaluator.trust)
    return gold[mine] * (view.seats - friends) > gold[1 - mine] * friends
