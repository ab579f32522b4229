"""The action cards of the base game (B-27 to B-34)."""

from collections.abc import Sequence

from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.kit import TOOLS
from saboteur.games.classic.operations import break_tool, mend_tool, remove_path, see_goal
from saboteur.games.classic.state import State
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class BreakRule(ActionRule[State]):
    """The rule of broken tools: laid before another seat, at most one of a type.

    B-27, R-16, R-17.
    """

    form = "seat"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move on each seat without this broken tool, even with an empty hand (R-194)."""
        marks = state.marks
        bit = state.kit.mark_bits[card]
        others = state.book.breaks[card][seat]
        return [move for move in others if not marks[move.whom] & bit]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the player's own seat and a seat that already has this broken tool."""
        if move.whom == seat:
            return refuse("B-27", "not-on-yourself")
        if state.marks[move.whom] & state.kit.mark_bits[move.kind]:
            return refuse(
                "B-27", "already-broken", seat=move.whom, tool=state.kit.card_tools[move.kind][0]
            )
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        break_tool(state, seat, move.kind, move.whom)


class RepairRule(ActionRule[State]):
    """The rule of repairs: mends one broken tool that the card shows (B-29, B-30, B-31, R-18).

    The broken tool may lie before any seat, including the player's own.
    """

    form = "tool"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each broken tool that the card can mend, before any seat.

        If there is none, the card cannot be played (R-181).
        """
        mends = state.book.mends[card]
        found: list[Move] = []
        for target, marks in enumerate(state.marks):
            if marks:
                found += mends[target][marks]
        return found

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a seat that does not have the broken tool to mend."""
        tool = move.word or state.kit.card_tools[move.kind][0]
        if not state.marks[move.whom] >> TOOLS.index(tool) & 1:
            return refuse("B-31", "nothing-to-repair", seat=move.whom, tool=tool)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        tool = move.word or state.kit.card_tools[move.kind][0]
        mend_tool(state, seat, move.kind, move.whom, tool)


class RockfallRule(ActionRule[State]):
    """The rule of the rockfall: removes a path card, never Start or a goal (B-32, B-33, R-19)."""

    reshapes = True

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each path card in the maze, linked or not, and each card of a module.

        Modules say which of their cards a rockfall may remove.
        """
        moves = state.book.on_cells[card]
        paths = 2 * state.kit.removable
        found = [moves[place] for place, pose in state.maze.cards.items() if pose < paths]
        for part in state.parts.removable:
            found += [moves[place] for place in part.removable(state)]
        return found

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an empty cell, Start, a goal and any other card that is not removable."""
        maze = state.maze
        if any(move.at in part.removable(state) for part in state.parts.removable):
            return None
        if move.at in maze.covered or (
            move.at in maze.cards and maze.cards[move.at] >= 2 * state.kit.removable
        ):
            return refuse("B-32", "not-removable", cell=xy(move.at))
        if move.at not in maze.cards:
            return refuse("B-32", "no-path-there", cell=xy(move.at))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Remove the card; another may be laid on its cell later."""
        for part in state.parts.remove:
            if part.remove(state, seat, move.kind, move.at):
                return
        remove_path(state, seat, move.kind, move.at)


class MapRule(ActionRule[State]):
    """The rule of the map: shows one face-down goal to the player of the card (B-34, R-20)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each face-down goal and each other card that modules let a map show."""
        moves = state.book.on_cells[card]
        parts = state.parts
        covered = state.maze.covered
        goals = [place for place, _ in state.deal.goals if place in covered]
        for part in parts.refuse_map:
            goals = [place for place in goals if part.refuse_map(state, place) is None]
        found = [moves[place] for place in goals]
        for part in parts.map_targets:
            found += [moves[place] for place in part.map_targets(state)]
        return found

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without a face-down card that a map may show."""
        if any(move.at in part.map_targets(state) for part in state.parts.map_targets):
            return None
        return refuse_goal(state, move.at)

    def play(self, state: State, seat: int, move: Move) -> None:
        for part in state.parts.show_on_map:
            if part.show_on_map(state, seat, move.kind, move.at):
                return
        see_goal(state, seat, move.kind, move.at)


def refuse_goal(state: State, place: PackedCell) -> Refusal | None:
    """Return why no map may show a goal on a cell; ``None`` if one may."""
    if place not in state.maze.covered or place not in dict(state.deal.goals):
        return refuse("B-34", "no-hidden-goal", cell=xy(place))
    for part in state.parts.refuse_map:
        refusal = part.refuse_map(state, place)
        if refusal is not None:
            return refusal
    return None
