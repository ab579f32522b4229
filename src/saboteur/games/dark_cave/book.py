"""The moves of The Dark Cave: its verbs and their arguments.

``lay cross-i 1,0`` · ``lay curve-ne-ii 2,-1 turned`` · ``pass cross-i`` · ``stop`` · ``play
secret-information-i 4,4`` · ``play secret-information-i 2`` · ``play rockfall-i 3,0`` · ``play
hand-swap-ii 2`` · ``play web-i 1,0 E`` · ``play boots-i 0`` · ``play axe-i 2`` · ``play rat-i 2,0
1`` (onto that abyss) · ``play rat-i`` (from where it is) · ``step 1,0 2`` · ``enter 4,4`` ·
``orient 4,4 turned`` · ``cut 1,0 E`` · ``repel`` · ``decline`` · ``face rat`` · ``take`` ·
``propose-end`` · ``agree`` · ``refuse``

A space is written as its cell and its number on the card, as counted in the deck file. An edge
is written from the cell to its west or north, so the side is always E or S.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.games import book
from saboteur.games.book import AGREE, ORIENT, REFUSE, STOP, Form
from saboteur.games.dark_cave.kit import CREATURES, Kit
from saboteur.kernel.move_syntax import read_number

STEP: Final = "step"
ENTER: Final = "enter"
CUT: Final = "cut"
REPEL: Final = "repel"
DECLINE: Final = "decline"
FACE: Final = "face"
TAKE: Final = "take"
PROPOSE: Final = "propose-end"
DECLINES: Final = (REFUSE, DECLINE, STOP)
"""The answers for an absent player; the first legal one is given (R-183).

They refuse a vote, keep an axe, leave a vein's nugget, take no step and discard no second card.
"""

VERBS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        STOP: (),
        STEP: ("cell", "space"),
        ENTER: ("cell",),
        ORIENT: ("cell", "turned"),
        CUT: ("cell", "border"),
        REPEL: (),
        DECLINE: (),
        FACE: ("creature",),
        TAKE: (),
        PROPOSE: (),
        AGREE: (),
        REFUSE: (),
    }
)
"""The forms of the words after a verb."""

EFFECT_FORMS: Final[Mapping[str, tuple[Form, ...]]] = MappingProxyType(
    {
        "information": (("cell",), ("seat",)),
        "rockfall": (("cell",),),
        "hand-swap": (("seat",),),
        "web": (("cell", "border"),),
        "boots": (("seat",),),
        "axe": (("seat",),),
        **dict.fromkeys(CREATURES, ((), ("cell", "space"))),
    }
)
"""The possible forms of the words after a played card, by its effect."""


@final
class MoveBook(book.MoveBook[Kit]):
    """The move book of The Dark Cave."""

    examples = "'lay cross-i 1,0', 'step 1,0 0', 'stop'"

    def __init__(self, kit: Kit) -> None:
        forms = [EFFECT_FORMS[effect] if effect else () for effect in kit.effects]
        super().__init__(kit, VERBS, forms)
        self.readers["space"] = ("value", read_number)

    def form(self, forms: tuple[Form, ...], words: Sequence[str]) -> Form:
        """Return the form of a card's arguments: a target without a comma is a seat.

        For a creature, any argument is an abyss: a cell and a space.
        """
        for form in forms[1:]:
            if words and (form == ("cell", "space") or "," not in words[0]):
                return form
        return forms[0]

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words allowed for the argument ``what`` of a move: creatures or sides."""
        return CREATURES if what == "creature" else super().choices(what, card)
