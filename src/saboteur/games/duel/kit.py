"""The kit: cards, layout and tables of Le Duel, compiled for play. It holds no secret."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from saboteur.games.kit import BoxKit, check_tools
from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row
from saboteur.kernel.geometry import PackedCell, pack_xy
from saboteur.kernel.maze import Node, node_at
from saboteur.kernel.tile import PoseBook, Tile, tile_from_tracks

TOOLS: Final = ("pick", "lamp", "cart")
"""The tools; the index of each is its bit in the marks of a seat, at most one each (D-29)."""

BLUE: Final = 0
GREEN: Final = 1
COLOURS: Final = ("blue", "green")
"""The colours; the index of each is its number, and that of its ladders' hub (R-221)."""
TROLL: Final = 2
BARRIERS: Final = (*COLOURS, "troll")
"""The barriers, doors of each colour and trolls; the index of each is its bit."""

TILE_GROUPS: Final = ("path", "start", "goal")
GROUPS: Final = (*TILE_GROUPS, "action")
EFFECTS: Final = ("break", "repair", "map", "rockfall", "key")

SOLO_COLOUR: Final = "solo_colour"
GOALS: Final = 6
"""How many goals are laid out in a round (D-6)."""
GAPS: Final = {"two-players": 4, "solo": 7}
"""How many empty columns lie between the Starts and the nearest goals (R-101, D-45)."""


