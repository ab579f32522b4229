"""The action cards (D-29 to D-33)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from saboteur.games.book import PLAY
from saboteur.games.decisions import ActionRule
from saboteur.games.duel.kit import TOOLS, TROLL
from saboteur.games.duel.operations import (
    break_tool,
    is_removable,
    mend_tool,
    remove_path,
    see_goal,
    unlock_door,
)
from saboteur.games.duel.state import State
from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class BreakRule(ActionRule[State]):
    """The rule of broken tools: laid before the opponent, at most one of each type (D-29)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return the card's only move if the opponent has that tool intact; none in a solo game."""
        bit = state.kit.tool_bits[card]
        return [
            state.book.say(PLAY, card=card, seat=other)
            for other in range(state.kit.seats)
            if other != seat and not state.broken[other] & bit
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the player's own seat and an opponent that already has this broken tool."""
        if move.whom == seat:
            return refuse("D-29", "not-on-yourself")
        if state.broken[move.whom] & state.kit.tool_bits[move.kind]:
            tool = state.kit.card_tools[move.kind][0]
            return refuse("D-29", "already-broken", seat=move.whom, tool=tool)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        break_tool(state, seat, move.kind, move.whom)


class RepairRule(ActionRule[State]):
    """The rule of repairs: remove one of the player's own broken tools shown on the card (D-30)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each broken tool of the player that the card repairs.

        The move names the tool if the card shows two.
        """
        tools = state.kit.card_tools[card]
        named = len(tools) > 1
        return [
            state.book.say(PLAY, card=card, seat=seat, word=tool if named else "")
            for tool in tools
            if state.broken[seat] >> TOOLS.index(tool) & 1
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the opponent and a tool that is not broken."""
        if move.whom != seat:
            return refuse("D-30", "repair-your-own")
        tool = self._tool(state, move)
        if not state.broken[seat] >> TOOLS.index(tool) & 1:
            return refuse("D-30", "nothing-to-repair", seat=seat, tool=tool)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        mend_tool(state, seat, move.kind, self._tool(state, move))

    def _tool(self, state: State, move: Move) -> str:
        return move.word or state.kit.card_tools[move.kind][0]


class SecretPlanRule(ActionRule[State]):
    """The rule of the secret plan, which shows its player one face-down goal (D-33, R-122)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        return [state.book.say(PLAY, card=card, cell=place) for place in sorted(state.maze.covered)]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without a face-down goal."""
        if move.at not in state.maze.covered:
            return refuse("R-122", "no-hidden-goal", cell=xy(move.at))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        see_goal(state, seat, move.kind, move.at)


class RockfallRule(ActionRule[State]):
    """The rule of the rockfall: remove a path card, never a Start, a goal, gold or a troll.

    D-32, R-112.
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each card that a rockfall may remove, linked or not."""
        return [
            state.book.say(PLAY, card=card, cell=place)
            for place in sorted(state.maze.cards)
            if is_removable(state, place)
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an empty cell and the cards that a rockfall cannot remove."""
        maze = state.maze
        if move.at in maze.covered or (move.at in maze.cards and not is_removable(state, move.at)):
            return refuse("D-32", "withstands-rockfall", cell=xy(move.at))
        if move.at not in maze.cards:
            return refuse("D-32", "no-path-there", cell=xy(move.at))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Remove the card; another may be laid on its cell later."""
        remove_path(state, seat, move.kind, move.at)


class KeyRule(ActionRule[State]):
    """The rule of the key, which opens a face-up door of the other colour to its player.

    D-31, R-110.
    """

    reshapes = True

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each door of the other colour without a key, linked or not.

        Doors may be on paths and on goals.
        """
        found = (state.book.say(PLAY, card=card, cell=place) for place in sorted(state.maze.cards))
        return [move for move in found if self.explain(state, seat, move) is None]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without a door that a key may open, and any if no key token is left."""
        place = move.at
        cards = state.maze.cards
        door = state.kit.barriers[cards[place] // 2] if place in cards else -1
        if door in (-1, TROLL):
            return refuse("D-31", "no-door-there", cell=xy(place))
        if door == state.deal.colours[seat]:
            return refuse("D-31", "own-door", cell=xy(place))
        if any(cell == place for cell, _ in state.marks.keys):
            return refuse("R-110", "already-unlocked", cell=xy(place))
        if len(state.marks.keys) >= state.kit.keys:
            return refuse("R-110", "no-key-left")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        unlock_door(state, seat, move.kind, move.at)


ACTIONS: Final[Mapping[str, ActionRule[State]]] = MappingProxyType(
    {
        "break": BreakRule(),
        "repair": RepairRule(),
        "map": SecretPlanRule(),
        "rockfall": RockfallRule(),
        "key": KeyRule(),
    }
)
"""The rules of action cards, by effect."""
