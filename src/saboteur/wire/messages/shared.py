"""What those say and hear who look at a review together: on ``/api/shared-reviews/ID/socket``."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from saboteur.wire.messages import kinds
from saboteur.wire.messages.from_client import Ping
from saboteur.wire.messages.from_server import Pong, ServerMessage, Trouble
from saboteur.wire.struct import Message, Place

Eyes: TypeAlias = Annotated[str, Meta(pattern="^(public|open|[0-9]|1[01])$")]
"""Through whose eyes the board is shown: a seat's, the public's, or with all open."""
Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
CellAt: TypeAlias = tuple[Coordinate, Coordinate]
RemarkNumber: TypeAlias = Annotated[int, Meta(ge=1, le=999_999)]


class SharedReviewId(Message):
    """POST /api/tables/CODE/shared-review, or /api/replays/ID/shared-review: what leads there."""

    id: str


class ReviewerMessage(Message, tag_field="type"):
    """A frame from a browser on ``/api/shared-reviews/ID/socket``."""


class Lead(ReviewerMessage, tag="lead"):
    """Show everybody who follows a moment; whoever has the lead says it."""

    step: kinds.StepNumber
    eyes: Eyes
    charts: bool = False
    """Whether the charts are shown in place of the board."""


class HandLead(ReviewerMessage, tag="hand-lead"):
    """Give the lead to somebody who is there."""

    guest: kinds.PublicId


class TakeLead(ReviewerMessage, tag="take-lead"):
    """Take the lead of somebody who is gone."""


class LetAllDraw(ReviewerMessage, tag="let-all-draw"):
    """Whether everybody may draw, or the lead alone; the lead says it."""

    allowed: bool


class Draw(ReviewerMessage, tag="draw"):
    """Draw an arrow from a cell to another, or a mark on a cell (``to`` is ``null``)."""

    step: kinds.StepNumber
    at: CellAt
    to: CellAt | None = None


class Comment(ReviewerMessage, tag="comment"):
    """Say something about a moment."""

    step: kinds.StepNumber
    text: kinds.ChatText


class Erase(ReviewerMessage, tag="erase"):
    """Take a remark back: your own, or anybody's if you have the lead."""

    number: RemarkNumber


FromReviewer: TypeAlias = Lead | HandLead | TakeLead | LetAllDraw | Draw | Comment | Erase | Ping


class Reviewer(Message):
    """Somebody who is there."""

    guest: str
    name: str


class SharedReview(ServerMessage, tag="shared-review"):
    """What is looked at and by whom: when you come in, and whenever it changes."""

    game: str
    """The code of the table, or what an upload is called."""
    you: str
    lead: str | None
    """Who has the lead, there or not; ``None`` if he has deleted himself."""
    step: int
    eyes: str
    charts: bool
    all_draw: bool
    people: tuple[Reviewer, ...]


class Remark(Message):
    """An arrow, a mark or a comment, at a moment."""

    number: int
    step: int
    guest: str
    name: str
    at: Place | None
    to: Place | None
    text: str | None


class Remarks(ServerMessage, tag="remarks"):
    """All remarks so far, when you come in."""

    remarks: tuple[Remark, ...]


class Remarked(ServerMessage, tag="remarked"):
    """Somebody drew or said something."""

    remark: Remark


class Erased(ServerMessage, tag="erased"):
    """A remark was taken back."""

    number: int


ToReviewer: TypeAlias = SharedReview | Remarks | Remarked | Erased | Trouble | Pong
