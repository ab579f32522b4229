"""Deal any game of Saboteur from its seed, without the library.

    python examples/deals.py saboteur 5 friday
    python examples/deals.py saboteur+new-goals 4 friday concede_round=on

It prints the first position of the game. The program uses nothing of the engine: everything is
specified in docs/records.md, docs/positions.md and the card files. Options are given only where
they differ from the defaults.
"""

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

DATA = Path(__file__).resolve().parents[1] / "src" / "saboteur" / "games" / "data"

T = TypeVar("T")
Cell = tuple[int, int]


# Numbers from seed and name.


def numbers(seed: str, name: str) -> Iterator[int]:
    """Yield the numbers of a stream."""
    block = 0
    while True:
        text = seed.encode() + b"\0" + name.encode() + b"\0" + block.to_bytes(4, "big")
        hashed = sha256(text).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(hashed[place : place + 4], "big")
        block += 1


def below(n: int, stream: Iterator[int]) -> int:
    """Return an unbiased number below n."""
    fair = 2**32 - 2**32 % n
    return next(number for number in stream if number < fair) % n


# Cards and options of a game.

REPLACES = {"saboteur2": ("role", "gold"), "tournament": ("gold",), "new-goals": ("goal",)}
"""Sections of the earlier files that a file replaces or removes."""


class Table:
    """A game: its cards and its random numbers."""

    def __init__(
        self, ruleset: str, seats: int, seed: str, options: dict[str, str], deck: str = ""
    ) -> None:
        self.seats, self.seed, self.options = seats, seed, options
        self.box, *modules = ruleset.split("+")
        self.modules = sorted(modules)
        self.entries: dict[str, list[dict[str, Any]]] = {}
        self.facts: dict[str, dict[str, Any]] = {}
        own = [tomllib.loads(part) for part in re.split("(?m)^---$", deck)] if deck else []
        for name in ["saboteur"] * (self.box == "saboteur2") + [self.box, *self.modules]:
            if (DATA / f"{name}.toml").exists():
                self._read(name, [part for part in own if part["deck"]["id"] == name])
        rows = [row for row in self.entries.get("seats", []) if row["seats"] == seats]
        self.row = rows[-1] if rows else {}
        self.size: int = (self.row or self.facts["game"]).get("hand", 0)

    def _read(self, name: str, corrections: list[dict[str, Any]]) -> None:
        for section in REPLACES.get(name, ()):
            self.entries.pop(section, None)
        for section, found in tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")).items():
            if isinstance(found, dict):
                self.facts.setdefault(section, {}).update(found)
                continue
            kinds = {entry.get("kind", number): entry for number, entry in enumerate(found)}
            for part in corrections:
                kinds |= {entry["kind"]: entry for entry in part.get(section, ())}
            self.entries.setdefault(section, []).extend(kinds.values())

    def cards(self, *sections: str, level: int | None = None) -> list[str]:
        """Return all cards of some sections, in the order of the files."""
        kinds: Counter[str] = Counter()
        for section in sections:
            for entry in self.entries.get(section, ()):
                if level in {None, entry.get("level")}:
                    kinds[entry["kind"]] += entry["count"]
        return list(kinds.elements())

    def lot(self, n: int, name: str) -> int:
        """Return a random number below n."""
        return below(n, numbers(self.seed, name))

    def shuffled(self, cards: Iterable[T], name: str) -> list[T]:
        """Return cards in random order."""
        order, stream = list(cards), numbers(self.seed, name)
        for place in range(len(order) - 1, 0, -1):
            other = below(place + 1, stream)
            order[place], order[other] = order[other], order[place]
        return order

    def starter(self) -> int:
        """Return the starting seat of the game."""
        if self.box == "duel":
            return 0 if self.seats == 1 else self.colours().index("green")
        chosen = self.options.get("first_player", "random")
        return self.lot(self.seats, "first-player") if chosen == "random" else int(chosen)

    def colours(self) -> list[str]:
        """Return the colours of the seats of a duel."""
        if self.seats == 1:
            return [self.options.get("solo_colour", "blue")]
        return self.shuffled(["blue", "green"], "colours")


