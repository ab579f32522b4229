"""The record of a game of Saboteur 2: that of Saboteur, with nuggets instead of gold cards.

The window has the size of Saboteur's, but lies so that Start is nearer to its middle: ladders lead
away from the goals, too.
"""

from typing import Annotated, Final

from saboteur.swarm.base.record import GOALS, HAND, HEIGHT, ROUNDS, TOOLS, WIDTH, ClassicGame
from saboteur.swarm.record import Row
from saboteur.swarm.window import Window

WINDOW: Final = Window(WIDTH, HEIGHT, west=14, north=16)

# What fits. A rule set that needs more stays with the reference (``tables.build``).
SEATS: Final = 12
KINDS: Final = 62
"""A bit of a number each."""
PATHS: Final = 72
DECK: Final = 120
POOL: Final = 16
"""Role cards, dealt or not."""
ROLES: Final = 8
"""Kinds of them."""
MARKS: Final = TOOLS + 2
"""What may lie before a seat: broken tools, a thief, a prison."""
ENDS: Final = 4 * (PATHS + GOALS + 1)
"""No more edges than all cards have can face cells, so flooding needs no larger stack either."""
MOVES: Final = 256
"""So many legal moves are listed; 134 is the most that was ever seen."""

THIEF: Final = 1 << TOOLS
PRISON: Final = 2 << TOOLS

# Who is asked for what, beside what Saboteur asks (``base.record``).
THEFT: Final = 4
PASS_MORE: Final = 5
DISCARD_TWO: Final = 6
STAGES: Final = 7


class Game(ClassicGame):
    """A whole game, secrets included; a role is the number that the kit gives it."""

    more: int
    """How many cards may still be passed, or must still be discarded (S2-9, S2-12)."""
    draws: int
    """How many cards the turn gives to its seat."""
    also: int
    """The seat that draws a card after that (S2-28), or ``NOBODY``."""
    spare_n: int
    """How many roles are dealt to nobody (S2-8)."""
    gone_n: int
    """How many roles were given away in this round (S2-27)."""
    thieves_n: int
    order_n: int
    """How many thieves steal at the end of the round, and how many of them were asked (S2-41)."""
    order_at: int
    ends: Annotated[Row, "i2", ENDS]
    paths: Annotated[Row, "i2", PATHS]
    roles: Annotated[Row, "i1", POOL]
    marks: Annotated[Row, "i1", SEATS]
    looks: Annotated[Row, "i1", SEATS]
    hands_n: Annotated[Row, "i1", SEATS]
    hands: Annotated[Row, "i1", SEATS * HAND]
    pile: Annotated[Row, "i1", DECK]
    """The deck as it was dealt: cards set aside, hands, then the pile with its top at the end."""
    shown: Annotated[Row, "i1", KINDS]
    passed: Annotated[Row, "i1", SEATS * KINDS]
    lots: Annotated[Row, "i1", POOL]
    """By how many roles were given away before, which of those undealt is taken next (R-48)."""
    gone: Annotated[Row, "i1", POOL]
    """The roles that were given away."""
    givers: Annotated[Row, "i1", POOL]
    """The seats that did so, and what each of them knows of it: the role, or ``NOBODY``."""
    gave: Annotated[Row, "i1", POOL]
    peeks: Annotated[Row, "i1", SEATS * SEATS]
    """By looker and seat, 1 + the role that was seen last, or 0; less than 0 if that role was given
    away since (S2-26, S2-47). A world that a seat imagines may say only that there was a look: then
    the role is ``ROLES``."""
    thieves: Annotated[Row, "i1", SEATS]
    """The seats with a thief, who laid his last at the end (R-44)."""
    order: Annotated[Row, "i1", SEATS]
    """The seats that steal at the end of the round, in their order."""
    nuggets: Annotated[Row, "i2", SEATS]
    shown_roles: Annotated[Row, "i1", ROUNDS * SEATS]
    """By finished round and seat, its role (B-42)."""
