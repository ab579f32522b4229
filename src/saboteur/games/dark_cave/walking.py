"""The second step of a turn: the dwarf moves, space by space (DC-53 to DC-58)."""

from saboteur.games.answers import AnswerRule, OrientRule
from saboteur.games.book import STOP
from saboteur.games.dark_cave.book import CUT, DECLINE, ENTER, STEP, TAKE
from saboteur.games.dark_cave.creatures import refuse_step
from saboteur.games.dark_cave.flow import ORIENT_GOAL, end_turn, end_walk, proceed
from saboteur.games.dark_cave.operations import (
    ask_next,
    lose_card,
    reveal_goal,
    show_goal,
    update_turn,
)
from saboteur.games.dark_cave.pieces import cut_web, lose_nugget, move_dwarf, take_nugget
from saboteur.games.dark_cave.state import State
from saboteur.games.dark_cave.steps import (
    axes_ready,
    creatures_on,
    entrances,
    goals_ahead,
    next_spaces,
    webs_in_reach,
)
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import OPPOSITE, SIDE_NAMES, PackedCell, Side, edge, neighbour, xy
from saboteur.kernel.maze import Node, cell_of, node_at
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD


def cut_moves(state: State, seat: int, found: list[Move]) -> None:
    """Add to ``found`` the moves that strike a web with an axe, if the seat can (DC-38).

    They are legal at any moment of the seat's turn.
    """
    if axes_ready(state, seat) > 0:
        found += [state.book.on_edge(CUT, web.edge) for web in webs_in_reach(state, seat)]


def explain_cut(state: State, seat: int, move: Move) -> Refusal | None:
    """Refuse a web out of reach, and a strike without an axe from an earlier turn (DC-40)."""
    border = edge(move.at, SIDE_NAMES.index(move.word))
    if border not in {web.edge for web in webs_in_reach(state, seat)}:
        return refuse("DC-38", "no-web-in-reach", cell=xy(move.at), side=move.word)
    if axes_ready(state, seat) <= 0:
        return refuse("DC-40", "no-axe-ready")
    return None


def play_cut(state: State, seat: int, move: Move) -> None:
    border = edge(move.at, SIDE_NAMES.index(move.word))
    cut_web(state, seat, next(web for web in state.webs if web.edge == border))


