"""Goals: reached, turned over, oriented (B-35 to B-40)."""

from typing import Final

from saboteur.games.classic.book import ORIENT, REVEAL
from saboteur.games.classic.decisions import DecisionRule, not_asked
from saboteur.games.classic.operations import answered, ask, reveal_goal, show_goal
from saboteur.games.classic.sharing import treasure_reached
from saboteur.games.classic.state import State
from saboteur.games.classic.turns import finish_turn
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import SIDES, STEP, Cell, cell_text
from saboteur.kernel.maze import node_at
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED

REVEAL_GOAL: Final = "reveal-goal"
ORIENT_GOAL: Final = "orient-goal"


def settle(state: State) -> None:
    """After a change of the maze, turn over what is reached until nothing is, then go on.

    A goal is reached when a linked open edge faces it, whatever it shows (B-35, R-7, R-10).
    Of several, the seat on turn chooses the first (B-40, R-9).
    """
    if state.maze.covered.isdisjoint(state.reach.ends):
        if len(state.maze.covered) < len(state.deal.goals) and is_treasure_linked(state):
            treasure_reached(state, state.stack[0].seat)
        else:
            finish_turn(state)
        return
    reached = reached_goals(state)
    if len(reached) == 1:
        turn_over(state, reached[0])
    else:
        ask(state, Decision(REVEAL_GOAL, state.stack[0].seat))


def reached_goals(state: State) -> list[Cell]:
    """List the face-down goals that a linked open edge faces."""
    ends = state.reach.ends
    return sorted(place for place in state.maze.covered if place in ends)


def turn_over(state: State, place: Cell) -> None:
    """Turn one goal over, asking for its orientation if the rules leave it open (R-8)."""
    poses = orientations(state, place)
    if len(poses) > 1:
        card = state.deal.goal(place)
        show_goal(state, place, card)  # it is turned over before it is put down
        ask(state, Decision(ORIENT_GOAL, state.stack[0].seat, place, card=card))
    else:
        show(state, place, poses[0])


def orientations(state: State, place: Cell) -> list[int]:
    """Return the half-turns among which the seat on turn may choose (B-37, R-8).

    First those joined to the card laid last, if a linked open edge of it faces the goal; else
    those joined to a side by which the goal was reached; of these the ones with the fewest
    mismatches, which are tolerated (B-38).
    """
    kit = state.kit
    maze = state.maze
    card = state.deal.goal(place)
    poses = sorted({kit.poses.pose(card, turned=turned) for turned in (False, True)})
    reached = state.reach.ends[place]
    sides = [side for side in SIDES if reached >> side & 1]
    newest = [side for side in sides if place + STEP[side] == state.laid]
    joined = [
        pose
        for pose in poses
        if any(maze.poses[pose].arms[side] != CLOSED for side in newest or sides)
    ]
    fewest = min(maze.mismatches(place, maze.poses[pose]) for pose in joined or poses)
    return [pose for pose in joined or poses if maze.mismatches(place, maze.poses[pose]) == fewest]


def show(state: State, place: Cell, pose: int) -> None:
    """Turn a goal over in its final orientation: treasure ends the round, a stone does not."""
    seat = state.stack[0].seat
    reveal_goal(state, seat, place, pose)
    if is_treasure_linked(state):
        treasure_reached(state, seat)  # B-36: no draw; the seat on turn did it
    else:
        settle(state)  # B-37, B-39, R-11


def is_treasure_linked(state: State) -> bool:
    """Whether the treasure lies open and is joined to Start (B-43).

    A treasure turned over beside a side it does not open to may be joined later (B-38).
    """
    cards = state.maze.cards
    for place, card in state.deal.goals:
        if place in cards and state.kit.treasure[card]:
            nodes = state.maze.poses[cards[place]].tile.nodes
            return any(node_at(place, node) in state.reach.nodes for node in range(nodes))
    return False


class RevealGoalRule(DecisionRule):
    """One card has reached several goals: which is turned over first (B-40, R-9)?"""

    def moves(self, state: State) -> list[Move]:
        """List the reached goals."""
        return [state.book.reveal(place) for place in reached_goals(state)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a cell without a reached goal."""
        if move.verb != REVEAL:
            return not_asked("B-40", state, move)
        if move.cell not in reached_goals(state):
            return refuse("B-35", "goal-not-reached", cell=cell_text(move.cell))
        return None

    def play(self, state: State, move: Move) -> None:
        """Turn the chosen goal over; the others follow unless the round ended."""
        answered(state)
        turn_over(state, move.cell)


class OrientGoalRule(DecisionRule):
    """A goal fits both ways equally well: how shall it lie (R-8)?"""

    def moves(self, state: State) -> list[Move]:
        """List the half-turns that fit best."""
        place = state.stack[-1].cell
        return [state.book.orient(place, pose) for pose in orientations(state, place)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse another cell; both half-turns are legal whenever this is asked."""
        if move.verb != ORIENT:
            return not_asked("R-8", state, move)
        if move.cell != state.stack[-1].cell:
            return refuse("R-8", "other-goal", cell=cell_text(move.cell))
        return None

    def play(self, state: State, move: Move) -> None:
        """Show the goal as chosen."""
        place = state.stack[-1].cell
        answered(state)
        show(state, place, state.kit.poses.pose(state.deal.goal(place), turned=move.turned))