class Kit(BoxKit):
    """The constant data of a rule set: cards, layout, tables of the deck file.

    Cards are numbered group by group, path cards first. The number of a card that can lie in
    the maze is also that of its tile, so ``pose // 2`` is the card (``PoseBook``).
    """

    def __init__(
        self, catalogue: Catalogue, seats: int, options: Mapping[str, OptionValue]
    ) -> None:
        super().__init__(catalogue, seats, options)
        self.solo = seats == 1
        self._number(catalogue)
        self._compile_tiles()
        self._compile_actions()
        self._check_special(catalogue)
        self._compile_layout(catalogue)
        game = catalogue.tables["game"]
        self.rounds = int(game["rounds"])  # D-42
        self.hand_size = int(game["hand"])  # D-7
        self.keys = int(game["keys"])  # D-3
        self.counters = int(game["solo-counters" if self.solo else "counters"])  # D-3, D-45
        self.aside = int(game["solo-aside"]) if self.solo else 0
        """How many cards are set aside unseen each round (D-46)."""
        self.grades: tuple[int, ...] = tuple(game["grades"])
        """The minimum of nuggets for each grade above the lowest (D-50)."""

    def _number(self, catalogue: Catalogue) -> None:
        self.rows = tuple(row for group in GROUPS for row in catalogue.group(group))
        self.names = tuple(row.kind for row in self.rows)
        self.cards = {name: card for card, name in enumerate(self.names)}
        if len(self.cards) != len(self.names):
            twice = next(name for name, many in Counter(self.names).items() if many > 1)
            raise DeckError(f"two cards have the same kind, {twice!r}")
        self.groups: dict[str, range] = {}
        """The card numbers of each group."""
        first = 0
        for group in GROUPS:
            many = len(catalogue.group(group))
            self.groups[group] = range(first, first + many)
            first += many
        self.paths = self.groups["path"].stop
        """Cards below this number are path cards that are drawn and laid from hands."""
        drawable = (*self.groups["path"], *self.groups["action"])
        self.deck = self._copies(drawable)  # D-7
        self.goal_cards = self._copies(self.groups["goal"])  # D-3

    def _copies(self, cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(card for card in cards for _ in range(self.rows[card].count))

    def _compile_tiles(self) -> None:
        tiles = self.rows[: self.groups["goal"].stop]
        self.poses = PoseBook([_tile(row) for row in tiles])
        self.gold = tuple(_gold(row)[1] for row in self.rows)
        """Per card, the nuggets printed on it."""
        self.gold_nodes = tuple(_gold_node(pose.tile.features) for pose in self.poses.poses)
        """Per pose, the node where its gold lies, or -1 (R-109)."""
        self.barriers = tuple(_barrier(row)[1] for row in self.rows)
        """Per card, the barrier on it as an index of ``BARRIERS``, or -1."""
        self.ladders = tuple(_ladder(row) for row in self.rows)
        """Per card, the colour of its ladder, or -1."""
        self.lay_bits = tuple(
            self.poses.bits[card] if card < self.paths else 0 for card in range(len(self.rows))
        )
        starts = {self.ladders[card]: card for card in self.groups["start"]}
        if set(starts) != {BLUE, GREEN}:
            raise DeckError("there is one Start with a blue ladder and one with a green one (D-6)")
        self.start_cards = (starts[BLUE], starts[GREEN])
        """The Start card of each colour."""

    def _compile_actions(self) -> None:
        self.effects = tuple(
            row.string("effect") if row.group == "action" else "" for row in self.rows
        )
        self.card_tools = tuple(_tools(row) for row in self.rows)
        for card in self.groups["action"]:
            _check_action(self.rows[card], self.effects[card], self.card_tools[card])
        self.tool_bits = tuple(
            sum(1 << TOOLS.index(tool) for tool in tools) for tools in self.card_tools
        )
        """Per card, the tools it shows, as bits."""
        broken = [card for card in self.groups["action"] if self.effects[card] == "break"]
        if sorted(self.tool_bits[card] for card in broken) != [1, 2, 4]:
            raise DeckError("exactly one kind of card breaks each tool (D-29)")
        self.broken_cards = {self.tool_bits[card]: card for card in broken}

    def _check_special(self, catalogue: Catalogue) -> None:
        """Raise ``DeckError`` if the number of some special cards is wrong (D-3, D-4)."""
        paths = self._copies(self.groups["path"])
        found = {
            "bridges": sum(_two_tracks(self.rows[card]) == "bridge" for card in paths),
            "double-curves": sum(_two_tracks(self.rows[card]) == "double-curve" for card in paths),
            "ladders": sum(self.ladders[card] >= 0 for card in paths),
            "doors": sum(self.barriers[card] in (BLUE, GREEN) for card in paths),
            "gold": sum(self.gold[card] > 0 for card in paths),
            "trolls": sum(self.barriers[card] == TROLL for card in paths),
            "goal-doors": sum(self.barriers[card] in (BLUE, GREEN) for card in self.goal_cards),
        }
        for what, many in catalogue.tables["special"].items():
            if found[what] != many:
                raise DeckError(f"{found[what]} {what}, but the rulebook says {many} (D-4)")
        if any(self.barriers[card] == TROLL for card in self.goal_cards):
            raise DeckError("no troll stands on a goal (D-4)")

    def _compile_layout(self, catalogue: Catalogue) -> None:
        kind = "solo" if self.solo else "two-players"
        row = next((row for row in catalogue.group("layout") if row.kind == kind), None)
        if row is None:
            raise DeckError(f"there is no layout {kind!r}")
        names = ("start", "start") if self.solo else COLOURS
        self.starts: tuple[PackedCell, ...] = tuple(
            _cells(row, [row.facts.get(n)])[0] for n in names
        )
        """For each colour, the cell of its Start; a solo game uses only one (R-101, R-102)."""
        goals = row.facts.get("goals")
        self.goal_cells = _cells(row, goals if isinstance(goals, list) else [])
        taken = {*self.starts, *self.goal_cells}
        if len(self.goal_cells) != GOALS or len(taken) != GOALS + len(set(names)):
            raise DeckError(
                f"{row}: Starts and {GOALS} goals each lie on a cell of their own (D-6)"
            )
        gap = min(x for x, _ in goals or ()) - max(row.facts[name][0] for name in names) - 1
        if gap != GAPS[kind]:
            raise DeckError(f"{row}: {gap} columns between Start and goals, not {GAPS[kind]}")
        self.start_nodes: tuple[tuple[Node, ...], ...] = tuple(
            tuple(node_at(place, node) for node in range(self.poses.poses[2 * card].tile.nodes))
            for place, card in zip(self.starts, self.start_cards, strict=True)
        )
        """For each colour, the nodes of its Start."""

    def blocked(self, colour: int) -> int:
        """Return the barriers closed to a colour (as bits): the other colour's doors, trolls."""
        return 1 << (GREEN if colour == BLUE else BLUE) | 1 << TROLL  # D-17, D-19

    def tool_names(self, marks: int) -> tuple[str, ...]:
        """Return the names of broken tools given as bits."""
        return tuple(tool for place, tool in enumerate(TOOLS) if marks >> place & 1)

    def grade(self, nuggets: int) -> int:
        """Return the grade of a solo game, from 1 to 4 (D-50, R-116)."""
        return 1 + sum(nuggets >= least for least in self.grades)


def _tile(row: Row) -> Tile:
    where, barrier = _barrier(row)
    track, worth = _gold(row)
    colour = _ladder(row)
    try:
        return tile_from_tracks(
            row.strings("tracks"),
            barriers={where: 1 << barrier} if where else None,
            hub=colour if colour >= 0 else None,
            features={track: f"gold-{worth}"} if track else None,
        )
    except ValueError as error:
        raise DeckError(f"{row}: {error}") from None


def _barrier(row: Row) -> tuple[str, int]:
    """Return the edge or track of a row's barrier and its index in ``BARRIERS``.

    Return ``("", -1)`` if the row has no barrier. Raises ``DeckError`` if it has several.
    """
    found: Any = row.facts.get("barriers", {})
    if not isinstance(found, dict) or len(found) > 1:
        raise DeckError(f"{row}: barriers names the one edge or track of a door or a troll")
    for where, name in found.items():
        if name not in BARRIERS:
            raise DeckError(f"{row}: a barrier is one of {', '.join(BARRIERS)}, not {name!r}")
        return where, BARRIERS.index(name)
    return "", -1


def _gold(row: Row) -> tuple[str, int]:
    """Return the track of a row's gold and the number of nuggets; ``("", 0)`` if it has none.

    Raises ``DeckError`` if there is gold in several places.
    """
    found: Any = row.facts.get("gold", {})
    if not isinstance(found, dict) or len(found) > 1:
        raise DeckError(f"{row}: gold names the one track it lies on")
    for track, worth in found.items():
        if not isinstance(worth, int) or isinstance(worth, bool) or worth < 1:
            raise DeckError(f"{row}: gold is worth at least one nugget")
        return track, worth
    return "", 0


def _gold_node(features: tuple[tuple[int, str], ...]) -> int:
    return features[0][0] if features else -1


def _ladder(row: Row) -> int:
    colour = row.facts.get("ladder")
    if colour is None:
        return -1
    if colour not in COLOURS:
        raise DeckError(f"{row}: a ladder is {' or '.join(COLOURS)}, not {colour!r}")
    return COLOURS.index(colour)


def _two_tracks(row: Row) -> str:
    """Return ``bridge`` or ``double-curve`` for a card with two tracks of two edges, else ""."""
    tracks = row.strings("tracks")
    if sorted(map(len, tracks)) != [3, 3]:
        return ""
    return "bridge" if {*tracks} <= {"N-S", "S-N", "E-W", "W-E"} else "double-curve"


def _tools(row: Row) -> tuple[str, ...]:
    tools = row.strings("tools")
    for tool in tools:
        if tool not in TOOLS:
            raise DeckError(f"{row}: unknown tool {tool!r}; tools are {', '.join(TOOLS)}")
    if len(set(tools)) != len(tools):
        raise DeckError(f"{row}: a tool stands twice")
    return tools


def _check_action(row: Row, effect: str, tools: tuple[str, ...]) -> None:
    """Raise ``DeckError`` if the effect is unknown or its tools are wrong (D-2, D-29, D-30)."""
    if effect not in EFFECTS:
        raise DeckError(f"{row}: no rule knows the effect {effect!r}")
    check_tools(row, effect, tools)


def _cells(row: Row, found: list[Any]) -> tuple[PackedCell, ...]:
    try:
        return tuple(pack_xy(x, y) for x, y in found)
    except (TypeError, ValueError):
        raise DeckError(f"{row}: a place is written [column, row]") from None
