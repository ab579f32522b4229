"""Action cards: tools, secret information, traps, trolls and storms (LM-19 to LM-27)."""

from collections.abc import Mapping, Sequence
from typing import Final

from saboteur.games.book import PLAY
from saboteur.games.decisions import ActionRule
from saboteur.games.lost_mines.book import edge_of
from saboteur.games.lost_mines.kit import (
    DWARF,
    INFORMATION,
    MINE,
    STORM,
    TOOL,
    TRAP,
    TREASURE,
    TROLL,
)
from saboteur.games.lost_mines.operations import (
    look_at,
    overcome,
    remove_path,
    set_trap,
    set_troll,
    show_information,
    troll_edges,
)
from saboteur.games.lost_mines.state import State
from saboteur.kernel.geometry import OPPOSITE, STEP, Edge, PackedCell, edge, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.table import NOBODY
from saboteur.kernel.tile import CLOSED


class ToolRule(ActionRule[State]):
    """The rule of tools: overcome one obstacle of the tool's kind on the board (LM-19, R-127)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return a move for each obstacle of the tool's kind that is not overcome.

        Return none if no token of the tool is left (R-130).
        """
        if not tool_left(state, card):
            return []
        obstacles = state.kit.obstacles
        wanted = state.kit.overcomes[card]
        return [
            state.book.say(PLAY, card=card, cell=place)
            for place, pose in state.maze.cards.items()
            if obstacles[pose // 2] == wanted and place not in state.tools
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell without an obstacle for the tool; refuse any if no token is left."""
        where = xy(move.at)
        obstacle = state.kit.overcomes[move.kind]
        if obstacle_on(state, move.at) != obstacle:
            return refuse("LM-19", "no-such-obstacle", cell=where, obstacle=obstacle)
        if move.at in state.tools:
            return refuse("R-127", "already-overcome", cell=where)
        if not tool_left(state, move.kind):
            return refuse("R-130", "no-token-left", card=move.card)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard the tool card and put its token on the obstacle."""
        overcome(state, seat, move.kind, move.at)


def obstacle_on(state: State, place: PackedCell) -> str:
    """Return the obstacle on a cell, overcome or not, or an empty string."""
    cards = state.maze.cards
    return state.kit.obstacles[cards[place] // 2] if place in cards else ""


def tool_left(state: State, card: int) -> bool:
    """Return whether a token of the tool is left in the supply (R-130)."""
    kit = state.kit
    used = sum(obstacle_on(state, place) == kit.overcomes[card] for place in state.tools)
    return used < kit.tokens[kit.token[card]]


class InformationRule(ActionRule[State]):
    """The rule of secret information: its player looks at one card of a kind that it shows.

    LM-21, R-148.
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each hidden mine, untaken treasure and other's dwarf the card allows."""
        options = state.kit.options_of[card]
        book = state.book
        found: list[Move] = []
        if MINE in options:
            found += [
                book.say(PLAY, card=card, cell=place, word=MINE)
                for place in sorted(state.maze.covered)
            ]
        if TREASURE in options:
            found += [
                book.say(PLAY, card=card, value=number, word=TREASURE)
                for number, holder in enumerate(state.holders)
                if holder == NOBODY
            ]
        if DWARF in options:
            found += [
                book.say(PLAY, card=card, seat=other, word=DWARF)
                for other in range(state.kit.seats)
                if other != seat
            ]
        return found

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a kind not on the card, an open mine, a taken treasure and the player's dwarf."""
        if move.word not in state.kit.options_of[move.kind]:
            return refuse("LM-21", "option-not-printed", card=move.card, option=move.word)
        if move.word == MINE and move.at not in state.maze.covered:
            return refuse("R-148", "no-hidden-mine", cell=xy(move.at))
        if move.word == TREASURE and state.holders[move.number] != NOBODY:
            return refuse("R-148", "treasure-gone", treasure=move.number)
        if move.word == DWARF and move.whom == seat:
            return refuse("R-148", "not-yourself")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Show and discard the card, then let its player look at the target."""
        show_information(state, seat, move.kind)
        target = {MINE: move.at, TREASURE: move.number, DWARF: move.whom}[move.word]
        look_at(state, seat, move.word, target)


class EdgeRule(ActionRule[State]):
    """The rule of traps and trolls: put one on an edge where two path ends meet or one path ends.

    If only one path end meets the edge, it must face an empty space. Rocks, obstacles, Starts,
    mines and dwarves next to the edge do not matter (LM-22, LM-24, R-133). Each edge has at
    most one token (R-131).
    """

    def __init__(self, token: str) -> None:
        self.token = token

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        if not self._left(state):
            return []
        taken = {*state.traps, *troll_edges(state)}
        return [
            state.book.on_edge(PLAY, line, card) for line in path_ends(state) if line not in taken
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an edge without a path end or with a token, and any if no token is left."""
        line = edge_of(move)
        clause = "LM-22" if self.token == TRAP else "LM-24"
        if line not in path_ends(state):
            return refuse(clause, "no-path-end", cell=xy(move.at), side=move.word)
        if line in state.traps or line in troll_edges(state):
            return refuse("R-131", "token-there", cell=xy(move.at), side=move.word)
        if not self._left(state):
            return refuse("R-130", "no-token-left", card=move.card)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        place = set_trap if self.token == TRAP else set_troll
        place(state, seat, move.kind, edge_of(move))

    def _left(self, state: State) -> bool:
        used = len(state.traps) if self.token == TRAP else len(troll_edges(state))
        return used < state.kit.tokens[self.token]


def path_ends(state: State) -> list[Edge]:
    """Return the edges where two path ends meet or one faces an empty space of the board.

    Open edges towards a hidden mine or off the board are left out, and so are edges that a
    neighbouring card closes (R-133, R-226).
    """
    maze = state.maze
    found: set[Edge] = set()
    for place, pose in maze.cards.items():
        for side in maze.poses[pose].open_sides:
            beside = place + STEP[side]
            if beside in maze.cards:
                joined = maze.poses[maze.cards[beside]].arms[OPPOSITE[side]] != CLOSED
            else:
                joined = beside in state.kit.board and beside not in maze.covered
            if joined:
                found.add(edge(place, side))
    return sorted(found)


class StormRule(ActionRule[State]):
    """The rule of the storm: remove any path card without a dwarf (LM-26, R-135, R-136)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for each path card without a dwarf."""
        paths = 2 * state.kit.paths
        return [
            state.book.say(PLAY, card=card, cell=place)
            for place, pose in state.maze.cards.items()
            if pose < paths and place not in state.figures
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an empty space, a Start, a mine and a card with a dwarf."""
        where = xy(move.at)
        cards = state.maze.cards
        if move.at in state.maze.covered or cards.get(move.at, 0) >= 2 * state.kit.paths:
            return refuse("LM-26", "storm-spares", cell=where)
        if move.at not in cards:
            return refuse("LM-26", "no-path-there", cell=where)
        if move.at in state.figures:
            return refuse("LM-26", "card-occupied", cell=where)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Remove the card, and tokens that are left between two empty spaces."""
        remove_path(state, seat, move.kind, move.at)


ACTIONS: Final[Mapping[str, ActionRule[State]]] = {
    TOOL: ToolRule(),
    INFORMATION: InformationRule(),
    TRAP: EdgeRule(TRAP),
    TROLL: EdgeRule(TROLL),
    STORM: StormRule(),
}
