"""A whole duel as text, and back: short positions make short tests.

One fact a line, in a fixed order; lists are separated by blanks::

    round 1 starter 1
    colours blue green
    goals 5,-2=stone-cross 5,0=gold-2-curve-nw … | gold-3-stubs-ne …
    maze 0,-1=start-blue 0,1=start-green 1,1=curve-ne*
    hand 0 key rockfall
    pile key rockfall
    aside key
    discard secret-plan
    broken 1 pick lamp
    claims 5,0=0
    bribes 3,0=1
    keys 2,1=0
    looks 5,2=1
    laid 1,1 3,0
    hoard 0 bridge-gold
    gone gold-1-stubs-nw
    result 1 counters taken bridge-gold | paid |
    ask turn 0

``*`` marks a half-turn; after the stroke in ``goals`` stand those aside; a token stands as its
cell and the seat it belongs to; piles are printed from the bottom up. A line may be left out: then
nothing of that kind is there, which keeps the position of a test short. The Starts lie in the maze
by themselves, and goals that are not named are dealt in the order of the deck file.
"""

from collections.abc import Callable, Iterable
from typing import Final

from saboteur.games.duel.book import MoveBook
from saboteur.games.duel.kit import BLUE, COLOURS, GREEN, SOLO_COLOUR, TOOLS, TROLL, Kit
from saboteur.games.duel.operations import TURN
from saboteur.games.duel.scoring import CAUSES
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.setup import lay_out, reaches_in
from saboteur.games.duel.state import Deal, Ledger, Marks, RoundResult, State, Tokens
from saboteur.games.duel.turn import DISCARD_TWO, PASS_MORE
from saboteur.games.duel.turns import BEFORE_DRAW
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import Cell, cell_text, parse_cell
from saboteur.kernel.maze import Maze
from saboteur.kernel.table import Table

FIRST: Final = (TURN, BEFORE_DRAW)
"""What may stand at the bottom of the stack."""
LATER: Final = (PASS_MORE, DISCARD_TWO, REVEAL_GOAL, ORIENT_GOAL, CLAIM_GOLD)


def position_text(state: State) -> str:
    """Print a state; equal states print equal text."""
    kit = state.kit
    deal = state.deal
    table = state.table

    def named(cards: Iterable[int]) -> list[str]:
        return [kit.names[card] for card in cards]

    goals = [f"{cell_text(place)}={kit.names[card]}" for place, card in deal.goals]
    cards = sorted(state.maze.cards.items())
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        _line("colours", (COLOURS[colour] for colour in deal.colours)),
        _line("goals", [*goals, "|", *named(deal.unused)]),
        _line("maze", (f"{cell_text(place)}={_pose(kit, pose)}" for place, pose in cards)),
    ]
    lines += [_line(f"hand {seat}", named(hand)) for seat, hand in enumerate(table.hands)]
    lines.append(_line("pile", named(table.pile[: table.left])))
    lines += [_line("aside", named(table.aside))] if table.aside else []
    lines.append(_line("discard", named(table.discard)))
    for seat, bits in enumerate(state.broken):
        lines += [_line(f"broken {seat}", kit.tool_names(bits))] if bits else []
    lines += _mark_lines(state.marks)
    for seat, hoard in enumerate(state.ledger.hoards):
        lines += [_line(f"hoard {seat}", named(hoard))] if hoard else []
    lines += [_line("gone", named(state.ledger.gone))] if state.ledger.gone else []
    for result in state.ledger.results:
        taken = " | ".join(" ".join(named(cards)) for cards in result.taken)
        paid = " | ".join(" ".join(named(cards)) for cards in result.paid)
        words = f"{result.round} {result.cause} taken {taken} paid {paid}".split()
        lines.append(_line("result", words))
    lines += [_line("ask", _decision(kit, decision)) for decision in state.stack]
    return "\n".join(lines) + "\n"


def _mark_lines(marks: Marks) -> list[str]:
    tokens = {
        "claims": marks.claims,
        "bribes": marks.bribes,
        "keys": marks.keys,
        "looks": marks.looks,
    }
    lines = [
        _line(name, (f"{cell_text(place)}={seat}" for place, seat in placed))
        for name, placed in tokens.items()
        if placed
    ]
    return [*lines, _line("laid", map(cell_text, marks.laid))] if marks.laid else lines


