"""Messages of shared reviews, on ``/api/shared-reviews/ID/socket``."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.messages import field_types
from saboteur.protocol.messages.from_client import Command, Ping
from saboteur.protocol.messages.from_server import Done, ErrorMessage, Pong, ServerMessage

ViewingSight: TypeAlias = Annotated[str, Meta(pattern="^(public|open|[0-9]|1[01])$")]
"""The sight of the board: a seat, ``public``, or ``open``."""
Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
CellCoordinates: TypeAlias = tuple[Coordinate, Coordinate]
AnnotationNumber: TypeAlias = Annotated[int, Meta(ge=1, le=999_999)]


class SharedReviewId(Message):
    """POST /api/tables/CODE/shared-review or /api/replays/ID/shared-review: open a review.

    The id gives access to it.
    """

    id: str


class ReviewerMessage(Command):
    """A frame from a client on ``/api/shared-reviews/ID/socket``."""


class Present(ReviewerMessage, tag="present"):
    """Presenter: show a step to all followers."""

    step: field_types.StepNumber
    sight: ViewingSight
    charts: bool = False
    """Whether the charts are shown in place of the board."""


class TransferPresenter(ReviewerMessage, tag="transfer-presenter"):
    """Presenter: make another connected guest the presenter."""

    guest: field_types.PublicId


class BecomePresenter(ReviewerMessage, tag="become-presenter"):
    """Become the presenter in place of one who is disconnected."""


class AllowAnnotations(ReviewerMessage, tag="allow-annotations"):
    """Presenter: allow drawing for all guests, or for the presenter only."""

    allowed: bool


class Annotate(ReviewerMessage, tag="annotate"):
    """Draw an arrow between two cells, or mark a cell (``to`` is ``null``)."""

    step: field_types.StepNumber
    at: CellCoordinates
    to: CellCoordinates | None = None


class Comment(ReviewerMessage, tag="comment"):
    """Comment on a step."""

    step: field_types.StepNumber
    text: field_types.ChatText


class DeleteAnnotation(ReviewerMessage, tag="delete-annotation"):
    """Delete an annotation: your own, or any if you are the presenter."""

    number: AnnotationNumber


FromReviewer: TypeAlias = (
    Present
    | TransferPresenter
    | BecomePresenter
    | AllowAnnotations
    | Annotate
    | Comment
    | DeleteAnnotation
    | Ping
)


class Reviewer(Message):
    """A guest who is connected to the shared review: public id and nickname."""

    guest: str
    name: str


class SharedReview(ServerMessage, tag="shared-review"):
    """The state of a shared review; sent on connection and after every change."""

    game: str
    """The code of the table, or the id of the uploaded record."""
    you: str
    presenter: str | None
    """Public id of the presenter, connected or not; ``null`` if that guest was deleted."""
    step: int
    sight: str
    charts: bool
    everyone_can_annotate: bool
    participants: tuple[Reviewer, ...]


class Annotation(Message):
    """An arrow, a mark or a comment on a step."""

    number: int
    step: int
    guest: str
    name: str
    at: Coordinates | None
    to: Coordinates | None
    text: str | None


class Annotations(ServerMessage, tag="annotations"):
    """All annotations so far; sent on connection."""

    annotations: tuple[Annotation, ...]


class AnnotationAdded(ServerMessage, tag="annotation-added"):
    """An annotation was added."""

    annotation: Annotation


class AnnotationDeleted(ServerMessage, tag="annotation-deleted"):
    """An annotation was deleted."""

    number: int


ToReviewer: TypeAlias = (
    SharedReview | Annotations | AnnotationAdded | AnnotationDeleted | Done | ErrorMessage | Pong
)
