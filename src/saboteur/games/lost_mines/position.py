"""A whole state of The Lost Mines as text, and back: short positions make short tests.

One fact a line, in a fixed order; lists are separated by blanks::

    round 1 starter 0
    dwarves blue-loyal yellow-selfish blue-saboteur | yellow-loyal
    mines 9,0=gems-mine 9,2=dragon-mine 9,4=gold-mine 9,6=silver-mine
    treasures gems-4 gold-3 silver-2 | gems-3 gems-5
    taken 0=2
    maze 1,2=blue-start 1,4=yellow-start 2,2=cross 3,2=curve-ne*
    figures 2,2 1,4 1,2
    tools 4,2
    traps 2,2/E
    troll 1 troll 2,2/S
    hand 0 cross trap
    pile cross storm
    discard axe cross~1
    aside cross
    dragon 2
    looked 0 mine 9,2
    points 3 0 4
    result 1 hands-empty dwarves … won 0:2=gems-4 dragon - gains 3 0 4
    last 1 draws 1
    ask turn 0

``*`` marks a half-turn, ``~1`` a card that only seat 1 knows; piles are printed from the bottom
up; an edge is a cell with E or S. A line may be left out: then nothing of that kind is there, and
mines, treasures and dwarves lie in the order of the deck file, dwarves on the Start of their clan.
"""

from collections.abc import Callable, Iterable

from saboteur.games.lost_mines.book import MoveBook
from saboteur.games.lost_mines.kit import DWARF, MINE, SECRETS, Kit
from saboteur.games.lost_mines.setup import figures_at_start
from saboteur.games.lost_mines.state import (
    ENDINGS,
    NOWHERE,
    Deal,
    Look,
    RoundResult,
    State,
    TrollCard,
    Turn,
    Won,
)
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import SIDE_NAMES, Cell, E, Edge, S, cell_text, edge, parse_cell
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.table import NOBODY, Table, entry_kind, knowers


def position_text(state: State) -> str:
    """Print a state; equal states print equal text."""
    kit, deal, table = state.kit, state.deal, state.table
    names = kit.names
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        _line("dwarves", _halves(kit.dwarves, deal.dwarves, deal.spare)),
        _line("mines", (f"{cell_text(place)}={names[card]}" for place, card in deal.mines)),
        _line("treasures", _halves(kit.treasures, deal.treasures, deal.treasures_out)),
        _line("taken", (f"{n}={seat}" for n, seat in enumerate(state.holders) if seat >= 0)),
        _line(
            "maze",
            (
                f"{cell_text(place)}={names[pose // 2]}{'*' if pose % 2 else ''}"
                for place, pose in sorted(state.maze.cards.items())
            ),
        ),
        _line("figures", map(cell_text, state.figures)),
        _line("tools", map(cell_text, sorted(state.tools))),
        _line("traps", map(_edge_text, sorted(state.traps))),
    ]
    lines += [
        f"troll {troll.seat} {names[troll.card]} {_edge_text(troll.edge)}" for troll in state.trolls
    ]
    lines += [
        _line(f"hand {seat}", (names[c] for c in hand)) for seat, hand in enumerate(table.hands)
    ]
    lines += [
        _line("pile", (names[card] for card in table.pile[: table.left])),
        _line("discard", (_discarded(kit, entry) for entry in table.discard)),
        _line("aside", (names[card] for card in table.aside)),
        f"dragon {_seat_text(state.dragon)}",
    ]
    lines += [f"looked {look.seat} {look.secret} {_target(look)}" for look in state.looks]
    lines.append(_line("points", map(str, state.points)))
    lines += [_line("result", _result(kit, result)) for result in state.results]
    proposed = " proposed" if state.turn.proposed else ""
    lines.append(f"last {_seat_text(state.last)} draws {state.turn.draws}{proposed}")
    lines += [_line("ask", _decision(kit, decision)) for decision in state.stack]
    return "\n".join(lines) + "\n"


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


def _halves(names: tuple[str, ...], dealt: Iterable[int], out: Iterable[int]) -> list[str]:
    return [*(names[card] for card in dealt), "|", *(names[card] for card in out)]


