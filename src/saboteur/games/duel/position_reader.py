"""Parser of positions: builds a duel from its text (``position``)."""

from collections.abc import Collection
from typing import Final

from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.flow import BEFORE_DRAW
from saboteur.games.duel.kit import BLUE, COLOURS, GREEN, SOLO_COLOUR, TOOLS, TROLL, Kit
from saboteur.games.duel.scoring import CAUSES
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.setup import lay_out, reaches_in
from saboteur.games.duel.state import Deal, Ledger, Marks, RoundResult, State, Tokens
from saboteur.games.duel.turn import DISCARD_TWO, PASS_MORE
from saboteur.games.operations import TURN
from saboteur.games.position_reader import LineReader, PositionError, PositionReader
from saboteur.games.position_words import halves, number, read_placed, split_at
from saboteur.kernel.geometry import PackedCell, cell_text, parse_cell
from saboteur.kernel.maze import Maze

FIRST: Final = (TURN, BEFORE_DRAW)
"""Kinds of decisions that may be at the bottom of the stack."""
LATER: Final = (PASS_MORE, DISCARD_TWO, REVEAL_GOAL, ORIENT_GOAL, CLAIM_GOLD)


class DuelReader(PositionReader[Kit, MoveBook, State]):
    """Collects the lines of a position of Le Duel and builds the state."""

    def __init__(self, kit: Kit, book: MoveBook, kinds: Collection[str]) -> None:
        super().__init__(kit, book, kinds)
        self.colours: tuple[int, ...] = (
            (COLOURS.index(str(kit.options[SOLO_COLOUR])),) if kit.solo else (BLUE, GREEN)
        )
        self.goals: dict[PackedCell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=False))
        self.unused: tuple[int, ...] = kit.goal_cards[len(kit.goal_cells) :]
        self.broken = [0] * kit.seats
        self.tokens: dict[str, Tokens] = {}
        self.laid: tuple[PackedCell, ...] = ()
        self.hoards: list[tuple[int, ...]] = [()] * kit.seats
        self.gone: tuple[int, ...] = ()
        self.results: list[RoundResult] = []
        self.lines |= {
            "round": self._round,
            "colours": self._colours,
            "goals": self._goals,
            "broken": self._broken,
            "laid": self._laid,
            "hoard": self._hoard,
            "gone": self._gone,
            "result": self._result,
        }
        for name in ("claims", "bribes", "keys", "looks"):
            self.lines[name] = self._token_reader(name)

    def state(self) -> State:
        """Build the state from all lines; raise ``PositionError`` if they contradict each other."""
        kit = self.kit
        maze = lay_out(kit, self.colours)
        self._check_goals()
        for place, pose in self.maze.items():
            if maze.cards.get(place, pose) != pose:
                raise PositionError(f"a Start lies on {cell_text(place)}")
            if place in maze.covered:
                maze.uncover(place)
            if place not in maze.cards:
                maze.lay(place, pose)
        marks = Marks(**self.tokens, laid=self.laid)
        self._check_marks(maze, marks)
        self._check_stack(maze)
        deal = Deal(self.round, self.starter, self.colours, tuple(self.goals.items()), self.unused)
        return State(
            *self.common_fields(deal, maze),
            Ledger(tuple(self.hoards), self.gone, tuple(self.results)),
            self.broken,
            reaches_in(kit, maze, self.colours, marks),
            marks,
        )

    def _check_goals(self) -> None:
        kit = self.kit
        if tuple(self.goals) != kit.goal_cells:
            raise PositionError(f"goals lie on {' '.join(map(cell_text, kit.goal_cells))}")
        for place, pose in self.maze.items():
            card = pose // 2
            if (card in kit.groups["goal"]) != (place in self.goals):
                raise PositionError(f"{cell_text(place)}: goals and nothing else lie on goal cells")
            if place in self.goals and self.goals[place] != card:
                raise PositionError(f"{cell_text(place)} holds the goal {kit.names[card]} or not?")

    def _check_marks(self, maze: Maze, marks: Marks) -> None:
        kit = self.kit
        self._check_tokens(maze, "claims", {card for card, worth in enumerate(kit.gold) if worth})
        for name, barriers in (("bribes", (TROLL,)), ("keys", (BLUE, GREEN))):
            cards = {card for card, barrier in enumerate(kit.barriers) if barrier in barriers}
            self._check_tokens(maze, name, cards)
        if len(marks.claims) + len(marks.bribes) > kit.counters:
            raise PositionError(f"there are only {kit.counters} counters")
        if len(marks.keys) > kit.keys:
            raise PositionError(f"there are only {kit.keys} keys")
        for place, _ in marks.looks:
            if place not in self.goals:
                raise PositionError(f"looks: there is no goal on {cell_text(place)}")
        for place in marks.laid:
            if maze.cards.get(place, 2 * kit.paths) >= 2 * kit.paths:
                raise PositionError(f"laid: there is no path card on {cell_text(place)}")

    def _check_tokens(self, maze: Maze, name: str, cards: set[int]) -> None:
        """Raise ``PositionError`` if a token lies on a wrong card or on another token."""
        cells = [place for place, _ in self.tokens.get(name, ())]
        for place in cells:
            if maze.cards.get(place, -1) // 2 not in cards:
                raise PositionError(f"{name}: no such token can lie on {cell_text(place)}")
            if cells.count(place) > 1:
                raise PositionError(f"{name}: two tokens on {cell_text(place)}")

    def _check_stack(self, maze: Maze) -> None:
        for depth, asked in enumerate(self.stack):
            if asked.kind not in (LATER if depth else FIRST) or depth > 1:
                raise PositionError(f"{asked.kind!r} is not asked there")
            if (asked.kind == ORIENT_GOAL) != (asked.cell >= 0 and asked.card >= 0):
                raise PositionError(f"{asked.kind!r} is asked of a goal and its cell, or of none")
            if asked.cell >= 0 and (
                asked.cell not in maze.covered or self.goals[asked.cell] != asked.card
            ):
                raise PositionError(f"the goal to be turned is not on {cell_text(asked.cell)}")

    def drawn(self, name: str) -> int:
        """Return the path or action card called ``name``; it never ends in ``~`` and a seat.

        All discards of a duel are face up (R-114).
        """
        return self._cards([name], "path", "action")[0]

    def on_cell(self, name: str, place: PackedCell) -> int:
        """Return the path, Start or goal called ``name``.

        Raises ``ValueError`` if the cell is taken or the Start does not belong there.
        """
        (card,) = self._cards([name], "path", "start", "goal")
        if place in self.maze:
            raise ValueError(f"two cards on {cell_text(place)}")
        if card in self.kit.groups["start"] and place not in self.kit.starts:
            raise ValueError(f"no Start lies on {cell_text(place)}")
        return card

    def _discard(self, words: list[str]) -> None:
        self.discard = list(map(self.drawn, words))

    def _cards(self, words: list[str], *groups: str) -> tuple[int, ...]:
        cards = tuple(map(self.card, words))
        for card in cards:
            if not any(card in self.kit.groups[group] for group in groups):
                raise ValueError(f"{self.kit.names[card]} is no {' or '.join(groups)} card")
        return cards

    def _round(self, words: list[str]) -> None:
        self.read_round(words)
        if not 1 <= self.round <= self.kit.rounds:
            raise ValueError(f"rounds are 1 to {self.kit.rounds}")

    def _colours(self, words: list[str]) -> None:
        if not set(words) <= set(COLOURS) or len(set(words)) != len(words):
            raise ValueError(f"colours are {' and '.join(COLOURS)}, one each")
        self.for_each_seat(words, "colours")
        self.colours = tuple(COLOURS.index(word) for word in words)

    def _goals(self, words: list[str]) -> None:
        cells, unused = halves(words)
        named = dict(map(read_placed, cells))
        cards = self._cards(list(named.values()), "goal")
        self.goals = dict(zip(named, cards, strict=True))
        self.unused = tuple(sorted(self._cards(unused, "goal")))

    def _broken(self, words: list[str]) -> None:
        for tool in words[1:]:
            if tool not in TOOLS:
                raise ValueError(f"there is no tool {tool!r}")
            self.broken[self.seat(words[0])] |= 1 << TOOLS.index(tool)

    def _token_reader(self, name: str) -> LineReader:
        def read(words: list[str]) -> None:
            self.tokens[name] = tuple(
                (place, self.seat(seat)) for place, seat in map(read_placed, words)
            )

        return read

    def _laid(self, words: list[str]) -> None:
        self.laid = tuple(map(parse_cell, words))

    def _hoard(self, words: list[str]) -> None:
        self.hoards[self.seat(words[0])] = self._gold(words[1:])

    def _gold(self, words: list[str]) -> tuple[int, ...]:
        cards = self._cards(words, "path", "goal")
        for card in cards:
            if not self.kit.gold[card]:
                raise ValueError(f"{self.kit.names[card]} is no gold card")
        return cards

    def _gone(self, words: list[str]) -> None:
        self.gone = tuple(sorted(self._cards(words, "goal")))

    def _result(self, words: list[str]) -> None:
        head, taken, paid = split_at(words, "taken", "paid")
        if head[1] not in CAUSES:
            raise ValueError(f"{head[1]!r} is none of {', '.join(CAUSES)}")
        self.results.append(
            RoundResult(number(head[0]), head[1], self._shares(taken), self._shares(paid))
        )

    def _shares(self, words: list[str]) -> tuple[tuple[int, ...], ...]:
        shares = tuple(self._gold(part.split()) for part in " ".join(words).split("|"))
        self.for_each_seat(shares, "shares")
        return shares
