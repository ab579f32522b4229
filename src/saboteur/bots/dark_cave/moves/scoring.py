"""What a novice thinks of its answers, whatever is asked."""

from typing import Final

from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.bots.dark_cave.moves.creatures import step_score
from saboteur.bots.dark_cave.moves.turns import keep, turn_score
from saboteur.bots.dark_cave.moves.walking import walk_score
from saboteur.games.book import AGREE, PASS
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.kit import CLANS
from saboteur.kernel.move import Move

POOR: Final = 0.35
"""A card that one likes less is passed along with another."""
FEARED: Final = ("rat", "lindworm", "goblin")
"""The worst last: it is faced first, while one has an axe."""


def score(judgement: Judgement, move: Move) -> float:
    """Score an answer to whatever is asked."""
    match judgement.view.asked:
        case flow.TURN:
            return turn_score(judgement, move)
        case flow.DWARF_STEP:
            return walk_score(judgement, move)
        case flow.CREATURE_STEP:
            return step_score(judgement, move)
        case flow.PASS_MORE:
            return POOR - keep(judgement, move) if move.verb == PASS else 0.0
        case flow.ATTACK_ORDER:
            return float(FEARED.index(move.word))
        case flow.REPEL_CREATURE:
            return float((move.verb == book.REPEL) == _is_threatened(judgement))
        case flow.TAKE_NUGGET:
            return float(move.verb == book.TAKE)
        case flow.END_VOTE:
            return float((move.verb == AGREE) == is_winning(judgement))
        case _:
            return 0.0  # both ways round a goal are as good


def _is_threatened(judgement: Judgement) -> bool:
    """Whether the creature would take something that is there."""
    view = judgement.view
    creature = view.kit.effects[view.asked_kind]
    if creature == "goblin":
        return view.nuggets[judgement.seat] > 0
    return creature == "lindworm" or view.hand_sizes[judgement.seat] > 0


def is_winning(judgement: Judgement) -> bool:
    """Whether one's clan would win if the game ended now; who left has shown his card (DC-65)."""
    view, kit = judgement.view, judgement.view.kit
    gold = [0] * len(CLANS)
    for seat in view.out:
        gold[kit.works_for[view.known_roles[seat]]] += view.nuggets[seat]
    mine = kit.works_for[view.own_role]
    friends = sum((1 + trust) / 2 for trust in judgement.trust)
    return gold[mine] * (view.seats - friends) > gold[1 - mine] * friends
