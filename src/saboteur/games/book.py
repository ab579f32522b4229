"""The book of moves: each move of a rule set as one object, with its notation.

The verb, or the card after ``play``, determines the form of the words that follow; each family
gives its verbs and forms. ``WORDS`` has the words of all families.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from saboteur.games.options import OptionValue
from saboteur.kernel import move_syntax
from saboteur.kernel.geometry import SIDE_NAMES, Edge, PackedCell, cell_text, edge
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.tile import PoseBook

PLAY: Final = "play"
PASS: Final = "pass"
ORIENT: Final = "orient"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STOP: Final = "stop"

Form: TypeAlias = tuple[str, ...]
"""The kinds of the words after a verb or a played card.

``turned`` may be omitted, and a word with only one possible value is not written. The two cells
of a ``partner`` have no order and are written in board order. An edge is written as a cell and
a side; as a ``border`` it is written from the cell to its west or north, so the side is E or S.
"""
Words: TypeAlias = tuple[str, int, int, PackedCell, PackedCell, bool, str, int]
Reader: TypeAlias = Callable[[str, str], int]


class AnyKit(Protocol):
    """The part of a family's kit that the book needs."""

    names: tuple[str, ...]
    cards: dict[str, int]
    paths: int
    """Cards below this number are path cards."""
    poses: PoseBook
    seats: int
    options: dict[str, OptionValue]


KitT = TypeVar("KitT", bound=AnyKit)


class MoveBook(Generic[KitT]):
    """Builds and caches the moves of one rule set, one object each.

    The cached moves reveal the hands of deciders, so the book stays in the engine: no view
    holds it.
    """

    examples: ClassVar[str]
    """Examples of moves, shown in error messages."""
    first_words: ClassVar[frozenset[str]] = frozenset()
    """Words that follow the card directly, before its target."""

    def __init__(
        self, kit: KitT, verbs: Mapping[str, Form], effects: Sequence[tuple[Form, ...]]
    ) -> None:
        self.kit = kit
        self.verbs = verbs
        self.effects = effects
        self.readers: dict[str, tuple[str, Reader]] = {
            "card": ("card", lambda name, text: move_syntax.read_card(name, kit.cards, text)),
            "seat": ("seat", lambda name, text: move_syntax.read_seat(name, kit.seats, text)),
            "cell": ("cell", move_syntax.read_cell),
            "other": ("other", move_syntax.read_cell),
            "partner": ("other", move_syntax.read_cell),
            "value": ("value", move_syntax.read_number),
        }
        """For each word of a form, the field of the move that it fills and its parser."""
        self._said: dict[str, Move] = {}
        self._spoken: dict[Words, Move] = {}
        """The moves built by ``say``, by verb and arguments, so that each is built only once."""
        self.words = {verb: self.say(verb) for verb, form in verbs.items() if not form}
        self.passes = tuple(self.say(PASS, card=card) for card in range(len(kit.names)))
        self.lays = move_syntax.Lays(kit.names[: kit.paths], kit.cards, kit.poses, kit)

    def say(
        self,
        verb: str,
        *,
        card: int = NOTHING,
        seat: int = NOTHING,
        cell: PackedCell = NOTHING,
        other: PackedCell = NOTHING,
        turned: bool = False,
        word: str = "",
        value: int = NOTHING,
    ) -> Move:
        """Return the move with this verb and these arguments, built and cached if new."""
        words = (verb, card, seat, cell, other, turned, word, value)
        move = self._spoken.get(words)
        if move is None:
            move = self._new(*words)
            move = self._spoken[words] = self._said.setdefault(move.text, move)
        return move

    def on_edge(self, verb: str, border: Edge, card: int = NOTHING) -> Move:
        """Return the move with an edge as its target."""
        return self.say(verb, card=card, cell=border // 4, word=SIDE_NAMES[border % 4])

    def _new(  # noqa: PLR0917 - the fields of a move
        self,
        verb: str,
        card: int,
        seat: int,
        cell: PackedCell,
        other: PackedCell,
        turned: bool,  # noqa: FBT001
        word: str,
        value: int,
    ) -> Move:
        return move_syntax.build_move(
            verb,
            card="" if card == NOTHING else self.kit.names[card],
            kind=card,
            seat=seat,
            cell=cell,
            other=other,
            turned=turned,
            word=word,
            value=value,
            word_first=word in self.first_words,
            kit=self.kit,
        )

    def parse(self, text: str) -> Move:
        """Return the move with this text; raise ``MalformedMove`` if it cannot be parsed.

        A text that was never a legal move is parsed each time and not cached: texts come from
        clients, and a cache of all of them would grow without bound.
        """
        verb, *words = text.split(" ")
        if verb == move_syntax.LAY and (laid := self.lays.read(words, text)) is not None:
            return laid
        if verb == PASS and len(words) == 1:
            return self.passes[move_syntax.read_card(words[0], self.kit.cards, text)]
        if verb == PLAY and words:
            card = move_syntax.read_card(words[0], self.kit.cards, text)
            forms = self.effects[card]
            if not forms:
                raise MalformedMove(f"{text!r}: {words[0]} is no action card")
            return self._read(verb, card, self.form(forms, words[1:]), words[1:], text)
        if verb in self.verbs:
            return self._read(verb, NOTHING, self.verbs[verb], words, text)
        raise MalformedMove(f"{text!r} is no move; a move looks like {self.examples}")

    def keep(self, text: str) -> Move:
        """Parse a move and cache it; return the same object as the legal moves contain.

        Only for trusted text, such as that of a pickle, because the cache never shrinks.
        """
        move = self.parse(text)
        if move.pose != NOTHING:
            return self.lays[move.at][move.pose]
        return self._said.setdefault(move.text, move)

    def form(self, forms: tuple[Form, ...], words: Sequence[str]) -> Form:
        """Return the form that fits the words after a card, if the card has several forms."""
        return forms[0]

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words allowed for the argument ``what`` of a form after ``card``."""
        return tuple(SIDE_NAMES)

    def _read(self, verb: str, card: int, form: Form, words: Sequence[str], text: str) -> Move:
        """Return the move of a verb or played card with ``words``, read as ``form`` says."""
        read = {"card": card, "seat": NOTHING, "cell": NOTHING, "other": NOTHING, "value": NOTHING}
        turned = False
        word = ""
        left = list(words)
        for what in form:
            if what == move_syntax.TURNED:
                turned = left[:1] == [move_syntax.TURNED]
                del left[: int(turned)]
                continue
            choices = () if what in self.readers else self.choices(what, card)
            if len(choices) == 1:
                continue
            if not left:
                raise MalformedMove(f"{text!r}: {what} is missing")
            if choices:
                word = move_syntax.read_word(left.pop(0), choices, text)
            else:
                field, reader = self.readers[what]
                read[field] = reader(left.pop(0), text)
        if left:
            raise MalformedMove(f"{text!r}: {left[0]!r} is too much")
        if "partner" in form:
            read["cell"], read["other"] = sorted((read["cell"], read["other"]))
        if "border" in form:
            line = edge(read["cell"], SIDE_NAMES.index(word))
            read["cell"], word = (
                move_syntax.read_cell(cell_text(line // 4), text),
                SIDE_NAMES[line % 4],
            )
        card, seat, cell, other, value = read.values()
        move = self._new(verb, card, seat, cell, other, turned, word, value)
        return self._said.get(move.text, move)
