"""The view of The Lost Mines: an allow-list, field by field (LM-51).

The fields hold compact data that are public or the seat's own; the properties give them names.
The cards that a seat has looked at stay in its view for the round, so that a possible world can
be made from the view alone (``possible_worlds``). It has no log.
"""

from typing import final

from saboteur.games import view
from saboteur.games.lost_mines.kit import DWARF, MINE, TRAP, TREASURE, TROLL, Kit
from saboteur.games.lost_mines.scoring import richest
from saboteur.games.lost_mines.state import Look, RoundResult, State, TrollCard, Turn
from saboteur.games.view import (
    HAND_FIELDS,
    HEAD_FIELDS,
    ROUND_FIELDS,
    Discarded,
    GameView,
    Goal,
    OnCell,
    known_entries,
    named_entries,
)
from saboteur.kernel.geometry import NOWHERE, SIDE_NAMES, Edge, PackedCell, xy
from saboteur.kernel.table import NOBODY, seat_or_none
from saboteur.kernel.value import Untyped, value_class


@value_class
class Laid(view.Laid):
    """A face-up card on the board: a path, a Start or a mine that was entered."""

    obstacle: str | None
    """``log``, ``pond`` or ``ravine``, overcome or not; ``None`` without an obstacle."""
    overcome: bool
    """Whether the obstacle's tool token has been put on it (LM-19)."""


@value_class
class Mine(Goal):
    """A mine space: its card if face up, and what the view's seat knows about it."""


@value_class
class Treasure:
    """A treasure laid out for the round, beside the board or before a seat."""

    number: int
    symbol: str
    holder: int | None
    card: str | None
    """The kind of the treasure, if this sight knows it."""
    value: int | None
    looked: tuple[int, ...]


@value_class
class Dwarf(OnCell):
    """A seat's dwarf: its clan is public, its card only known to some seats."""

    seat: int
    clan: str
    x: int
    y: int
    card: str | None
    identity: str | None
    """``loyal``, ``selfish`` or ``saboteur``; ``None`` if unknown."""
    looked: tuple[int, ...]
    """The other seats that have looked at its card."""


@value_class
class Token(OnCell):
    """A trap or a troll on an edge; the side is E or S."""

    x: int
    y: int
    side: str
    token: str
    seat: int | None
    """The seat of a troll; ``None`` for a trap."""


@value_class
class Board(Untyped):
    """The size of the board in columns and rows."""

    columns: int
    rows: int


@value_class
class TrollSeen(Untyped):
    """A troll card before a seat."""

    seat: int
    card: str


@value_class
class TreasureWon(Untyped):
    """A treasure that a seat took in a finished round."""

    number: int
    seat: int
    card: str
    value: int


@value_class
class RoundSeen(Untyped):
    """A finished round: why it ended, the dwarves, treasures taken and points gained."""

    round: int
    cause: str
    dwarves: tuple[str, ...]
    treasures: tuple[TreasureWon, ...]
    dragon: int | None
    """The seat that held the dragon token, or ``None``."""
    gains: tuple[int, ...]