class DwarfStepRule(DecisionRule[State]):
    """The decision to move the dwarf: take a step, enter a goal, strike a web or stop (DC-53)."""

    def moves(self, state: State) -> list[Move]:
        """Return the moves to spaces and goals one step away, the strikes at webs, and the stop."""
        asked = state.stack[-1]
        book = state.book
        found = [book.words[STOP]]
        if asked.left:
            node = state.dwarves[asked.seat]
            found += [
                book.say(STEP, cell=cell_of(other), value=other % NODES_PER_CARD)
                for other in next_spaces(state, node)
            ]
            found += [book.say(ENTER, cell=place) for place in entrances(state, node)]
        cut_moves(state, asked.seat, found)
        return found

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a target that is not one step away, and any step if none is left."""
        asked = state.stack[-1]
        if move.verb == STOP:
            return None
        if move.verb == CUT:
            return explain_cut(state, asked.seat, move)
        if move.verb not in (STEP, ENTER):
            return not_asked("DC-53", state, move)
        if not asked.left:
            return refuse("DC-53", "no-steps-left")
        node = state.dwarves[asked.seat]
        if move.verb == ENTER:
            if move.at not in entrances(state, node):
                clause = "DC-55" if move.at in goals_ahead(state, node) else "DC-57"
                return refuse(clause, "no-goal-to-enter", cell=xy(move.at))
        elif move.number >= NODES_PER_CARD:
            return refuse_step("DC-53", move)
        else:
            space = node_at(move.at, move.number)
            if space not in next_spaces(state, node):
                beside = [other for other, _ in state.maze.steps(node)]
                return refuse_step("DC-55" if space in beside else "DC-53", move)
        return None

    def play(self, state: State, move: Move) -> None:
        """Apply a step, a stop, a strike at a web or the entry into a goal."""
        seat = state.stack[-1].seat
        if move.verb == STOP:
            end_walk(state)
        elif move.verb == CUT:
            play_cut(state, seat, move)
            proceed(state)
        elif move.verb == ENTER:
            _enter(state, seat, move.at)
        else:
            _go(state, seat, node_at(move.at, move.number))


def _go(state: State, seat: int, node: Node) -> None:
    """Move the dwarf to a space; pay for a bridge or a tunnel at once (DC-54).

    The dwarf stops at a creature (DC-56). Only a dwarf that comes to a creature is attacked, not
    one that already stood there (R-164).
    """
    kit = state.kit
    before = state.dwarves[seat]
    pose = state.maze.cards[cell_of(node)]
    space = node % NODES_PER_CARD
    move_dwarf(state, seat, node)
    if kit.is_deck(pose, space) and not _is_on_wood(state, before, cell_of(node)):
        lose_card(state, seat)  # once for each time the wood is stepped onto
    if kit.is_tunnel(pose, space):
        lose_nugget(state, seat)
    attackers = creatures_on(state, node)
    update_turn(state, left=0 if attackers else state.turn.left - 1, attackers=attackers)
    proceed(state)


def _is_on_wood(state: State, node: Node, place: PackedCell) -> bool:
    """Return whether a space is on the deck of the bridge on a cell."""
    space = node % NODES_PER_CARD
    return cell_of(node) == place and state.kit.is_deck(state.maze.cards[place], space)


def _enter(state: State, seat: int, place: PackedCell) -> None:
    """Turn a goal over, joined to the path from which the dwarf enters (DC-57, DC-58, R-169).

    If both half-turns join it, the one with fewer mismatches is chosen; if these are equal, the
    seat chooses.
    """
    card = state.deal.goal(place)
    side = _side_entered(state, seat, place)
    poses = state.kit.poses.poses
    fitting = {state.kit.poses.pose(card, turned=turned) for turned in (False, True)}
    joined = sorted(pose for pose in fitting if poses[pose].arms[side] != CLOSED)
    fewest = min(state.maze.mismatches(place, poses[pose]) for pose in joined)
    best = [pose for pose in joined if state.maze.mismatches(place, poses[pose]) == fewest]
    if len(best) == 1:
        _step_in(state, seat, place, best[0])
    else:
        show_goal(state, seat, place, card)
        ask_next(state, Decision(ORIENT_GOAL, seat, place, card=card))


def _side_entered(state: State, seat: int, place: PackedCell) -> Side:
    """Return the side by which the dwarf enters a goal."""
    node = state.dwarves[seat]
    pose = state.maze.poses[state.maze.cards[cell_of(node)]]
    sides = pose.exits[node % NODES_PER_CARD]
    return next(OPPOSITE[side] for side in sides if neighbour(cell_of(node), side) == place)


def _step_in(state: State, seat: int, place: PackedCell, pose: int) -> None:
    """Lay the goal face up and end the movement on its first space (DC-57, DC-78)."""
    side = _side_entered(state, seat, place)
    reveal_goal(state, seat, place, pose)
    move_dwarf(state, seat, node_at(place, state.maze.poses[pose].arms[side]))
    update_turn(state, left=0)
    proceed(state)


class OrientGoalRule(OrientRule[State]):
    """The choice between the half-turns of an entered goal that fit equally well (R-169)."""

    clause = "DC-57"

    def elsewhere(self, place: PackedCell) -> Refusal:
        return refuse("R-169", "other-goal", cell=xy(place))

    def play(self, state: State, move: Move) -> None:
        """Reveal the goal in the chosen orientation and move into it."""
        asked = state.stack[-1]
        pose = state.kit.poses.pose(asked.card, turned=move.turned)
        _step_in(state, asked.seat, asked.cell, pose)


class TakeNuggetRule(AnswerRule[State]):
    """The choice to take the vein's nugget and show the clan card, or not (DC-27, DC-28, R-156)."""

    clause = "DC-27"
    answers = (TAKE, DECLINE)

    def play(self, state: State, move: Move) -> None:
        """Take the nugget or leave it, then end the turn."""
        if move.verb == TAKE:
            take_nugget(state, state.stack[-1].seat)
        end_turn(state)
