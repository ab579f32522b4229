"""What browser and server say about scenes to learn by, over HTTP."""

from saboteur.server.wire.messages.from_server import Option
from saboteur.server.wire.struct import Message
from saboteur.server.wire.views.view import GameView


class Lessons(Message):
    """GET /api/learn: how many scenes there are to learn each box by; they are numbered from 1."""

    boxes: dict[str, int]


class LessonState(Message):
    """GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by ``;``.

    The words of the guide are ``learn-BOX-SCENE-STEP``. Why a move is not allowed:
    /api/learn/BOX/SCENE/why?moves=…&move=…, answered with ``Answer``.
    """

    box: str
    scene: int
    seat: int
    """Where the learner sits."""
    step: int
    """How many steps are done."""
    steps: int
    version: int
    view: GameView
    options: tuple[Option, ...]
    """What the rules allow the learner; nothing once the scene is over."""
    wanted: tuple[str, ...]
    """The moves among them that lead on."""
    events: tuple[dict[str, object], ...]
