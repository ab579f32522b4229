"""A whole classic state as text, and back: short positions make short tests.

One fact a line, in a fixed order; lists are separated by blanks::

    round 1 starter 0
    roles miner saboteur miner | miner
    goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne
    maze 0,0=start 1,0=curve-ne* 8,0=treasure
    hand 0 cross map
    hand 1 rockfall
    pile cross map
    discard map cross~1
    broken 2 pick lamp
    gold 0 3 1
    gold-pile 1 1 2
    saw 0 8,2=stone-ne round 1
    last 1 laid 1,0
    ask turn 0

``*`` marks a half-turn, ``~1`` a card that seat 1 passed unseen; piles are printed from the
bottom up. A line may be left out: then nothing of that kind is there, which keeps the position
of a test short.
"""

from collections.abc import Callable, Iterable

from saboteur.games.classic.book import MoveBook
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.games.classic.state import (
    NOBODY,
    NOWHERE,
    Deal,
    Draft,
    Ledger,
    Payment,
    RoundResult,
    State,
)
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell, cell_text, parse_cell
from saboteur.kernel.knowledge import Peek
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.kernel.table import Table, discarded_by, discarded_kind


def position_text(state: State) -> str:
    """Print a state; equal states print equal text."""
    kit = state.kit
    deal = state.deal
    names = kit.names
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        _line(
            "roles", [*(kit.roles[r] for r in deal.roles), "|", *(kit.roles[r] for r in deal.spare)]
        ),
        _line("goals", (f"{cell_text(place)}={names[card]}" for place, card in deal.goals)),
        _line(
            "maze",
            (
                f"{cell_text(place)}={_pose(kit, pose)}"
                for place, pose in sorted(state.maze.cards.items())
            ),
        ),
    ]
    lines += [
        _line(f"hand {seat}", (names[c] for c in hand))
        for seat, hand in enumerate(state.table.hands)
    ]
    lines.append(_line("pile", (names[card] for card in state.table.pile[: state.table.left])))
    lines.append(_line("discard", (_discarded(kit, entry) for entry in state.table.discard)))
    lines += [
        _line(f"broken {seat}", kit.tool_names(marks))
        for seat, marks in enumerate(state.marks)
        if marks
    ]
    lines += _ledger_lines(kit, state.ledger)
    lines += [_peek(kit, peek) for peek in state.peeks]
    last = "-" if state.last == NOBODY else str(state.last)
    laid = "-" if state.laid == NOWHERE else cell_text(state.laid)
    lines.append(f"last {last} laid {laid}" + (" proposed" if state.proposed else ""))
    for decision in state.stack:
        words = [decision.kind, str(decision.seat)]
        words += [cell_text(decision.cell)] if decision.cell != NOWHERE else []
        words += [names[decision.card]] if decision.card != NOBODY else []
        words += ["then", *map(str, decision.seats)] if decision.seats else []
        lines.append(_line("ask", words))
    return "\n".join(lines) + "\n"


def _ledger_lines(kit: Kit, ledger: Ledger) -> list[str]:
    lines = [
        _line(f"gold {seat}", map(str, cards)) for seat, cards in enumerate(ledger.gold) if cards
    ]
    lines.append(_line("gold-pile", map(str, ledger.pile)))
    for draft in ledger.drafts:
        words = [str(draft.round), "order", *map(str, draft.order), "cards", *map(str, draft.cards)]
        lines.append(_line("draft", [*words, "taken", *map(str, draft.taken)]))
    for paid in ledger.payments:
        words = [str(paid.round), str(paid.seat), str(paid.owed)]
        lines.append(_line("payment", [*words, *map(str, paid.cards)]))
    for result in ledger.results:
        reached = str(result.completer) if result.treasure else "-"
        roles = [kit.roles[role] for role in result.roles]
        lines.append(_line("result", [str(result.round), reached, *roles]))
    return lines


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


def _peek(kit: Kit, peek: Peek) -> str:
    seen = f"saw {peek.seat} {cell_text(peek.cell)}={kit.names[peek.card]} round {peek.round}"
    return seen + (" stale" if peek.stale else "")


def _pose(kit: Kit, pose: int) -> str:
    return kit.names[pose // 2] + ("*" if pose % 2 else "")


def _discarded(kit: Kit, entry: int) -> str:
    seat = discarded_by(entry)
    return kit.names[discarded_kind(entry)] + ("" if seat == NOBODY else f"~{seat}")


class PositionError(ValueError):
    """A text that is no position; the message names the line."""


def parse_position(kit: Kit, book: MoveBook, text: str) -> State:
    """Read a position; lines may be left out, and then nothing of that kind is there."""
    reader = _Reader(kit)
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

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.seed = "position"
        self.round = 1
        self.starter = 0
        self.roles: tuple[int, ...] = (kit.miner,) * kit.seats
        self.spare: tuple[int, ...] = ()
        self.goals: dict[Cell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=True))
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
        self.peeks: list[Peek] = []
        self.last = NOBODY
        self.laid = NOWHERE
        self.proposed = False
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
            "saw": self._saw,
            "last": self._last,
            "ask": self._ask,
        }

    def state(self, book: MoveBook) -> State:
        kit = self.kit
        deal = Deal(self.round, self.starter, self.roles, self.spare, tuple(self.goals.items()))
        ledger = Ledger(
            tuple(self.gold),
            self.gold_pile,
            tuple(self.drafts),
            tuple(self.payments),
            tuple(self.results),
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
        table = Table(self.hands, self.pile, len(self.pile), self.discard)
        return State(
            kit,
            book,
            self.seed,
            deal,
            ledger,
            table,
            self.marks,
            maze,
            reach,
            tuple(self.peeks),
            tuple(self.stack),
            self.last,
            self.laid,
            self.proposed,
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
        split = words.index("|") if "|" in words else len(words)
        self.roles = tuple(self.kit.roles.index(word) for word in words[:split])
        self.spare = tuple(self.kit.roles.index(word) for word in words[split + 1 :])
        if len(self.roles) != self.kit.seats:
            raise ValueError(f"{len(self.roles)} roles for {self.kit.seats} seats")

    def _goals(self, words: list[str]) -> None:
        self.goals = {place: self._card(name) for place, name in map(self._at, words)}

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
            name, passed, seat = word.partition("~")
            if passed:
                table.put_unseen(self._card(name), self._seat(seat))
            else:
                table.put_openly(self._card(name))

    def _broken(self, words: list[str]) -> None:
        self.marks[self._seat(words[0])] = sum(1 << TOOLS.index(word) for word in set(words[1:]))

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
        round_ = int(words[3]) if words[2:3] == ["round"] else self.round
        self.peeks.append(
            Peek(self._seat(words[0]), round_, place, self._card(name), words[-1] == "stale")
        )

    def _last(self, words: list[str]) -> None:
        self.last = NOBODY if words[0] == "-" else self._seat(words[0])
        self.laid = NOWHERE if words[2] == "-" else parse_cell(words[2])
        self.proposed = words[3:] == ["proposed"]

    def _ask(self, words: list[str]) -> None:
        kind, seat, *rest = words
        place = NOWHERE
        card = NOBODY
        if rest and rest[0] != "then":
            place = parse_cell(rest.pop(0))
        if rest and rest[0] != "then":
            card = self._card(rest.pop(0))
        self.stack.append(
            Decision(kind, self._seat(seat), place, tuple(map(self._seat, rest[1:])), card)
        )
