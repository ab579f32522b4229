"""The record of a game of Saboteur 2: that of Saboteur, with nuggets instead of gold cards.

The window has the same size, but Start lies nearer to its middle: ladders also lead away from the
goals.
"""

from typing import Annotated, Final

from saboteur.observation_layout.base import GOAL_COUNT, MAX_ROUNDS, TOOL_COUNT
from saboteur.observation_layout.saboteur2 import MAX_CARD_KINDS, MAX_SEATS
from saboteur.swarm.base.game_record import HEIGHT, WIDTH, ClassicGameRecord
from saboteur.swarm.grid_window import GridWindow
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import IntRow

WINDOW: Final = GridWindow(WIDTH, HEIGHT, west=14, north=16)

# Capacities. A rule set that needs more is refused (``rule_tables.build_tables``).
MAX_PATHS: Final = 72
MAX_DECK_SIZE: Final = 120
MAX_ROLE_CARDS: Final = 16
"""Maximum number of role cards, dealt or not."""
MARK_COUNT: Final = TOOL_COUNT + 2
"""The number of marks, which are cards before a seat: broken tools, a thief, a prison."""
MAX_OPEN_ENDS: Final = 4 * (MAX_PATHS + GOAL_COUNT + 1)
"""Maximum number of open ends: the edges of all paths, goals and Start.

A flood needs no larger stack.
"""

THIEF_BIT: Final = 1 << TOOL_COUNT
PRISON_BIT: Final = 2 << TOOL_COUNT

# Stages in addition to those of Saboteur (``base.game_record``).
THEFT: Final = 4
PASS_MORE: Final = 5
DISCARD_TWO: Final = 6


class Saboteur2GameRecord(ClassicGameRecord):
    """A whole game, hidden information included; roles have the numbers of the kit."""

    cards_remaining: int
    """The number of cards that may still be passed or must still be discarded (S2-9, S2-12)."""
    draw_count: int
    """The number of cards that the seat on turn draws."""
    extra_drawer: int
    """The seat that draws a card after the draw of the seat on turn (S2-28), or ``NO_SEAT``."""
    spare_role_count: int
    """The number of undealt roles (S2-8)."""
    replaced_role_count: int
    """The number of roles replaced in this round (S2-27)."""
    thief_count: int
    thief_order_count: int
    """The number of thieves that steal at the end of the round (S2-41).

    ``thief_order_index`` is the number of those that have been asked.
    """
    thief_order_index: int
    open_ends: Annotated[IntRow, "i2", MAX_OPEN_ENDS]
    path_cells: Annotated[IntRow, "i2", MAX_PATHS]
    roles: Annotated[IntRow, "i1", MAX_ROLE_CARDS]
    marks: Annotated[IntRow, "i1", MAX_SEATS]
    goal_looks: Annotated[IntRow, "i1", MAX_SEATS]
    hand_sizes: Annotated[IntRow, "i1", MAX_SEATS]
    hands: Annotated[IntRow, "i1", MAX_SEATS * MAX_HAND_SIZE]
    pile: Annotated[IntRow, "i1", MAX_DECK_SIZE]
    open_discards: Annotated[IntRow, "i1", MAX_CARD_KINDS]
    passed_cards: Annotated[IntRow, "i1", MAX_SEATS * MAX_CARD_KINDS]
    role_draws: Annotated[IntRow, "i1", MAX_ROLE_CARDS]
    """By number of earlier replacements: the index of the undealt role taken next (R-48)."""
    replaced_roles: Annotated[IntRow, "i1", MAX_ROLE_CARDS]
    role_givers: Annotated[IntRow, "i1", MAX_ROLE_CARDS]
    """The seats whose roles were replaced, in order.

    ``known_given_roles`` holds the old role as that seat knows it, or ``NO_SEAT``.
    """
    known_given_roles: Annotated[IntRow, "i1", MAX_ROLE_CARDS]
    role_peeks: Annotated[IntRow, "i1", MAX_SEATS * MAX_SEATS]
    """By observer and seat: 1 + the role seen last; 0 without a look (S2-26, S2-47).

    It is negative if that role has been replaced since. In a resampled world, only the fact of the
    look may be known: the role is ``MAX_ROLE_KINDS`` then.
    """
    thieves: Annotated[IntRow, "i1", MAX_SEATS]
    """The seats with a thief, in the order in which the thieves were laid (R-44)."""
    thief_order: Annotated[IntRow, "i1", MAX_SEATS]
    """The seats that steal at the end of the round, in order."""
    nuggets: Annotated[IntRow, "i2", MAX_SEATS]
    shown_roles: Annotated[IntRow, "i1", MAX_ROUNDS * MAX_SEATS]
    """By finished round and seat: its role (B-42)."""
