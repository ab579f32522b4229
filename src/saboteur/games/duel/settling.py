"""Revealing goals and claiming gold after a change of the maze (D-23 to D-28, R-223).

The seat on turn picks one reached goal, it is turned over, then all seats claim; this is repeated
until no more goal is reached or the round ends. None of it can be declined (D-53).
"""

from typing import Final

from saboteur.games.duel.flow import proceed
from saboteur.games.duel.operations import claim_gold, reveal_goal, show_goal
from saboteur.games.duel.scoring import COUNTERS, GOALS, end_round
from saboteur.games.duel.state import State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import SIDES, PackedCell
from saboteur.kernel.maze import node_at
from saboteur.kernel.tile import CLOSED

REVEAL_GOAL: Final = "reveal-goal"
ORIENT_GOAL: Final = "orient-goal"
CLAIM_GOLD: Final = "claim-gold"


def settle(state: State) -> None:
    """Turn over reached goals, then claim gold; the seat on turn picks the goal (R-223)."""
    reached = reached_goals(state)
    if not reached:
        claim(state)
    elif len(reached) == 1:
        turn_over(state, reached[0])
    else:
        ask(state, Decision(REVEAL_GOAL, state.stack[0].seat))


def reached_goals(state: State) -> list[PackedCell]:
    """Return the face-down goals that a track linked to either Start leads to (D-23, R-108)."""
    ends = [reach.ends for reach in state.reaches]
    return sorted(place for place in state.maze.covered if any(place in end for end in ends))


def turn_over(state: State, place: PackedCell) -> None:
    """Turn one goal over, asking for its orientation if two are possible (D-23)."""
    seat = state.stack[0].seat
    poses = orientations(state, place)
    if len(poses) > 1:
        show_goal(state, seat, place)
        ask(state, Decision(ORIENT_GOAL, seat, place, card=state.deal.goal(place)))
    else:
        put_goal(state, place, poses[0])


def orientations(state: State, place: PackedCell) -> list[int]:
    """Return the poses of a goal among which the seat on turn may choose (R-222).

    The goal must open towards a side from which it was reached, if it can. Of these poses, only
    those with the fewest mismatches are returned; mismatches are allowed for goals only (D-24).
    """
    poses = state.kit.poses
    card = state.deal.goal(place)
    both = sorted({poses.pose(card, turned=turned) for turned in (False, True)})
    reached = 0
    for reach in state.reaches:
        reached |= reach.ends.get(place, 0)
    sides = [side for side in SIDES if reached >> side & 1]
    maze = state.maze
    joined = [
        pose for pose in both if any(maze.poses[pose].arms[side] != CLOSED for side in sides)
    ] or both
    wrong = {pose: maze.mismatches(place, maze.poses[pose]) for pose in joined}
    return [pose for pose in joined if wrong[pose] == min(wrong.values())]


def put_goal(state: State, place: PackedCell, pose: int) -> None:
    """Lay a goal face up on its cell; then all seats claim gold (R-223)."""
    reveal_goal(state, state.stack[0].seat, place, pose)
    claim(state)


def claim(state: State) -> None:
    """Claim the gold linked to the seat on turn, then that of its opponent (D-27, D-57, R-107).

    A seat linked to more gold than counters are left must choose. The last counter ends the
    round at once; after the sixth goal, gold is still claimed before the round ends (D-36,
    R-113).
    """
    first = state.stack[0].seat
    for seat in range(first, first + state.kit.seats):
        claimer = seat % state.kit.seats
        places = claimable(state, claimer)
        if len(places) > state.counters:
            ask(state, Decision(CLAIM_GOLD, claimer))
            return
        for place in places:
            claim_gold(state, claimer, place)
        if not state.counters:
            end_round(state, COUNTERS)
            return
    if not state.maze.covered:
        end_round(state, GOALS)
    elif reached_goals(state):
        settle(state)
    else:
        proceed(state)


def claimable(state: State, seat: int) -> list[PackedCell]:
    """List the cards with unclaimed gold whose spot is linked to a seat (R-109)."""
    nodes = state.reaches[seat].nodes
    spots = state.kit.gold_nodes
    claimed = {place for place, _ in state.marks.claims}  # D-28
    return sorted(
        place
        for place, pose in state.maze.cards.items()
        if spots[pose] >= 0 and place not in claimed and node_at(place, spots[pose]) in nodes
    )