def without(cards: Iterable[str], out: Iterable[str]) -> list[str]:
    """Remove cards from a list sorted by kind; it stays sorted."""
    return list((Counter(cards) - Counter(out)).elements())


def strikes(card: str) -> bool:
    """Return whether a card takes effect as soon as it is drawn in a solo duel (D-47, D-48)."""
    return card == "rockfall" or card.startswith("broken-")


# Format of positions.


def text(cell: Iterable[int], card: str = "") -> str:
    """Return a cell with the card on it."""
    x, y = cell
    return f"{x},{y}={card}" if card else f"{x},{y}"


def line(name: str, *parts: Iterable[object]) -> str:
    """Return a line with strokes between its parts."""
    return f"{name} {' | '.join(' '.join(map(str, part)) for part in parts)}".strip()


def rows(cell: Cell) -> Cell:
    """Sort key of cells: row by row."""
    return cell[1], cell[0]


def maze(cards: dict[Cell, str]) -> str:
    """Return the lines of the maze."""
    return line("maze", [text(cell, cards[cell]) for cell in sorted(cards, key=rows)])


def hands(deck: list[str], seats: int, size: int) -> list[str]:
    """Return the lines of the hands and the pile dealt from a deck."""
    found = [line(f"hand {seat}", deck[seat * size : (seat + 1) * size]) for seat in range(seats)]
    return [*found, line("pile", deck[seats * size :])]


# Deals: the lines of the first position of a round, in their order. Lines that do not follow from
# the deal alone have the values of the first round.


def deal_classic(table: Table, number: int, starter: int) -> list[str]:
    """Deal a round of Saboteur or Saboteur 2."""
    seats, this = table.seats, f"round/{number}"
    cells = [(x, y) for x, y in table.facts["layout"]["goals"]]
    laid, out = deal_goals(table, this)
    board = {(0, 0): "start"}
    board |= {(at[0], at[1]): kind for kind, at in locations(table)}
    deck = table.cards("path", "action")
    if "tournament" in table.modules:
        x, y = table.facts["layout"]["middle"]
        card = deck.pop(table.lot(len(table.cards("path")), f"{this}/middle"))
        turned = table.lot(2, f"{this}/middle/turn") and not same_both_ways(table, card)
        board[x, y] = card + "*" * turned
    deck = table.shuffled(deck, f"{this}/deck")
    many = table.facts["game"].get("aside", 0)
    roles = table.shuffled(role_pool(table), f"{this}/roles")
    lines = [f"round {number} starter {starter}", line("roles", roles[:seats], roles[seats:])]
    lines += [line("goals", map(text, cells, laid), *([out] if out else []))]
    lines += [maze(board), *hands(deck[many:], seats, table.size), "discard"]
    lines += [line("aside", deck[:many])] if many else []
    if number == 1:
        gold = table.shuffled(table.cards("gold"), "gold")
        lines += [line("gold-pile", [card.removeprefix("gold-") for card in gold])]
        lines += [line("nuggets", [1] * seats)] if "right-of-way" in table.modules else []
    lines += ["last - laid -"]
    return lines + (deal_chests(table, this, board, cells) if "chest" in table.entries else [])


def role_pool(table: Table) -> list[str]:
    """Return the roles that are shuffled, sorted by kind."""
    pool = Counter(table.row["roles"])
    if "greedy-dwarf" in table.modules:
        pool.update({"greedy-dwarf": 1, "miner": -1})
    return [kind for kind in dict.fromkeys(table.cards("role")) for _ in range(pool[kind])]


def deal_goals(table: Table, this: str) -> tuple[list[str], list[str]]:
    """Return the goals on their cells, and those that stay in the box."""
    goals = table.cards("goal")
    if "new-goals" in table.modules:
        others = table.shuffled(without(goals, ["treasure"]), f"{this}/new-goals")
        return table.shuffled(["treasure", *others[:4]], f"{this}/goals"), others[4:]
    return table.shuffled(goals, f"{this}/goals"), []


