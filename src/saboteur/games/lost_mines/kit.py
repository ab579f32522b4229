"""The kit: cards, board, tables and options of a rule set, compiled. It holds no secret."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.kit import BoxKit, number_rows
from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row
from saboteur.kernel.geometry import E, N, PackedCell, S, W, pack_xy
from saboteur.kernel.tile import CLOSED, PoseBook, Tile, tile_from_tracks

CLANS: Final = ("blue", "yellow")
LOYAL: Final = "loyal"
SELFISH: Final = "selfish"
SABOTEUR: Final = "saboteur"
IDENTITIES: Final = (LOYAL, SELFISH, SABOTEUR)
SYMBOLS: Final = ("gems", "gold", "silver")

TOOL: Final = "tool"
INFORMATION: Final = "information"
TRAP: Final = "trap"
TROLL: Final = "troll"
STORM: Final = "storm"
EFFECTS: Final = (TOOL, INFORMATION, TRAP, TROLL, STORM)

MINE: Final = "mine"
TREASURE: Final = "treasure"
DWARF: Final = "dwarf"
SECRETS: Final = (MINE, TREASURE, DWARF)
"""The kinds of cards that secret information can show (LM-21)."""


class Kit(BoxKit):
    """The constant data of a rule set: cards, board, tables of the deck file, options.

    Cards are numbered path cards first, then Starts, mines and action cards. Except for
    actions, the number of a card is also that of its tile, so ``pose // 2`` is the card
    (``PoseBook``).
    """

    def __init__(
        self, catalogue: Catalogue, seats: int, options: Mapping[str, OptionValue]
    ) -> None:
        super().__init__(catalogue, seats, options)
        self._number(catalogue)
        self._compile_board(catalogue)
        self._compile_tiles()
        self._compile_actions(catalogue)
        self._compile_treasures(catalogue)
        self._compile_dwarves(catalogue)
        game = catalogue.tables["game"]
        self.aside = int(game["aside"])  # LM-8
        self.steps = int(game["steps"])  # LM-29
        self.campfire_steps = int(game["campfire_steps"])  # LM-18
        self.discards = int(game["discards"])  # LM-28
        self.rounds = int(options["rounds"])  # LM-50
        self.may_agree = bool(options["agree_end"])
        self.look_own = bool(options["look_own_treasure"])

    def _number(self, catalogue: Catalogue) -> None:
        self.rows = tuple(
            row for name in ("path", "start", "mine", "action") for row in catalogue.group(name)
        )
        self.names = tuple(row.kind for row in self.rows)
        self.cards = {name: card for card, name in enumerate(self.names)}
        if len(self.cards) != len(self.names):
            raise DeckError(f"{catalogue.id}: two cards have the same kind")
        self.paths = len(catalogue.group("path"))
        """Cards below this number are path cards that are drawn and laid from hands."""
        self.tiles = len(self.rows) - len(catalogue.group("action"))
        """Cards below this number can lie on the board; all others are action cards."""
        self.deck = tuple(
            card
            for card, row in enumerate(self.rows)
            if row.group in ("path", "action")
            for _ in range(row.count)
        )
        """The 63 cards that are shuffled and dealt (LM-8)."""

    def _compile_board(self, catalogue: Catalogue) -> None:
        """Compile the board, outside of which no card is laid (LM-52, R-123)."""
        board = catalogue.tables["board"]
        self.column_count = int(board["columns"])
        self.row_count = int(board["rows"])
        self.board = frozenset(
            pack_xy(x, y) for x in range(self.column_count) for y in range(self.row_count)
        )
        spaces = {row.kind: (row, self._space(row)) for row in catalogue.group("space")}
        cells = [place for _, place in spaces.values()]
        if len(set(cells)) != len(cells):
            raise DeckError(f"{catalogue.id}: two spaces of the board are the same (R-123)")
        self.start_cells: dict[str, PackedCell] = {
            row.string("clan"): place for row, place in spaces.values() if "clan" in row.facts
        }
        """For each clan, the cell of its Start."""
        self.mine_cells = tuple(
            sorted(place for row, place in spaces.values() if "clan" not in row.facts)
        )
        if len(self.mine_cells) != sum(row.count for row in catalogue.group("mine")):
            raise DeckError(f"{catalogue.id}: each mine has one space of the board (LM-4)")
        starts = {row.string("clan"): card for card, row in self._group("start")}
        if tuple(sorted(self.start_cells)) != CLANS or tuple(sorted(starts)) != CLANS:
            raise DeckError(f"{catalogue.id}: each clan has one Start and one space for it (LM-4)")
        self.starts = {self.start_cells[clan]: starts[clan] for clan in CLANS}
        """For each cell of a Start, its card."""

    def _space(self, row: Row) -> PackedCell:
        x, y = row.number("x"), row.number("y")
        if row.count != 1:
            raise DeckError(f"{row}: a space of the board is there once (R-123)")
        if not (0 <= x < self.column_count and 0 <= y < self.row_count):
            raise DeckError(f"{row}: {x},{y} is not on the board (R-123)")
        return pack_xy(x, y)

    def _group(self, name: str) -> list[tuple[int, Row]]:
        return [(card, row) for card, row in enumerate(self.rows) if row.group == name]

    def _compile_tiles(self) -> None:
        self.poses = PoseBook([_tile(row) for row in self.rows[: self.tiles]])
        self.lay_bits = tuple(
            self.poses.bits[card] if card < self.paths else 0 for card in range(len(self.rows))
        )
        """Per card, its poses as bits; 0 if it cannot be laid from a hand."""
        self.obstacles = tuple(str(row.facts.get("obstacle", "")) for row in self.rows)
        """Per card, the obstacle on it, or an empty string (LM-16)."""
        self.narrow = tuple(
            bool(row.facts.get("rocks") or row.facts.get("obstacle")) for row in self.rows
        )
        """Per card, whether only one dwarf may stand on it: rocks and obstacles (LM-17, LM-20)."""
        self.campfires = tuple(bool(row.facts.get("campfire")) for row in self.rows)  # LM-18
        mines = self._group("mine")
        self.mines = tuple(card for card, row in mines for _ in range(row.count))
        self.dragons = tuple(bool(row.facts.get("dragon")) for row in self.rows)  # LM-39
        self.symbols = tuple(
            row.string("symbol") if row.group == "mine" and not row.facts.get("dragon") else ""
            for row in self.rows
        )
        """Per card, the symbol of a mine's treasures; empty for all other cards."""
        held = sorted(self.symbols[card] or "dragon" for card in self.mines)
        if held != sorted((*SYMBOLS, "dragon")):
            raise DeckError(f"{self.catalogue.id}: the mines are {', '.join(SYMBOLS)} and dragon")
        for card, row in mines:
            _check_mine(row, self.poses.poses[2 * card].arms)

    def _compile_actions(self, catalogue: Catalogue) -> None:
        actions = self._group("action")
        self.effects = tuple("" if row.group != "action" else _effect(row) for row in self.rows)
        self.tokens = {row.kind: row.count for row in catalogue.group("forest")}
        """The number of forest tokens of each kind (R-130)."""
        self.token = tuple(
            row.string("token") if self.effects[card] in (TOOL, TRAP, TROLL) else ""
            for card, row in enumerate(self.rows)
        )
        """Per card, the forest token that it places, or an empty string."""
        self.overcomes = tuple(
            row.string("overcomes") if self.effects[card] == TOOL else ""
            for card, row in enumerate(self.rows)
        )
        """Per card, the obstacle that it overcomes; empty unless it is a tool (LM-19)."""
        self.options_of = tuple(row.strings("options") for row in self.rows)
        """Per card, the kinds of cards it shows; empty unless it is secret information (LM-21)."""
        for card, row in actions:
            self._check_action(card, row)
        self._check_tools(catalogue)
        for card, row in self._group("path"):
            if self.obstacles[card] and self.obstacles[card] not in self.overcomes:
                raise DeckError(f"{row}: no tool overcomes {self.obstacles[card]!r} (LM-16)")
        penalties = [row.number("penalty") for row in catalogue.group("dragon")]
        self.penalty = penalties[0]  # LM-46

    def _check_action(self, card: int, row: Row) -> None:
        effect, token = self.effects[card], self.token[card]
        if token and token not in self.tokens:
            raise DeckError(f"{row}: there is no forest token {token!r} (R-130)")
        if effect in (TRAP, TROLL) and token != effect:
            raise DeckError(f"{row}: a {effect} places the token {effect!r}")
        options = self.options_of[card]
        two = len(options) == len(set(options)) == 2 and set(options) <= set(SECRETS)
        if effect == INFORMATION and not two:
            raise DeckError(f"{row}: two options among {', '.join(SECRETS)} (LM-21)")

    def _check_tools(self, catalogue: Catalogue) -> None:
        """Raise ``DeckError`` unless each tool has its own token and its own obstacle.

        An obstacle therefore determines the token on it.
        """
        tools = [card for card, effect in enumerate(self.effects) if effect == TOOL]
        tokens = {self.token[card] for card in tools}
        obstacles = {self.overcomes[card] for card in tools}
        pairs = {(self.token[card], self.overcomes[card]) for card in tools}
        if not len(tokens) == len(obstacles) == len(pairs) or tokens & {TRAP, TROLL}:
            raise DeckError(
                f"{catalogue.id}: each tool has a token and an obstacle of its own (R-130)"
            )

    def _compile_treasures(self, catalogue: Catalogue) -> None:
        rows = catalogue.group("treasure")
        self.treasures, self.treasure = number_rows(rows)
        self.treasure_symbols = tuple(row.string("symbol") for row in rows)
        self.worths = tuple(row.number("value") for row in rows)
        for row, symbol, worth in zip(rows, self.treasure_symbols, self.worths, strict=True):
            if symbol not in SYMBOLS:
                raise DeckError(f"{row}: the symbols are {', '.join(SYMBOLS)} (LM-3)")
            if worth < 1:
                raise DeckError(f"{row}: the value is at least one point")
        self.treasure_cards = tuple(
            number for number, row in enumerate(rows) for _ in range(row.count)
        )
        """The 12 treasures, each as its kind's number (LM-5)."""

    def _compile_dwarves(self, catalogue: Catalogue) -> None:
        rows = catalogue.group("dwarf")
        self.dwarves, self.dwarf = number_rows(rows)
        self.clans = tuple(row.string("clan") for row in rows)
        self.identities = tuple(row.string("identity") for row in rows)
        for clan in CLANS:
            found = dict.fromkeys(IDENTITIES, 0)
            for row in rows:
                if row.string("clan") == clan and row.string("identity") in found:
                    found[row.string("identity")] += row.count
            if tuple(found.values()) != (3, 1, 1):
                raise DeckError(
                    f"{catalogue.id}: the {clan} clan has 3 loyal dwarves, 1 selfish one and"
                    " 1 saboteur (LM-2)"
                )
        table = {row["seats"]: row for row in catalogue.tables["seats"]}
        self.hand_size = int(table[self.seats]["hand"])  # LM-8
        out = {clan: int(table[self.seats]["loyal_out"]) for clan in CLANS}  # LM-6
        pool: list[int] = []
        for number, row in enumerate(rows):
            for _ in range(row.count):
                if self.identities[number] == LOYAL and out[self.clans[number]]:
                    out[self.clans[number]] -= 1
                else:
                    pool.append(number)
        self.dwarf_pool = tuple(pool)
        """The dwarf cards in use, which are shuffled and dealt (LM-6)."""


def _tile(row: Row) -> Tile:
    tracks = row.strings("tracks")
    if len(tracks) != 1:
        raise DeckError(f"{row}: a dwarf stands on a card, so it has one track for all its edges")
    try:
        return tile_from_tracks(tracks)
    except ValueError as error:
        raise DeckError(f"{row}: {error}") from None


def _effect(row: Row) -> str:
    effect = row.string("effect")
    if effect not in EFFECTS:
        raise DeckError(f"{row}: no rule knows the effect {effect!r}")
    return effect


def _check_mine(row: Row, arms: tuple[int, int, int, int]) -> None:
    """Raise ``DeckError`` unless a mine can be turned to join any side of entry (LM-35)."""
    if (arms[N] == CLOSED and arms[S] == CLOSED) or (arms[E] == CLOSED and arms[W] == CLOSED):
        raise DeckError(
            f"{row}: a mine opens to the north or south and to the east or west (LM-35)"
        )
