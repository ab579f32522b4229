"""Parser of a position of The Lost Mines, and an independent implementation of its rules.

It does not call the engine: cards come from the rows of the deck file, facts from the text of
the position. It is therefore an oracle for the engine's optimised code.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saboteur.kernel.catalogue import Catalogue
from tests.families.position_lines import (
    AWAY,
    FACING,
    PositionLines,
    Spot,
    beside,
    read_discard,
    spot_of,
)


class ResultLine(NamedTuple):
    """The line of a round's end."""

    round: int
    cause: str
    dwarves: tuple[str, ...]
    won: tuple[tuple[int, int, str], ...]
    dragon: int | None
    gains: tuple[int, ...]


class Facts(PositionLines):
    """All facts of a position, parsed from its text."""

    def __init__(self, text: str) -> None:
        self.trolls: list[tuple[int, str, str]] = []
        self.looks: list[tuple[int, str, str]] = []
        self.results: list[ResultLine] = []
        super().__init__(text)

    def _read_dwarves(self, words: list[str]) -> None:
        self.dwarves, self.spare = _halves(words)

    def _read_mines(self, words: list[str]) -> None:
        self.mines = {spot_of(at): card for at, card in _pairs(words)}

    def _read_treasures(self, words: list[str]) -> None:
        self.treasures, self.treasures_out = _halves(words)

    def _read_taken(self, words: list[str]) -> None:
        self.taken = {int(number): int(seat) for number, seat in _pairs(words)}

    def _read_figures(self, words: list[str]) -> None:
        self.figures = [spot_of(word) for word in words]

    def _read_tools(self, words: list[str]) -> None:
        self.tools = {spot_of(word) for word in words}

    def _read_traps(self, words: list[str]) -> None:
        self.traps = set(words)

    def _read_troll(self, words: list[str]) -> None:
        self.trolls.append((int(words[0]), words[1], words[2]))

    def _read_discard(self, words: list[str]) -> None:
        self.discard = read_discard(words)

    def _read_dragon(self, words: list[str]) -> None:
        self.dragon = _seat(words[0])

    def _read_looked(self, words: list[str]) -> None:
        self.looks.append((int(words[0]), words[1], words[2]))

    def _read_points(self, words: list[str]) -> None:
        self.points = tuple(map(int, words))

    def _read_result(self, words: list[str]) -> None:
        dwarves, won, dragon, gains = map(words.index, ("dwarves", "won", "dragon", "gains"))
        treasures = []
        for where, card in _pairs(words[won + 1 : dragon]):
            number, seat = where.split(":")
            treasures.append((int(number), int(seat), card))
        self.results.append(
            ResultLine(
                int(words[0]),
                words[1],
                tuple(words[dwarves + 1 : won]),
                tuple(treasures),
                _seat(words[dragon + 1]),
                tuple(map(int, words[gains + 1 :])),
            )
        )

    def _read_last(self, words: list[str]) -> None:
        self.last, self.draws = _seat(words[0]), int(words[2])
        self.proposed = words[3:] == ["proposed"]


