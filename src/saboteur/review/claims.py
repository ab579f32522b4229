"""Compares claims with the truth.

The caller provides the claims, because records contain no chat.
"""

from collections.abc import Iterable

from saboteur.bots.claims import Addressed, Claims, GoalClaimed, Line, RoleClaimed
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import OPEN
from saboteur.play.replay import Replay
from saboteur.review.belief_tracker import ReviewFamily
from saboteur.review.model import ClaimChecked


def validate_claims(replay: Replay, family: ReviewFamily, claims: Claims) -> Claims:
    """Return the claims; raise ``ValueError`` for one that is impossible in this game."""
    for step, claim in claims:
        if not 0 <= step <= len(replay):
            message = f"{claim!r} was said after move {step}; moves are 0 to {len(replay)}"
            raise ValueError(message)
        seats = range(replay.record.seats)
        view = replay.view(step, OPEN)
        named = (claim.seat, getattr(claim, "target", None))
        if not {who for who in named if who is not None} <= {*seats}:
            message = f"there is no such seat as in {claim!r}: seats are 0 to {seats[-1]}"
            raise ValueError(message)
        if isinstance(claim, RoleClaimed) and not family.roles(view):
            message = f"nobody has a role, of which {claim!r} speaks"
            raise ValueError(message)
        if isinstance(claim, GoalClaimed) and claim.cell not in _goals(replay, step):
            message = f"no goal lies on {claim.cell}, of which {claim!r} speaks"
            raise ValueError(message)
    return claims


def _goals(replay: Replay, step: int) -> set[Cell]:
    view = replay.view(step, OPEN)
    goals = view.mines if replay.family == "lost-mines" else view.goals
    return {goal.cell for goal in goals}


def check_claims(
    replay: Replay, family: ReviewFamily, claims: Iterable[tuple[int, Line | Addressed]]
) -> tuple[ClaimChecked, ...]:
    """Return the claims about goals and roles, with the truth at their step.

    Other messages are skipped.
    """
    found = []
    for step, claim in claims:
        view = replay.view(step, OPEN)
        if isinstance(claim, RoleClaimed):
            truth = family.roles(view)[claim.target]
            about: tuple[int | None, Cell | None] = (claim.target, None)
        elif isinstance(claim, GoalClaimed):
            truth = family.goal(view, claim.cell)
            about = (None, claim.cell)
        else:
            continue
        found.append(ClaimChecked(step, claim.seat, *about, claim.word, truth))
    return tuple(found)
