"""Action cards with immediate effects, and equipment (DC-29 to DC-40)."""

from collections.abc import Sequence

from saboteur.games.book import PLAY
from saboteur.games.dark_cave.flow import proceed
from saboteur.games.dark_cave.operations import (
    remove_path,
    see_goal,
    see_role,
    swap_hands,
    update_turn,
)
from saboteur.games.dark_cave.pieces import give_gear, lay_web, remove_web
from saboteur.games.dark_cave.state import OUT, State
from saboteur.games.dark_cave.steps import webbed_edges
from saboteur.games.decisions import ActionRule
from saboteur.kernel.geometry import SIDE_NAMES, SIDES, STEP, Edge, PackedCell, edge, xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import CLOSED


class InformationRule(ActionRule[State]):
    """The rule of secret information: look at a face-down goal or clan card (DC-30, R-178).

    The clan card is that of another seat.
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each face-down goal and each other seat whose clan card is face down."""
        book = state.book
        found = [book.say(PLAY, card=card, cell=place) for place in sorted(state.maze.covered)]
        found += [
            book.say(PLAY, card=card, seat=other)
            for other in range(state.kit.seats)
            if other != seat and not state.shown >> other & 1
        ]
        return found

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without a face-down goal, the player's own seat and a face-up clan card."""
        if move.at != NOTHING:
            if move.at not in state.maze.covered:
                return refuse("R-178", "no-hidden-goal", cell=xy(move.at))
        elif move.whom == seat:
            return refuse("DC-30", "not-yourself")
        elif state.shown >> move.whom & 1:
            return refuse("R-178", "role-is-shown", seat=move.whom)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        if move.at != NOTHING:
            see_goal(state, seat, move.kind, move.at)
        else:
            see_role(state, seat, move.kind, move.whom)
        proceed(state)


class RockfallRule(ActionRule[State]):
    """The rule of the rockfall: remove a path card without a dwarf or a creature (DC-31, R-167)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each path card without a dwarf or a creature."""
        taken = _occupied(state)
        paths = 2 * state.kit.paths
        return [
            state.book.say(PLAY, card=card, cell=place)
            for place, pose in sorted(state.maze.cards.items())
            if pose < paths and place not in taken
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an empty cell, Start, a goal, and a card with a dwarf or a creature."""
        place = move.at
        if place in state.maze.covered or place == state.kit.start:
            return refuse("DC-31", "not-removable", cell=xy(place))
        if place not in state.maze.cards:
            return refuse("DC-31", "no-path-there", cell=xy(place))
        if state.maze.cards[place] >= 2 * state.kit.paths:
            return refuse("DC-31", "not-removable", cell=xy(place))
        if place in _occupied(state):
            return refuse("DC-31", "card-occupied", cell=xy(place))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Remove the webs on the card's edges with their cards, then the card."""
        borders = {edge(move.at, side) for side in SIDES}
        for web in state.webs:
            if web.edge in borders:
                remove_web(state, web)
        remove_path(state, seat, move.kind, move.at)
        proceed(state)


def _occupied(state: State) -> frozenset[PackedCell]:
    """Return the cells on which a dwarf or a creature stands, on any space (R-167)."""
    dwarves = [cell_of(node) for node in state.dwarves if node != OUT]
    creatures = [cell_of(found.node) for found in state.creatures if found is not None]
    return frozenset([*dwarves, *creatures])


class SwapRule(ActionRule[State]):
    """The rule of the hand swap: exchange hands with any other seat.

    The other seat may be out of the mine or without cards (DC-32, R-232, R-194).
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        return [
            state.book.say(PLAY, card=card, seat=other)
            for other in range(state.kit.seats)
            if other != seat
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refuse("DC-32", "not-yourself") if move.whom == seat else None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Exchange the hands; the other seat draws in the third step (R-168)."""
        swap_hands(state, seat, move.kind, move.whom)
        update_turn(state, drawer=move.whom)
        proceed(state)


class WebRule(ActionRule[State]):
    """The rule of the web: put it between two cards or at the end of a path.

    DC-33, R-157, R-233.
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return a move for each edge on which a web can be laid."""
        shut = webbed_edges(state)
        borders = {
            edge(place, side)
            for place, pose in state.maze.cards.items()
            for side in state.maze.poses[pose].open_sides
        }
        return [
            state.book.on_edge(PLAY, border, card)
            for border in sorted(borders - shut)
            if _bears_web(state, border)
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an edge that has a web, and an edge that no path reaches."""
        border = edge(move.at, SIDE_NAMES.index(move.word))
        where = xy(move.at)
        if border in webbed_edges(state):
            return refuse("DC-33", "web-on-web", cell=where, side=move.word)
        if not _bears_web(state, border):
            return refuse("R-233", "no-web-there", cell=where, side=move.word)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        lay_web(state, seat, move.kind, edge(move.at, SIDE_NAMES.index(move.word)))
        proceed(state)


def _bears_web(state: State, border: Edge) -> bool:
    """Return whether a web may be put on an edge.

    Two open edges meet there, or one faces an empty cell or a face-down goal.
    """
    maze = state.maze
    side = border % 4
    opened = 0
    for place, towards in ((border // 4, side), (border // 4 + STEP[side], (side + 2) % 4)):
        if place in maze.cards:
            if maze.poses[maze.cards[place]].arms[towards] == CLOSED:
                return False
            opened += 1
    return opened > 0


class GearRule(ActionRule[State]):
    """The rule of boots and axes: lay one before a seat whose dwarf is in the mine (DC-36, R-161).

    A seat can have one pair of boots and any number of axes (DC-37, R-160).
    """

    def __init__(self, effect: str) -> None:
        self.effect = effect

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return a move for each seat that may get the card, including the player's own."""
        moves = (state.book.say(PLAY, card=card, seat=other) for other in range(state.kit.seats))
        return [move for move in moves if self.explain(state, seat, move) is None]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a seat whose dwarf has left the mine, and a second pair of boots."""
        if state.dwarves[move.whom] == OUT:
            return refuse("R-161", "out-of-the-mine", seat=move.whom)
        effects = state.kit.effects
        if self.effect == "boots" and any(
            effects[card] == "boots" for card in state.gear[move.whom]
        ):
            return refuse("DC-37", "has-boots", seat=move.whom)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Lay the card before the seat; new boots count in the same turn (R-160)."""
        give_gear(state, seat, move.kind, move.whom)
        proceed(state)
