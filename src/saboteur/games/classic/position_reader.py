"""Parser of positions: builds a state from its text (``position``)."""

from collections.abc import Collection

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Draft, Ledger, Payment, RoundResult, Trade
from saboteur.games.classic.position import looks_of
from saboteur.games.classic.state import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    FRESH,
    NO_SLOTS,
    NOBODY,
    Deal,
    Knowledge,
    Rules,
    State,
    Turn,
)
from saboteur.games.position_reader import PositionReader, unreadable
from saboteur.games.position_words import halves, number, numbers, read_name, read_placed, split_at
from saboteur.kernel.geometry import NOWHERE, PackedCell, parse_cell
from saboteur.kernel.knowledge import UNSEEN, Trace
from saboteur.kernel.maze import reach_from
from saboteur.kernel.value import replace_fields


class ClassicReader(PositionReader[Kit, MoveBook, State]):
    """Collects the lines of a position; lines of modules are parsed after the others.

    Without a ``goals`` line, the goals lie in the order of the deck file.
    """

    def __init__(self, kit: Kit, book: MoveBook, parts: Rules, kinds: Collection[str]) -> None:
        super().__init__(kit, book, kinds)
        self.parts = parts
        self.part_lines: list[tuple[int, list[str]]] = []
        self.roles: tuple[int, ...] = (0,) * kit.seats
        self.spare: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.goals: dict[PackedCell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=False))
        self.goals_out: tuple[int, ...] = kit.goal_cards[len(kit.goal_cells) :]
        self.marks = [0] * kit.seats
        self.gold: list[tuple[int, ...]] = [()] * kit.seats
        self.gold_pile: tuple[int, ...] = ()
        self.drafts: list[Draft] = []
        self.payments: list[Payment] = []
        self.results: list[RoundResult] = []
        self.nuggets = (0,) * kit.seats
        self.trades: list[Trade] = []
        self.saw: dict[str, list[Trace]] = {"goals": [], "roles": [], "cards": []}
        self.looked: dict[str, list[Trace]] = {"goals": [], "roles": []}
        self.last = NOBODY
        self.laid = NOWHERE
        self.turn = Turn()
        self.way = CLOCKWISE
        self.lines |= {
            "round": self.read_round,
            "roles": self._roles,
            "goals": self._goals,
            "broken": self._broken,
            "gold": self._gold,
            "gold-pile": self._gold_pile,
            "draft": self._draft,
            "payment": self._payment,
            "result": self._result,
            "nuggets": self._nuggets,
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
        }

    def _line(self, words: list[str], written: str) -> None:
        if words[0] in self.parts.readers:
            self.part_lines.append((self.number, words))
        else:
            super()._line(words, written)

    def known_lines(self) -> str:
        """Return the names of the lines, including those of the modules in play."""
        return ", ".join([super().known_lines(), *self.parts.readers])

    def state(self) -> State:
        """Build the state from all lines, then let modules parse theirs."""
        state = self._base()
        for line, words in self.part_lines:
            try:
                self.parts.readers[words[0]].read_position(state, words[1:])
            except (ValueError, LookupError) as error:
                raise unreadable(line, " ".join(words), error) from None
        return state

    def _base(self) -> State:
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
        maze = self.laid_out(self.goals)
        reach = reach_from(maze, kit.start_nodes)
        saw = {zone: tuple(traces) for zone, traces in self.saw.items()}
        known = Knowledge(
            **saw,
            goal_looks=tuple(self.looked["goals"]) or looks_of(saw["goals"]),
            role_looks=tuple(self.looked["roles"]) or looks_of(saw["roles"]),
        )
        return State(
            *self.common_fields(deal, maze),
            self.parts,
            ledger,
            self.marks,
            reach,
            known,
            self.last,
            self.laid,
            NO_SLOTS,
            FRESH if self.turn == FRESH else self.turn,
            self.way,
        )

    def _role(self, word: str) -> int:
        return read_name(self.kit.role, word, "role")

    def _mark(self, word: str) -> int:
        return 1 << read_name(self.kit.marks, word, "tool or mark")

    def _roles(self, words: list[str]) -> None:
        seats, spare, gone = halves(words, 3)
        self.roles = tuple(map(self._role, seats))
        self.spare = tuple(map(self._role, spare))
        self.gone = tuple(map(self._role, gone))
        self.for_each_seat(self.roles, "roles")

    def _goals(self, words: list[str]) -> None:
        cells, out = halves(words)
        self.goals = {place: self.card(name) for place, name in map(read_placed, cells)}
        self.goals_out = tuple(self.card(word) for word in out)

    def _broken(self, words: list[str]) -> None:
        self.marks[self.seat(words[0])] |= sum(self._mark(word) for word in set(words[1:]))

    def _nuggets(self, words: list[str]) -> None:
        self.nuggets = numbers(words)
        self.for_each_seat(words, "hoards")

    def _gold(self, words: list[str]) -> None:
        self.gold[self.seat(words[0])] = numbers(words[1:])

    def _gold_pile(self, words: list[str]) -> None:
        self.gold_pile = numbers(words)

    def _draft(self, words: list[str]) -> None:
        head, order, cards, taken = split_at(words, "order", "cards", "taken")
        seats = tuple(map(self.seat, order))
        self.drafts.append(Draft(number(head[0]), seats, numbers(cards), numbers(taken)))

    def _payment(self, words: list[str]) -> None:
        self.payments.append(
            Payment(number(words[0]), self.seat(words[1]), number(words[2]), numbers(words[3:]))
        )

    def _result(self, words: list[str]) -> None:
        treasure = words[1] != "-"
        roles = tuple(map(self._role, words[2:]))
        self.results.append(
            RoundResult(
                number(words[0]), treasure, self.seat(words[1]) if treasure else NOBODY, roles
            )
        )

    def _saw(self, words: list[str]) -> None:
        place, name = read_placed(words[1])
        self.saw["goals"].append(self.trace(words, place, self.card(name), parse_cell))

    def _saw_role(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        self.saw["roles"].append(self.trace(words, number(place), self._role(name), number))

    def _saw_card(self, words: list[str]) -> None:
        place, _, name = words[1].partition("=")
        self.saw["cards"].append(self.trace(words, number(place), self.card(name), number))

    def _looked(self, words: list[str]) -> None:
        place = parse_cell(words[1])
        self.looked["goals"].append(self.trace(words, place, UNSEEN, parse_cell))

    def _looked_role(self, words: list[str]) -> None:
        self.looked["roles"].append(self.trace(words, number(words[1]), UNSEEN, number))

    def _last(self, words: list[str]) -> None:
        self.last = self.seat_or_nobody(words[0])
        self.laid = NOWHERE if words[2] == "-" else parse_cell(words[2])
        self.turn = replace_fields(self.turn, proposed=words[3:] == ["proposed"])

    def _draws(self, words: list[str]) -> None:
        self.turn = Turn(
            number(words[0]),
            number(words[1]),
            words[2] == "barred",
            tuple(map(self.seat, words[3:])),
            self.turn.proposed,
            self.turn.notes,
        )

    def _notes(self, words: list[str]) -> None:
        pairs = [word.partition("=") for word in words]
        self.turn = replace_fields(
            self.turn, notes=tuple((name, number(end)) for name, _, end in pairs)
        )

    def _trade(self, words: list[str]) -> None:
        payments = number(words[3]) if len(words) > 3 else 0
        self.trades.append(Trade(number(words[0]), self.seat(words[1]), number(words[2]), payments))

    def _way(self, words: list[str]) -> None:
        self.way = COUNTER_CLOCKWISE
