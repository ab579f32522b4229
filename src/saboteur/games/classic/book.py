"""The book of moves of a classic rule set: each move as one object, with its notation.

``lay cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play map 8,0`` · ``play rockfall 3,0`` ·
``play broken-pick 2`` · ``play repair-pick-lamp 2 lamp`` · ``pass cross`` · ``reveal 8,0`` ·
``orient 8,0 turned`` · ``take 2`` · ``concede`` · ``agree`` · ``refuse``

The verb, or the card after ``play``, determines the form of the words that follow. Modules add
verbs and cards.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias, final

from saboteur.games import book
from saboteur.games.book import PLAY, REFUSE, Form
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

REVEAL: Final = "reveal"
TAKE: Final = "take"
TRADE: Final = "trade"
CONCEDE: Final = "concede"
DECLINES: Final = (REFUSE, "decline", "allow", "stop")
"""The answers for an absent player; the first legal one is given (R-183).

They decline a vote, a payment for another seat, a theft and a veto; ``stop`` ends the passing
of further cards.
"""

Chooser: TypeAlias = Callable[[tuple[Move, ...]], tuple[Move, ...]]

FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "": (),
        "card": ("card",),
        "seat": ("seat",),
        "tool": ("seat", "tool"),
        "cell": ("cell",),
        "pose": ("cell", "turned"),
        "cells": ("cell", "other"),
        "pair": ("cell", "partner"),
        "edge": ("cell", "side"),
        "seat-cell": ("seat", "cell"),
        "mark": ("mark",),
        "value": ("value",),
    }
)
"""The words after a verb or card, by form name; ``tool`` is omitted if a card shows only one."""


@final
class MoveBook(book.MoveBook[Kit]):
    """The move book of a classic rule set; caches rows of the most frequent moves."""

    examples = "'lay cross 1,0', 'play map 8,0', 'pass cross'"

    def __init__(self, kit: Kit) -> None:
        forms = [() if form is None else (FORMS[form],) for form in kit.forms]
        super().__init__(kit, _verbs(kit), forms)
        self.choosers = Choosers()
        self.on_cells = OnCards(self)
        self._by_card: dict[str, tuple[Move, ...]] = {}
        self._by_seat: dict[tuple[str, PackedCell], tuple[Move, ...]] = {}
        self._on_seats: dict[tuple[int, str], tuple[Move, ...]] = {}
        cards = range(len(kit.names))
        self.breaks = tuple(self._breaks(card) for card in cards)
        """For each card that breaks a tool, the moves of each seat that plays it on another seat.

        Indexed by card, then by playing seat; empty for all other cards.
        """
        self.mends = tuple(self._mends(card) for card in cards)
        """For each repair card, target seat and marks of that seat (as bits), the repairs."""

    def _breaks(self, card: int) -> tuple[Sequence[Move], ...]:
        return (
            tuple(self.on_others(card, seat) for seat in range(self.kit.seats))
            if self.kit.effects[card] == "break"
            else ()
        )

    def _mends(self, card: int) -> tuple[tuple[tuple[Move, ...], ...], ...]:
        if self.kit.effects[card] != "repair":
            return ()
        tools = self.kit.card_tools[card]
        named = len(tools) > 1  # a two-tool card says which of the two it mends (B-30)
        rows = [
            (1 << TOOLS.index(tool), self.on_seats(card, tool if named else "")) for tool in tools
        ]
        return tuple(
            tuple(
                tuple(row[seat] for bit, row in rows if marks & bit)
                for marks in range(1 << len(self.kit.marks))
            )
            for seat in range(self.kit.seats)
        )

    def on_seats(self, card: int, word: str = "") -> tuple[Move, ...]:
        """Return the moves that play a card on a seat, indexed by seat.

        ``word`` is the tool or other argument, if the card leaves a choice.
        """
        row = self._on_seats.get((card, word))
        if row is None:
            seats = range(self.kit.seats)
            row = tuple(self.say(PLAY, card=card, seat=seat, word=word) for seat in seats)
            self._on_seats[card, word] = row
        return row

    def on_others(self, card: int, seat: int) -> tuple[Move, ...]:
        """Return the moves that play a card on each seat except ``seat``."""
        row = self.on_seats(card)
        return (*row[:seat], *row[seat + 1 :])

    def by_card(self, verb: str) -> tuple[Move, ...]:
        """Return the moves of a verb that names a card, by card number."""
        row = self._by_card.get(verb)
        if row is None:
            row = tuple(self.say(verb, card=card) for card in range(len(self.kit.names)))
            self._by_card[verb] = row
        return row

    def by_seat(self, verb: str, cell: PackedCell) -> tuple[Move, ...]:
        """Return the moves of a verb that names a seat and ``cell``, indexed by seat."""
        row = self._by_seat.get((verb, cell))
        if row is None:
            row = tuple(self.say(verb, seat=seat, cell=cell) for seat in range(self.kit.seats))
            self._by_seat[verb, cell] = row
        return row

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words allowed for the argument ``what`` of a move: tools, marks or sides.

        The tools are those that ``card`` shows.
        """
        if what == "tool":
            return self.kit.card_tools[card]
        return self.kit.marks if what == "mark" else super().choices(what, card)


def _verbs(kit: Kit) -> dict[str, Form]:
    """Return the form of each verb of all parts.

    Raises ``AssertionError`` if two parts give the same verb different forms.
    """
    verbs: dict[str, str] = {}
    for part in kit.parts:
        for verb, form in part.verbs.items():
            if verbs.setdefault(verb, form) != form:
                raise AssertionError(f"{part.id}: {verb!r} is another part's verb of another form")
    return {verb: FORMS[form] for verb, form in verbs.items()}


class Choosers(dict[int, Chooser]):
    """For each set of poses (as bits), a function that picks their moves from a row of ``Lays``.

    Built on first access.
    """

    MAX_ENTRIES: ClassVar = 1 << 16

    def __missing__(self, poses: int) -> Chooser:
        """Create and cache a chooser; clear the cache when it is full."""
        if len(self) >= self.MAX_ENTRIES:
            self.clear()
        numbers: list[int] = []
        left = poses
        while left:
            numbers.append((left & -left).bit_length() - 1)
            left &= left - 1
        one = slice(numbers[0], numbers[0] + 1)  # a lone number would give a move, not a tuple
        found: Chooser = itemgetter(*numbers) if len(numbers) > 1 else itemgetter(one)
        self[poses] = found
        return found


class OnCards(dict[int, "OnCells"]):
    """The moves of each action card by cell, built on first access."""

    def __init__(self, book: MoveBook) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, card: int) -> "OnCells":
        """Create and cache the row of a card."""
        row = OnCells(self.book, card)
        self[card] = row
        return row


class OnCells(dict[PackedCell, Move]):
    """The moves of one action card by cell, built on first access."""

    def __init__(self, book: MoveBook, card: int) -> None:
        super().__init__()
        self.book = book
        self.card = card

    def __missing__(self, place: PackedCell) -> Move:
        """Build and cache the move that plays the card on the cell ``place``."""
        move = self[place] = self.book.say(PLAY, card=self.card, cell=place)
        return move
