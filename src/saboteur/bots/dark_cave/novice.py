"""The level ``novice``: looks for the exit, goes there, and does the other clan some harm."""

from typing import Final, final

from saboteur.bots.dark_cave.belief.trust import trust
from saboteur.bots.dark_cave.distance.survey import Survey
from saboteur.bots.dark_cave.evaluation.judgement import Outlook
from saboteur.bots.dark_cave.moves.creatures import step_score
from saboteur.bots.dark_cave.moves.turns import keep, turn_score
from saboteur.bots.dark_cave.moves.walking import walk_score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.kit import CLANS
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move

POOR: Final = 0.35
"""A card that one likes less is passed along with another."""
FEARED: Final = ("rat", "lindworm", "goblin")
"""The worst last: it is faced first, while one has an axe."""


@final
class NoviceBot:
    """Scores every legal move and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],  # noqa: ARG002 - the view tells all that it goes by
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        seat = view.decider if view.decider is not None else 0
        outlook = Outlook(view, Survey(view, seat), trust(view, seat))
        worths = {move: round(score(outlook, move), 6) for move in legal_moves}
        return best_of(worths, self.seed, lambda: whole_view(view))


def score(outlook: Outlook, move: Move) -> float:
    """Score an answer to whatever is asked."""
    match outlook.view.asked:
        case flow.TURN:
            return turn_score(outlook, move)
        case flow.DWARF_STEP:
            return walk_score(outlook, move)
        case flow.CREATURE_STEP:
            return step_score(outlook, move)
        case flow.PASS_MORE:
            return POOR - keep(outlook, move) if move.verb == book.PASS else 0.0
        case flow.ATTACK_ORDER:
            return float(FEARED.index(move.word))
        case flow.REPEL_CREATURE:
            return float((move.verb == book.REPEL) == _is_threatened(outlook))
        case flow.TAKE_NUGGET:
            return float(move.verb == book.TAKE)
        case flow.END_VOTE:
            return float((move.verb == book.AGREE) == is_winning(outlook))
        case _:
            return 0.0  # both ways round a goal are as good


def _is_threatened(outlook: Outlook) -> bool:
    """Whether the creature would take something that is there."""
    view = outlook.view
    creature = view.kit.effects[view.asked_card]
    if creature == "goblin":
        return view.nuggets[outlook.seat] > 0
    return creature == "lindworm" or view.hand_sizes[outlook.seat] > 0


def is_winning(outlook: Outlook) -> bool:
    """Whether one's clan would win if the game ended now; who left has shown his card (DC-65)."""
    view, kit = outlook.view, outlook.view.kit
    gold = [0] * len(CLANS)
    for seat in view.out:
        gold[kit.works_for[view.known_roles[seat]]] += view.nuggets[seat]
    mine = kit.works_for[view.own_role]
    friends = sum((1 + trust) / 2 for trust in outlook.trust)
    return gold[mine] * (view.seats - friends) > gold[1 - mine] * friends
