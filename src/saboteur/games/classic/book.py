"""The book of moves: every move of a rule set exists once, prints and parses.

``lay cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play map 8,0`` · ``play rockfall 3,0`` ·
``play broken-pick 2`` · ``play repair-pick-lamp 2 lamp`` · ``pass cross`` · ``reveal 8,0`` ·
``orient 8,0 turned`` · ``take 2`` · ``concede`` · ``agree`` · ``refuse``

A verb, or after ``play`` the card, decides the form of the words that follow; modules bring
verbs and cards of their own.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias, final

from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.kernel.geometry import SIDE_NAMES, Cell, cell_text
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.wording import (
    Lays,
    read_card,
    read_cell,
    read_number,
    read_seat,
    read_word,
    worded,
)

LAY: Final = "lay"
PLAY: Final = "play"
PASS: Final = "pass"
REVEAL: Final = "reveal"
ORIENT: Final = "orient"
TAKE: Final = "take"
TRADE: Final = "trade"
CONCEDE: Final = "concede"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
DECLINES: Final = (REFUSE, "decline", "allow", "stop")
"""What is answered for an absent player wherever it is offered, the first of these: a vote, a
payment for others, a theft and a veto are declined, and a pass stops (R-183)."""

TURNED: Final = "turned"
Words: TypeAlias = tuple[str, int, int, Cell, Cell, bool, str, int]
Chooser: TypeAlias = Callable[[tuple[Move, ...]], tuple[Move, ...]]

FORMS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "": (),
        "card": ("card",),
        "seat": ("seat",),
        "tool": ("seat", "tool"),
        "cell": ("cell",),
        "pose": ("cell", "turned"),
        "cells": ("cell", "other"),
        "pair": ("cell", "other"),
        "edge": ("cell", "side"),
        "seat-cell": ("seat", "cell"),
        "mark": ("mark",),
        "value": ("value",),
    }
)
"""What the words after a verb or a played card are. ``turned`` is written or left out; ``tool``
is written only for a card that shows several; the cells of a ``pair`` have no order of their own
and are written in the order of the board."""


@final
class MoveBook:
    """Makes the moves of one rule set, each once."""

    def __init__(self, kit: Kit) -> None:
        """Prepare the moves of a kit's cards.

        The book fills with what deciders hold, so it stays with the authority: no view holds it.
        """
        names = kit.names
        self.kit = kit
        self.verbs = _verbs(kit)
        self._readers: dict[str, Callable[[str, str], int]] = {
            "card": lambda name, text: read_card(name, kit.cards, text),
            "seat": lambda name, text: read_seat(name, kit.seats, text),
            "cell": read_cell,
            "other": read_cell,
            "value": read_number,
        }
        self._said: dict[str, Move] = {}
        self._spoken: dict[Words, Move] = {}
        """The same moves by what they are made of: a move is written once."""
        self.words: dict[str, Move] = {
            verb: self.say(verb) for verb, form in self.verbs.items() if not form
        }
        self.passes = tuple(
            Move(f"{PASS} {name}", PASS, card=name, kind=card) for card, name in enumerate(names)
        )
        self.lays = Lays(names[: kit.paths], kit.cards, kit.poses)
        self.choosers = Choosers()
        self.on_cells = OnCards(names)
        self._by_card: dict[str, tuple[Move, ...]] = {}
        self._by_seat: dict[tuple[str, Cell], tuple[Move, ...]] = {}
        self._on_seats: dict[tuple[int, str], tuple[Move, ...]] = {}
        self.breaks = tuple(self._breaks(card) for card in range(len(names)))
        """Per card that breaks a tool and per seat that plays it, its moves on the others."""
        self.mends = tuple(self._mends(card) for card in range(len(names)))
        """Per repair and per seat, its moves on that seat by what lies before it (as bits)."""

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
        """Play an action card on a seat: one move for each seat, by its number.

        ``word`` says on what of the seat, where the card leaves a choice.
        """
        row = self._on_seats.get((card, word))
        if row is None:
            name = self.kit.names[card]
            end = f" {word}" if word else ""
            row = tuple(
                Move(f"{PLAY} {name} {seat}{end}", PLAY, card=name, kind=card, seat=seat, word=word)
                for seat in range(self.kit.seats)
            )
            self._on_seats[card, word] = row
        return row

    def on_others(self, card: int, seat: int) -> tuple[Move, ...]:
        """Play an action card on any seat but this one."""
        row = self.on_seats(card)
        return (*row[:seat], *row[seat + 1 :])

    def by_card(self, verb: str) -> tuple[Move, ...]:
        """A verb that names a card: one move for each card, by its number."""
        row = self._by_card.get(verb)
        if row is None:
            row = tuple(self.say(verb, card=card) for card in range(len(self.kit.names)))
            self._by_card[verb] = row
        return row

    def by_seat(self, verb: str, cell: Cell) -> tuple[Move, ...]:
        """A verb that names a seat and a cell: one move for each seat, by its number."""
        row = self._by_seat.get((verb, cell))
        if row is None:
            row = tuple(self.say(verb, seat=seat, cell=cell) for seat in range(self.kit.seats))
            self._by_seat[verb, cell] = row
        return row

    def say(
        self,
        verb: str,
        *,
        card: int = NOTHING,
        seat: int = NOTHING,
        cell: Cell = NOTHING,
        other: Cell = NOTHING,
        turned: bool = False,
        word: str = "",
        value: int = NOTHING,
    ) -> Move:
        """Return the move that a verb and its words make, and keep it."""
        words = (verb, card, seat, cell, other, turned, word, value)
        move = self._spoken.get(words)
        if move is None:
            move = self._new(*words)
            move = self._spoken[words] = self._said.setdefault(move.text, move)
        return move

    def _new(  # noqa: PLR0917 - the fields of a move
        self,
        verb: str,
        card: int,
        seat: int,
        place: Cell,
        other: Cell,
        turned: bool,  # noqa: FBT001
        word: str,
        worth: int,
    ) -> Move:
        return worded(
            verb,
            card="" if card == NOTHING else self.kit.names[card],
            kind=card,
            seat=seat,
            cell=place,
            other=other,
            turned=turned,
            word=word,
            value=worth,
        )

    def parse(self, text: str) -> Move:
        """Read a move.

        A move where none was ever legal is made for the occasion and not kept: texts come from
        anybody, and a book that kept them all would grow without end.
        """
        verb, *words = text.split(" ")
        if verb == LAY and (laid := self.lays.read(words, text)) is not None:
            return laid
        if verb == PASS and len(words) == 1:
            return self.passes[read_card(words[0], self.kit.cards, text)]
        if verb == PLAY and words:
            card = read_card(words[0], self.kit.cards, text)
            form = self.kit.forms[card]
            if form is None:
                raise MalformedMove(f"{text!r}: {words[0]} is not played like that")
            return self._parse_form(verb, card, form, words[1:], text)
        if verb in self.verbs:
            return self._parse_form(verb, NOTHING, self.verbs[verb], words, text)
        raise MalformedMove(
            f"{text!r} is no move; a move looks like 'lay cross 1,0', 'play map 8,0', 'pass cross'"
        )

    def _parse_form(self, verb: str, card: int, form: str, words: list[str], text: str) -> Move:
        """Read the words that follow a verb, or a card that is played."""
        tools = self.kit.card_tools[card] if card != NOTHING else ()
        read: dict[str, int] = {"card": card}
        turned = False
        word = ""
        left = list(words)
        for what in FORMS[form]:
            if what == "turned":
                turned = left[:1] == [TURNED]
                del left[: int(turned)]
            elif what == "tool" and len(tools) < 2:
                continue
            elif not left:
                raise MalformedMove(f"{text!r}: {what} is missing")
            elif what in self._readers:
                read[what] = self._readers[what](left.pop(0), text)
            else:
                word = read_word(left.pop(0), self._choices(what, tools), text)
        if left:
            raise MalformedMove(f"{text!r}: {left[0]!r} is too much")
        card, seat, cell, other, value = (
            read.get(what, NOTHING) for what in ("card", "seat", "cell", "other", "value")
        )
        if form == "pair":
            cell, other = sorted((cell, other))
        return self._known(self._new(verb, card, seat, cell, other, turned, word, value))

    def _choices(self, what: str, tools: tuple[str, ...]) -> tuple[str, ...]:
        if what == "tool":
            return tools
        return tuple(SIDE_NAMES) if what == "side" else self.kit.marks

    def _known(self, move: Move) -> Move:
        """Return the move of this text that the book has made before, if it has."""
        if move.verb == PLAY and move.kind in self.on_cells:
            return self.on_cells[move.kind].get(move.cell, move)
        if move.verb == PLAY and (move.kind, move.word) in self._on_seats and move.seat != NOTHING:
            return self._on_seats[move.kind, move.word][move.seat]
        return self._said.get(move.text, move)


def _verbs(kit: Kit) -> dict[str, str]:
    """Collect the verbs of all parts; a verb that several use has one form."""
    verbs: dict[str, str] = {}
    for part in kit.parts:
        for verb, form in part.verbs.items():
            if verbs.setdefault(verb, form) != form:
                raise AssertionError(f"{part.id}: {verb!r} is another part's verb of another form")
    return verbs


class Choosers(dict[int, Chooser]):
    """By set of poses (as bits), what picks their moves out of a row of ``Lays``."""

    MOST: ClassVar = 1 << 16

    def __missing__(self, poses: int) -> Chooser:
        """Make a chooser and keep it; now and then, forget them all."""
        if len(self) >= self.MOST:
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
    """By action card, its moves on cells."""

    def __init__(self, names: Sequence[str]) -> None:
        """Begin with none."""
        super().__init__()
        self.names = names

    def __missing__(self, card: int) -> "OnCells":
        """Open the row of a card and keep it."""
        row = OnCells(card, self.names[card])
        self[card] = row
        return row


class OnCells(dict[Cell, Move]):
    """The moves of one action card by cell."""

    def __init__(self, card: int, name: str) -> None:
        """Begin with none."""
        super().__init__()
        self.card = card
        self.name = name

    def __missing__(self, place: Cell) -> Move:
        """Make the move and keep it."""
        text = f"{PLAY} {self.name} {cell_text(place)}"
        move = Move(text, PLAY, card=self.name, kind=self.card, cell=place)
        self[place] = move
        return move