@final
class View(GameView[Kit]):
    """The view of a game of The Lost Mines for one sight."""

    fields = (
        *HEAD_FIELDS, *ROUND_FIELDS, "turn", "decider", "asked", "asked_cell", "asked_card",
        "asked_seats", "asked_left", "proposed", "draws", "dwarf", *HAND_FIELDS, "aside", "discard",
        "board", "maze", "mines", "treasures", "dwarves", "tokens", "trolls", "supply", "dragon",
        "last", "points", "results", "scores", "winners",
    )  # fmt: skip

    __slots__ = (
        "clans", "discarded", "dragon_seat", "ended", "figures", "holders", "last_seat", "looks",
        "notes", "open_dwarves", "open_mines", "open_treasures", "own_dwarf", "points", "round",
        "scores", "seen", "symbols", "tools", "traps", "troll_cards", "winners",
    )  # fmt: skip

    def copy(self, state: State) -> None:
        """Copy what the sight may see from the state, and nothing else."""
        seat = self.seat
        table, deal, kit = state.table, state.deal, state.kit
        # Public (LM-51).
        self.round = deal.round
        self.notes: Turn = state.turn
        self.discarded: tuple[int, ...] = (
            tuple(table.discard) if self.opened else known_entries(table.discard, seat)
        )
        self.figures: tuple[PackedCell, ...] = tuple(state.figures)
        self.tools: frozenset[PackedCell] = state.tools
        self.traps: frozenset[Edge] = state.traps
        self.troll_cards: tuple[TrollCard, ...] = state.trolls
        self.clans: tuple[str, ...] = tuple([kit.clans[dwarf] for dwarf in deal.dwarves])
        self.symbols: tuple[str, ...] = tuple([kit.treasure_symbols[t] for t in deal.treasures])
        self.holders: tuple[int, ...] = state.holders
        self.dragon_seat = state.dragon
        self.looks: tuple[Look, ...] = state.looks
        self.last_seat = state.last
        self.points: tuple[int, ...] = state.points
        self.ended: tuple[RoundResult, ...] = state.results
        self.scores: tuple[int, ...] | None = state.points if self.over else None
        self.winners: tuple[int, ...] = richest(state.points) if self.over else ()
        # The seat's own.
        self.own_dwarf: int = deal.dwarves[seat] if seat >= 0 else NOBODY
        self.seen: tuple[tuple[str, int, int], ...] = tuple(
            [
                (look.secret, look.target, _face(state, look))
                for look in state.looks
                if look.seat == seat
            ]
        )
        """The seat's looks: the kind of card, its target and the card seen."""
        # The open game. Once it is over, cards that no seat held stay hidden.
        self.open_mines: tuple[tuple[PackedCell, int], ...] | None = (
            deal.mines if self.opened else None
        )
        self.open_dwarves: tuple[int, ...] = deal.dwarves if self.opened else ()
        self.open_treasures: tuple[int, ...] = (
            deal.treasures if self.opened and not self.over else ()
        )

    @property
    def dwarf(self) -> str | None:
        """The seat's own dwarf card; ``None`` if the sight is no seat."""
        return self.kit.dwarves[self.own_dwarf] if self.own_dwarf >= 0 else None

    @property
    def discard(self) -> tuple[Discarded, ...]:
        """The discard from the bottom up; cards passed or lost by other seats are unknown."""
        return named_entries(self.discarded, self.kit.names)

    @property
    def maze(self) -> tuple[Laid, ...]:
        """The face-up cards on the board."""
        kit = self.kit
        return tuple(
            Laid(
                *xy(place),
                kit.names[pose // 2],
                kit.poses.poses[pose].turned,
                kit.obstacles[pose // 2] or None,
                place in self.tools,
            )
            for place, pose in self.in_rows()
        )

    @property
    def mines(self) -> tuple[Mine, ...]:
        """The mine spaces: open ones, and what the view's seat knows of the others."""
        names = self.kit.names
        seen = {target: card for secret, target, card in self.seen if secret == MINE}
        faces = dict(self.open_mines or ())
        faces |= {at: self.cards[at] // 2 for at in self.kit.mine_cells if at in self.cards}
        if self.asked_kind >= 0:
            faces[self.asked_at] = self.asked_kind  # shown, not yet put down
        return tuple(
            Mine(
                *xy(place),
                names[faces[place]] if place in faces else None,
                names[seen[place]] if place in seen else None,
                self._lookers(MINE, place),
            )
            for place in self.kit.mine_cells
        )

    @property
    def treasures(self) -> tuple[Treasure, ...]:
        """The treasures by number; taken ones are shown at the end of the game (LM-42)."""
        kit = self.kit
        known = {target: card for secret, target, card in self.seen if secret == TREASURE}
        if not self.stack:
            known |= {won.number: won.treasure for won in self.ended[-1].won}
        known |= enumerate(self.open_treasures)
        return tuple(
            Treasure(
                number,
                symbol,
                None if self.holders[number] < 0 else self.holders[number],
                kit.treasures[known[number]] if number in known else None,
                kit.worths[known[number]] if number in known else None,
                self._lookers(TREASURE, number),
            )
            for number, symbol in enumerate(self.symbols)
        )

    @property
    def dwarves(self) -> tuple[Dwarf, ...]:
        """The dwarves by seat; their cards are shown at the end of the game (LM-42)."""
        kit = self.kit
        known = {target: card for secret, target, card in self.seen if secret == DWARF}
        if isinstance(self.sight, int):
            known[self.sight] = self.own_dwarf
        if not self.stack:
            known = dict(enumerate(self.ended[-1].dwarves))
        known |= enumerate(self.open_dwarves)
        return tuple(
            Dwarf(
                seat,
                clan,
                *xy(self.figures[seat]),
                kit.dwarves[known[seat]] if seat in known else None,
                kit.identities[known[seat]] if seat in known else None,
                self._lookers(DWARF, seat),
            )
            for seat, clan in enumerate(self.clans)
        )

    def _lookers(self, secret: str, target: int) -> tuple[int, ...]:
        return tuple(
            look.seat for look in self.looks if look.secret == secret and look.target == target
        )

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The traps and trolls on the board, sorted by edge."""
        on_edges: list[tuple[Edge, str, int | None]] = [(line, TRAP, None) for line in self.traps]
        on_edges += [
            (troll.edge, TROLL, troll.seat) for troll in self.troll_cards if troll.edge != NOWHERE
        ]
        return tuple(
            Token(*xy(line // 4), SIDE_NAMES[line % 4], token, seat)
            for line, token, seat in sorted(on_edges)
        )

    @property
    def supply(self) -> dict[str, int]:
        """The number of forest tokens left of each kind (R-130)."""
        kit = self.kit
        left = dict(kit.tokens)
        tool = {kit.overcomes[c]: kit.token[c] for c in range(kit.tiles, len(kit.names))}
        for place in self.tools:
            left[tool[kit.obstacles[self.cards[place] // 2]]] -= 1
        for token in self.tokens:
            left[token.token] -= 1
        return left

    @property
    def proposed(self) -> bool:
        """Whether the seat on turn has proposed to end the round."""
        return self.notes.proposed

    @property
    def draws(self) -> int:
        """How many cards are drawn at the end of the turn."""
        return self.notes.draws

    @property
    def aside(self) -> int:
        """How many cards are set aside."""
        return self.kit.aside

    @property
    def board(self) -> Board:
        """The size of the board."""
        return Board(self.kit.column_count, self.kit.row_count)

    @property
    def trolls(self) -> tuple[TrollSeen, ...]:
        """The troll cards before the seats."""
        return tuple(
            TrollSeen(troll.seat, self.kit.names[troll.card]) for troll in self.troll_cards
        )

    @property
    def dragon(self) -> int | None:
        """The seat that holds the dragon token; ``None`` if none does."""
        return seat_or_none(self.dragon_seat)

    @property
    def last(self) -> int | None:
        """The seat that laid or played the last card of the round; ``None`` if none did (R-149)."""
        return seat_or_none(self.last_seat)

    @property
    def results(self) -> tuple[RoundSeen, ...]:
        """The finished rounds."""
        return tuple(_result(self.kit, result) for result in self.ended)


def _face(state: State, look: Look) -> int:
    """Return the card that was seen in a look."""
    if look.secret == MINE:
        return state.deal.mine(look.target)
    if look.secret == TREASURE:
        return state.deal.treasures[look.target]
    return state.deal.dwarves[look.target]


def _result(kit: Kit, result: RoundResult) -> RoundSeen:
    return RoundSeen(
        result.round,
        result.cause,
        tuple(kit.dwarves[dwarf] for dwarf in result.dwarves),
        tuple(
            TreasureWon(won.number, won.seat, kit.treasures[won.treasure], kit.worths[won.treasure])
            for won in result.won
        ),
        seat_or_none(result.dragon),
        result.gains,
    )
