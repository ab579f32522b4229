"""The view of The Dark Cave on the wire, as ``View.named`` gives it."""

from saboteur.games.dark_cave.view import View
from saboteur.wire.struct import Message
from saboteur.wire.views.view import GameView, GoalCell, as_message, prepared


class LaidCard(Message):
    """A face-up card of the cave."""

    x: int
    y: int
    card: str
    turned: bool


class Space(Message):
    """A space of the card that lies on a cell."""

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
    """How many turns of its seat it still lasts: 2 or 1 (DC-34)."""


class Creature(Message):
    """A creature in the cave, until its seat's next turn begins."""

    creature: str
    card: str
    seat: int
    x: int
    y: int
    space: int


class RoleLook(Message):
    """Who has looked at whose clan card."""

    seat: int
    target: int


class SeenCard(Message):
    """A card that this seat knows to be in another hand; stale if it may have left it."""

    seat: int
    card: str
    stale: bool


class GameResult(Message):
    """How the game ended; the treasures are those of yellow and blue (DC-65)."""

    cause: str
    values: tuple[int, ...]
    clan: str | None
    """The clan that won."""


@prepared
class DarkCaveView(GameView, tag="dark-cave"):
    """The cave through one sight. A screen never shows the discard (R-186)."""

    step: int
    """1: a card, 2: the walk."""
    draws: int
    """How many cards are drawn at the end of the turn."""
    drawer: int | None
    """Who draws them, if not the seat on turn."""
    still: bool
    """The dwarf on turn stood up and does not walk."""
    fresh_axe: bool
    proposed: bool
    walks: bool
    steps_left: int
    attackers: tuple[str, ...]
    asked_seats: tuple[int, ...]
    clans: tuple[str, ...]
    """What each seat wears: yellow or blue."""
    role: str | None
    """Your own clan card."""
    works_for: str | None
    roles: tuple[str | None, ...]
    """The clan cards that this seat knows."""
    shown: tuple[bool, ...]
    """Whose clan card lies face up."""
    role_looks: tuple[RoleLook, ...]
    spare_count: int
    spare: tuple[str, ...] | None
    """The clan cards set aside, for the first who left (DC-60)."""
    hand_levels: tuple[tuple[int, ...], ...]
    """How many cards of I, II and III each seat holds: their backs show it (R-235)."""
    card_peeks: tuple[SeenCard, ...]
    pile_levels: tuple[int, ...]
    discard: int
    """How many cards lie there."""
    maze: tuple[LaidCard, ...]
    goals: tuple[GoalCell, ...]
    dwarves: tuple[Space | None, ...]
    """``None``: out in the open."""
    lying: tuple[bool, ...]
    nuggets: tuple[int, ...]
    gear: tuple[tuple[str, ...], ...]
    webs: tuple[Web, ...]
    creatures: tuple[Creature, ...]
    veins: tuple[Space, ...]
    """Where a vein still has its nugget."""
    out: tuple[int, ...]
    result: GameResult | None


def view_message(view: View) -> DarkCaveView:
    """Return a view as a message; a field too many or too few raises ``ValidationError``."""
    return as_message(view.named() | {"round": 1}, DarkCaveView)  # one game, no rounds
