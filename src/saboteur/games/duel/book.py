"""The book of moves: every move of a rule set exists once, prints and parses.

On a turn: ``lay door-blue-cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play broken-pick 1`` ·
``play repair-pick 0`` · ``play repair-pick-lamp 0 lamp`` · ``play secret-plan 5,0`` · ``play
rockfall 3,0`` · ``play key 2,1`` · ``pass curve-ne`` · ``clear pick`` · ``bribe 3,0``.
Afterwards, where it is asked: ``pass curve-ne`` · ``discard curve-ne`` · ``reveal 5,0`` ·
``orient 5,0 turned`` · ``claim 5,0`` · ``bribe 3,0`` · ``stop``.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.games.duel.kit import TOOLS, Kit
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.wording import read_card, read_cell, read_seat, read_word, worded

LAY: Final = "lay"
PLAY: Final = "play"
PASS: Final = "pass"
CLEAR: Final = "clear"
DISCARD: Final = "discard"
BRIBE: Final = "bribe"
CLAIM: Final = "claim"
REVEAL: Final = "reveal"
ORIENT: Final = "orient"
STOP: Final = "stop"
DECLINES: Final = (STOP,)
"""What is answered for an absent player wherever it is offered: it passes no second card and
bribes nobody (R-183)."""

TURNED: Final = "turned"

VERBS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        LAY: ("path", "cell", TURNED),
        PLAY: ("action",),
        PASS: ("card",),
        CLEAR: ("tool",),
        DISCARD: ("card",),
        BRIBE: ("cell",),
        CLAIM: ("cell",),
        REVEAL: ("cell",),
        ORIENT: ("cell", TURNED),
        STOP: (),
    }
)
"""What the words after a verb are; ``turned`` is written or left out."""

EFFECTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "break": ("seat",),
        "repair": ("seat", "mended"),
        "map": ("cell",),
        "rockfall": ("cell",),
        "key": ("cell",),
    }
)
"""What the words after a played card are, by its effect; the tool that is ``mended`` is written
only after a card that shows two."""

Words: TypeAlias = tuple[str, int, int, Cell, bool, str]
"""Verb, card, seat, cell, whether turned, tool."""


@final
class MoveBook:
    """Makes the moves of one rule set, each once.

    The book fills with what deciders hold, so it stays with the authority: no view holds it.
    """

    def __init__(self, kit: Kit) -> None:
        """Begin with the moves that name no cell."""
        self.kit = kit
        self._known: dict[Words, Move] = {}
        cards = range(len(kit.names))
        self.passes = tuple(self.say(PASS, card=card) for card in cards)
        self.discards = tuple(self.say(DISCARD, card=card) for card in cards)
        self.clears = tuple(self.say(CLEAR, word=tool) for tool in TOOLS)
        self.stop = self.say(STOP)
        self.lays = Lays(self)

    def say(
        self,
        verb: str,
        *,
        card: int = NOTHING,
        seat: int = NOTHING,
        cell: Cell = NOTHING,
        turned: bool = False,
        word: str = "",
    ) -> Move:
        """Return the move that a verb and its words make, and keep it."""
        words = (verb, card, seat, cell, turned, word)
        move = self._known.get(words)
        if move is None:
            move = self._known[words] = self._new(words)
        return move

    def _new(self, words: Words) -> Move:
        verb, card, seat, place, turned, word = words
        return worded(
            verb,
            card="" if card == NOTHING else self.kit.names[card],
            kind=card,
            seat=seat,
            cell=place,
            pose=2 * card + turned if verb == LAY else NOTHING,
            turned=turned,
            word=word,
        )

    def parse(self, text: str) -> Move:
        """Read a move.

        A move where none was ever legal is made for the occasion and not kept: texts come from
        anybody, and a book that kept them all would grow without end.
        """
        words = _Reader(self.kit, text).read()
        return self._known.get(words) or self._new(words)


class Lays(dict[Cell, tuple[Move, ...]]):
    """The ways to lay a path card on a cell, by cell: one move for each pose, by its number."""

    def __init__(self, book: MoveBook) -> None:
        """Begin with none."""
        super().__init__()
        self.book = book

    def __missing__(self, place: Cell) -> tuple[Move, ...]:
        """Make the moves of a cell and keep them."""
        row = tuple(
            self.book.say(LAY, card=pose // 2, cell=place, turned=pose % 2 == 1)
            for pose in range(2 * self.book.kit.paths)
        )
        self[place] = row
        return row


class _Reader:
    """Reads the words of one text."""

    def __init__(self, kit: Kit, text: str) -> None:
        self.kit = kit
        self.text = text
        self.verb, *self.left = text.split(" ")
        self.card = self.seat = self.cell = NOTHING
        self.turned = False
        self.word = ""

    def read(self) -> Words:
        if self.verb not in VERBS:
            raise MalformedMove(
                f"{self.text!r} is no move; a move looks like 'lay curve-ne 1,0', "
                "'play secret-plan 5,0', 'pass curve-ne'"
            )
        for what in VERBS[self.verb]:
            self._take(what)
        if self.left:
            raise MalformedMove(f"{self.text!r}: {self.left[0]!r} is too much")
        if self.verb == LAY:  # a half-turn that changes nothing is no turn
            self.turned = self.kit.poses.pose(self.card, turned=self.turned) % 2 == 1
        return self.verb, self.card, self.seat, self.cell, self.turned, self.word

    def _take(self, what: str) -> None:
        """Read the next word as what is expected there."""
        if what == TURNED:
            self.turned = self.left[:1] == [TURNED]
            del self.left[: int(self.turned)]
            return
        if what == "mended" and len(self.kit.card_tools[self.card]) < 2:
            return
        if not self.left:
            raise MalformedMove(f"{self.text!r}: {what} is missing")
        word = self.left.pop(0)
        if what == "cell":
            self.cell = read_cell(word, self.text)
        elif what == "seat":
            self.seat = read_seat(word, self.kit.seats, self.text)
        elif what in ("tool", "mended"):
            choices = TOOLS if what == "tool" else self.kit.card_tools[self.card]
            self.word = read_word(word, choices, self.text)
        else:
            self._card(word, what)

    def _card(self, name: str, what: str) -> None:
        self.card = read_card(name, self.kit.cards, self.text)
        if what == "path" and self.card >= self.kit.paths:
            raise MalformedMove(f"{self.text!r}: {name} is no path card")
        if what == "action":
            effect = self.kit.effects[self.card]
            if not effect:
                raise MalformedMove(f"{self.text!r}: {name} is no action card")
            for word in EFFECTS[effect]:
                self._take(word)
