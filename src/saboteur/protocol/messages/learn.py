"""HTTP messages about tutorial scenes."""

from saboteur.protocol.message import Message
from saboteur.protocol.messages.from_server import LegalMove
from saboteur.protocol.views.view import GameView


class Lessons(Message):
    """GET /api/learn: the scenes of each box, and those of the modules under ``modules``."""

    boxes: dict[str, tuple[str, ...]]
    """Subject of each scene, numbered from 1, by box: ``first``, ``cards`` or a module id."""


class LessonState(Message):
    """GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by ``;``.

    The text of a step is ``learn-BOX-SCENE-STEP``; its attribute ``do`` is the task. GET
    /api/learn/BOX/SCENE/explanation?moves=…&move=… returns an ``Explanation``: why a move
    is not allowed.
    """

    box: str
    scene: int
    seat: int
    """The learner's seat."""
    step: int
    """Number of steps done."""
    steps: int
    version: int
    view: GameView
    legal_moves: tuple[LegalMove, ...]
    """The learner's legal moves; none once the scene is over."""
    expected_moves: tuple[str, ...]
    """The legal moves that solve the step; a guide shows the first."""
    mistakes: dict[str, tuple[str, ...]]
    """Likely wrong moves as patterns, by the suffix of the text that explains the mistake."""
    events: tuple[dict[str, object], ...]
