"""The book of moves: every move of a rule set exists once, prints and parses.

``lay cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play map 8,0`` · ``play rockfall 3,0`` ·
``play broken-pick 2`` · ``play repair-pick-lamp 2 lamp`` · ``pass cross`` · ``reveal 8,0`` ·
``orient 8,0 turned`` · ``take 2`` · ``concede`` · ``agree`` · ``refuse``
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from saboteur.kernel.geometry import Cell, cell_text, parse_cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.tile import PoseBook

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
CELL_BITS: Final = 16
MEMO: Final = 1 << 16
"""How many answers of ``lay_any`` are kept."""


@final
class MoveBook:
    """Makes the moves of one rule set, each once."""

    def __init__(
        self, names: Sequence[str], paths: int, poses: PoseBook, gold: Sequence[int], seats: int
    ) -> None:
        """Prepare the book for cards called ``names``, of which the first ``paths`` are laid."""
        self.names = tuple(names)
        self.cards = {name: card for card, name in enumerate(names)}
        self.paths = paths
        self.seats = seats
        self.poses = poses
        self.words: dict[str, Move] = {word: Move(word, word) for word in (CONCEDE, AGREE, REFUSE)}
        self.passes = tuple(
            Move(f"{PASS} {name}", PASS, card=name, kind=card) for card, name in enumerate(names)
        )
        self.takes = {worth: Move(f"{TAKE} {worth}", TAKE, value=worth) for worth in gold}
        self._lays: dict[Cell, tuple[Move, ...]] = {}
        self.lay_sets: dict[int, tuple[Move, ...]] = {}
        """By set of poses and cell; a memo of ``lay_any``."""
        self._on_cells: dict[tuple[int, Cell], Move] = {}
        self._on_seats: dict[tuple[int, str], tuple[Move, ...]] = {}
        self._on_others: dict[tuple[int, int], tuple[Move, ...]] = {}
        self._reveals: dict[Cell, Move] = {}
        self._orients: dict[tuple[Cell, int], Move] = {}

    def lay(self, pose: int, place: Cell) -> Move:
        """Lay a pose on a cell."""
        return self.lays_at(place)[pose]

    def lays_at(self, place: Cell) -> tuple[Move, ...]:
        """Lay any path card on a cell: one move for each pose, by its number."""
        row = self._lays.get(place)
        if row is None:
            row = tuple(self._lay(pose, place) for pose in range(2 * self.paths))
            self._lays[place] = row
        return row

    def _lay(self, pose: int, place: Cell) -> Move:
        name = self.names[pose // 2]
        turned = bool(pose % 2)
        text = f"{LAY} {name} {cell_text(place)}" + (f" {TURNED}" if turned else "")
        return Move(text, LAY, card=name, kind=pose // 2, cell=place, pose=pose, turned=turned)

    def lay_any(self, poses: int, place: Cell) -> tuple[Move, ...]:
        """Lay any of a set of poses (as bits) on a cell.

        ``paths`` asks ``lay_sets`` first and this on a miss alone.
        """
        if len(self.lay_sets) >= MEMO:
            self.lay_sets.clear()
        row = self.lays_at(place)
        moves = tuple([row[pose] for pose in range(poses.bit_length()) if poses >> pose & 1])
        self.lay_sets[poses << CELL_BITS | place] = moves
        return moves

    def on_cell(self, card: int, place: Cell) -> Move:
        """Play an action card on a cell."""
        move = self._on_cells.get((card, place))
        if move is None:
            name = self.names[card]
            move = Move(f"{PLAY} {name} {cell_text(place)}", PLAY, card=name, kind=card, cell=place)
            self._on_cells[card, place] = move
        return move

    def on_seats(self, card: int, word: str = "") -> tuple[Move, ...]:
        """Play an action card on a seat: one move for each seat, by its number.

        ``word`` says on what of the seat, where the card leaves a choice.
        """
        row = self._on_seats.get((card, word))
        if row is None:
            name = self.names[card]
            end = f" {word}" if word else ""
            row = tuple(
                Move(f"{PLAY} {name} {seat}{end}", PLAY, card=name, kind=card, seat=seat, word=word)
                for seat in range(self.seats)
            )
            self._on_seats[card, word] = row
        return row

    def on_others(self, card: int, seat: int) -> tuple[Move, ...]:
        """Play an action card on a seat other than ``seat``."""
        row = self._on_others.get((card, seat))
        if row is None:
            row = tuple(move for move in self.on_seats(card) if move.seat != seat)
            self._on_others[card, seat] = row
        return row

    def reveal(self, place: Cell) -> Move:
        """Turn this goal over first."""
        move = self._reveals.get(place)
        if move is None:
            move = Move(f"{REVEAL} {cell_text(place)}", REVEAL, cell=place)
            self._reveals[place] = move
        return move

    def orient(self, place: Cell, pose: int) -> Move:
        """Turn a revealed goal this way."""
        turned = bool(pose % 2)
        move = self._orients.get((place, turned))
        if move is None:
            text = f"{ORIENT} {cell_text(place)}" + (f" {TURNED}" if turned else "")
            move = Move(text, ORIENT, cell=place, turned=turned)
            self._orients[place, turned] = move
        return move

    def parse(self, text: str, seat_words: Mapping[int, tuple[str, ...]]) -> Move:
        """Read a move. ``seat_words`` lists, per card played on a seat, the words it takes."""
        verb, *words = text.split(" ")
        if verb in self.words and not words:
            return self.words[verb]
        if verb == LAY and len(words) in (2, 3) and (len(words) < 3 or words[2] == TURNED):
            card = self._card(words[0], text)
            if card >= self.paths:
                raise MalformedMove(f"{text!r}: {words[0]} is no path card")
            return self.lay(
                self.poses.pose(card, turned=len(words) == 3), self._cell(words[1], text)
            )
        if verb == PLAY and len(words) in (2, 3):
            return self._parse_play(words, text, seat_words)
        if verb == PASS and len(words) == 1:
            return self.passes[self._card(words[0], text)]
        if verb == REVEAL and len(words) == 1:
            return self.reveal(self._cell(words[0], text))
        if verb == ORIENT and (len(words) == 1 or (len(words) == 2 and words[1] == TURNED)):
            return self.orient(self._cell(words[0], text), len(words) - 1)
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
            if card < self.paths or len(words) == 3:
                raise MalformedMove(f"{text!r}: {words[0]} is not played like that")
            return self.on_cell(card, self._cell(words[1], text))
        if words[1] not in {str(seat) for seat in range(self.seats)}:
            raise MalformedMove(
                f"{text!r}: {words[1]!r} is no seat; seats are 0 to {self.seats - 1}"
            )
        word = words[2] if len(words) == 3 else ""
        if word not in (seat_words[card] or ("",)):
            asked = " or ".join(seat_words[card]) or "nothing"
            raise MalformedMove(f"{text!r}: after the seat, {words[0]} takes {asked}")
        return self.on_seats(card, word)[int(words[1])]

    def _card(self, name: str, text: str) -> int:
        if name not in self.cards:
            raise MalformedMove(f"{text!r}: there is no card {name!r}")
        return self.cards[name]

    def _cell(self, name: str, text: str) -> Cell:
        try:
            return parse_cell(name)
        except ValueError as error:
            raise MalformedMove(f"{text!r}: {error}") from None
