"""The moves of The Lost Mines: their verbs and arguments.

``lay cross 2,2`` · ``lay curve-ne 2,3 turned`` · ``play axe 4,2`` · ``play storm 3,2`` · ``play
trap 4,2 E`` · ``play troll 4,2 S`` · ``play information-mine-dwarf mine 9,0`` · ``play
information-mine-dwarf dwarf 2`` · ``play information-mine-treasure treasure 0`` · ``pass cross`` ·
``stop`` · ``step 3,2`` · ``orient 9,0 turned`` · ``take 1`` · ``propose-end`` · ``agree`` ·
``refuse``

An edge is written from the cell to its west with E, or from the cell to its north with S. The
notation from the other cell is accepted too.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.games import book
from saboteur.games.book import AGREE, ORIENT, REFUSE, STOP, Form
from saboteur.games.lost_mines.kit import (
    DWARF,
    INFORMATION,
    MINE,
    SECRETS,
    STORM,
    TOOL,
    TRAP,
    TREASURE,
    TROLL,
    Kit,
)
from saboteur.kernel.geometry import SIDE_NAMES, STEP, Edge, PackedCell, edge
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import TURNED
from saboteur.kernel.refusal import MalformedMove

WALK: Final = "step"
TAKE: Final = "take"
PROPOSE: Final = "propose-end"
DECLINES: Final = (REFUSE, STOP)
"""The answers for an absent player; the first legal one is given (R-183).

They refuse a vote, pass no further card and take no step.
"""

VERBS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        STOP: (),
        WALK: ("cell",),
        ORIENT: ("cell", TURNED),
        TAKE: ("treasure",),
        PROPOSE: (),
        AGREE: (),
        REFUSE: (),
    }
)
"""The forms of the words after a verb."""

SECRET_FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        MINE: ("secret", "cell"),
        TREASURE: ("secret", "treasure"),
        DWARF: ("secret", "seat"),
    }
)
"""The form of the words after a card of secret information, by the kind of its target."""

EFFECT_FORMS: Final[Mapping[str, tuple[Form, ...]]] = MappingProxyType(
    {
        TOOL: (("cell",),),
        STORM: (("cell",),),
        TRAP: (("cell", "border"),),
        TROLL: (("cell", "border"),),
        INFORMATION: tuple(SECRET_FORMS.values()),
    }
)
"""The possible forms of the words after a played card, by its effect."""


@final
class MoveBook(book.MoveBook[Kit]):
    """The move book of The Lost Mines."""

    examples = "'lay cross 2,2', 'play trap 4,2 E', 'pass cross', 'step 3,2', 'stop'"
    first_words = frozenset(SECRETS)

    def __init__(self, kit: Kit) -> None:
        forms = [EFFECT_FORMS[effect] if effect else () for effect in kit.effects]
        super().__init__(kit, VERBS, forms)
        self.readers["treasure"] = ("value", self._treasure)
        self._steps = {place: self.say(WALK, cell=place) for place in kit.board}

    def step(self, place: PackedCell) -> Move:
        return self._steps[place]

    def form(self, forms: tuple[Form, ...], words: Sequence[str]) -> Form:
        """Return the form of a card's arguments; for secret information the first word decides."""
        known = len(forms) > 1 and words and words[0] in SECRET_FORMS
        return SECRET_FORMS[words[0]] if known else forms[0]

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words allowed for the argument ``what`` of a move: kinds of secrets or sides.

        All kinds of secrets are allowed, whatever the card shows.
        """
        return SECRETS if what == "secret" else super().choices(what, card)

    def _treasure(self, name: str, text: str) -> int:
        """Return the number of a treasure; there are as many as seats (LM-5).

        Raises ``MalformedMove`` for any other text.
        """
        if name not in {str(number) for number in range(self.kit.seats)}:
            raise MalformedMove(
                f"{text!r}: {name!r} is no treasure; they are numbered 0 to {self.kit.seats - 1}"
            )
        return int(name)


def edge_of(move: Move) -> Edge:
    """Return the edge on which a move puts a trap or a troll."""
    return edge(move.at, SIDE_NAMES.index(move.word))


def cells_of_edge(line: Edge) -> tuple[PackedCell, PackedCell]:
    """Return the two cells beside an edge, the western or northern one first."""
    place, side = divmod(line, 4)
    return place, place + STEP[side]
