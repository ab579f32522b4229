"""Tactics of Saboteur 2: the moves that a skilled player of that box scores differently.

Two teams dig one tunnel, and the seat that lays the last card wins the treasure for its team alone.
So near the treasure a digger considers which seats profit from a card: it does not lay the last
card but one, closes the path with a door of its own team, and stops seats that are about to finish.
These scores are expected nuggets from ``endgame``. A thief, too, is worth a nugget, and is laid
before anything else.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.objectives import DIG, HINDER, objective_of
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.evaluation.evaluator import W_DECISIVE
from saboteur.bots.classic.moves.scoring import score as plain_score
from saboteur.bots.classic.moves.scoring.hand import PASS_MORE_QUESTION, count_crystals
from saboteur.bots.classic.moves.tactics import score
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

W_NUGGET: Final = 20.0
"""Value of a nugget, if bringing the treasure one card nearer is worth 10."""
W_THIEF: Final = 30.0
NUGGETS_ONLY_DISTANCE: Final = 1.5
DIG_AS_EVER_DISTANCE: Final = 3.5
"""Distances in cards: below ``NUGGETS_ONLY_DISTANCE`` a digger counts only nuggets, above
``DIG_AS_EVER_DISTANCE`` it digs as usual.
"""
W_CARD_SPENT: Final = -1.0
"""Cost of playing a card for another seat, because this seat may need it."""


def team_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a legal move in a box with teams."""
    effect = evaluator.kit.effects[move.kind] if move.verb == "play" else move.verb
    if effect == "thief":
        return W_THIEF
    rule = TEAM_TACTICS.get((evaluator.objective.side, effect), _base_game_score)
    return rule(evaluator, move)


def _base_game_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score that a move has in the base game; for a saboteur, that of a novice.

    Lying low earns a saboteur less here than in the base game.
    """
    if evaluator.objective.side == HINDER:
        return plain_score(evaluator.novice_evaluator, move)
    return score(evaluator, move)


# Diggers.


def dig_path(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a path: by nuggets near the treasure, else as in the base game."""
    found = score(evaluator, move)
    lost, won = found <= -W_DECISIVE / 2, found >= W_DECISIVE / 2
    if lost or (won and evaluator.objective.team_doors) or not _gets_through(evaluator):
        return found  # a boss may leave it to a team: both share if the boss links the treasure
    far = (evaluator.any_path.distance() - NUGGETS_ONLY_DISTANCE) / (
        DIG_AS_EVER_DISTANCE - NUGGETS_ONLY_DISTANCE
    )
    return max(0.0, min(1.0, far)) * found + W_NUGGET * lay_gain(evaluator, move.at, move.pose)


def lay_gain(evaluator: BeliefEvaluator, place: PackedCell, number: int) -> float:
    """Return the change in this seat's expected nuggets if the path is laid."""
    any_path, odds, endgame = evaluator.any_path, evaluator.goal_odds, evaluator.endgame()
    teams_through = evaluator.teams_through_after(place, number)
    won = min(1.0, sum(odds.treasure[goal] for goal in any_path.revealed_goals(place, number)))
    if won == 1:
        return endgame.payoff_now(teams_through) - evaluator.expected_payoff
    distance = (any_path.distance() - any_path.progress_by(place, number)) / (1 - won)
    missed = endgame.expected_payoff(distance, teams_through, evaluator.barred)
    return won * endgame.payoff_now(teams_through) + (1 - won) * missed - evaluator.expected_payoff


def _gets_through(evaluator: BeliefEvaluator) -> bool:
    """Return whether this seat's team gets through the doors on the likely path."""
    return not evaluator.objective.team_doors or evaluator.view.role in evaluator.teams_through


