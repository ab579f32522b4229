"""What a review holds: plain values, which ``to_dict`` gives as JSON data."""

from collections.abc import Mapping
from typing import TypeAlias, cast

from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import Untyped, plain, value
from saboteur.review.reading import Chances, Side

Odds: TypeAlias = tuple[float, ...]
"""How likely each of a round's ``roles`` is, in their order."""
Table: TypeAlias = tuple[Odds, ...]
"""The odds of every seat, as one sight could have them."""


@value
class Moment(Untyped):
    """A round after a step: what everybody could believe, and how it stood."""

    step: int
    """As ``Replay`` counts: 0 is the deal, others are numbers of moves."""
    truth: tuple[str, ...]
    """Every seat's role; nothing where there are none."""
    watcher: Table
    """What somebody could believe who saw only what everybody sees."""
    seats: tuple[Table, ...]
    """What each seat could believe, by its own view."""
    chances: Chances
    """How likely each side wins the round, to the watcher; 0 or 1 once it is over."""
    race: tuple[float, ...]
    """What each seat has openly gained in the round; nothing where gold is secret."""


@value
class TurningPoint(Untyped):
    """A turning point: a move after which the chances were others."""

    step: int
    seat: int
    move: str
    side: int
    """The side it was about, by its number."""
    before: float
    after: float


@value
class Fooled(Untyped):
    """A foe whom another seat trusted more than the deal did, for so many moves on end."""

    fooler: int
    fooled: int
    first: int
    last: int
    """The steps from which and to which."""
    moves: int


@value
class RightFirst(Untyped):
    """Who was the first to hold a foe for one, and never doubted it again."""

    about: int
    seats: tuple[int, ...]
    """Several if they knew at the same step."""
    step: int


@value
class ClaimChecked(Untyped):
    """What a seat said that it saw, beside the truth."""

    step: int
    seat: int
    target: int | None
    """The seat it spoke of, if it was one."""
    cell: Cell | None
    """The goal it spoke of, if it was one."""
    said: str
    truth: str

    @property
    def honest(self) -> bool:
        """Whether it was true."""
        return self.said == self.truth


@value
class Portrait(Untyped):
    """A seat in one round."""

    seat: int
    role: str | None
    side: int | None
    won: bool | None
    """Whether its side won; ``None`` if it has no side, or the round is not over."""
    moves: int
    swing: float
    """By how much its own moves changed the chance of its side, all in all."""
    best: int | None
    worst: int | None
    """The steps at which it changed it most for the better, and for the worse."""
    suspected: float | None
    """How likely others took it for a foe, at the most; ``None`` where nobody can be one."""
    suspected_at: int | None
    knew: int
    """Of how many other seats it was right at the end, whether they are foes."""


@value
class RoundReview(Untyped):
    """A round."""

    number: int
    over: bool
    sides: tuple[Side, ...]
    roles: tuple[str, ...]
    """The roles that there may be."""
    foes: tuple[str, ...]
    """Those of them that others suspect."""
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    """The largest first."""
    fooled: tuple[Fooled, ...]
    """The longest first."""
    right_first: tuple[RightFirst, ...]
    claims: tuple[ClaimChecked, ...]
    portraits: tuple[Portrait, ...]

    def suspicion(self, table: Table, seat: int) -> float:
        """Return how likely a seat is a foe."""
        return suspicion(self.roles, self.foes, table, seat)


@value
class Review(Untyped):
    """A game looked at again: who could believe what, and when it turned."""

    ruleset: str
    seats: int
    family: str
    rounds: tuple[RoundReview, ...]

    def to_dict(self) -> Mapping[str, object]:
        """Return all of it as plain JSON data."""
        return cast("Mapping[str, object]", plain(self))


def suspicion(roles: tuple[str, ...], foes: tuple[str, ...], table: Table, seat: int) -> float:
    """Return how likely a seat is a foe, by a table of odds."""
    return sum(odds for role, odds in zip(roles, table[seat], strict=True) if role in foes)
