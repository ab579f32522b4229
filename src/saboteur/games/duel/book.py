"""The moves of Le Duel: its verbs and their arguments.

On a turn: ``lay door-blue-cross 1,0`` · ``lay curve-ne 2,-1 turned`` · ``play broken-pick 1`` ·
``play repair-pick 0`` · ``play repair-pick-lamp 0 lamp`` · ``play secret-plan 5,0`` · ``play
rockfall 3,0`` · ``play key 2,1`` · ``pass curve-ne`` · ``clear pick`` · ``bribe 3,0``. As answers
to later decisions: ``pass curve-ne`` · ``discard curve-ne`` · ``reveal 5,0`` · ``orient 5,0
turned`` · ``claim 5,0`` · ``bribe 3,0`` · ``stop``.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

from saboteur.games import book
from saboteur.games.book import ORIENT, STOP, Form
from saboteur.games.duel.kit import TOOLS, Kit
from saboteur.games.passing import DISCARD
from saboteur.kernel.move_syntax import TURNED

CLEAR: Final = "clear"
BRIBE: Final = "bribe"
CLAIM: Final = "claim"
REVEAL: Final = "reveal"
DECLINES: Final = (STOP,)
"""The answers for an absent player; the first legal one is given (R-183).

No second card is passed and no troll is bribed.
"""

VERBS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        CLEAR: ("tool",),
        DISCARD: ("card",),
        BRIBE: ("cell",),
        CLAIM: ("cell",),
        REVEAL: ("cell",),
        ORIENT: ("cell", TURNED),
        STOP: (),
    }
)
"""The forms of the words after a verb."""

EFFECTS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "break": ("seat",),
        "repair": ("seat", "mended"),
        "map": ("cell",),
        "rockfall": ("cell",),
        "key": ("cell",),
    }
)
"""The forms of the words after a played card, by its effect.

The tool that is ``mended`` is written only after a card that shows two.
"""


@final
class MoveBook(book.MoveBook[Kit]):
    """The move book of Le Duel."""

    examples = "'lay curve-ne 1,0', 'play secret-plan 5,0', 'pass curve-ne'"

    def __init__(self, kit: Kit) -> None:
        forms = [(EFFECTS[effect],) if effect else () for effect in kit.effects]
        super().__init__(kit, VERBS, forms)
        self.clears = tuple(self.say(CLEAR, word=tool) for tool in TOOLS)

    def choices(self, what: str, card: int) -> Sequence[str]:
        """Return the words allowed for a tool: all tools, or those that the repair shows."""
        return TOOLS if what == "tool" else self.kit.card_tools[card]
