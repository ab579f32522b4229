"""Scenes to learn by, as they are asked for: a lesson is its scene and the learner's moves."""

from typing import Final

from saboteur.learn.lesson import Lesson
from saboteur.learn.scene import NoScene, scene, scenes
from saboteur.wire import messages as wire
from saboteur.wire.encode import lesson_message, reason
from saboteur.wire.problems import BadMoves, NoSuchScene

MOST_LETTERS: Final = 2_000
"""Of all moves of a lesson together."""
SEPARATOR: Final = ";"


def lessons() -> wire.Lessons:
    """List the scenes of each box by what they stand with."""
    return wire.Lessons(
        boxes={box: tuple(each.part for each in found) for box, found in scenes().items()}
    )


def lesson(box: str, number: str, moves: str) -> wire.LessonState:
    """Show a scene as far as the learner has played it; raises ``ApiError``."""
    return lesson_message(_lesson(box, number, moves))


def why_not(box: str, number: str, moves: str, move: str) -> wire.Answer:
    """Say why a move is not allowed there; raises ``ApiError``."""
    lesson = _lesson(box, number, moves)
    try:
        refusal = lesson.explain(move)
    except ValueError as error:
        raise BadMoves(str(error)) from None
    return wire.Answer(move=move, reason=None if refusal is None else reason(refusal))


def _lesson(box: str, number: str, moves: str) -> Lesson:
    if len(moves) > MOST_LETTERS:
        raise BadMoves("no scene takes so many moves")
    short = number.isascii() and number.isdigit() and len(number) < 3
    try:
        found = scene(box, int(number) if short else 0)
    except NoScene as error:
        raise NoSuchScene(str(error)) from None
    try:
        return Lesson(found, moves.split(SEPARATOR) if moves else ())
    except ValueError as error:
        raise BadMoves(str(error)) from None
