"""The kit: cards, tables and options of a rule set, compiled for play. It holds no secret."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row
from saboteur.kernel.geometry import Cell, cell
from saboteur.kernel.maze import node_at
from saboteur.kernel.tile import PoseBook, Tile, tile_from_tracks

TOOLS: Final = ("pick", "lamp", "cart")
"""A broken tool before a seat is the bit of its place in this list; at most one each (R-17)."""

ADJACENT_ONLY: Final = "adjacent_only"
RANDOM: Final = "random"


class Kit:
    """Everything fixed: what the cards are, what the tables say, what the options choose.

    Counts come from the deck file: 44 path cards with Start and goals (B-1), 27 actions (B-2).
    Cards are numbered: path cards first, then Start, then goals, then action cards. A path
    card's number is its tile's number, so ``pose // 2`` is the card (``PoseBook``).
    """

    def __init__(
        self, catalogue: Catalogue, seats: int, options: Mapping[str, OptionValue]
    ) -> None:
        """Compile a catalogue for a number of seats."""
        self.catalogue = catalogue
        self.seats = seats
        self.options = dict(options)
        self._compile_cards(catalogue)
        self._compile_roles(catalogue, seats)
        self._compile_layout(catalogue)
        self.rounds = int(catalogue.tables["game"]["rounds"])  # B-53
        self.pay = {
            int(many): int(nuggets) for many, nuggets in catalogue.tables["pay"].items()
        }  # B-47
        self.gold = tuple(
            _worth(row) for row in catalogue.group("gold") for _ in range(row.count)
        )  # B-3
        self.needs_link = options["placement_link"] != ADJACENT_ONLY
        self.public_gold = bool(options["public_gold"])
        self.may_concede = bool(options["concede_round"])

    def _compile_cards(self, catalogue: Catalogue) -> None:
        paths = catalogue.group("path")
        goals = catalogue.group("goal")
        actions = catalogue.group("action")
        rows = (*paths, *catalogue.group("start"), *goals, *actions)
        self.names = tuple(row.kind for row in rows)
        self.cards = {name: card for card, name in enumerate(self.names)}
        if len(self.cards) != len(self.names):
            raise DeckError(f"{catalogue.id}: two cards have the same kind")
        self.paths = len(paths)
        self.start_card = self.paths
        goal_numbers = range(self.paths + 1, self.paths + 1 + len(goals))
        self.goal_cards = tuple(
            card for card, row in zip(goal_numbers, goals, strict=True) for _ in range(row.count)
        )
        self.treasure = {
            card: bool(row.facts.get("treasure"))
            for card, row in zip(goal_numbers, goals, strict=True)
        }
        if sum(self.treasure[card] for card in self.goal_cards) != 1:
            raise DeckError(f"{catalogue.id}: exactly one goal is the treasure (B-5)")
        tiles = [_tile(row) for row in rows if row.group != "action"]
        self.poses = PoseBook(tiles)
        self.lay_bits = tuple(
            self.poses.bits[card] if card < self.paths else 0 for card in range(len(rows))
        )
        self.effects = tuple(row.string("effect") if row.group == "action" else "" for row in rows)
        self.card_tools = tuple(_tools(row) for row in rows)
        _check_tools(rows)
        self.tool_bits = tuple(
            sum(1 << TOOLS.index(tool) for tool in tools) for tools in self.card_tools
        )
        self.broken_cards = {
            tools: card
            for card, tools in enumerate(self.tool_bits)
            if self.effects[card] == "break"
        }
        drawable = [(card, row) for card, row in enumerate(rows) if row.group in ("path", "action")]
        self.deck = tuple(card for card, row in drawable for _ in range(row.count))  # B-10

    def _compile_roles(self, catalogue: Catalogue, seats: int) -> None:
        self.roles = tuple(row.kind for row in catalogue.group("role"))
        table: Mapping[int, Mapping[str, Any]] = {
            row["seats"]: row for row in catalogue.tables["seats"]
        }
        if seats not in table:
            message = f"{catalogue.id} is for {min(table)} to {max(table)} seats, not {seats}"
            raise ValueError(message)
        pool: Mapping[str, int] = table[seats]["roles"]  # B-6
        self.role_pool = tuple(
            role for role, name in enumerate(self.roles) for _ in range(pool.get(name, 0))
        )
        self.hand_size = int(table[seats]["hand"])  # B-11
        for role in ("miner", "saboteur"):
            if role not in self.roles:
                raise DeckError(f"{catalogue.id}: there is no {role} among the roles (B-4)")
        self.miner = self.roles.index("miner")
        self.saboteur = self.roles.index("saboteur")

    def _compile_layout(self, catalogue: Catalogue) -> None:
        layout = catalogue.tables["layout"]
        self.start: Cell = cell(*layout["start"])  # B-9
        start_pose = self.poses.poses[2 * self.start_card]
        self.start_nodes = tuple(node_at(self.start, node) for node in range(start_pose.tile.nodes))
        self.goal_cells: tuple[Cell, ...] = tuple(cell(x, y) for x, y in layout["goals"])

    def tool_names(self, marks: int) -> tuple[str, ...]:
        """Name the broken tools in a set of bits."""
        return tuple(tool for place, tool in enumerate(TOOLS) if marks >> place & 1)


def _tile(row: Row) -> Tile:
    try:
        return tile_from_tracks(row.strings("tracks"))
    except ValueError as error:
        raise DeckError(f"{row}: {error}") from None


def _check_tools(rows: Sequence[Row]) -> None:
    """Refuse cards whose tools do not go with their effect (B-2, B-27, B-30)."""
    broken: list[str] = []
    for row in rows:
        tools = row.strings("tools")
        effect = row.facts.get("effect")
        if effect == "break" and len(tools) != 1:
            raise DeckError(f"{row}: a broken tool shows exactly one tool")
        if effect == "repair" and not tools:
            raise DeckError(f"{row}: a repair shows at least one tool")
        if effect not in ("break", "repair") and tools:
            raise DeckError(f"{row}: only broken tools and repairs show tools")
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
