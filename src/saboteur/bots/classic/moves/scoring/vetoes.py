"""The veto: worth playing against clear harm, and to keep otherwise."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.evaluation.judgement import DECISIVE, PER_CARD, Judgement, Rule
from saboteur.bots.classic.moves.scoring.digging import diverted, lost_by
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

KEPT: Final = 9.0
"""What a veto is worth as long as it is kept."""
STOPPED: Final = {DIG: 20.0, HINDER: 14.0}
"""The harm of being kept from digging, by tool or prison."""
NEW_ROLE: Final = 20.0
"""The harm of losing a role with which all goes well."""


def veto(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Veto what does more harm than the veto may prevent later; to allow is worth nothing."""
    play = judgement.view.stack[-1].move
    if play is None:
        return -KEPT
    effect = LAY if play.verb == LAY else judgement.kit.effects[play.kind]
    harm = HARMS.get(effect)
    return -KEPT if harm is None else harm(judgement, play) - KEPT


def _harm_of_path(judgement: Judgement, play: Move) -> float:
    """A saboteur stops the decisive path, a digger one that closes the way."""
    odds = judgement.odds.treasure
    linked = judgement.plain.reveals(play.at, play.pose)
    won = max((odds[goal] for goal in linked), default=0.0)
    if judgement.aim.side == HINDER or judgement.aim.alone:
        return DECISIVE * won
    if judgement.aim.side != DIG:
        return 0.0
    lost = lost_by(judgement, play.at, play.pose)
    return lost - PER_CARD * judgement.way.progress(play.at, play.pose)


def _harm_of_hindrance(judgement: Judgement, play: Move) -> float:
    """What stops this seat itself; a tool that breaks beside another changes little."""
    if play.seat != judgement.seat or judgement.is_barred(judgement.seat):
        return 0.0
    return STOPPED.get(judgement.aim.side, KEPT)


def _harm_of_rockfall(judgement: Judgement, play: Move) -> float:
    """A rockfall at the front undoes a digger's work."""
    if judgement.aim.side != DIG:
        return 0.0
    return -PER_CARD * judgement.way.removal(play.at)


def _harm_of_diversion(judgement: Judgement, play: Move) -> float:
    return -PER_CARD * (diverted(judgement, play) or 0.0) * judgement.aim.sign


def _harm_of_role_change(judgement: Judgement, play: Move) -> float:
    return NEW_ROLE * judgement.prospects if play.seat == judgement.seat else 0.0


HARMS: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        LAY: _harm_of_path,
        "break": _harm_of_hindrance,
        "prison": _harm_of_hindrance,
        "rockfall": _harm_of_rockfall,
        "divert": _harm_of_diversion,
        "role-change": _harm_of_role_change,
    }
)
"""By what is put down, the harm it does to a seat; whatever is not named here does none."""
