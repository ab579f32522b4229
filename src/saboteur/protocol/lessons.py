"""Tutorial scenes over HTTP: a lesson is a scene and the learner's moves so far."""

from typing import Final

from saboteur.learn.lesson import Lesson
from saboteur.learn.scene import UnknownScene, scene, scenes
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import lesson_message, reason_message
from saboteur.protocol.errors import InvalidMoves, SceneNotFound

MAX_MOVES_CHARS: Final = 2_000
"""Maximum length of all moves of a lesson together."""
MOVE_SEPARATOR: Final = ";"


def list_lessons() -> wire.Lessons:
    """Return the subject of each scene, by box."""
    return wire.Lessons(
        boxes={box: tuple(each.part for each in box_scenes) for box, box_scenes in scenes().items()}
    )


def get_lesson(box: str, number: str, moves: str) -> wire.LessonState:
    """Return a scene after the learner's moves.

    Raises ``SceneNotFound`` or ``InvalidMoves``.
    """
    return lesson_message(_load_lesson(box, number, moves))


def explain_move(box: str, number: str, moves: str, move: str) -> wire.Explanation:
    """Return why a move is not allowed in a scene, or that it is allowed.

    Raises ``SceneNotFound`` or ``InvalidMoves``.
    """
    lesson = _load_lesson(box, number, moves)
    try:
        refusal = lesson.explain(move)
    except ValueError as error:
        raise InvalidMoves(str(error)) from None
    return wire.Explanation(move=move, reason=None if refusal is None else reason_message(refusal))


def _load_lesson(box: str, number: str, moves: str) -> Lesson:
    if len(moves) > MAX_MOVES_CHARS:
        raise InvalidMoves("too many moves for a scene")
    is_valid = number.isascii() and number.isdigit() and len(number) < 3
    try:
        known_scene = scene(box, int(number) if is_valid else 0)
    except UnknownScene as error:
        raise SceneNotFound(str(error)) from None
    try:
        return Lesson(known_scene, moves.split(MOVE_SEPARATOR) if moves else ())
    except ValueError as error:
        raise InvalidMoves(str(error)) from None
