"""What a skilled player goes by in a move, term by term, for whoever asks why."""

from typing import Final

from saboteur.bots.advice import CLOSE, Term
from saboteur.bots.classic.belief.aims import HINDER
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

STOPS: Final = ("break", "prison", "thief")
HELPS: Final = ("repair", "free-at-last", "hands-off")
PLAIN: Final = {"map": "looks", "rockfall": "collapses", "pass": "keeps", "discard": "keeps"}
"""Effects and verbs of which there is no more to say."""


def terms(insight: Insight, move: Move, worth: float) -> tuple[Term, ...]:  # noqa: ARG001 - points of a score say nothing to people
    """Name what speaks for a move, or against it, in the eyes of its seat."""
    effect = insight.kit.effects[move.kind] if move.verb == "play" else move.verb
    if effect == LAY:
        found: tuple[Term, ...] = _digging(insight, move)
    elif effect in STOPS and move.seat is not None:
        likely = insight.suspected[move.seat]
        hinders = insight.aim.side == HINDER
        found = (Term("stops", move.seat, 1 - likely if hinders else likely),)
    elif effect in HELPS and move.seat == insight.seat:
        found = (Term("helps-self"),)
    elif effect in HELPS and move.seat is not None:
        found = (Term("helps", move.seat, 1 - insight.suspected[move.seat]),)
    elif effect == "inspection" and move.seat is not None:
        found = (Term("looks-at", move.seat, insight.suspected[move.seat]),)
    else:
        found = (Term(PLAIN[effect]),) if effect in PLAIN else ()
    return (*found, Term("hides")) if insight.lies_low else found


def _digging(insight: Insight, move: Move) -> tuple[Term, ...]:
    gain = insight.way.progress(move.at, move.pose)
    goals = len(insight.way.reveals(move.at, move.pose))
    word = "nearer" if gain > CLOSE else "farther" if gain < -CLOSE else "no-nearer"
    near = Term(word, amount=abs(gain) if abs(gain) > CLOSE else None)
    return (near, Term("reaches")) if goals else (near,)