def locations(table: Table) -> list[tuple[str, list[int]]]:
    """Return workshop and party with their cells, if they are in the game."""
    return [(entry["kind"], entry["cell"]) for entry in table.entries.get("location", ())]


def same_both_ways(table: Table, kind: str) -> bool:
    """Return whether a path card looks the same after a half-turn."""
    tracks = next(entry["tracks"] for entry in table.entries["path"] if entry["kind"] == kind)
    turned = [track.translate(str.maketrans("NESW", "SWNE")) for track in tracks]
    return set(map(frozenset, tracks)) == set(map(frozenset, turned))


def deal_chests(table: Table, this: str, board: dict[Cell, str], goals: list[Cell]) -> list[str]:
    """Lay out the treasure chests."""
    layout = table.facts["chests"]
    cells = [(x, y) for x, y in layout["cells"]]

    def touches(cell: Cell, others: Iterable[Cell]) -> bool:
        return any(abs(cell[0] - x) + abs(cell[1] - y) <= 1 for x, y in others)

    if table.options.get("chest_layout") == "random":
        (west, east), (north, south) = layout["columns"], layout["rows"]
        free = [(x, y) for y in range(north, south + 1) for x in range(west, east + 1)]
        free = [one for one in free if one not in board and not touches(one, [(0, 0), *goals])]
        cells = []
        for cell in table.shuffled(free, f"{this}/chest-cells"):
            if len(cells) < 4 and not touches(cell, cells):
                cells.append(cell)
    paths = table.shuffled(table.cards("chest-path"), f"{this}/chest-paths")
    chests = table.shuffled(table.cards("chest"), f"{this}/chests")
    covered = zip(map(text, sorted(cells, key=rows)), paths, chests, strict=False)
    lines = [line("treasure-chests covered", each) for each in covered]
    return [*lines, line("treasure-chests out", paths[4:] + chests[4:])]


def deal_duel(
    table: Table, number: int, starter: int, gone: Iterable[str] = (), taken: Iterable[str] = ()
) -> list[str]:
    """Deal a round of Le Duel, without the goals that are gone and the gold that was taken."""
    this, solo = f"round/{number}", table.seats == 1
    kind = "solo" if solo else "two-players"
    layout = next(entry for entry in table.entries["layout"] if entry["kind"] == kind)
    starts = {tuple(layout["start" if solo else one]): f"start-{one}" for one in table.colours()}
    goals = without(table.cards("goal"), gone)
    mixed = table.shuffled(goals, f"{this}/goals")
    laid, unused = mixed[:6], sorted(mixed[6:], key=goals.index)
    lines = [f"round {number} starter {starter}", line("colours", table.colours())]
    lines += [line("goals", map(text, layout["goals"], laid), unused), maze(starts)]
    deck = table.shuffled(without(table.cards("path", "action"), taken), f"{this}/deck")
    return [
        *lines,
        *(draw_alone(table, deck) if solo else [*hands(deck, 2, table.size), "discard"]),
    ]


def draw_alone(table: Table, deck: list[str]) -> list[str]:
    """Draw the first hand of a solo duel, card by card: some strike and are replaced (R-117)."""
    many = table.facts["game"]["solo-aside"]
    aside, pile = deck[:many], deck[many:]
    hand: list[str] = []
    broken: list[str] = []
    struck: list[str] = []
    while pile and len(hand) < table.size:
        card = pile.pop()
        before_me = card.startswith("broken-") and card not in broken
        (broken if before_me else struck if strikes(card) else hand).append(card)
    lines = [
        line("hand 0", hand),
        line("pile", pile),
        line("aside", aside),
        line("discard", struck),
    ]
    tools = [tool for tool in ("pick", "lamp", "cart") if f"broken-{tool}" in broken]
    return [*lines, line("broken 0", tools)] if tools else lines


