"""Reading the text of a position (``position``) back into a state."""

from collections.abc import Callable

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Draft, Ledger, Payment, RoundResult, Trade
from saboteur.games.classic.position import looks_of
from saboteur.games.classic.state import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    FRESH,
    NOBODY,
    Deal,
    Knowledge,
    Rules,
    State,
    Turn,
)
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import NOWHERE, Cell, parse_cell
from saboteur.kernel.knowledge import SPAN, UNSEEN, Case, Trace
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.kernel.move import Move
from saboteur.kernel.table import Table
from saboteur.kernel.value import changed


class PositionError(ValueError):
    """A text that is no position; the message names the line."""


def parse_position(kit: Kit, book: MoveBook, parts: Rules, text: str) -> State:
    """Read a position; lines may be left out, and then nothing of that kind is there."""
    reader = _Reader(kit, book)
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in parts.readers:
            reader.part_lines.append((number, words))
            continue
        read = reader.lines.get(words[0])
        if read is None:
            raise PositionError(f"line {number}: unknown word {words[0]!r}")
        try:
            read([line.strip("\n")[len("seed ") :]] if words[0] == "seed" else words[1:])
        except (ValueError, IndexError, KeyError) as error:
            raise PositionError(f"line {number}: {line.strip()!r} can't be read: {error}") from None
    state = reader.state(book, parts)
    for number, words in reader.part_lines:
        try:
            parts.readers[words[0]].read_position(state, words[1:])
        except (ValueError, IndexError, KeyError) as error:
            line = " ".join(words)
            raise PositionError(f"line {number}: {line!r} can't be read: {error}") from None
    return state


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, kit: Kit, book: MoveBook) -> None:
        self.kit = kit
        self.book = book
        self.part_lines: list[tuple[int, list[str]]] = []
        self.seed = "position"
        self.round = 1
        self.starter = 0
        self.roles: tuple[int, ...] = (0,) * kit.seats
        self.spare: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.goals: dict[Cell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=False))
        self.goals_out: tuple[int, ...] = kit.goal_cards[len(kit.goal_cells) :]
        self.maze: dict[Cell, int] = {}
        self.hands: list[tuple[int, ...]] = [()] * kit.seats
        self.pile: tuple[int, ...] = ()
        self.discard: list[int] = []
        self.marks = [0] * kit.seats
        self.gold: list[tuple[int, ...]] = [()] * kit.seats
        self.gold_pile: tuple[int, ...] = ()
        self.drafts: list[Draft] = []
        self.payments: list[Payment] = []
        self.results: list[RoundResult] = []
        self.nuggets = (0,) * kit.seats
        self.trades: list[Trade] = []
        self.aside: tuple[int, ...] = ()
        self.saw: dict[str, list[Trace]] = {"goals": [], "roles": [], "cards": []}
        self.looked: dict[str, list[Trace]] = {"goals": [], "roles": []}
        self.last = NOBODY
        self.laid = NOWHERE
        self.turn = Turn()
        self.way = CLOCKWISE
        self.stack: list[Decision] = []
        self.lines: dict[str, Callable[[list[str]], None]] = {
            "seed": self._seed,
            "round": self._round,
            "roles": self._roles,
            "goals": self._goals,
            "maze": self._maze,
            "hand": self._hand,
            "pile": self._pile,
            "discard": self._discard,
            "broken": self._broken,
            "gold": self._gold,
            "gold-pile": self._gold_pile,
            "draft": self._draft,
            "payment": self._payment,
            "result": self._result,
            "nuggets": self._nuggets,
            "aside": self._aside,
            "marks": self._broken,
            "saw": self._saw,
            "saw-role": self._saw_role,
            "saw-card": self._saw_card,
            "looked": self._looked,
            "looked-role": self._looked_role,
            "draws": self._draws,
            "notes": self._notes,
            "trade": self._trade,
            "counter-clockwise": self._way,
            "last": self._last,
            "ask": self._ask,
        }

    def state(self, book: MoveBook, parts: Rules) -> State:
        kit = self.kit
        deal = Deal(
            self.round,
            self.starter,
            self.roles,
            self.spare,
            tuple(self.goals.items()),
            self.gone,
            self.goals_out,
        )
        ledger = Ledger(
            tuple(self.gold),
            self.gold_pile,
            tuple(self.drafts),
            tuple(self.payments),
            tuple(self.results),
            self.nuggets,
            tuple(self.trades),
        )
        maze = empty_maze(kit.poses.poses)
        maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for place, pose in self.maze.items():
            if place not in maze.cards:
                maze.lay(place, pose)
        for place in self.goals:
            if place not in maze.cards:
                maze.cover(place)
        reach = reach_from(maze, kit.start_nodes)
        table = Table(self.hands, self.pile, len(self.pile), self.discard, self.aside)
        saw = {zone: tuple(traces) for zone, traces in self.saw.items()}
        known = Knowledge(
            **saw,
            goal_looks=tuple(self.looked["goals"]) or looks_of(saw["goals"]),
            role_looks=tuple(self.looked["roles"]) or looks_of(saw["roles"]),
        )
        return State(
            kit,
            book,
            parts,
            self.seed,
            deal,
            ledger,
            table,
            self.marks,
            maze,
            reach,
            known,
            tuple(self.stack),
            self.last,
            self.laid,
            FRESH if self.turn == FRESH else self.turn,
            self.way,
        )

    def _card(self, name: str) -> int:
        if name not in self.kit.names:
            raise ValueError(f"there is no card {name!r}")
        return self.kit.names.index(name)

    def _at(self, word: str) -> tuple[Cell, str]:
        place, _, name = word.partition("=")
        return parse_cell(place), name

    def _seat(self, word: str) -> int:
        seat = int(word)
        if not 0 <= seat < self.kit.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def _seed(self, words: list[str]) -> None:
        self.seed = words[0]

    def _round(self, words: list[str]) -> None:
        self.round = int(words[0])
        if words[1:2] == ["starter"]:
            self.starter = self._seat(words[2])

    def _roles(self, words: list[str]) -> None:
        seats, spare, gone = _split(words, 3)
        self.roles = tuple(self.kit.role[word] for word in seats)
        self.spare = tuple(self.kit.role[word] for word in spare)
        self.gone = tuple(self.kit.role[word] for word in gone)
        if len(self.roles) != self.kit.seats:
            raise ValueError(f"{len(self.roles)} roles for {self.kit.seats} seats")

    def _goals(self, words: list[str]) -> None:
        cells, out = _split(words, 2)
        self.goals = {place: self._card(name) for place, name in map(self._at, cells)}
        self.goals_out = tuple(self._card(word) for word in out)

    def _maze(self, words: list[str]) -> None:
        for place, name in map(self._at, words):
            turned = name.endswith("*")
            self.maze[place] = self.kit.poses.pose(self._card(name.rstrip("*")), turned=turned)

    def _hand(self, words: list[str]) -> None:
        self.hands[self._seat(words[0])] = tuple(self._card(word) for word in words[1:])

    def _pile(self, words: list[str]) -> None:
        self.pile = tuple(self._card(word) for word in words)

    def _discard(self, words: list[str]) -> None:
        table = Table([], (), 0, self.discard)
        for word in words:
            name, *seats = word.split("~")
            if seats:
                table.put_unseen(self._card(name), *(self._seat(seat) for seat in seats if seat))
            else:
                table.put_openly(self._card(name))

    def _broken(self, words: list[str]) -> None:
        self.marks[self._seat(words[0])] |= sum(self.kit.mark_bit(word) for word in set(words[1:]))

    def _aside(self, words: list[str]) -> None:
        self.aside = tuple(self._card(word) for word in words)

    def _nuggets(self, words: list[str]) -> None:
        self.nuggets = tuple(map(int, words))
        if len(self.nuggets) != self.kit.seats:
            raise ValueError(f"{len(words)} hoards for {self.kit.seats} seats")

    def _gold(self, words: list[str]) -> None:
        self.gold[self._seat(words[0])] = tuple(map(int, words[1:]))

    def _gold_pile(self, words: list[str]) -> None:
        self.gold_pile = tuple(map(int, words))

    def _draft(self, words: list[str]) -> None:
        order, cards, taken = (words.index(word) for word in ("order", "cards", "taken"))
        self.drafts.append(
            Draft(
                int(words[0]),
                tuple(map(self._seat, words[order + 1 : cards])),
                tuple(map(int, words[cards + 1 : taken])),
                tuple(map(int, words[taken + 1 :])),
            )
        )

    def _payment(self, words: list[str]) -> None:
        self.payments.append(
            Payment(int(words[0]), self._seat(words[1]), int(words[2]), tuple(map(int, words[3:])))
        )

    def _result(self, words: list[str]) -> None:
        treasure = words[1] != "-"
        roles = tuple(self.kit.roles.index(word) for word in words[2:])
        self.results.append(
            RoundResult(
                int(words[0]), treasure, self._seat(words[1]) if treasure else NOBODY, roles
            )
        )

    def _saw(self, words: list[str]) -> None:
        place, name = self._at(words[1])
        self.saw["goals"].append(self._trace(words, place, self._card(name), parse_cell))

    def _saw_role(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        self.saw["roles"].append(self._trace(words, int(place), self.kit.role[name], int))

    def _saw_card(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        self.saw["cards"].append(self._trace(words, int(place), self._card(name), int))

    def _looked(self, words: list[str]) -> None:
        place = parse_cell(words[1])
        self.looked["goals"].append(self._trace(words, place, UNSEEN, parse_cell))

    def _looked_role(self, words: list[str]) -> None:
        self.looked["roles"].append(self._trace(words, int(words[1]), UNSEEN, int))

    def _trace(self, words: list[str], seen: int, card: int, read: Callable[[str], int]) -> Trace:
        stop = words.index("if") if "if" in words else len(words)
        cases = [case for word in words[stop + 1 :] for case in _cases(word)]
        now = [seen]
        if "now" in words:
            now = [read(word) for word in words[words.index("now") + 1 : stop]]
        return Trace(self._seat(words[0]), card, seen, frozenset(now), frozenset(cases))

    def _last(self, words: list[str]) -> None:
        self.last = NOBODY if words[0] == "-" else self._seat(words[0])
        self.laid = NOWHERE if words[2] == "-" else parse_cell(words[2])
        self.turn = changed(self.turn, proposed=words[3:] == ["proposed"])

    def _draws(self, words: list[str]) -> None:
        self.turn = Turn(
            int(words[0]),
            int(words[1]),
            words[2] == "barred",
            tuple(map(self._seat, words[3:])),
            self.turn.proposed,
            self.turn.notes,
        )

    def _notes(self, words: list[str]) -> None:
        pairs = [word.partition("=") for word in words]
        self.turn = changed(self.turn, notes=tuple((name, int(end)) for name, _, end in pairs))

    def _trade(self, words: list[str]) -> None:
        payments = int(words[3]) if len(words) > 3 else 0
        self.trades.append(Trade(int(words[0]), self._seat(words[1]), int(words[2]), payments))

    def _way(self, words: list[str]) -> None:
        self.way = COUNTER_CLOCKWISE

    def _ask(self, words: list[str]) -> None:
        kind, seat, *rest = words
        move: Move | None = None
        if "move" in rest:
            move = self.book.parse(" ".join(rest[rest.index("move") + 1 :]))
            del rest[rest.index("move") :]
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
        self.stack.append(Decision(kind, self._seat(seat), place, seats, card, left, move))


def _cases(word: str) -> list[Case]:
    question, _, which = word.partition("=")
    number, size = map(int, question.split("/"))
    return [(number * SPAN + size) * SPAN + int(case) for case in which.split(",")]


def _split(words: list[str], many: int) -> list[list[str]]:
    """Split words at the strokes between them into so many lists."""
    lists: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            lists.append([])
        else:
            lists[-1].append(word)
    if len(lists) > many:
        raise ValueError("too many strokes")
    return lists + [[] for _ in range(many - len(lists))]
