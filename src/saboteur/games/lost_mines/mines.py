"""Mines: entering and turning them over, taking treasures, the dragon (LM-35 to LM-39)."""

from typing import Final

from saboteur.games.answers import OrientRule
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.games.lost_mines.book import TAKE
from saboteur.games.lost_mines.flow import end_round, finish_turn
from saboteur.games.lost_mines.kit import TREASURE
from saboteur.games.lost_mines.operations import (
    free_treasures,
    look_at,
    reveal_mine,
    show_mine,
    take_dragon,
    take_treasure,
)
from saboteur.games.lost_mines.state import ALL_TREASURES, State
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, Side
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.table import NOBODY
from saboteur.kernel.tile import CLOSED

ORIENT_MINE: Final = "orient-mine"
TAKE_TREASURE: Final = "take-treasure"


def enter_hidden(state: State, place: PackedCell, side: Side) -> None:
    """Turn over a hidden mine entered by a side; the first dwarf to enter stops there (LM-35)."""
    seat = state.stack[0].seat
    card = state.deal.mine(place)
    poses = orientations(state, place, card, side)
    if len(poses) > 1:
        show_mine(state, seat, place, card)  # it is turned over before it is put down
        ask(state, Decision(ORIENT_MINE, seat, place, card=card))
    else:
        put_down(state, place, poses[0])


def orientations(state: State, place: PackedCell, card: int, side: Side) -> list[int]:
    """Return the poses of a mine among which the entering seat may choose.

    They join the path from which the dwarf comes; of these, only those with the fewest
    mismatches are returned. Remaining mismatches are allowed (LM-35, R-137).
    """
    maze = state.maze
    poses = sorted({state.kit.poses.pose(card, turned=turned) for turned in (False, True)})
    joined = [pose for pose in poses if maze.poses[pose].arms[side] != CLOSED]
    fewest = min(maze.mismatches(place, maze.poses[pose]) for pose in joined)
    return [pose for pose in joined if maze.mismatches(place, maze.poses[pose]) == fewest]


def put_down(state: State, place: PackedCell, pose: int) -> None:
    """Lay a mine face up; the dragon's mine gives its finder the dragon token (LM-39)."""
    seat = state.stack[0].seat
    reveal_mine(state, seat, place, pose)
    if state.kit.dragons[pose // 2]:
        take_dragon(state, seat)
    end_walk(state)


def end_walk(state: State) -> None:
    """End step 2: a dwarf on an open treasure mine takes a treasure, at most one a turn.

    It does not matter whether the dwarf came in this turn, stayed, or left and returned (LM-36,
    LM-37, LM-38, R-139). Without a matching treasure it takes nothing (R-140); a single one is
    taken without a question.
    """
    seat = state.stack[0].seat
    place = state.figures[seat]
    symbol = state.kit.symbols[state.maze.cards[place] // 2]
    free = free_treasures(state, symbol) if symbol else []
    if len(free) > 1:
        ask(state, Decision(TAKE_TREASURE, seat, place))
    elif free:
        take(state, free[0])
    else:
        finish_turn(state)


def take(state: State, number: int) -> None:
    """Take a treasure, unseen unless the options allow a look; the last one ends the round.

    The round ends at once, without a draw (LM-36, LM-40, R-138, R-141).
    """
    seat = state.stack[0].seat
    take_treasure(state, seat, number)
    if state.kit.look_own:
        look_at(state, seat, TREASURE, number)
    if NOBODY not in state.holders:
        end_round(state, ALL_TREASURES)
    else:
        finish_turn(state)


class OrientMineRule(OrientRule[State]):
    """The choice between the half-turns of a mine that fit equally well (R-137)."""

    clause = "R-137"
    other = "other-mine"

    def play(self, state: State, move: Move) -> None:
        """Reveal the mine in the chosen orientation."""
        asked = state.stack[-1]
        pop_question(state)
        put_down(state, asked.cell, state.kit.poses.pose(asked.card, turned=move.turned))


class TakeTreasureRule(DecisionRule[State]):
    """The decision of which face-down treasure with the mine's symbol to take (R-138)."""

    def moves(self, state: State) -> list[Move]:
        return [state.book.say(TAKE, value=number) for number in self._free(state)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a treasure that is taken or has another symbol."""
        if move.verb != TAKE:
            return not_asked("LM-36", state, move)
        if state.holders[move.number] != NOBODY:
            return refuse("LM-36", "treasure-gone", treasure=move.number)
        if move.number not in self._free(state):
            return refuse("R-140", "other-symbol", treasure=move.number)
        return None

    def play(self, state: State, move: Move) -> None:
        pop_question(state)
        take(state, move.number)

    @staticmethod
    def _free(state: State) -> list[int]:
        mine = state.maze.cards[state.stack[-1].cell] // 2
        return free_treasures(state, state.kit.symbols[mine])
