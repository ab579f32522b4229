"""The view of The Dark Cave as a message, with the fields of ``View.named``."""

from typing import Literal

from saboteur.games.dark_cave.view import View
from saboteur.protocol.message import Message
from saboteur.protocol.views.view import GameView, GoalCell, precompile, to_message


class LaidCard(Message):
    """A face-up card of the cave."""

    x: int
    y: int
    card: str
    turned: bool


class Space(Message):
    """One space of the card on a cell."""

    x: int
    y: int
    space: int


class Web(Message):
    """A web on the east or south edge of a cell."""

    card: str
    seat: int
    x: int
    y: int
    side: str
    shows: int
    """The number of turns of its seat that it still lasts: 2 or 1 (DC-34)."""


class Creature(Message):
    """A creature in the cave, until its seat's next turn begins."""

    creature: str
    card: str
    seat: int
    x: int
    y: int
    space: int


class RoleLook(Message):
    """A seat has looked at another seat's clan card."""

    seat: int
    target: int


class SeenCard(Message):
    """A card that this seat knows to be in another hand; stale if it may have left it."""

    seat: int
    card: str
    stale: bool


class GameResult(Message):
    """The result of the game; ``values`` are the treasures of yellow and blue (DC-65)."""

    cause: Literal["cards", "clan", "agreed"]
    values: tuple[int, ...]
    clan: str | None
    """The winning clan, if any."""


@precompile
class DarkCaveView(GameView, tag="dark-cave"):
    """A view of The Dark Cave. The cards of the discard are not included (R-186)."""

    step: int
    """The part of the turn: 1 to play a card, 2 to walk."""
    draws: int
    """Number of cards drawn at the end of the turn."""
    drawer: int | None
    """The seat that draws at the end of the turn, if it is not the seat on turn."""
    still: bool
    """Whether the dwarf on turn stood up and does not walk."""
    fresh_axe: bool
    proposed: bool
    walks: bool
    steps_left: int
    attackers: tuple[str, ...]
    asked_seats: tuple[int, ...]
    clans: tuple[str, ...]
    """The clan that each seat's dwarf shows: yellow or blue."""
    role: str | None
    """The clan card of this seat."""
    works_for: str | None
    roles: tuple[str | None, ...]
    """The clan card of each seat; ``null`` if this seat does not know it."""
    shown: tuple[bool, ...]
    """Whether each seat's clan card lies face up."""
    role_looks: tuple[RoleLook, ...]
    spare_count: int
    spare: tuple[str, ...] | None
    """The clan cards set aside, which the first seat to leave has seen (DC-60)."""
    hand_levels: tuple[tuple[int, ...], ...]
    """Number of cards of level I, II and III in each hand: the backs show it (R-235)."""
    card_peeks: tuple[SeenCard, ...]
    pile_levels: tuple[int, ...]
    discard: int
    """Number of cards in the discard."""
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    dwarves: tuple[Space | None, ...]
    """The space of each dwarf; ``null`` once it has left the cave."""
    lying: tuple[bool, ...]
    nuggets: tuple[int, ...]
    gear: tuple[tuple[str, ...], ...]
    webs: tuple[Web, ...]
    creatures: tuple[Creature, ...]
    veins: tuple[Space, ...]
    """The spaces whose vein still has its nugget."""
    out: tuple[int, ...]
    result: GameResult | None


def view_message(view: View) -> DarkCaveView:
    """Return a view as a message.

    Raises ``ValidationError`` if the fields of the message and of the view differ.
    """
    return to_message(view.named() | {"round": 1}, DarkCaveView)  # one game, no rounds
