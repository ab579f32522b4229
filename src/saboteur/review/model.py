"""The data classes of a review; ``to_dict`` converts them to JSON data."""

from collections.abc import Mapping
from typing import TypeAlias, cast

from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import Untyped, to_json_data, value_class
from saboteur.review.belief_tracker import Chances, Side

Odds: TypeAlias = tuple[float, ...]
"""The probability of each of a round's ``roles``, in their order."""
Table: TypeAlias = tuple[Odds, ...]
"""The odds of every seat, from one viewpoint."""


@value_class
class Moment(Untyped):
    """The state of a round after a step: beliefs, chances and gains."""

    step: int
    """Number of moves made, as in ``Replay``; 0 is the deal."""
    truth: tuple[str, ...]
    """Every seat's role; empty in games without roles."""
    watcher: Table
    """The beliefs of a spectator."""
    seats: tuple[Table, ...]
    """The beliefs of each seat, from its own view."""
    chances: Chances
    """The spectator's probability that each side wins the round; 0 or 1 once it is over."""
    race: tuple[float, ...]
    """Each seat's public gains in the round; empty if gold is secret."""


@value_class
class TurningPoint(Untyped):
    """A move after which the chances changed."""

    step: int
    seat: int
    move: str
    side: int
    """The number of the side whose chance changed."""
    before: float
    after: float


@value_class
class Fooled(Untyped):
    """A foe whom another seat trusted more than after the deal, for several moves in a row."""

    fooler: int
    fooled: int
    first: int
    last: int
    """``first`` and ``last`` are the first and the last step of the period of trust."""
    moves: int


@value_class
class RightFirst(Untyped):
    """The seats that were the first to suspect a foe and never changed their minds."""

    about: int
    seats: tuple[int, ...]
    """The seats; several if they reached the suspicion threshold at the same step."""
    step: int


@value_class
class ClaimChecked(Untyped):
    """A seat's claim about a goal or a role, with the truth."""

    step: int
    seat: int
    target: int | None
    """The seat that the claim was about, if any."""
    cell: Cell | None
    """The goal that the claim was about, if any."""
    said: str
    truth: str

    @property
    def honest(self) -> bool:
        """Whether the claim was true."""
        return self.said == self.truth


@value_class
class Portrait(Untyped):
    """A summary of one seat in one round."""

    seat: int
    role: str | None
    side: int | None
    won: bool | None
    """Whether the seat's side won; ``None`` if it has no side, or the round is not over."""
    moves: int
    swing: float
    """Sum of the changes that the seat's moves made to its side's chance."""
    best: int | None
    worst: int | None
    """``best`` and ``worst`` are the steps of the largest changes for and against its side."""
    suspected: float | None
    """The highest suspicion of a spectator against the seat; ``None`` in games without foes."""
    suspected_at: int | None
    knew: int
    """Number of other seats that this one judged correctly at the end, as foe or not."""


@value_class
class RoundReview(Untyped):
    """The review of one round: its sides, moments, turning points, claims and portraits."""

    number: int
    over: bool
    sides: tuple[Side, ...]
    roles: tuple[str, ...]
    """The possible roles of the round."""
    foes: tuple[str, ...]
    """The roles in ``roles`` that work against the other players."""
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    """The turning points, the largest change first."""
    fooled: tuple[Fooled, ...]
    """The foes that another seat trusted, the longest period first."""
    right_first: tuple[RightFirst, ...]
    claims: tuple[ClaimChecked, ...]
    portraits: tuple[Portrait, ...]

    def suspicion(self, table: Table, seat: int) -> float:
        """Return the probability that a seat is a foe.

        Args:
            table: the odds of one viewpoint.
            seat: the seat in question.
        """
        return suspicion(self.roles, self.foes, table, seat)


@value_class
class Review(Untyped):
    """The review of a game: the beliefs of each player, and the turning points."""

    ruleset: str
    seats: int
    family: str
    rounds: tuple[RoundReview, ...]

    def to_dict(self) -> Mapping[str, object]:
        """Return the whole review as JSON data."""
        return cast("Mapping[str, object]", to_json_data(self))


def suspicion(roles: tuple[str, ...], foes: tuple[str, ...], table: Table, seat: int) -> float:
    """Return the probability that a seat is a foe, from the odds of one viewpoint."""
    return sum(odds for role, odds in zip(roles, table[seat], strict=True) if role in foes)
