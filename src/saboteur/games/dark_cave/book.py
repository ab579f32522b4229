"""The book of moves: every move of the box exists once, prints and parses.

``lay cross-i 1,0`` · ``lay curve-ne-ii 2,-1 turned`` · ``pass cross-i`` · ``stop`` ·
``play secret-information-i 4,4`` · ``play secret-information-i 2`` · ``play rockfall-i 3,0`` ·
``play hand-swap-ii 2`` · ``play web-i 1,0 E`` · ``play boots-i 0`` · ``play axe-i 2`` ·
``play rat-i 2,0 1`` (onto that abyss) · ``play rat-i`` (from where it is) · ``step 1,0 2`` ·
``enter 4,4`` · ``orient 4,4 turned`` · ``cut 1,0 E`` · ``repel`` · ``decline`` · ``face rat`` ·
``take`` · ``propose-end`` · ``agree`` · ``refuse``

A space is its cell and its number on the card, as the deck file counts them. An edge is written
from the cell to the west or north of it, so the side is always E or S.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, final

from saboteur.games.dark_cave.kit import CREATURES, Kit
from saboteur.kernel.geometry import SIDE_NAMES, Cell, Edge, cell_text, edge
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
STOP: Final = "stop"
STEP: Final = "step"
ENTER: Final = "enter"
ORIENT: Final = "orient"
CUT: Final = "cut"
REPEL: Final = "repel"
DECLINE: Final = "decline"
FACE: Final = "face"
TAKE: Final = "take"
PROPOSE: Final = "propose-end"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
DECLINES: Final = (REFUSE, DECLINE, STOP)
"""What is answered for an absent player wherever it is offered: a vote is refused, axe and vein
are declined, no step is taken and no second card discarded (R-183)."""

TURNED: Final = "turned"
Words: TypeAlias = tuple[str, int, int, Cell, bool, str, int]

VERBS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        STOP: (),
        STEP: ("cell", "space"),
        ENTER: ("cell",),
        ORIENT: ("cell", "turned"),
        CUT: ("cell", "side"),
        REPEL: (),
        DECLINE: (),
        FACE: ("creature",),
        TAKE: (),
        PROPOSE: (),
        AGREE: (),
        REFUSE: (),
    }
)
"""What the words after a verb are; ``turned`` is written or left out."""

EFFECT_FORMS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = MappingProxyType(
    {
        "information": (("cell",), ("seat",)),
        "rockfall": (("cell",),),
        "hand-swap": (("seat",),),
        "web": (("cell", "side"),),
        "boots": (("seat",),),
        "axe": (("seat",),),
        **dict.fromkeys(CREATURES, ((), ("cell", "space"))),
    }
)
"""What the words after a played card may be, by what it does."""


@final
class MoveBook:
    """Makes the moves of one rule set, each once.

    The book fills with what deciders hold, so it stays with the authority: no view holds it.
    """

    def __init__(self, kit: Kit) -> None:
        """Prepare the moves of a kit's cards."""
        self.kit = kit
        self._said: dict[str, Move] = {}
        self._spoken: dict[Words, Move] = {}
        """The same moves by what they are made of: a move is written once."""
        self.words = {verb: self.say(verb) for verb, form in VERBS.items() if not form}
        self.passes = tuple(
            Move(f"{PASS} {name}", PASS, card=name, kind=card)
            for card, name in enumerate(kit.names)
        )
        self.lays = Lays(kit.names[: kit.paths], kit.cards, kit.poses)

    def say(
        self,
        verb: str,
        *,
        card: int = NOTHING,
        seat: int = NOTHING,
        cell: Cell = NOTHING,
        turned: bool = False,
        word: str = "",
        space: int = NOTHING,
    ) -> Move:
        """Return the move that a verb and its words make, and keep it."""
        words = (verb, card, seat, cell, turned, word, space)
        move = self._spoken.get(words)
        if move is None:
            move = self._new(*words)
            move = self._spoken[words] = self._said.setdefault(move.text, move)
        return move

    def on_edge(self, verb: str, border: Edge, card: int = NOTHING) -> Move:
        """Return the move that speaks of an edge."""
        return self.say(verb, card=card, cell=border // 4, word=SIDE_NAMES[border % 4])

    def _new(  # noqa: PLR0917 - the fields of a move
        self,
        verb: str,
        card: int,
        seat: int,
        place: Cell,
        turned: bool,  # noqa: FBT001
        word: str,
        space: int,
    ) -> Move:
        return worded(
            verb,
            card="" if card == NOTHING else self.kit.names[card],
            kind=card,
            seat=seat,
            cell=place,
            turned=turned,
            word=word,
            value=space,
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
            return self._parse_play(words, text)
        if verb in VERBS:
            return self._parse_form(verb, NOTHING, VERBS[verb], words, text)
        raise MalformedMove(
            f"{text!r} is no move; a move looks like 'lay cross-i 1,0', 'step 1,0 0', 'stop'"
        )

    def _parse_play(self, words: list[str], text: str) -> Move:
        card = read_card(words[0], self.kit.cards, text)
        effect = self.kit.effects[card]
        if not effect:
            raise MalformedMove(f"{text!r}: {words[0]} is not played like that")
        forms = EFFECT_FORMS[effect]
        form = forms[0]
        for other in forms[1:]:
            # a card with two forms: a seat has no comma, a space two words
            if (other == ("seat",) and words[1:] and "," not in words[1]) or (
                other == ("cell", "space") and len(words) > 1
            ):
                form = other
        return self._parse_form(PLAY, card, form, words[1:], text)

    def _parse_form(
        self, verb: str, card: int, form: tuple[str, ...], words: list[str], text: str
    ) -> Move:
        """Read the words that follow a verb, or a card that is played."""
        seat = place = space = NOTHING
        turned = False
        word = ""
        left = list(words)
        for what in form:
            if what == TURNED:
                turned = left[:1] == [TURNED]
                del left[: int(turned)]
            elif not left:
                raise MalformedMove(f"{text!r}: {what} is missing")
            elif what == "seat":
                seat = read_seat(left.pop(0), self.kit.seats, text)
            elif what == "cell":
                place = read_cell(left.pop(0), text)
            elif what == "space":
                space = read_number(left.pop(0), text)
            else:
                choices = SIDE_NAMES if what == "side" else CREATURES
                word = read_word(left.pop(0), choices, text)
        if left:
            raise MalformedMove(f"{text!r}: {left[0]!r} is too much")
        if "side" in form:
            border = edge(place, SIDE_NAMES.index(word))
            place, word = read_cell(cell_text(border // 4), text), SIDE_NAMES[border % 4]
        move = self._new(verb, card, seat, place, turned, word, space)
        return self._said.get(move.text, move)
