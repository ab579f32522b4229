"""What browser and server say about a review: a finished game looked at again, over HTTP."""

from saboteur.wire.struct import Message, Place


class ReviewSide(Message):
    """Who may win a round: a side that roles belong to, or one seat."""

    word: str
    """Its words are ``review-side-WORD``; a seat has its player's name."""
    seat: int | None


class ReviewMoment(Message):
    """A round after a step."""

    step: int
    watcher: tuple[float, ...]
    """By seat, how likely it is a foe to somebody who saw what everybody saw."""
    seats: tuple[tuple[float, ...], ...]
    """The same in the eyes of each seat."""
    chances: tuple[float, ...]
    """By side, how likely it wins the round, to a watcher; 0 or 1 once it is over."""
    race: tuple[float, ...]
    """What each seat has openly gained in the round; nothing where gold is secret."""


class ReviewTurn(Message):
    """A turning point: a move after which the chances were others."""

    step: int
    seat: int
    move: str
    side: int
    before: float
    after: float


class ReviewFooled(Message):
    """A foe whom another seat trusted more than the deal did, for so many moves on end."""

    fooler: int
    fooled: int
    first: int
    last: int
    moves: int


class ReviewRight(Message):
    """Who was the first to hold a foe for one, for good."""

    about: int
    seats: tuple[int, ...]
    step: int


class ReviewClaim(Message):
    """What a seat said that it saw, beside the truth."""

    step: int
    seat: int
    target: int | None
    """The seat it spoke of, if it was one."""
    cell: Place | None
    """The goal it spoke of, if it was one."""
    said: str
    truth: str


class ReviewPortrait(Message):
    """A seat in one round."""

    seat: int
    role: str | None
    side: int | None
    won: bool | None
    moves: int
    swing: float
    """By how much its own moves changed the chance of its side, all in all."""
    best: int | None
    worst: int | None
    """The steps at which it changed it most for the better, and for the worse."""
    suspected: float | None
    """How likely everybody took it for a foe, at the most."""
    suspected_at: int | None
    knew: int
    """Of how many other seats it was right at the end, whether they are foes."""


class ReviewRound(Message):
    """A round."""

    number: int
    over: bool
    sides: tuple[ReviewSide, ...]
    truth: tuple[str, ...]
    """Everybody's role at its end; nothing where there are none."""
    foes: tuple[str, ...]
    """The roles that others suspect; nothing where nobody can be one."""
    moments: tuple[ReviewMoment, ...]
    turning_points: tuple[ReviewTurn, ...]
    """The largest first."""
    fooled: tuple[ReviewFooled, ...]
    """The longest first."""
    right_first: tuple[ReviewRight, ...]
    claims: tuple[ReviewClaim, ...]
    portraits: tuple[ReviewPortrait, ...]


class GameReview(Message):
    """GET /api/tables/CODE/review, or /api/replays/ID/review: who could believe what, and when.

    Only of games that are over. What was claimed at the table comes with its own game.
    """

    form: int
    """Counts up whenever reviews come out otherwise: older ones are made anew."""
    ruleset: str
    seats: int
    family: str
    rounds: tuple[ReviewRound, ...]
