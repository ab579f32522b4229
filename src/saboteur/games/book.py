"""The book of moves: builds, prints and parses every move of a rule set, each once.

The verb, or after ``play`` the card, decides the form of the following words; each family gives its
verbs and forms. ``WORDS`` has the words of all families.
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
"""The forms of the words after a verb or a played card.

``turned`` is written or left out, and a word that leaves no choice is not written; the cells of a
``partner`` have no order of their own and are written in the order of the board; an edge is the
side of a cell, and as its ``border`` it is written from the cell to its west or north, so with E or
S.
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
    """Builds the moves of one rule set, each once.

    The cached moves reveal the hands of deciders, so the book stays with the engine; no view holds
    it.
    """

    examples: ClassVar[str]
    """The move syntax, for users who see a move for the first time."""
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
        """By word of a form, the field of the move that it fills and the function that parses it.
        """
        self._said: dict[str, Move] = {}
        self._spoken: dict[Words, Move] = {}
        """The same moves by their parts, so that each is built only once."""
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
        """Return the move with a verb and its arguments, from the cache if it was built before."""
        words = (verb, card, seat, cell, other, turned, word, value)
        move = self._spoken.get(words)
        if move is None:
            move = self._new(*words)
            move = self._spoken[words] = self._said.setdefault(move.text, move)
        return move

    def on_edge(self, verb: str, border: Edge, card: int = NOTHING) -> Move:
        """Return the move whose target is an edge."""
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
        """Parse a move.

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
        """Return the form that the words after a card have, if several are possible."""
        return forms[0]

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words that the argument ``what`` of a form may be when ``card`` is played."""
        return tuple(SIDE_NAMES)

    def _read(self, verb: str, card: int, form: Form, words: Sequence[str], text: str) -> Move:
        """Parse the words that follow a verb, or a card that is played."""
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