def _halves(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    stroke = words.index("|")
    return tuple(words[:stroke]), tuple(words[stroke + 1 :])


def _pairs(words: Iterable[str]) -> list[tuple[str, str]]:
    return [(word.partition("=")[0], word.partition("=")[2]) for word in words]


def _seat(text: str) -> int | None:
    return None if text == "-" else int(text)


class Shapes:
    """The printed features of the cards of the deck file."""

    def __init__(self, catalogue: Catalogue) -> None:
        rows = [row for group in ("path", "start", "mine") for row in catalogue.group(group)]
        self.paths = {row.kind for row in catalogue.group("path")}
        self.obstacles = {
            row.kind: str(row.facts["obstacle"]) for row in rows if "obstacle" in row.facts
        }
        self.narrow = {row.kind for row in rows if "rocks" in row.facts} | set(self.obstacles)
        self.dragons = {row.kind for row in rows if "dragon" in row.facts}
        self._edges = {row.kind: frozenset(row.strings("tracks")[0].split("-")) for row in rows}

    def edges(self, card: str, *, turned: bool) -> frozenset[str]:
        edges = self._edges[card]
        return frozenset(FACING[side] for side in edges) if turned else edges

    def is_symmetric(self, card: str) -> bool:
        """Return whether a half-turn changes nothing."""
        return self.edges(card, turned=False) == self.edges(card, turned=True)


def lays(shapes: Shapes, facts: Facts, seat: int, size: Spot) -> list[str]:
    """Return the legal lays, found by testing every space (LM-13 to LM-15, LM-52)."""
    board = [(x, y) for x in range(size[0]) for y in range(size[1])]
    spots = [spot for spot in board if spot not in facts.maze and spot not in facts.mines]
    found = []
    for card in set(facts.hands[seat]) & shapes.paths:
        for turned in (False,) if shapes.is_symmetric(card) else (False, True):
            edges = shapes.edges(card, turned=turned)
            found += [
                f"lay {card} {spot[0]},{spot[1]}" + (" turned" if turned else "")
                for spot in spots
                if _may_lie(shapes, facts, spot, edges)
            ]
    return found


def _may_lie(shapes: Shapes, facts: Facts, spot: Spot, edges: frozenset[str]) -> bool:
    prolongs = False
    for side in AWAY:
        other = beside(spot, side)
        if other in facts.maze:
            card, turned = facts.maze[other]
            meets = FACING[side] in shapes.edges(card, turned=turned)
            if meets != (side in edges):
                return False
            prolongs = prolongs or meets
    return prolongs


def loot(
    clans: Sequence[str], identities: Sequence[str], treasures: Sequence[Sequence[int]]
) -> list[int]:
    """Return the loot of a round, shared point by point (LM-43 to LM-45)."""
    points = [0] * len(clans)
    groups: dict[str, list[int]] = {"blue": [], "yellow": []}
    for seat, (clan, identity) in enumerate(zip(clans, identities, strict=True)):
        if identity == "selfish":
            points[seat] = sum(treasures[seat])
        else:
            other = "yellow" if clan == "blue" else "blue"
            groups[clan if identity == "loyal" else other].append(seat)
    for group in groups.values():
        left = sum(sum(treasures[seat]) for seat in group)
        while group and left >= len(group):
            left -= len(group)
            for seat in group:
                points[seat] += 1
        best = max((max(treasures[seat], default=0) for seat in group), default=0)
        holders = [seat for seat in group if best in treasures[seat]]
        while holders and left >= len(holders):
            left -= len(holders)
            for seat in holders:
                points[seat] += 1
    return points


def joined(shapes: Shapes, facts: Facts, spot: Spot, side: str) -> bool:
    """Return whether a path crosses this side of a card to the next card or a hidden mine."""
    card, turned = facts.maze[spot]
    other = beside(spot, side)
    if side not in shapes.edges(card, turned=turned):
        return False
    if other in facts.maze:
        card, turned = facts.maze[other]
        return FACING[side] in shapes.edges(card, turned=turned)
    return other in facts.mines


def steps(shapes: Shapes, facts: Facts, seat: int) -> list[str]:
    """Return the legal steps of a dwarf, found by testing every side (LM-29 to LM-32)."""
    here = facts.figures[seat]
    trolls = {edge for _, _, edge in facts.trolls}
    found = []
    for side in AWAY:
        there = beside(here, side)
        card, _ = facts.maze.get(there, ("", False))
        barred = card in shapes.obstacles and there not in facts.tools
        crowded = card in shapes.narrow and there in facts.figures
        blocked = edge_name(here, side) in trolls
        if joined(shapes, facts, here, side) and not (barred or crowded or blocked):
            found.append(f"step {there[0]},{there[1]}")
    return found


def token_edges(shapes: Shapes, facts: Facts, size: Spot) -> set[str]:
    """Return the edges where a trap or a troll may be put (LM-22, R-131, R-133, R-226)."""
    taken = {*facts.traps, *(edge for _, _, edge in facts.trolls)}
    found = set()
    for spot, (card, turned) in facts.maze.items():
        for side in shapes.edges(card, turned=turned):
            x, y = beside(spot, side)
            on_board = 0 <= x < size[0] and 0 <= y < size[1]
            empty = on_board and (x, y) not in facts.maze and (x, y) not in facts.mines
            both = (x, y) in facts.maze and joined(shapes, facts, spot, side)
            if empty or both:
                found.add(edge_name(spot, side))
    return found - taken


def edge_name(spot: Spot, side: str) -> str:
    """Return the name of an edge: the cell west of it with E, or the cell north of it with S."""
    if side in "NW":
        spot, side = beside(spot, side), FACING[side]
    return f"{spot[0]},{spot[1]}/{side}"
