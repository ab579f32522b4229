"""The kit: cards, tables and options of the box, compiled for play. It holds no secret."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saboteur.games.dark_cave.spaces import ABYSS, DECK, EXIT, TUNNEL, VEIN, tile_of
from saboteur.games.kit import BoxKit
from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row
from saboteur.kernel.geometry import SIDES, PackedCell, pack_xy
from saboteur.kernel.maze import node_at
from saboteur.kernel.tile import CLOSED, OPEN_EDGE, PATTERNS, PoseBook, digit

CREATURES: Final = ("rat", "lindworm", "goblin")
"""The creatures; the number of each is its index in this list."""
RAT: Final = 0
LINDWORM: Final = 1
GOBLIN: Final = 2
NO_CREATURE: Final = -1
CLANS: Final = ("yellow", "blue")
"""The clans; the number of each is its index in this list."""
LEVELS: Final = (1, 2, 3)
EFFECTS: Final = ("information", "rockfall", "hand-swap", "web", "boots", "axe", *CREATURES)

TILE_GROUPS: Final = ("path", "start", "goal")
"""The groups of cards that can lie in the cave, in the order of their card numbers."""


class Kit(BoxKit):
    """The constant data of a rule set: cards, tables of the deck file, options.

    Cards are numbered group by group, path cards first. The number of a path card is also that
    of its tile, so ``pose // 2`` is the card (``PoseBook``). The level is on a card's back, so
    the same face in two stacks is two kinds of card (R-235).
    """

    def __init__(
        self, catalogue: Catalogue, seats: int, options: Mapping[str, OptionValue]
    ) -> None:
        super().__init__(catalogue, seats, options)
        self.tables = catalogue.tables
        self._number()
        self._check_totals()
        self._compile_tiles()
        self._compile_seats()
        game = self.tables["game"]
        self.steps = int(game["steps"])  # DC-53
        self.more_steps = int(game["boots"])  # DC-37
        self.aside = int(game["aside"])  # DC-11
        self.start_nuggets = int(game["nuggets"])  # DC-10
        self.supply = int(game["supply"])  # DC-2, R-174
        self.may_agree = bool(options["agree_end"])

    def _number(self) -> None:
        groups = {group: self.catalogue.group(group) for group in (*TILE_GROUPS, "action")}
        self.rows: tuple[Row, ...] = tuple(row for rows in groups.values() for row in rows)
        self.names = tuple(row.kind for row in self.rows)
        self.cards = {name: card for card, name in enumerate(self.names)}
        if len(self.cards) != len(self.names):
            raise DeckError("dark-cave: two cards have the same kind")
        self.levels = tuple(_level(row) for row in self.rows)
        """Per card, its level, which is printed on its back and names its stack (R-235)."""
        self.paths = len(groups["path"])
        """Cards below this number are path cards that are drawn and laid from hands."""
        self.start_card = self.paths
        self.goal_cards = tuple(
            card
            for card, row in enumerate(self.rows)
            if row.group == "goal"
            for _ in range(row.count)
        )
        self.effects = tuple(
            row.string("effect") if row.group == "action" else "" for row in self.rows
        )
        """Per card, its effect; empty unless it is an action card."""
        self.creature = tuple(
            CREATURES.index(effect) if effect in CREATURES else NO_CREATURE
            for effect in self.effects
        )
        """Per card, the number of the creature that it calls, or ``NO_CREATURE``."""
        self.distances = tuple(int(self.tables["creatures"][name]) for name in CREATURES)  # DC-41
        self.deck = tuple(
            card
            for card, row in enumerate(self.rows)
            if row.group in ("path", "action")
            for _ in range(row.count)
        )

    def _check_totals(self) -> None:
        """Raise ``DeckError`` if the deck contradicts the rulebook's numbers (DC-1, DC-3, DC-4)."""
        for group, counts in self.tables["levels"].items():
            rows = [(self.levels[card], row) for card, row in enumerate(self.rows)]
            found = [
                sum(row.count for of, row in rows if row.group == group and of == level)
                for level in LEVELS
            ]
            if found != list(counts):
                raise DeckError(
                    f"dark-cave: {found} {group} cards of I, II and III; the rulebook says {counts}"
                )
        _check("effect", EFFECTS, self.tables["effects"], self._rows_of("action"))
        _check("feature", self.tables["features"], self.tables["features"], self._rows_of("path"))
        goals = {ABYSS: 1, "ladder": 1, VEIN: 1, EXIT: 1}
        _check("feature", goals, goals, self._rows_of("goal"))

    def _rows_of(self, group: str) -> list[Row]:
        return [row for row in self.rows if row.group == group]

    def _compile_tiles(self) -> None:
        tiles = [tile_of(row) for row in self.rows if row.group in TILE_GROUPS]
        self.poses = PoseBook(tiles)
        self.marks = tuple(
            tuple(
                next((what for at, what in tile.features if at == node), "")
                for node in range(tile.nodes)
            )
            for tile in tiles
        )
        """Per card and space, its mark: abyss, vein, exit, deck, tunnel or an empty string."""
        self.abysses = _spaces_with(self.marks, ABYSS)  # DC-22
        self.veins = _spaces_with(self.marks, VEIN)
        self.ways: tuple[bool, ...] = tuple(
            any(digit(pattern, side) == OPEN_EDGE for side in SIDES) for pattern in range(PATTERNS)
        )
        """Per pattern of edges around a cell, whether one is open: only there a card may be laid.

        DC-18.
        """
        for card in self.goal_cards:
            for side in SIDES:
                poses = (self.poses.poses[2 * card], self.poses.poses[2 * card + 1])
                if all(pose.arms[side] == CLOSED for pose in poses):
                    raise DeckError(
                        f"{self.rows[card]}: no half-turn of a goal joins every side (DC-58)"
                    )

    def _compile_seats(self) -> None:
        table: Mapping[int, Mapping[str, Any]] = {row["seats"]: row for row in self.tables["seats"]}
        row = table[self.seats]
        self.dealt = tuple(int(many) for many in row["deal"])  # DC-12
        reach = int(row["reach"])  # DC-7
        self.start: PackedCell = pack_xy(0, 0)
        hubs = self.poses.poses[2 * self.start_card].tile.hubs
        if not hubs:
            raise DeckError(f"{self.rows[self.start_card]}: Start has a ladder (DC-23)")
        self.start_node = node_at(self.start, hubs[0][0])
        """The space where all dwarves begin: the foot of the ladder on Start (DC-10)."""
        self.goal_cells: tuple[PackedCell, ...] = tuple(
            pack_xy(x, y) for y in (-reach, reach) for x in (-reach, reach)
        )
        clans = self.catalogue.group("clan")
        self.roles = tuple(clan.kind for clan in clans)
        self.wears = tuple(CLANS.index(clan.string("wears")) for clan in clans)
        """Per clan card, the clan on its back, which the dwarf wears (DC-5)."""
        self.works_for = tuple(CLANS.index(clan.string("works_for")) for clan in clans)
        """Per clan card, the clan on its face, for which the dwarf works (DC-6)."""
        self.clans_worn = int(row["clans"])  # DC-8, R-173
        self.clan_cards = tuple(
            self._used(clan, int(row["loyal"]), int(row["saboteur"])) for clan in range(len(CLANS))
        )
        """Per clan, the clan cards in use if dwarves of the clan take part (DC-8)."""
        self.no_secret_roles = not int(row["saboteur"])  # DC-70

    def _used(self, clan: int, loyal: int, saboteur: int) -> tuple[int, ...]:
        """Return the clan cards in use (DC-8).

        Raises ``DeckError`` unless the clan has 3 loyal cards and 2 saboteurs (DC-5).
        """
        copies = [
            role
            for role, row in enumerate(self.catalogue.group("clan"))
            if self.wears[role] == clan
            for _ in range(row.count)
        ]
        faithful = [role for role in copies if self.is_loyal(role)]
        traitors = [role for role in copies if not self.is_loyal(role)]
        if len(faithful) != 3 or len(traitors) != 2:
            raise DeckError(f"dark-cave: {CLANS[clan]} has 3 loyal cards and 2 saboteurs (DC-5)")
        return (*faithful[:loyal], *traitors[:saboteur])

    def is_loyal(self, role: int) -> bool:
        """Return whether a clan card works for the clan it wears (DC-6)."""
        return self.works_for[role] == self.wears[role]

    def space_mark(self, pose: int, space: int) -> str:
        """Return the mark printed on a space of the card in a pose, or an empty string."""
        return self.marks[pose // 2][space]

    def is_deck(self, pose: int, space: int) -> bool:
        """Return whether a space lies on the deck of a bridge (DC-25)."""
        return self.marks[pose // 2][space] == DECK

    def is_tunnel(self, pose: int, space: int) -> bool:
        """Return whether a space is a tunnel (DC-26)."""
        return self.marks[pose // 2][space] == TUNNEL

    def is_exit(self, pose: int, space: int) -> bool:
        """Return whether a space is the exit (DC-59)."""
        return self.marks[pose // 2][space] == EXIT


def _spaces_with(marks: Sequence[Sequence[str]], what: str) -> tuple[tuple[int, ...], ...]:
    """Return for each card its spaces with the mark ``what``."""
    return tuple(tuple(space for space, mark in enumerate(card) if mark == what) for card in marks)


def _level(row: Row) -> int:
    level = row.number("level")
    if level not in LEVELS:
        raise DeckError(f"{row}: level is 1, 2 or 3")
    return level


def _check(fact: str, names: Iterable[str], wanted: Mapping[str, int], rows: list[Row]) -> None:
    found: Counter[str] = Counter()
    for row in rows:
        found[str(row.facts.get(fact, ""))] += row.count
    for name in {*names, *found} - {""}:
        if found[name] != wanted.get(name, 0):
            raise DeckError(
                f"dark-cave: {found[name]} {rows[0].group} cards with the {fact} {name!r}, "
                f"but the rulebook says {wanted.get(name, 0)}"
            )
