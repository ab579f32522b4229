"""Tactics of Saboteur 2: where a skilled player of that box judges a move otherwise.

Two teams dig one tunnel, and whoever lays the last card wins it for his team alone. So a digger
weighs near the treasure what a card is worth to those who come next: it leaves the last but one to
others, shuts the way behind a door of its own, and stops whoever is about to finish. All of this is
reckoned in nuggets (``finish``). A thief is a nugget too, so everybody lays it first.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.aims import DIG, HINDER, aim_of
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.evaluation.judgement import DECISIVE
from saboteur.bots.classic.moves.scoring import score as plain_score
from saboteur.bots.classic.moves.scoring.hand import crystals_on
from saboteur.bots.classic.moves.scoring.passing import PASS_MORE
from saboteur.bots.classic.moves.tactics import score
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

NUGGET: Final = 20.0
"""What a nugget is worth, where a path that brings the treasure a card nearer is worth 10."""
THIEF: Final = 30.0
AT_ONCE: Final = 1.5
AT_LEISURE: Final = 3.5
"""So many cards from the treasure a digger reckons in nuggets alone, and digs as ever."""
SPENT: Final = -1.0
"""What it costs to play a card for another that may be needed oneself."""


def team_score(insight: Insight, move: Move) -> float:
    """Return what a legal move is worth to the seat, in a box with teams."""
    effect = insight.kit.effects[move.kind] if move.verb == "play" else move.verb
    if effect == "thief":
        return THIEF
    rule = TEAM_TACTICS.get((insight.aim.side, effect), _usual)
    return rule(insight, move)


def _usual(insight: Insight, move: Move) -> float:
    """Judge as in the base game; saboteurs as a novice does, for to lie low earns less here."""
    if insight.aim.side == HINDER:
        return plain_score(insight.plainly, move)
    return score(insight, move)


# Diggers.


def dig(insight: Insight, move: Move) -> float:
    """Dig on while the treasure is far, and near it as far as that pays."""
    found = score(insight, move)
    lost, won = found <= -DECISIVE / 2, found >= DECISIVE / 2
    if lost or (won and insight.aim.door) or not _gets_through(insight):
        return found  # a boss may leave it to a team: if he links the treasure, both share
    far = (insight.plain.distance() - AT_ONCE) / (AT_LEISURE - AT_ONCE)
    return max(0.0, min(1.0, far)) * found + NUGGET * laid(insight, move.at, move.pose)


def laid(insight: Insight, place: PackedCell, number: int) -> float:
    """Say how many nuggets a path brings by how the rest of the round will go."""
    plain, odds, finish = insight.plain, insight.odds, insight.finish()
    able = insight.able_after(place, number)
    won = min(1.0, sum(odds.treasure[goal] for goal in plain.reveals(place, number)))
    if won == 1:
        return finish.pays(able) - insight.hopes
    away = (plain.distance() - plain.progress(place, number)) / (1 - won)
    missed = finish.worth(away, able, insight.barred)
    return won * finish.pays(able) + (1 - won) * missed - insight.hopes


def _gets_through(insight: Insight) -> bool:
    """Whether the way that will be dug is open to this seat's team; else it digs its own."""
    return not insight.aim.door or insight.view.role in insight.able


def stop(insight: Insight, move: Move) -> float:
    """Break the tools of suspects, and of whoever is likelier to finish for others."""
    found = score(insight, move)
    if insight.barred[move.whom]:
        return min(0.0, found)
    gain = _if(insight, move.whom, barred=True, caught=insight.caught[move.whom])
    return max(found, NUGGET * gain)


def imprison(insight: Insight, move: Move) -> float:
    """Whoever is in prison can't finish, and leaves more for the others."""
    gain = _if(insight, move.whom, barred=True, caught=True)
    return max(score(insight, move), NUGGET * gain)


def mend(insight: Insight, move: Move) -> float:
    """Mend one's own tools first, and another's only if he is likely to finish for this seat."""
    if move.whom == insight.seat:
        return score(insight, move)
    gain = _if(insight, move.whom, barred=False, caught=insight.caught[move.whom])
    return NUGGET * gain + SPENT


def free(insight: Insight, move: Move) -> float:
    """Leave prison first; who else is freed takes a share."""
    gain = NUGGET * _if(insight, move.whom, barred=False, caught=False)
    return max(gain, score(insight, move)) if move.whom == insight.seat else gain + SPENT


def _if(insight: Insight, seat: int, *, barred: bool, caught: bool) -> float:
    """Say how many nuggets it brings if a seat may dig or not, and is in prison or not."""
    stopped = _but(insight.barred, seat, now=barred)
    finish = insight.finish(_but(insight.caught, seat, now=caught))
    return finish.worth(insight.plain.distance(), insight.able, stopped) - insight.hopes


def _but(seats: tuple[bool, ...], one: int, *, now: bool) -> tuple[bool, ...]:
    return (*seats[:one], now, *seats[one + 1 :])


FALL: Final = -4.0
"""What it costs to give up a rockfall."""


def collapse(insight: Insight, move: Move) -> float:
    """Bring a path down where that wins time, as well as what is in the way."""
    plain = insight.plain
    if not _gets_through(insight) or move.at not in plain.maze.cards:
        return score(insight, move)
    away = plain.distance() - plain.removal(move.at)
    then = insight.finish().worth(away, insight.able, insight.barred)
    return NUGGET * (then - insight.hopes) + FALL


UNSEEN: Final = 1.0
"""What a card that nobody has seen is worth to a digger; one worth less is passed for it."""


def pass_on(insight: Insight, move: Move) -> float:
    """Pass two or three cards for better ones."""
    found = score(insight, move)
    more = insight.view.asked == PASS_MORE and insight.view.pile
    return found + UNSEEN if more else found


# Roles.


def change_role(insight: Insight, move: Move) -> float:
    """Take another role if those that nobody seems to have are paid better than one's own."""
    if move.whom != insight.seat:
        return _usual(insight, move)
    view = insight.view
    left = [insight.kit.roles[role] for role in insight.kit.role_pool]
    for role in (view.role, *(seen.role for seen in view.role_peeks if not seen.stale)):
        if role in left:
            left.remove(role)
    worths = {role: _worth_of(insight, role) for role in set(left)}
    return NUGGET * (sum(worths[role] for role in left) / len(left) - insight.hopes)


CRYSTALS: Final = 3.0
"""What a geologist may hope for at the beginning, in nuggets."""


def _worth_of(insight: Insight, role: str) -> float:
    """Say what a role may expect of the round as it stands."""
    if aim_of(role).crystals:
        lying = (number // 2 for number in insight.view.cards.values())
        return max(CRYSTALS, 1 + sum(crystals_on(insight, card) for card in lying))
    finish = insight.finish(role=role)
    return finish.worth(insight.plain.distance(), insight.able, insight.barred)


TeamTactic: TypeAlias = Callable[[Insight, Move], float]

TEAM_TACTICS: Final[Mapping[tuple[str, str], TeamTactic]] = MappingProxyType(
    {
        (DIG, "lay"): dig,
        (DIG, "break"): stop,
        (DIG, "prison"): imprison,
        (DIG, "repair"): mend,
        (DIG, "free-at-last"): free,
        (DIG, "rockfall"): collapse,
        (DIG, "pass"): pass_on,
        (DIG, "role-change"): change_role,
        (HINDER, "role-change"): change_role,
    }
)
"""By side, and by verb or the effect of the card."""
