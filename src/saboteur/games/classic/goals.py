"""Goals: which ones are reached, and how they are turned over and oriented (B-35 to B-40)."""

from abc import abstractmethod
from typing import Final

from saboteur.games import answers
from saboteur.games.book import ORIENT
from saboteur.games.classic.book import REVEAL
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.operations import reveal_goal, show_goal
from saboteur.games.classic.scoring import treasure_reached
from saboteur.games.classic.state import State
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import SIDES, STEP, PackedCell
from saboteur.kernel.maze import Reach, node_at
from saboteur.kernel.move import Move
from saboteur.kernel.tile import CLOSED

REVEAL_GOAL: Final = "reveal-goal"
ORIENT_GOAL: Final = "orient-goal"


def settle(state: State) -> None:
    """Resolve all reached cards, then continue the game; call it after each change of the maze.

    A face-down card is reached when a linked open edge faces it, whatever it shows (B-35, R-7,
    R-10). If several are reached, the seat on turn chooses the first (B-40, R-9). Locations are
    resolved before face-down cards (R-81).
    """
    for part in state.parts.visit:
        if part.visit(state):
            return
    covered = state.maze.covered
    if len(covered) < state.kit.covered and is_treasure_linked(state):
        treasure_reached(state, state.stack[0].seat)
        return
    if state.reach.ends.keys().isdisjoint(covered):
        proceed(state)
        return
    reached = reached_cards(state)
    if len(reached) == 1:
        turn_over(state, reached[0])
    else:
        ask(state, Decision(REVEAL_GOAL, state.stack[0].seat))


def reached_cards(state: State) -> list[PackedCell]:
    """List the face-down cards that a linked open edge faces."""
    ends = state.reach.ends
    return sorted(place for place in state.maze.covered if place in ends)


def turn_over(state: State, place: PackedCell) -> None:
    """Turn one card over, asking for its orientation if the rules leave it open (R-8)."""
    for part in state.parts.uncover:
        if part.uncover(state, place):
            return
    card = state.deal.goal(place)
    poses = orientations(state, place, card)
    if len(poses) > 1:
        show_goal(state, place, card)  # it is turned over before it is put down
        ask(state, Decision(ORIENT_GOAL, state.stack[0].seat, place, card=card))
    else:
        show(state, place, poses[0])


def orientations(state: State, place: PackedCell, card: int) -> list[int]:
    """Return the poses of a revealed card among which the seat on turn may choose.

    Poses joined to the card laid last come first, if a linked open edge of that card faces the
    cell; otherwise those joined to a side by which the card was reached. Of these, only the
    poses with the fewest mismatches are returned; mismatches are allowed (B-37, B-38, R-8).
    """
    kit = state.kit
    maze = state.maze
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


def show(state: State, place: PackedCell, pose: int) -> None:
    """Lay a revealed goal in its final pose and apply it: the treasure ends the round."""
    seat = state.stack[0].seat
    reveal_goal(state, seat, place, pose)
    if is_treasure_linked(state):
        treasure_reached(state, seat)  # B-36: no draw; the seat on turn did it
        return
    for part in state.parts.goal_effect:
        if part.goal_effect(state, place, pose // 2):
            return
    settle(state)  # B-37, B-39, R-11


def is_treasure_linked(state: State) -> bool:
    """Return whether the treasure lies face up and is joined to Start (B-43).

    A treasure that was turned over beside one of its closed edges may be joined later (B-38).
    """
    return reaches_treasure(state, state.reach)


def reaches_treasure(state: State, reach: Reach) -> bool:
    """Return whether a reach contains the treasure, face up."""
    cards = state.maze.cards
    for place, card in state.deal.goals:
        if place in cards and state.kit.treasure[card]:
            nodes = state.maze.poses[cards[place]].tile.nodes
            return any(node_at(place, node) in reach.nodes for node in range(nodes))
    return False


class RevealGoalRule(answers.RevealRule[State], DecisionRule[State]):
    """The decision of which reached goal is turned over first, if there are several (B-40, R-9)."""

    clause = "B-40"
    reached = "B-35"
    verb = REVEAL

    def choices(self, state: State) -> list[PackedCell]:
        return reached_cards(state)

    def take(self, state: State, asked: Decision, chosen: PackedCell) -> None:
        """Turn the chosen goal over; the others follow unless the round has ended."""
        turn_over(state, chosen)


class OrientRule(answers.OrientRule[State], DecisionRule[State]):
    """The choice between the half-turns of a revealed card that fit equally well (R-8)."""

    @abstractmethod
    def show(self, state: State, place: PackedCell, pose: int) -> None:
        """Turn the card over in the chosen orientation."""

    def moves(self, state: State) -> list[Move]:
        """List a move for each half-turn that fits best."""
        asked = state.stack[-1]
        poses = orientations(state, asked.cell, asked.card)
        return [state.book.say(ORIENT, cell=asked.cell, turned=pose % 2 == 1) for pose in poses]

    def play(self, state: State, move: Move) -> None:
        """Turn the card over in the chosen orientation."""
        asked = state.stack[-1]
        pop_question(state)
        self.show(state, asked.cell, state.kit.poses.pose(asked.card, turned=move.turned))


class OrientGoalRule(OrientRule):
    """The choice between the half-turns of a revealed goal (R-8)."""

    clause = "R-8"

    def show(self, state: State, place: PackedCell, pose: int) -> None:
        show(state, place, pose)