def _decision(kit: Kit, decision: Decision) -> list[str]:
    words = [decision.kind, str(decision.seat)]
    words += [cell_text(decision.cell)] if decision.cell >= 0 else []
    words += [kit.names[decision.card]] if decision.card >= 0 else []
    return [*words, "left", str(decision.left)] if decision.left else words


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


def _pose(kit: Kit, pose: int) -> str:
    return kit.names[pose // 2] + ("*" if pose % 2 else "")


class PositionError(ValueError):
    """A text that is no position; the message names the line."""


def parse_position(kit: Kit, book: MoveBook, text: str) -> State:
    """Read a position."""
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
        except (ValueError, IndexError) as error:
            raise PositionError(f"line {number}: {line.strip()!r} can't be read: {error}") from None
    return reader.state(book)


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.seed = "position"
        self.round = 1
        self.starter = 0
        self.colours: tuple[int, ...] = (
            (COLOURS.index(str(kit.options[SOLO_COLOUR])),) if kit.solo else (BLUE, GREEN)
        )
        self.goals: dict[Cell, int] = dict(zip(kit.goal_cells, kit.goal_cards, strict=False))
        self.unused: tuple[int, ...] = kit.goal_cards[len(kit.goal_cells) :]
        self.maze: dict[Cell, int] = {}
        self.hands: list[tuple[int, ...]] = [()] * kit.seats
        self.pile: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.discard: list[int] = []
        self.broken = [0] * kit.seats
        self.tokens: dict[str, Tokens] = {}
        self.laid: tuple[Cell, ...] = ()
        self.hoards: list[tuple[int, ...]] = [()] * kit.seats
        self.gone: tuple[int, ...] = ()
        self.results: list[RoundResult] = []
        self.stack: list[Decision] = []
        self.lines: dict[str, Callable[[list[str]], None]] = {
            "seed": self._seed,
            "round": self._round,
            "colours": self._colours,
            "goals": self._goals,
            "maze": self._maze,
            "hand": self._hand,
            "pile": self._pile,
            "aside": self._aside,
            "discard": self._discard,
            "broken": self._broken,
            "laid": self._laid,
            "hoard": self._hoard,
            "gone": self._gone,
            "result": self._result,
            "ask": self._ask,
        }
        for name in ("claims", "bribes", "keys", "looks"):
            self.lines[name] = self._token_reader(name)

    def state(self, book: MoveBook) -> State:
        """Put the lines together; what cannot be is refused."""
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
            kit,
            book,
            self.seed,
            deal,
            Ledger(tuple(self.hoards), self.gone, tuple(self.results)),
            Table(self.hands, self.pile, len(self.pile), self.discard, self.aside),
            self.broken,
            maze,
            reaches_in(kit, maze, self.colours, marks),
            marks,
            tuple(self.stack),
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
        """Refuse a token on a card that bears none of that kind, and a second one."""
        cells = [place for place, _ in self.tokens.get(name, ())]
        for place in cells:
            if maze.cards.get(place, -1) // 2 not in cards:
                raise PositionError(f"{name}: no such token can lie on {cell_text(place)}")
            if cells.count(place) > 1:
                raise PositionError(f"{name}: two tokens on {cell_text(place)}")

    def _check_stack(self, maze: Maze) -> None:
        for number, asked in enumerate(self.stack):
            if asked.kind not in (LATER if number else FIRST) or number > 1:
                raise PositionError(f"{asked.kind!r} is not asked there")
            if (asked.kind == ORIENT_GOAL) != (asked.cell >= 0 and asked.card >= 0):
                raise PositionError(f"{asked.kind!r} is asked of a goal and its cell, or of none")
            if asked.cell >= 0 and (
                asked.cell not in maze.covered or self.goals[asked.cell] != asked.card
            ):
                raise PositionError(f"the goal to be turned is not on {cell_text(asked.cell)}")

    def _card(self, name: str) -> int:
        if name not in self.kit.cards:
            raise ValueError(f"there is no card {name!r}")
        return self.kit.cards[name]

    def _cards(self, words: list[str], *groups: str) -> tuple[int, ...]:
        cards = tuple(map(self._card, words))
        for card in cards:
            if not any(card in self.kit.groups[group] for group in groups):
                raise ValueError(f"{self.kit.names[card]} is no {' or '.join(groups)} card")
        return cards

    def _drawn(self, words: list[str]) -> tuple[int, ...]:
        return self._cards(words, "path", "action")

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
        if not 1 <= self.round <= self.kit.rounds:
            raise ValueError(f"rounds are 1 to {self.kit.rounds}")
        if words[1:2] == ["starter"]:
            self.starter = self._seat(words[2])

    def _colours(self, words: list[str]) -> None:
        if not set(words) <= set(COLOURS) or len(set(words)) != len(words):
            raise ValueError(f"colours are {' and '.join(COLOURS)}, one each")
        if len(words) != self.kit.seats:
            raise ValueError(f"{len(words)} colours for {self.kit.seats} seats")
        self.colours = tuple(COLOURS.index(word) for word in words)

    def _goals(self, words: list[str]) -> None:
        cells, _, unused = " ".join(words).partition("|")
        named = dict(map(self._at, cells.split()))
        cards = self._cards(list(named.values()), "goal")
        self.goals = dict(zip(named, cards, strict=True))
        self.unused = tuple(sorted(self._cards(unused.split(), "goal")))

    def _maze(self, words: list[str]) -> None:
        for place, name in map(self._at, words):
            (card,) = self._cards([name.removesuffix("*")], "path", "start", "goal")
            if place in self.maze:
                raise ValueError(f"two cards on {cell_text(place)}")
            self.maze[place] = self.kit.poses.pose(card, turned=name.endswith("*"))
            if card in self.kit.groups["start"] and place not in self.kit.starts:
                raise ValueError(f"no Start lies on {cell_text(place)}")

    def _hand(self, words: list[str]) -> None:
        self.hands[self._seat(words[0])] = self._drawn(words[1:])

    def _pile(self, words: list[str]) -> None:
        self.pile = self._drawn(words)

    def _aside(self, words: list[str]) -> None:
        self.aside = self._drawn(words)

    def _discard(self, words: list[str]) -> None:
        self.discard = list(self._drawn(words))

    def _broken(self, words: list[str]) -> None:
        for tool in words[1:]:
            if tool not in TOOLS:
                raise ValueError(f"there is no tool {tool!r}")
            self.broken[self._seat(words[0])] |= 1 << TOOLS.index(tool)

    def _token_reader(self, name: str) -> Callable[[list[str]], None]:
        def read(words: list[str]) -> None:
            self.tokens[name] = tuple(
                (place, self._seat(seat)) for place, seat in map(self._at, words)
            )

        return read

    def _laid(self, words: list[str]) -> None:
        self.laid = tuple(map(parse_cell, words))

    def _hoard(self, words: list[str]) -> None:
        self.hoards[self._seat(words[0])] = self._gold(words[1:])

    def _gold(self, words: list[str]) -> tuple[int, ...]:
        cards = self._cards(words, "path", "goal")
        for card in cards:
            if not self.kit.gold[card]:
                raise ValueError(f"{self.kit.names[card]} is no gold card")
        return cards

    def _gone(self, words: list[str]) -> None:
        self.gone = tuple(sorted(self._cards(words, "goal")))

    def _result(self, words: list[str]) -> None:
        round_, cause, label, *rest = words
        if cause not in CAUSES or label != "taken" or "paid" not in rest:
            raise ValueError("a result is its round, its cause, what was taken and what was paid")
        paid = rest.index("paid")
        self.results.append(
            RoundResult(
                int(round_), cause, self._shares(rest[:paid]), self._shares(rest[paid + 1 :])
            )
        )

    def _shares(self, words: list[str]) -> tuple[tuple[int, ...], ...]:
        shares = tuple(self._gold(part.split()) for part in " ".join(words).split("|"))
        if len(shares) != self.kit.seats:
            raise ValueError(f"{len(shares)} shares for {self.kit.seats} seats")
        return shares

    def _ask(self, words: list[str]) -> None:
        kind, seat, *rest = words
        left = 0
        if "left" in rest:
            left = int(rest[rest.index("left") + 1])
            del rest[rest.index("left") :]
        place = parse_cell(rest.pop(0)) if rest else -1
        card = self._card(rest.pop(0)) if rest else -1
        self.stack.append(Decision(kind, self._seat(seat), place, card=card, left=left))
