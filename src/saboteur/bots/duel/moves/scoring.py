"""What a novice thinks of its moves: nuggets to hope for, its own less the opponent's."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.duel.distance.survey import FAR
from saboteur.bots.duel.evaluation.judgement import Judgement
from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel import book
from saboteur.games.passing import DISCARD
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

IDLE: Final = -0.1
"""To pass is worse than a card that changes nothing, better than one that does harm."""
MEND: Final = 3.0
CLEAR: Final = 2.0
"""To be able to lay paths again, with a repair or for two cards."""
PLAN: Final = 0.15
SPENT: Final = 0.2
"""What a key or a rockfall must bring to be better than kept."""

Rule: TypeAlias = Callable[[Judgement, Move], float]


def score(judgement: Judgement, move: Move) -> float:
    """Score a legal move; 0 is what changes nothing."""
    return RULES[move.verb](judgement, move)


def _lay(judgement: Judgement, move: Move) -> float:
    return judgement.change(judgement.now.after_laying(move.at, move.pose))


def _play(judgement: Judgement, move: Move) -> float:
    return ACTIONS[judgement.kit.effects[move.kind]](judgement, move)


BREAK: Final = 1.0
"""To stop an opponent who can lay paths; there is more to be had from one who is about to win."""
BREAK_SHARE: Final = 0.2
AGAIN: Final = 0.3
"""To break another tool of one who is stopped already."""


def _break(judgement: Judgement, move: Move) -> float:
    if judgement.view.broken_bits[move.whom]:
        return AGAIN
    return BREAK + BREAK_SHARE * judgement.gains[move.whom]


def _mend(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - any tool is as good
    return MEND


def _clear(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - as above
    return CLEAR


def _plan(judgement: Judgement, move: Move) -> float:
    """Look at the goal that matters most: near, and not known yet."""
    if any(place == move.at for place, _ in judgement.view.peeks):
        return IDLE
    return PLAN + PLAN / (1 + judgement.survey.cells.get(move.at, FAR))


def _rockfall(judgement: Judgement, move: Move) -> float:
    return judgement.change(judgement.now.after_rockfall(move.at)) - SPENT


def _key(judgement: Judgement, move: Move) -> float:
    own = range(judgement.seat, judgement.seat + 1)
    return judgement.change(judgement.now.after_opening(move.at, own)) - SPENT


TOLL: Final = 1.2
"""What a bribe costs: a nugget, and a counter."""


def _bribe(judgement: Judgement, move: Move) -> float:
    everybody = range(judgement.kit.seats)
    return judgement.change(judgement.now.after_opening(move.at, everybody)) - TOLL


POOR: Final = 0.5
"""Cards below this are thrown away two at a time."""


def _pass(judgement: Judgement, move: Move) -> float:
    """Throw the worst card away; a second one only if it is poor too, and alone never."""
    keep = judgement.keep(move.kind)
    if judgement.view.asked == "turn":
        return IDLE - keep / 10
    return -1.0 if judgement.kit.solo else POOR - keep


def _discard(judgement: Judgement, move: Move) -> float:
    return -judgement.keep(move.kind)


def _stop(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - it is what else is compared with
    return 0.0


def _claim(judgement: Judgement, move: Move) -> float:
    return judgement.kit.gold[judgement.view.cards[move.at] // 2]


def _reveal(judgement: Judgement, move: Move) -> float:
    return judgement.hopes[move.at]


def _orient(judgement: Judgement, move: Move) -> float:
    pose = judgement.kit.poses.pose(judgement.view.asked_kind, turned=move.turned)
    return judgement.change(judgement.now.after_laying(move.at, pose))


RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        LAY: _lay,
        PLAY: _play,
        PASS: _pass,
        book.CLEAR: _clear,
        DISCARD: _discard,
        book.BRIBE: _bribe,
        book.CLAIM: _claim,
        book.REVEAL: _reveal,
        ORIENT: _orient,
        STOP: _stop,
    }
)
ACTIONS: Final[Mapping[str, Rule]] = MappingProxyType(
    {"break": _break, "repair": _mend, "map": _plan, "rockfall": _rockfall, "key": _key}
)
