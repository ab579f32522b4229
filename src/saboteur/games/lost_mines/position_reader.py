"""Parser of positions: builds a state from its text (``position``)."""

from collections.abc import Collection

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.kit import DWARF, MINE, SECRETS, Kit
from saboteur.games.lost_mines.mines import ORIENT_MINE, TAKE_TREASURE
from saboteur.games.lost_mines.setup import figures_at_start
from saboteur.games.lost_mines.state import (
    CAUSES,
    Deal,
    Look,
    RoundResult,
    State,
    TrollCard,
    Turn,
    Won,
)
from saboteur.games.position_reader import PositionError, PositionReader
from saboteur.games.position_words import (
    at_least,
    halves,
    number,
    numbers,
    read_name,
    read_placed,
    split_at,
)
from saboteur.kernel.geometry import (
    NOWHERE,
    SIDE_NAMES,
    E,
    Edge,
    PackedCell,
    S,
    cell_text,
    edge,
    parse_cell,
)
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.table import NOBODY


class LostMinesReader(PositionReader[Kit, MoveBook, State]):
    """Collects the lines of a position of The Lost Mines and builds the state."""

    def __init__(self, kit: Kit, book: MoveBook, kinds: Collection[str]) -> None:
        super().__init__(kit, book, kinds)
        seats = kit.seats
        self.dwarves = (kit.dwarf_pool[:seats], kit.dwarf_pool[seats:])
        self.mines: dict[PackedCell, int] = dict(zip(kit.mine_cells, kit.mines, strict=True))
        self.treasures = (kit.treasure_cards[:seats], kit.treasure_cards[seats:])
        self.holders = [NOBODY] * seats
        self.maze = {place: 2 * card for place, card in kit.starts.items()}
        self.figures: list[PackedCell] | None = None
        self.tools: frozenset[PackedCell] = frozenset()
        self.traps: frozenset[Edge] = frozenset()
        self.trolls: list[TrollCard] = []
        self.dragon = NOBODY
        self.looks: list[Look] = []
        self.points = (0,) * seats
        self.results: list[RoundResult] = []
        self.last = NOBODY
        self.turn = Turn()
        self.lines |= {
            "round": self.read_round,
            "dwarves": self._dwarves,
            "mines": self._mines,
            "treasures": self._treasures,
            "taken": self._taken,
            "figures": self._figures,
            "tools": self._tools,
            "traps": self._traps,
            "troll": self._troll,
            "dragon": self._dragon,
            "looked": self._looked,
            "points": self._points,
            "result": self._result,
            "last": self._last,
        }

    def state(self) -> State:
        """Build the state from all lines; raise ``PositionError`` if they contradict each other."""
        kit = self.kit
        deal = Deal(
            self.round,
            self.starter,
            *self.dwarves,
            tuple(self.mines.items()),
            *self.treasures,
        )
        maze = self._board()
        figures = figures_at_start(kit, deal) if self.figures is None else self.figures
        self._check_questions(maze)
        entered = {decision.cell for decision in self.stack if decision.kind == ORIENT_MINE}
        for place in figures:
            if place not in maze.cards and place not in entered:
                raise PositionError(f"figures: no card lies on {cell_text(place)}")
        for place in self.tools:
            if place not in maze.cards or not kit.obstacles[maze.cards[place] // 2]:
                raise PositionError(f"tools: there is no obstacle on {cell_text(place)}")
        if not self.stack and len(self.results) != self.round:
            raise PositionError("the game is over, but a result is missing: nobody is asked")
        return State(
            *self.common_fields(deal, maze),
            list(figures),
            self.tools,
            self.traps,
            tuple(self.trolls),
            tuple(self.holders),
            self.dragon,
            tuple(self.looks),
            self.points,
            tuple(self.results),
            self.last,
            self.turn,
        )

    def _check_questions(self, maze: Maze) -> None:
        """Raise ``PositionError`` if a decision about a mine does not fit its cell."""
        for asked in self.stack:
            if asked.kind == ORIENT_MINE and (
                asked.cell not in maze.covered or self.mines[asked.cell] != asked.card
            ):
                raise PositionError(f"ask: {asked.kind} names a hidden mine, its cell and its card")
            if asked.kind == TAKE_TREASURE and (
                asked.cell not in self.mines or asked.cell not in maze.cards
            ):
                raise PositionError(f"ask: {asked.kind} names the cell of an open mine")

    def _board(self) -> Maze:
        """Return the board with the cards of the lines; mines that are not listed lie face down.

        Raises ``PositionError`` if a card cannot lie on its cell.
        """
        kit = self.kit
        maze = empty_maze(kit.poses.poses)
        for place, pose in self.maze.items():
            where, name = cell_text(place), kit.names[pose // 2]
            if place not in kit.board:
                raise PositionError(f"maze: {where} is not on the board")
            if place in kit.starts and kit.starts[place] != pose // 2:
                raise PositionError(f"maze: {name} lies where a Start does, on {where}")
            if self.mines.get(place, kit.paths) != pose // 2 and place in self.mines:
                raise PositionError(f"maze: the mine on {where} is not {name}")
            if pose // 2 >= kit.paths and place not in self.mines and place not in kit.starts:
                raise PositionError(f"maze: {name} can't lie on {where}")
            maze.lay(place, pose)
        for place in kit.mine_cells:
            if place not in maze.cards:
                maze.cover(place)
        return maze

    def drawn(self, name: str) -> int:
        """Return the path or action card called ``name``."""
        card = self.card(name)
        if self.kit.paths <= card < self.kit.tiles:
            raise ValueError(f"{name} is never in a hand or a pile")
        return card

    def on_cell(self, name: str, place: PackedCell) -> int:
        """Return the path, Start or mine called ``name``."""
        card = self.card(name)
        if card >= self.kit.tiles:
            raise ValueError(f"{name} does not lie on the board")
        return card

    def _number(self, text: str) -> int:
        return self.seat(text, "treasure")

    def _edge(self, text: str) -> Edge:
        place, stroke, side = text.partition("/")
        if not stroke or side not in (SIDE_NAMES[E], SIDE_NAMES[S]):
            raise ValueError(f"{text!r} is no edge; write it as x,y/E or x,y/S")
        return edge(parse_cell(place), SIDE_NAMES.index(side))

    def _dwarves(self, words: list[str]) -> None:
        self.dwarves = self._split(words, self.kit.dwarf, "dwarf")

    def _treasures(self, words: list[str]) -> None:
        self.treasures = self._split(words, self.kit.treasure, "treasure")

    def _split(
        self, words: list[str], names: dict[str, int], what: str
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Parse one card for each seat and, after ``|``, those set aside."""
        dealt, out = halves(words)
        self.for_each_seat(dealt, "cards")
        seats, aside = ([read_name(names, word, what) for word in some] for some in (dealt, out))
        return tuple(seats), tuple(aside)

    def _mines(self, words: list[str]) -> None:
        self.mines = {place: self.card(name) for place, name in map(read_placed, words)}
        if tuple(self.mines) != self.kit.mine_cells:
            raise ValueError("the mine spaces are " + " ".join(map(cell_text, self.kit.mine_cells)))
        if sorted(self.mines.values()) != sorted(self.kit.mines):
            raise ValueError("every mine lies on one space")

    def _taken(self, words: list[str]) -> None:
        for word in words:
            treasure, _, seat = word.partition("=")
            self.holders[self._number(treasure)] = self.seat(seat)

    def _figures(self, words: list[str]) -> None:
        self.for_each_seat(words, "dwarves")
        self.figures = [parse_cell(word) for word in words]

    def _tools(self, words: list[str]) -> None:
        self.tools = frozenset(map(parse_cell, words))

    def _traps(self, words: list[str]) -> None:
        self.traps = frozenset(map(self._edge, words))

    def _troll(self, words: list[str]) -> None:
        line = NOWHERE if words[2] == "-" else self._edge(words[2])
        self.trolls.append(TrollCard(self.seat(words[0]), self.drawn(words[1]), line))

    def _dragon(self, words: list[str]) -> None:
        self.dragon = self.seat_or_nobody(words[0])

    def _looked(self, words: list[str]) -> None:
        at_least(3, words, "a seat, what it looked at, and at which")
        seat, secret, target = words[:3]
        if secret not in SECRETS:
            raise ValueError(f"{secret!r} is none of {', '.join(SECRETS)}")
        if secret == MINE:
            found = parse_cell(target)
            if found not in self.kit.mine_cells:
                raise ValueError(f"there is no mine on {target}")
        else:
            found = self.seat(target) if secret == DWARF else self._number(target)
        self.looks.append(Look(self.seat(seat), secret, found))

    def _points(self, words: list[str]) -> None:
        self.points = numbers(words)
        self.for_each_seat(words, "numbers")

    def _result(self, words: list[str]) -> None:
        kit = self.kit
        head, dwarves, won, dragon, gains = split_at(words, "dwarves", "won", "dragon", "gains")
        if head[1] not in CAUSES:
            raise ValueError(f"{head[1]!r} is none of {', '.join(CAUSES)}")
        result = RoundResult(
            number(head[0]),
            head[1],
            tuple(read_name(kit.dwarf, word, "dwarf") for word in dwarves),
            tuple(map(self._won, won)),
            self.seat_or_nobody(dragon[0]),
            numbers(gains),
        )
        if not len(result.dwarves) == len(result.gains) == kit.seats:
            raise ValueError(f"a dwarf and a gain for each of {kit.seats} seats")
        self.results.append(result)

    def _won(self, word: str) -> Won:
        where, _, name = word.partition("=")
        treasure, _, seat = where.partition(":")
        return Won(
            self._number(treasure), self.seat(seat), read_name(self.kit.treasure, name, "treasure")
        )

    def _last(self, words: list[str]) -> None:
        self.last = self.seat_or_nobody(words[0])
        draws = number(words[2]) if len(words) > 2 else 0
        self.turn = Turn(draws, proposed=words[3:] == ["proposed"])