def stop_suspect(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of breaking a tool: higher for suspects, and for seats about to finish.

    A seat about to finish scores ``W_NUGGET`` for each expected nugget that this seat gains if the
    other is stopped.
    """
    found = score(evaluator, move)
    if evaluator.barred[move.whom]:
        return min(0.0, found)
    gain = _payoff_change(
        evaluator, move.whom, barred=True, imprisoned=evaluator.imprisoned[move.whom]
    )
    return max(found, W_NUGGET * gain)


def imprison_seat(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of prison: higher if the target is a suspect, or if stopping it pays.

    An imprisoned seat cannot finish, and leaves its share to others.
    """
    gain = _payoff_change(evaluator, move.whom, barred=True, imprisoned=True)
    return max(score(evaluator, move), W_NUGGET * gain)


def mend_tool(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of mending: higher if the target may finish for this seat's team.

    The score of mending its own tool is that of the base game.
    """
    if move.whom == evaluator.seat:
        return score(evaluator, move)
    gain = _payoff_change(
        evaluator, move.whom, barred=False, imprisoned=evaluator.imprisoned[move.whom]
    )
    return W_NUGGET * gain + W_CARD_SPENT


def free_from_prison(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of freeing a seat: highest for this seat itself.

    Freeing another often scores below zero, because the freed seat takes a share.
    """
    gain = W_NUGGET * _payoff_change(evaluator, move.whom, barred=False, imprisoned=False)
    return max(gain, score(evaluator, move)) if move.whom == evaluator.seat else gain + W_CARD_SPENT


def _payoff_change(
    evaluator: BeliefEvaluator, seat: int, *, barred: bool, imprisoned: bool
) -> float:
    """Return the change in expected nuggets if ``seat`` is barred and imprisoned as stated."""
    stopped = _with_flag(evaluator.barred, seat, flag=barred)
    endgame = evaluator.endgame(_with_flag(evaluator.imprisoned, seat, flag=imprisoned))
    return (
        endgame.expected_payoff(evaluator.any_path.distance(), evaluator.teams_through, stopped)
        - evaluator.expected_payoff
    )


def _with_flag(seats: tuple[bool, ...], seat: int, *, flag: bool) -> tuple[bool, ...]:
    return (*seats[:seat], flag, *seats[seat + 1 :])


W_ROCKFALL_SPENT: Final = -4.0
"""Added to the score of a rockfall, because the card may serve better later."""


def collapse_path(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a rockfall: this seat's gain in nuggets by the changed path."""
    any_path = evaluator.any_path
    if not _gets_through(evaluator) or move.at not in any_path.maze.cards:
        return score(evaluator, move)
    distance = any_path.distance() - any_path.removal_gain(move.at)
    then = evaluator.endgame().expected_payoff(distance, evaluator.teams_through, evaluator.barred)
    return W_NUGGET * (then - evaluator.expected_payoff) + W_ROCKFALL_SPENT


W_UNSEEN_CARD: Final = 1.0
"""Expected value of a card to be drawn; a card worth less is passed for it."""


def pass_cards(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of passing a card.

    ``W_UNSEEN_CARD`` is added for a second or third card of a turn while the pile lasts.
    """
    found = score(evaluator, move)
    more = evaluator.view.asked == PASS_MORE_QUESTION and evaluator.view.pile
    return found + W_UNSEEN_CARD if more else found


# Roles.


def change_role(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a role change.

    If the seat changes its own role, the score is higher if the roles left in the pool are paid
    better than its own.
    """
    if move.whom != evaluator.seat:
        return _base_game_score(evaluator, move)
    view = evaluator.view
    left = [evaluator.kit.roles[role] for role in evaluator.kit.role_pool]
    for role in (view.role, *(seen.role for seen in view.role_peeks if not seen.stale)):
        if role in left:
            left.remove(role)
    payoffs = {role: _role_payoff(evaluator, role) for role in set(left)}
    return W_NUGGET * (sum(payoffs[role] for role in left) / len(left) - evaluator.expected_payoff)


CRYSTAL_NUGGETS: Final = 3.0
"""A geologist's expected nuggets at the beginning of a round."""


def _role_payoff(evaluator: BeliefEvaluator, role: str) -> float:
    """Return a role's expected nuggets in the present round."""
    if objective_of(role).wants_crystals:
        lying = (number // 2 for number in evaluator.view.cards.values())
        return max(CRYSTAL_NUGGETS, 1 + sum(count_crystals(evaluator, card) for card in lying))
    endgame = evaluator.endgame(role=role)
    return endgame.expected_payoff(
        evaluator.any_path.distance(), evaluator.teams_through, evaluator.barred
    )


TeamTactic: TypeAlias = Callable[[BeliefEvaluator, Move], float]

TEAM_TACTICS: Final[Mapping[tuple[str, str], TeamTactic]] = MappingProxyType(
    {
        (DIG, "lay"): dig_path,
        (DIG, "break"): stop_suspect,
        (DIG, "prison"): imprison_seat,
        (DIG, "repair"): mend_tool,
        (DIG, "free-at-last"): free_from_prison,
        (DIG, "rockfall"): collapse_path,
        (DIG, "pass"): pass_cards,
        (DIG, "role-change"): change_role,
        (HINDER, "role-change"): change_role,
    }
)
"""The tactics by side, and by verb or card effect."""
