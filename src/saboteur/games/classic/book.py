"""The book of moves: every move of a rule set exists once, prints and parses.

``lay cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play map 8,0`` · ``play rockfall 3,0`` ·
``play broken-pick 2`` · ``play repair-pick-lamp 2 lamp`` · ``pass cross`` · ``reveal 8,0`` ·
``orient 8,0 turned`` · ``take 2`` · ``concede`` · ``agree`` · ``refuse``
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import ClassVar, Final, TypeAlias, final

from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.kernel.geometry import Cell, cell_text, parse_cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove

LAY: Final = "lay"
PLAY: Final = "play"
PASS: Final = "pass"
REVEAL: Final = "reveal"
ORIENT: Final = "orient"
TAKE: Final = "take"
CONCEDE: Final = "concede"
AGREE: Final = "agree"
REFUSE: Final = "refuse"

TURNED: Final = "turned"
Chooser: TypeAlias = Callable[[tuple[Move, ...]], tuple[Move, ...]]


@final
class MoveBook:
    """Makes the moves of one rule set, each once."""

    def __init__(self, kit: Kit) -> None:
        """Prepare the moves of a kit's cards.

        The book fills with what deciders hold, so it stays with the authority: no view holds it.
        """
        names = kit.names
        self.kit = kit
        self.words: dict[str, Move] = {word: Move(word, word) for word in (CONCEDE, AGREE, REFUSE)}
        self.passes = tuple(
            Move(f"{PASS} {name}", PASS, card=name, kind=card) for card, name in enumerate(names)
        )
        self.takes = {worth: Move(f"{TAKE} {worth}", TAKE, value=worth) for worth in set(kit.gold)}
        self.lays = Lays(names[: kit.paths])
        self.choosers = Choosers()
        self._on_cells: dict[int, OnCells] = {}
        self._on_seats: dict[tuple[int, str], tuple[Move, ...]] = {}
        self._reveals: dict[Cell, Move] = {}
        self._orients: dict[tuple[Cell, int], Move] = {}
        self.breaks = tuple(self._breaks(card) for card in range(len(names)))
        """Per card that breaks a tool and per seat that plays it, its moves on the others."""
        self.mends = tuple(self._mends(card) for card in range(len(names)))
        """Per card, the tools it mends (as bits), each with its moves by seat."""

    def _breaks(self, card: int) -> tuple[Sequence[Move], ...]:
        if self.kit.effects[card] != "break":
            return ()
        row = self.on_seats(card)
        return tuple((*row[:seat], *row[seat + 1 :]) for seat in range(self.kit.seats))

    def _mends(self, card: int) -> tuple[tuple[int, tuple[Move, ...]], ...]:
        tools = self.kit.card_tools[card] if self.kit.effects[card] == "repair" else ()
        named = len(tools) > 1  # a two-tool card says which of the two it mends (B-30)
        return tuple(
            (1 << TOOLS.index(tool), self.on_seats(card, tool if named else "")) for tool in tools
        )

    def on_cells(self, card: int) -> "OnCells":
        """Play an action card on a cell: its moves by cell, each made when first asked for."""
        row = self._on_cells.get(card)
        if row is None:
            row = OnCells(card, self.kit.names[card])
            self._on_cells[card] = row
        return row

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

    def reveal(self, place: Cell) -> Move:
        """Turn this goal over first."""
        move = self._reveals.get(place)
        if move is None:
            move = _new_reveal(place)
            self._reveals[place] = move
        return move

    def orient(self, place: Cell, pose: int) -> Move:
        """Turn a revealed goal this way."""
        turned = bool(pose % 2)
        move = self._orients.get((place, turned))
        if move is None:
            move = _new_orient(place, turned=turned)
            self._orients[place, turned] = move
        return move

    def parse(self, text: str, seat_words: Mapping[int, tuple[str, ...]]) -> Move:
        """Read a move. ``seat_words`` lists, per card played on a seat, the words it takes.

        A move on a cell where none was ever legal is made for the occasion and not kept: texts
        come from anybody, and a book that kept them all would grow without end.
        """
        verb, *words = text.split(" ")
        if verb in self.words and not words:
            return self.words[verb]
        if verb == LAY and len(words) in (2, 3) and (len(words) < 3 or words[2] == TURNED):
            card = self._card(words[0], text)
            if card >= self.kit.paths:
                raise MalformedMove(f"{text!r}: {words[0]} is no path card")
            place = self._cell(words[1], text)
            pose = self.kit.poses.pose(card, turned=len(words) == 3)
            row = self.lays.get(place)
            return row[pose] if row else self.lays.new(pose, place)
        if verb == PLAY and len(words) in (2, 3):
            return self._parse_play(words, text, seat_words)
        if verb == PASS and len(words) == 1:
            return self.passes[self._card(words[0], text)]
        if verb == REVEAL and len(words) == 1:
            place = self._cell(words[0], text)
            return self._reveals.get(place) or _new_reveal(place)
        if verb == ORIENT and (len(words) == 1 or (len(words) == 2 and words[1] == TURNED)):
            place = self._cell(words[0], text)
            turned = len(words) == 2
            return self._orients.get((place, turned)) or _new_orient(place, turned=turned)
        if verb == TAKE and len(words) == 1 and words[0] in {str(worth) for worth in self.takes}:
            return self.takes[int(words[0])]
        raise MalformedMove(
            f"{text!r} is no move; a move looks like 'lay cross 1,0', 'play map 8,0', 'pass cross'"
        )

    def _parse_play(
        self, words: list[str], text: str, seat_words: Mapping[int, tuple[str, ...]]
    ) -> Move:
        card = self._card(words[0], text)
        if card not in seat_words:
            if card < self.kit.paths or len(words) == 3:
                raise MalformedMove(f"{text!r}: {words[0]} is not played like that")
            place = self._cell(words[1], text)
            row = self.on_cells(card)
            return row.get(place) or row.new(place)
        if words[1] not in {str(seat) for seat in range(self.kit.seats)}:
            raise MalformedMove(
                f"{text!r}: {words[1]!r} is no seat; seats are 0 to {self.kit.seats - 1}"
            )
        word = words[2] if len(words) == 3 else ""
        if word not in (seat_words[card] or ("",)):
            asked = " or ".join(seat_words[card]) or "nothing"
            raise MalformedMove(f"{text!r}: after the seat, {words[0]} takes {asked}")
        return self.on_seats(card, word)[int(words[1])]

    def _card(self, name: str, text: str) -> int:
        if name not in self.kit.cards:
            raise MalformedMove(f"{text!r}: there is no card {name!r}")
        return self.kit.cards[name]

    def _cell(self, name: str, text: str) -> Cell:
        try:
            return parse_cell(name)
        except ValueError as error:
            raise MalformedMove(f"{text!r}: {error}") from None


class Lays(dict[Cell, tuple[Move, ...]]):
    """The ways to lay a path card on a cell, by cell: one move for each pose, by its number."""

    def __init__(self, names: Sequence[str]) -> None:
        """Begin with none."""
        super().__init__()
        self.names = names

    def __missing__(self, place: Cell) -> tuple[Move, ...]:
        """Make the moves of a cell and keep them."""
        row = tuple(self.new(pose, place) for pose in range(2 * len(self.names)))
        self[place] = row
        return row

    def new(self, pose: int, place: Cell) -> Move:
        """Make one move."""
        name = self.names[pose // 2]
        turned = bool(pose % 2)
        text = f"{LAY} {name} {cell_text(place)}" + (f" {TURNED}" if turned else "")
        return Move(text, LAY, card=name, kind=pose // 2, cell=place, pose=pose, turned=turned)


class Choosers(dict[int, Chooser]):
    """By set of poses (as bits), what picks their moves out of a row of ``Lays``."""

    MOST: ClassVar = 1 << 16

    def __missing__(self, poses: int) -> Chooser:
        """Make a chooser and keep it; now and then, forget them all."""
        if len(self) >= self.MOST:
            self.clear()
        numbers = [pose for pose in range(poses.bit_length()) if poses >> pose & 1]
        one = slice(numbers[0], numbers[0] + 1)  # a lone number would give a move, not a tuple
        found: Chooser = itemgetter(*numbers) if len(numbers) > 1 else itemgetter(one)
        self[poses] = found
        return found


class OnCells(dict[Cell, Move]):
    """The moves of one action card by cell."""

    def __init__(self, card: int, name: str) -> None:
        """Begin with none."""
        super().__init__()
        self.card = card
        self.name = name

    def __missing__(self, place: Cell) -> Move:
        """Make the move and keep it."""
        move = self.new(place)
        self[place] = move
        return move

    def new(self, place: Cell) -> Move:
        """Make the move."""
        text = f"{PLAY} {self.name} {cell_text(place)}"
        return Move(text, PLAY, card=self.name, kind=self.card, cell=place)


def _new_reveal(place: Cell) -> Move:
    return Move(f"{REVEAL} {cell_text(place)}", REVEAL, cell=place)


def _new_orient(place: Cell, *, turned: bool) -> Move:
    text = f"{ORIENT} {cell_text(place)}" + (f" {TURNED}" if turned else "")
    return Move(text, ORIENT, cell=place, turned=turned)