def deal_lost_mines(table: Table, number: int, starter: int) -> list[str]:
    """Deal a round of The Lost Mines."""
    seats, this = table.seats, f"round/{number}"
    loyal = ["blue-loyal", "yellow-loyal"] * table.row["loyal_out"]
    dwarves = table.shuffled(without(table.cards("dwarf"), loyal), f"{this}/dwarves")
    spaces = {entry["kind"]: (entry["x"], entry["y"]) for entry in table.entries["space"]}
    starts = {clan: spaces[f"{clan}-start-space"] for clan in ("blue", "yellow")}
    cells = [cell for kind, cell in spaces.items() if kind.startswith("mine")]
    mines = table.shuffled(table.cards("mine"), f"{this}/mines")
    treasures = table.shuffled(table.cards("treasure"), f"{this}/treasures")
    deck = table.shuffled(table.cards("path", "action"), f"{this}/deck")
    many = table.facts["game"]["aside"]
    return [
        f"round {number} starter {starter}",
        line("dwarves", dwarves[:seats], dwarves[seats:]),
        line("mines", map(text, cells, mines)),
        line("treasures", treasures[:seats], treasures[seats:]),
        "taken",
        maze({cell: f"{clan}-start" for clan, cell in starts.items()}),
        line("figures", [text(starts[dwarf.split("-")[0]]) for dwarf in dwarves[:seats]]),
        "tools",
        "traps",
        *hands(deck[many:], seats, table.size),
        "discard",
        line("aside", deck[:many]),
        "dragon -",
        *([line("points", [0] * seats)] if number == 1 else []),
        "last - draws 0",
    ]


def deal_dark_cave(table: Table, _: int, starter: int) -> list[str]:
    """Deal The Dark Cave."""
    seats, row, far = table.seats, table.row, table.row["reach"]
    clans = ["yellow", "blue"] if row["clans"] == 2 else [("yellow", "blue")[table.lot(2, "clan")]]
    sides = [(clan, side) for clan in clans for side in ("loyal", "saboteur")]
    worn = table.shuffled([f"{c}-{s}" for c, s in sides for _ in range(row[s])], "clans")
    corners = [(-far, -far), (far, -far), (-far, far), (far, far)]
    goals = table.shuffled(table.cards("goal"), "goals")
    many = table.facts["game"]["aside"]
    aside: list[str] = []
    pile: list[str] = []
    given: list[list[str]] = [[] for _ in range(seats)]
    for level, size in enumerate(row["deal"], 1):
        stack = table.shuffled(table.cards("path", "action", level=level), f"stack/{level}")
        aside += stack[:many]
        for seat in range(seats):
            given[seat] += stack[many + seat * size : many + (seat + 1) * size]
        pile = stack[many + seats * size :] + pile
    return [
        f"starter {starter}",
        line("clans", worn[:seats], worn[seats:]),
        line("goals", map(text, corners, goals)),
        maze({(0, 0): "start"}),
        *[line(f"hand {seat}", cards) for seat, cards in enumerate(given)],
        line("pile", pile),
        "discard",
        line("aside", aside),
        line("dwarves", ["0,0.0"] * seats),
        line("nuggets", [table.facts["game"]["nuggets"]] * seats),
        *(["shown 0 1"] if seats == 2 else []),
        f"turn {starter} step 1 draws 1 drawer -",
    ]


DEALS = {
    "saboteur": deal_classic,
    "saboteur2": deal_classic,
    "duel": deal_duel,
    "lost-mines": deal_lost_mines,
    "dark-cave": deal_dark_cave,
}


def first_position(table: Table) -> str:
    """Return the first position of a game."""
    starter = table.starter()
    lines = DEALS[table.box](table, 1, starter)
    return "\n".join([f"seed {table.seed}", *lines, f"ask turn {starter}", ""])


def main(ruleset: str, seats: str, seed: str, *options: str) -> None:
    """Print the first position of a game."""
    chosen = dict(option.split("=") for option in options)
    print(first_position(Table(ruleset, int(seats), seed, chosen)), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
