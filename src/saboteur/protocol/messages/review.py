"""HTTP messages about reviews of finished games."""

from saboteur.protocol.message import Coordinates, Message


class ReviewSide(Message):
    """A side that may win a round: the holders of some roles, or one seat."""

    word: str
    """Its text id is ``review-side-WORD``; a side of one seat is named after its player."""
    seat: int | None


class ReviewMoment(Message):
    """The beliefs and chances in a round after a step."""

    step: int
    watcher: tuple[float, ...]
    """By seat, the probability of being a foe as a spectator sees it."""
    seats: tuple[tuple[float, ...], ...]
    """By observing seat, the probability of being a foe for each seat as the observer sees it."""
    chances: tuple[float, ...]
    """By side, the probability of winning the round by public knowledge; 0 or 1 at its end."""
    race: tuple[float, ...]
    """Public gain of each seat in the round; empty in games where gold is secret."""


class ReviewTurn(Message):
    """A turning point: a move that changed a side's chance by 5 points or more."""

    step: int
    seat: int
    move: str
    side: int
    before: float
    after: float


class ReviewFooled(Message):
    """A foe whom another seat trusted more than at the deal, for ``moves`` moves in a row."""

    fooler: int
    fooled: int
    first: int
    last: int
    moves: int


class FirstToSuspect(Message):
    """The seats that were the first to recognise a foe and never changed their minds again."""

    about: int
    seats: tuple[int, ...]
    step: int


class ReviewClaim(Message):
    """A claim of a seat, and the truth about its subject."""

    step: int
    seat: int
    target: int | None
    """The seat that the claim is about, if any."""
    cell: Coordinates | None
    """The goal that the claim is about, if any."""
    said: str
    truth: str


class ReviewPortrait(Message):
    """A summary of one seat in one round."""

    seat: int
    role: str | None
    side: int | None
    won: bool | None
    moves: int
    swing: float
    """Sum of the changes that the seat's moves made to its side's chance."""
    best: int | None
    """The step that improved the chance of the seat's side most."""
    worst: int | None
    """The step that reduced the chance of the seat's side most."""
    suspected: float | None
    """The highest probability of being a foe that public knowledge gave to the seat."""
    suspected_at: int | None
    knew: int
    """Number of other seats that the seat judged correctly at the end."""


class ReviewRound(Message):
    """The review of one round: its sides, roles, moments, turning points, claims and portraits."""

    number: int
    over: bool
    sides: tuple[ReviewSide, ...]
    truth: tuple[str, ...]
    """The roles at the end of the round; empty in games without roles."""
    foes: tuple[str, ...]
    """The roles that count as foes; empty if there are none."""
    moments: tuple[ReviewMoment, ...]
    turning_points: tuple[ReviewTurn, ...]
    """Turning points, the largest change first."""
    fooled: tuple[ReviewFooled, ...]
    """Foes whom others trusted, the longest first."""
    right_first: tuple[FirstToSuspect, ...]
    claims: tuple[ReviewClaim, ...]
    portraits: tuple[ReviewPortrait, ...]


class GameReview(Message):
    """GET /api/tables/CODE/review or /api/replays/ID/review: beliefs and chances over time.

    It exists only for finished games. Claims are included for games that were played at a table.
    """

    form: int
    """Version of the format; stored reviews of another version are computed again."""
    ruleset: str
    seats: int
    family: str
    rounds: tuple[ReviewRound, ...]
