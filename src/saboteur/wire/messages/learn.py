"""What browser and server say about scenes to learn by, over HTTP."""

from saboteur.wire.messages.from_server import Option
from saboteur.wire.struct import Message
from saboteur.wire.views.view import GameView


class Lessons(Message):
    """GET /api/learn: the scenes to learn each box and ``modules`` by; they are numbered from 1."""

    boxes: dict[str, tuple[str, ...]]
    """What each scene stands with: ``first`` steps, single ``cards``, or a module."""


class LessonState(Message):
    """GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by ``;``.

    The words of the guide are ``learn-BOX-SCENE-STEP``, its ``do`` what is to be done. Why a move
    is not allowed:
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
    """The moves among them that lead on; the guide points at the first."""
    wrong: dict[str, tuple[str, ...]]
    """Likely mistakes as patterns, by the end of the text that answers them."""
    events: tuple[dict[str, object], ...]
