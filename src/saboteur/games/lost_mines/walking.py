"""Moving a dwarf, step by step (LM-29 to LM-34)."""

from typing import Final

from saboteur.games.book import STOP
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.games.lost_mines.book import WALK
from saboteur.games.lost_mines.mines import end_walk, enter_hidden
from saboteur.games.lost_mines.operations import lose_card, move_figure, troll_edges
from saboteur.games.lost_mines.state import State
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import OPPOSITE, STEP, PackedCell, Side, edge, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED

STEP_ON: Final = "step"


def begin_walk(state: State) -> None:
    """Begin step 2: the dwarf may move up to 3 cards, or 5 from a campfire (LM-18, LM-29).

    Only the card on which the dwarf starts counts. It need not move at all (R-129).
    """
    kit = state.kit
    start = state.maze.cards[state.figures[state.stack[0].seat]] // 2
    walk_on(state, kit.campfire_steps if kit.campfires[start] else kit.steps)


def walk_on(state: State, left: int) -> None:
    """Ask for the dwarf's next step, or end the movement if no step is left or possible."""
    seat = state.stack[0].seat
    if left and next_cells(state, seat):
        ask(state, Decision(STEP_ON, seat, left=left))
    else:
        end_walk(state)


def next_cells(state: State, seat: int) -> list[PackedCell]:
    """Return the cells onto which a dwarf may step; faster than ``explain_side`` for each side."""
    kit, maze = state.kit, state.maze
    cards, poses, figures = maze.cards, maze.poses, state.figures
    here = figures[seat]
    trolls = troll_edges(state) if state.trolls else ()
    found: list[PackedCell] = []
    for side in poses[cards[here]].open_sides:
        there = here + STEP[side]
        if there in cards:
            pose = cards[there]
            narrow = kit.narrow[pose // 2]
            if poses[pose].arms[OPPOSITE[side]] == CLOSED or (narrow and there in figures):
                continue
            if kit.obstacles[pose // 2] and there not in state.tools:
                continue
        elif there not in maze.covered:
            continue
        if not trolls or edge(here, side) not in trolls:
            found.append(there)
    return found


def explain_side(state: State, seat: int, side: Side) -> Refusal | None:
    """Return why a dwarf may not step over an edge of its card; ``None`` if it may.

    Paths can be used in both directions and repeatedly, from either Start, even in a part that
    a storm cut off (LM-34, R-129, R-136). An open mine is walked through like a path; where it
    does not match its neighbour, no dwarf passes in either direction (LM-54, R-225).
    """
    maze = state.maze
    here = state.figures[seat]
    there = here + STEP[side]
    where = xy(there)
    leaves = maze.poses[maze.cards[here]].arms[side] != CLOSED
    if there in maze.cards:
        enters = maze.poses[maze.cards[there]].arms[OPPOSITE[side]] != CLOSED
        if leaves != enters:
            return refuse("LM-54", "no-way", cell=where)  # one of the two is a mine
    elif there not in maze.covered:
        leaves = False
    if not leaves:
        return refuse("LM-29", "no-way", cell=where)
    if edge(here, side) in troll_edges(state):
        return refuse("LM-32", "troll-blocks", cell=where)
    return explain_card(state, there)


def explain_card(state: State, there: PackedCell) -> Refusal | None:
    """Return why a dwarf may not step onto a card; ``None`` if it may.

    It may not if there is an obstacle, or another dwarf on rocks or an overcome obstacle,
    whatever that dwarf's clan and whether its player still has cards. Any other card holds any
    number of dwarves (LM-16, LM-17, LM-20, R-128).
    """
    if there in state.maze.covered:
        return None
    kit = state.kit
    card = state.maze.cards[there] // 2
    if kit.obstacles[card] and there not in state.tools:
        return refuse("LM-30", "obstacle", cell=xy(there), obstacle=kit.obstacles[card])
    if kit.narrow[card] and there in state.figures:
        other = state.figures.index(there)
        return refuse("LM-31", "occupied", cell=xy(there), seat=other)
    return None


class StepRule(DecisionRule[State]):
    """The decision of where the dwarf of the seat on turn steps next, or to stop."""

    def moves(self, state: State) -> list[Move]:
        """Return a move for each card the dwarf may step onto, and one to stop."""
        cells = next_cells(state, state.stack[-1].seat)
        return [*(state.book.step(place) for place in cells), state.book.words[STOP]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that is blocked or not joined to the dwarf's."""
        if move.verb == STOP:
            return None
        if move.verb != WALK:
            return not_asked("LM-29", state, move)
        seat = state.stack[-1].seat
        away = move.at - state.figures[seat]
        if away not in STEP:
            return refuse("LM-29", "no-way", cell=xy(move.at))
        return explain_side(state, seat, STEP.index(away))

    def play(self, state: State, move: Move) -> None:
        """Move the dwarf and continue; a trap costs a card and does not end the walk (LM-33)."""
        asked = state.stack[-1]
        pop_question(state)
        if move.verb == STOP:
            end_walk(state)
            return
        seat = asked.seat
        side = STEP.index(move.at - state.figures[seat])
        crossed = edge(state.figures[seat], side)
        move_figure(state, seat, move.at)
        if crossed in state.traps and state.table.hands[seat]:
            lose_card(state, seat)  # the trap stays and costs a card every time (LM-23, R-132)
        if move.at in state.maze.covered:
            enter_hidden(state, move.at, OPPOSITE[side])
        else:
            walk_on(state, asked.left - 1)
