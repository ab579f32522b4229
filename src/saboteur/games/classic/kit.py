"""The kit: cards, tables and options of a rule set, compiled for play. It holds no secret."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saboteur.games.classic.manifest import Manifest
from saboteur.games.kit import RuleSetSource, check_tools
from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row
from saboteur.kernel.geometry import PackedCell, pack_xy
from saboteur.kernel.maze import node_at
from saboteur.kernel.tile import PoseBook, Tile, tile_from_tracks

TOOLS: Final = ("pick", "lamp", "cart")
"""The tools; the index of each is its bit in the marks of a seat, at most one each (R-17)."""

PLACEMENT_LINK: Final = "placement_link"
START_LINKED: Final = "start_linked"
ADJACENT_ONLY: Final = "adjacent_only"
LINKED: Final = "linked"
"""The word for the default rule of laying, used if a row of the deck file names none."""
LADDERS: Final = 0
"""The hub that joins Start and every ladder."""

TILE_GROUPS: Final = ("path", "chest-path", "start", "goal", "location")
"""The groups of cards that can lie in the maze, in the order of their card numbers."""
FLAT_GROUPS: Final = ("action", "chest")
GROUPS: Final = (*TILE_GROUPS, *FLAT_GROUPS, "gold", "role")


class Kit:
    """The constant data of a rule set: cards, tables of the deck files, options.

    Cards are numbered group by group, path cards first. The number of a path card is also that
    of its tile, so ``pose // 2`` is the card (``PoseBook``). Parts add rows to the groups of
    the base game or replace them. Each deck file is checked against the rulebook separately.
    """

    source: RuleSetSource
    """The source of the rule set; set by the rule set that compiles the kit."""

    def __init__(
        self,
        parts: Sequence[Manifest],
        catalogues: Sequence[Catalogue],
        seats: int,
        options: Mapping[str, OptionValue],
    ) -> None:
        self.parts = tuple(parts)
        """The manifests of the parts; their rules are in the state (``questions.Parts``)."""
        self.part_ids = tuple(part.id for part in parts)
        self.seats = seats
        self.options = dict(options)
        self.tables = _merge(catalogues)
        rows = {group: _rows(parts, catalogues, group) for group in GROUPS}
        self.catalogue = Catalogue(
            self.part_ids[-1],
            sum(catalogue.revision for catalogue in catalogues)
            + sum(part.revision for part in parts),
            {},
            [row for group in GROUPS for row in rows[group]],
            self.tables,
        )
        """The deck files of all parts combined."""
        self._number(rows)
        self._compile_goals(rows["goal"])
        self._compile_tiles(rows)
        self._compile_actions(rows)
        self._compile_roles(rows["role"], seats)
        self._compile_layout()
        game = self.tables["game"]
        self.rounds = int(game["rounds"])  # B-53
        self.aside = int(game.get("aside", 0))
        """How many cards are set aside unseen each round."""
        self.pay = {int(many): int(nuggets) for many, nuggets in self.tables["pay"].items()}  # B-47
        self.gold = tuple(_worth(row) for row in rows["gold"] for _ in range(row.count))  # B-3
        self.needs_link = options.get(PLACEMENT_LINK) != ADJACENT_ONLY
        self.public_gold = bool(options["public_gold"])
        self.may_concede = bool(options["concede_round"])

    def _number(self, rows: Mapping[str, Sequence[Row]]) -> None:
        self.rows = tuple(row for group in (*TILE_GROUPS, *FLAT_GROUPS) for row in rows[group])
        self.names = tuple(row.kind for row in self.rows)
        self.cards = {name: card for card, name in enumerate(self.names)}
        if len(self.cards) != len(self.names):
            raise DeckError(f"{self.part_ids[0]}: two cards have the same kind")
        self.groups: dict[str, range] = {}
        """The card numbers of each group."""
        first = 0
        for group in (*TILE_GROUPS, *FLAT_GROUPS):
            self.groups[group] = range(first, first + len(rows[group]))
            first += len(rows[group])
        self.paths = self.groups["path"].stop
        """Cards below this number are path cards that are drawn and laid from hands."""
        self.removable = self.groups["chest-path"].stop
        """Cards below this number are path cards that a rockfall may remove."""
        self.start_card = self.groups["start"].start

    def copies(self, group: str) -> tuple[int, ...]:
        """Return the card numbers of a group, each repeated once per copy."""
        return tuple(card for card in self.groups[group] for _ in range(self.rows[card].count))

    def _compile_goals(self, goals: Sequence[Row]) -> None:
        self.goal_cards = self.copies("goal")
        self.treasure = {
            card: bool(row.facts.get("treasure"))
            for card, row in zip(self.groups["goal"], goals, strict=True)
        }
        if sum(self.treasure[card] for card in self.goal_cards) != 1:
            raise DeckError(f"{self.part_ids[0]}: exactly one goal is the treasure (B-5)")

    def _compile_tiles(self, rows: Mapping[str, Sequence[Row]]) -> None:
        tiles = [row for group in TILE_GROUPS for row in rows[group]]
        has_ladders = any(row.facts.get("ladder") for row in rows["path"])
        self.barriers: list[str] = []
        """The names of the barriers on tracks; the index of each is its bit."""
        self.poses = PoseBook([self._tile(row, has_ladders=has_ladders) for row in tiles])
        self.lay_bits = tuple(
            self.poses.bits[card] if card < self.paths else 0 for card in range(len(self.rows))
        )
        known = {word for part in self.parts for word in part.lay_words}
        self.lay_words = tuple(str(row.facts.get("lay", LINKED)) for row in rows["path"])
        """Per path card, the name of its rule of laying."""
        for word, row in zip(self.lay_words, rows["path"], strict=True):
            if word not in known:
                raise DeckError(f"{row}: no rule knows how to lay {word!r}")

    def _tile(self, row: Row, *, has_ladders: bool) -> Tile:
        barriers = row.facts.get("barriers", {})
        if not isinstance(barriers, dict):
            raise DeckError(f"{row}: barriers must name the track each of them stands on")
        for name in barriers.values():
            if name not in self.barriers:
                self.barriers.append(str(name))
        bits = {str(track): 1 << self.barriers.index(str(name)) for track, name in barriers.items()}
        hub = LADDERS if has_ladders and row.facts.get("ladder") else None
        try:
            return tile_from_tracks(row.strings("tracks"), barriers=bits, hub=hub)
        except ValueError as error:
            raise DeckError(f"{row}: {error}") from None

    def _compile_actions(self, rows: Mapping[str, Sequence[Row]]) -> None:
        self.effects = tuple(
            row.string("effect") if row.group in FLAT_GROUPS else "" for row in self.rows
        )
        known = {effect: form for part in self.parts for effect, form in part.forms.items()}
        for card in self.groups["action"]:
            if self.effects[card] not in known:
                raise DeckError(
                    f"{self.names[card]}: no rule knows the effect {self.effects[card]!r}"
                )
        self.forms: tuple[str | None, ...] = tuple(
            known[self.effects[card]] if card in self.groups["action"] else None
            for card in range(len(self.rows))
        )
        """Per card, the form of the words that follow it when played; ``None`` unless an action."""
        self.turn_verbs = tuple(
            dict.fromkeys(verb for part in self.parts for verb in part.turn_verbs)
        )
        """The verbs of the turn options: actions besides laying, playing and passing."""
        self._compile_marks(rows)
        drawable = (*self.groups["path"], *self.groups["action"])
        self.deck = tuple(card for card in drawable for _ in range(self.rows[card].count))  # B-10

    def _compile_marks(self, rows: Mapping[str, Sequence[Row]]) -> None:
        self.card_tools = tuple(_tools(row) for row in self.rows)
        _check_tools(rows["action"])
        bars = {mark: bar for part in self.parts for mark, bar in part.marks.items()}
        self.marks: tuple[str, ...] = (*TOOLS, *bars)
        """The marks that can lie before a seat; the index of each is its bit."""
        self.all_tools = (1 << len(TOOLS)) - 1
        self.path_blocking_marks = self.all_tools | sum(
            1 << self.marks.index(mark) for mark, bar in bars.items() if bar
        )
        """The marks that forbid laying paths, as bits."""
        self.mark_bits = tuple(
            sum(1 << TOOLS.index(tool) for tool in tools)
            if tools
            else sum(1 << place for place, mark in enumerate(self.marks) if row.kind == mark)
            for row, tools in zip(self.rows, self.card_tools, strict=True)
        )
        """Per card, the tools it shows, or else the mark named like the card, as bits."""
        self.mark_cards = {
            bits: card
            for card, bits in enumerate(self.mark_bits)
            if bits and (self.effects[card] == "break" or not self.card_tools[card])
        }

    def _compile_roles(self, rows: Sequence[Row], seats: int) -> None:
        self.roles = tuple(row.kind for row in rows)
        table: Mapping[int, Mapping[str, Any]] = {row["seats"]: row for row in self.tables["seats"]}
        if seats not in table:
            message = f"{self.part_ids[0]} is for {min(table)} to {max(table)} seats, not {seats}"
            raise ValueError(message)
        pool: dict[str, int] = dict(table[seats]["roles"])  # B-6
        for part in self.parts:
            pool = part.role_pool(pool, seats)
        for name in pool:
            if name not in self.roles:
                raise DeckError(f"{self.part_ids[0]}: there is no {name} among the roles (B-4)")
        self.role_pool = tuple(
            role for role, name in enumerate(self.roles) for _ in range(pool.get(name, 0))
        )
        self.hand_size = int(table[seats]["hand"])  # B-11
        self.role = {name: role for role, name in enumerate(self.roles)}
        if "saboteur" not in self.role:
            raise DeckError(f"{self.part_ids[0]}: there is no saboteur among the roles (B-4)")
        self.saboteur = self.role["saboteur"]

    def _compile_layout(self) -> None:
        layout = self.tables["layout"]
        self.start: PackedCell = pack_xy(*layout["start"])  # B-9
        start_pose = self.poses.poses[2 * self.start_card]
        self.start_nodes = tuple(node_at(self.start, node) for node in range(start_pose.tile.nodes))
        self.goal_cells: tuple[PackedCell, ...] = tuple(pack_xy(x, y) for x, y in layout["goals"])
        """The cells of the goals at the beginning of a round."""
        self.covered = len(self.goal_cells) + sum(part.covers for part in self.parts)
        """How many cards lie face down in the maze at the beginning of a round."""

    def mark_names(self, marks: int) -> tuple[str, ...]:
        """Return the names of marks given as bits."""
        if not marks:
            return ()
        return tuple(mark for place, mark in enumerate(self.marks) if marks >> place & 1)

    def tool_names(self, marks: int) -> tuple[str, ...]:
        """Return the names of the broken tools among marks given as bits."""
        return self.mark_names(marks & self.all_tools)

    def mark_bit(self, mark: str) -> int:
        return 1 << self.marks.index(mark)


def _merge(catalogues: Iterable[Catalogue]) -> dict[str, Any]:
    """Return the tables of all deck files, merged; a later file replaces equal keys."""
    tables: dict[str, Any] = {}
    for catalogue in catalogues:
        for name, table in catalogue.tables.items():
            before = tables.get(name)
            if isinstance(before, dict) and isinstance(table, dict):
                tables[name] = {**before, **table}
            else:
                tables[name] = table
    return tables


def _rows(
    parts: Sequence[Manifest], catalogues: Sequence[Catalogue], group: str
) -> tuple[Row, ...]:
    """Return the rows of a group from all deck files; counts of the same kind are added."""
    found: dict[str, Row] = {}
    for part in parts:
        if group in part.replaces:
            found.clear()
        for catalogue in catalogues:
            if catalogue.id != part.id:
                continue
            for row in catalogue.group(group):
                more = found[row.kind].count if row.kind in found else 0
                found[row.kind] = Row(
                    group, row.kind, row.count + more, row.source, row.confidence, row.facts
                )
    return tuple(found.values())


def _check_tools(rows: Sequence[Row]) -> None:
    """Raise ``DeckError`` if the tools of a card do not fit its effect (B-2, B-27, B-30).

    It is also raised if two kinds of card break the same tool.
    """
    broken: list[str] = []
    for row in rows:
        tools = row.strings("tools")
        effect = row.facts.get("effect")
        check_tools(row, effect, tools)
        broken += tools if effect == "break" else ()
    if len(set(broken)) != len(broken):
        raise DeckError("two kinds of card break the same tool")


def _worth(row: Row) -> int:
    worth = row.number("value")
    if worth < 1:
        raise DeckError(f"{row}: the value is at least one nugget (B-3)")
    return worth


def _tools(row: Row) -> tuple[str, ...]:
    tools = row.strings("tools")
    for tool in tools:
        if tool not in TOOLS:
            raise DeckError(f"{row}: unknown tool {tool!r}; tools are {', '.join(TOOLS)}")
    return tools
