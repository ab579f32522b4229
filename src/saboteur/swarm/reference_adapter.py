"""Base of the adapters to the reference engine: the numbers of cards, faces and cells."""

from collections.abc import Mapping, Sequence
from typing import Any

from saboteur.games.classic.kit import TOOLS as TOOL_NAMES
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.move import Move
from saboteur.kernel.table import Table
from saboteur.swarm.card_shapes import poses_of
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import NO_CELL, GameRecord
from saboteur.swarm.rule_tables import COVERED_FACE, TOOL_COUNT, RuleTables, drawn_cards


class ReferenceAdapter:
    """Converts cards, faces, cells and moves between the reference engine and the swarm.

    ``start_faces`` maps the kit's poses of the Starts to faces.
    """

    rules: Any
    kit: Any
    tables: RuleTables

    def __init__(
        self,
        rules: Any,  # noqa: ANN401 - each family has its own
        tables: RuleTables,
        window: GridWindow,
        start_faces: Mapping[int, int],
    ) -> None:
        self.rules = rules
        self.kit = rules.kit
        self.tables = tables
        self.window = window
        self.cards = drawn_cards(rules.kit)
        """By kind: the card of the kit."""
        self.kinds = {card: kind for kind, card in enumerate(self.cards)}
        self.first_goal: int = rules.kit.groups["goal"].start
        self.faces = self._number_faces(start_faces)
        """By pose of the kit: the face."""
        self.poses = {face: pose for pose, face in self.faces.items()}

    def _number_faces(self, start_faces: Mapping[int, int]) -> dict[int, int]:
        poses = self.kit.poses
        paths = [pose for card in range(self.kit.paths) for pose in poses_of(poses, card)]
        faces = {pose: face for face, pose in enumerate(paths, 1)} | dict(start_faces)
        for goal, card in enumerate(self.kit.groups["goal"]):
            for pose in poses_of(poses, card):
                faces[pose] = self.tables.goal_faces[2 * goal + pose % 2]
        return faces

    def goal_cell(self, goal: int) -> PackedCell:
        """Return the cell of a goal in the form of the reference engine."""
        return self.window.to_board(self.tables.goal_cells[goal])

    def goal_of(self, place: PackedCell) -> int:
        """Return the index of the goal on a cell."""
        return self.tables.goal_cells.index(self.window.from_board(place))

    def goals_of(self, game: GameRecord) -> tuple[tuple[PackedCell, int], ...]:
        """Return the cell and the card of each goal."""
        cards = [card + self.first_goal for card in game.goals]
        return tuple(zip(self.kit.goal_cells, cards, strict=True))

    def store_goals(self, goals: Sequence[tuple[PackedCell, int]], game: GameRecord) -> None:
        """Write to the record the goal card on each goal cell."""
        game.goals[: len(goals)] = [card - self.first_goal for _, card in goals]

    def cell_of(self, move: Move) -> int:
        """Return the cell of a move, or ``NO_CELL``; raises ``ValueError`` outside the window."""
        return self.window.from_board(move.at) if move.at >= 0 else NO_CELL

    def lay_number(self, move: Move, cell: int) -> int:
        return (self.faces[move.pose] - 1) * self.window.cell_count + cell

    def lay_of(self, number: int) -> Move:
        """Return the move that lays a path card, given its ``number``."""
        face, cell = divmod(number, self.window.cell_count)
        move: Move = self.rules.book.lays[self.window.to_board(cell)][self.poses[face + 1]]
        return move

    def repair_pair_of(self, move: Move) -> int:
        """Return the number of the pair of repair card and repaired tool that a move plays."""
        tool = TOOL_NAMES.index(move.word or self.kit.card_tools[move.kind][0])
        return self.tables.repair_pair[self.kinds[move.kind] * TOOL_COUNT + tool]

    def repair_of(self, pair: int) -> tuple[int, str]:
        """Return the repair card of a pair, and its tool if the card shows several, else ""."""
        card = self.cards[self.tables.pair_kind[pair]]
        several = len(self.kit.card_tools[card]) > 1
        return card, TOOL_NAMES[self.tables.pair_tool[pair]] if several else ""

    def store_hands(self, table: Table, game: GameRecord) -> None:
        """Write to the record the hands, the pile, and the size of the discard pile."""
        for seat, hand in enumerate(table.hands):
            first = seat * MAX_HAND_SIZE
            game.hand_sizes[seat] = len(hand)
            game.hands[first : first + len(hand)] = [self.kinds[card] for card in hand]
        first = self.tables.dealt_count
        game.pile_count = table.left
        game.pile[first : first + table.left] = [
            self.kinds[card] for card in table.pile[: table.left]
        ]
        game.discard_count = len(table.discard)

    def table_of(self, game: GameRecord, aside_count: int) -> Table:
        """Return the table of a record; its discard has the face-up cards only."""
        cards, first = self.cards, self.tables.dealt_count
        hands = [
            tuple(
                cards[kind] for kind in game.hands[seat * MAX_HAND_SIZE :][: game.hand_sizes[seat]]
            )
            for seat in range(self.tables.seats)
        ]
        pile = tuple(cards[kind] for kind in game.pile[first : first + game.pile_count])
        discard = [card for kind, card in enumerate(cards) for _ in range(game.open_discards[kind])]
        aside = tuple(cards[kind] for kind in game.pile[:aside_count])
        return Table(hands, pile, len(pile), discard, aside)

    def maze_of(self, game: GameRecord) -> Maze:
        maze = empty_maze(self.kit.poses.poses)
        for cell, face in enumerate(game.board):
            if face == COVERED_FACE:
                maze.cover(self.window.to_board(cell))
            elif face:
                maze.lay(self.window.to_board(cell), self.poses[face])
        return maze