def _edge_text(line: Edge) -> str:
    return "-" if line == NOWHERE else f"{cell_text(line // 4)}/{SIDE_NAMES[line % 4]}"


def _seat_text(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _target(look: Look) -> str:
    return cell_text(look.target) if look.secret == MINE else str(look.target)


def _discarded(kit: Kit, entry: int) -> str:
    seats = knowers(entry)
    end = "" if seats is None else "~" + "~".join(map(str, seats))
    return kit.names[entry_kind(entry)] + end


def _result(kit: Kit, result: RoundResult) -> list[str]:
    return [
        str(result.round),
        result.ending,
        "dwarves",
        *(kit.dwarves[dwarf] for dwarf in result.dwarves),
        "won",
        *(f"{won.number}:{won.seat}={kit.treasures[won.treasure]}" for won in result.won),
        "dragon",
        _seat_text(result.dragon),
        "gains",
        *map(str, result.gains),
    ]


def _decision(kit: Kit, decision: Decision) -> list[str]:
    words = [decision.kind, str(decision.seat)]
    words += [cell_text(decision.cell)] if decision.cell != NOWHERE else []
    words += [kit.names[decision.card]] if decision.card != NOBODY else []
    words += ["left", str(decision.left)] if decision.left else []
    return [*words, "then", *map(str, decision.seats)] if decision.seats else words


class PositionError(ValueError):
    """A text that is no position; the message names the line."""


def parse_position(kit: Kit, book: MoveBook, kinds: Iterable[str], text: str) -> State:
    """Read a position; ``kinds`` are the decisions that the rules know."""
    reader = _Reader(kit, frozenset(kinds))
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        read = reader.lines.get(words[0])
        if read is None:
            raise PositionError(f"line {number}: unknown word {words[0]!r}")
        try:
            read([line.strip("\n")[len("seed ") :]] if words[0] == "seed" else words[1:])
        except (ValueError, IndexError, KeyError) as error:
            raise PositionError(f"line {number}: {line.strip()!r} can't be read: {error}") from None
    return reader.state(book)


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, kit: Kit, kinds: frozenset[str]) -> None:
        seats = kit.seats
        self.kit = kit
        self.kinds = kinds
        self.seed = "position"
        self.round = 1
        self.starter = 0
        self.dwarves = (kit.dwarf_pool[:seats], kit.dwarf_pool[seats:])
        self.mines: dict[Cell, int] = dict(zip(kit.mine_cells, kit.mines, strict=True))
        self.treasures = (kit.hoard[:seats], kit.hoard[seats:])
        self.holders = [NOBODY] * seats
        self.cards: dict[Cell, int] = {place: 2 * card for place, card in kit.starts.items()}
        self.figures: list[Cell] | None = None
        self.tools: frozenset[Cell] = frozenset()
        self.traps: frozenset[Edge] = frozenset()
        self.trolls: list[TrollCard] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.pile: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.table = Table([], (), 0, [])
        self.dragon = NOBODY
        self.looks: list[Look] = []
        self.points = (0,) * seats
        self.results: list[RoundResult] = []
        self.last = NOBODY
        self.turn = Turn()
        self.stack: list[Decision] = []
        self.lines: dict[str, Callable[[list[str]], None]] = {
            "seed": self._seed,
            "round": self._round,
            "dwarves": self._dwarves,
            "mines": self._mines,
            "treasures": self._treasures,
            "taken": self._taken,
            "maze": self._maze,
            "figures": self._figures,
            "tools": self._tools,
            "traps": self._traps,
            "troll": self._troll,
            "hand": self._hand,
            "pile": self._pile,
            "discard": self._discard,
            "aside": self._aside,
            "dragon": self._dragon,
            "looked": self._looked,
            "points": self._points,
            "result": self._result,
            "last": self._last,
            "ask": self._ask,
        }

    def state(self, book: MoveBook) -> State:
        """Put the lines together; what contradicts itself raises ``PositionError``."""
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
        entered = {decision.cell for decision in self.stack if decision.card != NOBODY}
        for place in figures:
            if place not in maze.cards and place not in entered:
                raise PositionError(
                    f"figures: a dwarf stands on {cell_text(place)}, where no card is"
                )
        for place in self.tools:
            if place not in maze.cards or not kit.obstacles[maze.cards[place] // 2]:
                raise PositionError(f"tools: there is no obstacle on {cell_text(place)}")
        for decision in self.stack:
            if decision.cell != NOWHERE and decision.cell not in kit.mine_cells:
                raise PositionError(f"ask: there is no mine on {cell_text(decision.cell)}")
        if not self.stack and len(self.results) != self.round:
            raise PositionError("the game is over, but a result is missing: nobody is asked")
        table = Table(self.hands, self.pile, len(self.pile), self.table.discard, self.aside)
        return State(
            kit,
            book,
            self.seed,
            deal,
            table,
            maze,
            list(figures),
            self.tools,
            self.traps,
            tuple(self.trolls),
            tuple(self.holders),
            self.dragon,
            tuple(self.looks),
            self.points,
            tuple(self.results),
            tuple(self.stack),
            self.last,
            self.turn,
        )

    def _board(self) -> Maze:
        """Lay the cards; a mine that does not lie open is covered."""
        kit = self.kit
        maze = empty_maze(kit.poses.poses)
        for place, pose in self.cards.items():
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

    def _card(self, name: str) -> int:
        if name not in self.kit.cards:
            raise ValueError(f"there is no card {name!r}")
        return self.kit.cards[name]

    def _drawn(self, name: str) -> int:
        card = self._card(name)
        if self.kit.paths <= card < self.kit.tiles:
            raise ValueError(f"{name} is never in a hand or a pile")
        return card

    def _seat(self, text: str) -> int:
        seat = int(text)
        if not 0 <= seat < self.kit.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _seat_or_nobody(self, text: str) -> int:
        return NOBODY if text == "-" else self._seat(text)

    def _number(self, text: str) -> int:
        number = int(text)
        if not 0 <= number < self.kit.seats:
            raise ValueError(f"there is no treasure {number}")
        return number

    def _edge(self, text: str) -> Edge:
        place, stroke, side = text.partition("/")
        if not stroke or side not in (SIDE_NAMES[E], SIDE_NAMES[S]):
            raise ValueError(f"{text!r} is no edge; write it as x,y/E or x,y/S")
        return edge(parse_cell(place), SIDE_NAMES.index(side))

    def _seed(self, words: list[str]) -> None:
        self.seed = words[0]

    def _round(self, words: list[str]) -> None:
        self.round, self.starter = int(words[0]), self._seat(words[2])

    def _dwarves(self, words: list[str]) -> None:
        self.dwarves = self._split(words, self.kit.dwarf)

    def _treasures(self, words: list[str]) -> None:
        self.treasures = self._split(words, self.kit.treasure)

    def _split(
        self, words: list[str], names: dict[str, int]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Read what the seats have, and after a stroke what is aside."""
        stroke = words.index("|") if "|" in words else len(words)
        dealt = tuple(names[word] for word in words[:stroke])
        if len(dealt) != self.kit.seats:
            raise ValueError(f"{len(dealt)} for {self.kit.seats} seats")
        return dealt, tuple(names[word] for word in words[stroke + 1 :])

    def _mines(self, words: list[str]) -> None:
        self.mines = {}
        for word in words:
            place, _, name = word.partition("=")
            self.mines[parse_cell(place)] = self._card(name)
        if tuple(self.mines) != self.kit.mine_cells:
            raise ValueError("the mine spaces are " + " ".join(map(cell_text, self.kit.mine_cells)))
        if sorted(self.mines.values()) != sorted(self.kit.mines):
            raise ValueError("every mine lies on one space")

    def _taken(self, words: list[str]) -> None:
        for word in words:
            number, _, seat = word.partition("=")
            self.holders[self._number(number)] = self._seat(seat)

    def _maze(self, words: list[str]) -> None:
        for word in words:
            place, _, name = word.partition("=")
            card = self._card(name.rstrip("*"))
            if card >= self.kit.tiles:
                raise ValueError(f"{name} does not lie on the board")
            self.cards[parse_cell(place)] = self.kit.poses.pose(card, turned=name.endswith("*"))

    def _figures(self, words: list[str]) -> None:
        if len(words) != self.kit.seats:
            raise ValueError(f"{len(words)} dwarves for {self.kit.seats} seats")
        self.figures = [parse_cell(word) for word in words]

    def _tools(self, words: list[str]) -> None:
        self.tools = frozenset(map(parse_cell, words))

    def _traps(self, words: list[str]) -> None:
        self.traps = frozenset(map(self._edge, words))

    def _troll(self, words: list[str]) -> None:
        line = NOWHERE if words[2] == "-" else self._edge(words[2])
        self.trolls.append(TrollCard(self._seat(words[0]), self._drawn(words[1]), line))

    def _hand(self, words: list[str]) -> None:
        self.hands[self._seat(words[0])] = tuple(map(self._drawn, words[1:]))

    def _pile(self, words: list[str]) -> None:
        self.pile = tuple(map(self._drawn, words))

    def _aside(self, words: list[str]) -> None:
        self.aside = tuple(map(self._drawn, words))

    def _discard(self, words: list[str]) -> None:
        for word in words:
            name, *seats = word.split("~")
            if seats:
                self.table.put_unseen(self._drawn(name), *map(self._seat, seats))
            else:
                self.table.put_openly(self._drawn(name))

    def _dragon(self, words: list[str]) -> None:
        self.dragon = self._seat_or_nobody(words[0])

    def _looked(self, words: list[str]) -> None:
        seat, secret, target = words
        if secret not in SECRETS:
            raise ValueError(f"{secret!r} is none of {', '.join(SECRETS)}")
        if secret == MINE:
            found = parse_cell(target)
            if found not in self.kit.mine_cells:
                raise ValueError(f"there is no mine on {target}")
        else:
            found = self._seat(target) if secret == DWARF else self._number(target)
        self.looks.append(Look(self._seat(seat), secret, found))

    def _points(self, words: list[str]) -> None:
        self.points = tuple(map(int, words))
        if len(self.points) != self.kit.seats:
            raise ValueError(f"{len(words)} numbers for {self.kit.seats} seats")

    def _result(self, words: list[str]) -> None:
        kit = self.kit
        dwarves, won, dragon, gains = map(words.index, ("dwarves", "won", "dragon", "gains"))
        if words[1] not in ENDINGS:
            raise ValueError(f"{words[1]!r} is none of {', '.join(ENDINGS)}")
        result = RoundResult(
            int(words[0]),
            words[1],
            tuple(kit.dwarf[word] for word in words[dwarves + 1 : won]),
            tuple(map(self._won, words[won + 1 : dragon])),
            self._seat_or_nobody(words[dragon + 1]),
            tuple(map(int, words[gains + 1 :])),
        )
        if not len(result.dwarves) == len(result.gains) == kit.seats:
            raise ValueError(f"a dwarf and a gain for each of {kit.seats} seats")
        self.results.append(result)

    def _won(self, word: str) -> Won:
        where, _, name = word.partition("=")
        number, _, seat = where.partition(":")
        return Won(self._number(number), self._seat(seat), self.kit.treasure[name])

    def _last(self, words: list[str]) -> None:
        self.last = self._seat_or_nobody(words[0])
        draws = int(words[2]) if len(words) > 2 else 0
        self.turn = Turn(draws, proposed=words[3:] == ["proposed"])

    def _ask(self, words: list[str]) -> None:
        kind, seat, *rest = words
        if kind not in self.kinds:
            raise ValueError(
                f"nothing is called {kind!r}; what is asked is one of these: "
                + ", ".join(sorted(self.kinds))
            )
        then: list[str] = []
        if "then" in rest:
            then = rest[rest.index("then") + 1 :]
            del rest[rest.index("then") :]
        left = 0
        if "left" in rest:
            left = int(rest[rest.index("left") + 1])
            del rest[rest.index("left") :]
        place = parse_cell(rest.pop(0)) if rest and "," in rest[0] else NOWHERE
        card = self._card(rest.pop(0)) if rest else NOBODY
        seats = tuple(map(self._seat, then))
        self.stack.append(Decision(kind, self._seat(seat), place, seats, card, left))
