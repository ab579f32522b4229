"""Routes of the scenes: a lesson is its scene and the learner's moves, so nothing is kept here."""

import asyncio
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from saboteur.learn.lesson import Lesson
from saboteur.learn.scene import NoScene, scene, scenes
from saboteur.server.http import errors
from saboteur.wire import messages as wire
from saboteur.wire.encode import lesson_message, reason

MOST_LETTERS: Final = 2_000
"""Of all moves of a lesson together."""
SEPARATOR: Final = ";"


@get("/api/learn")
async def list_scenes() -> wire.Lessons:
    """List the scenes of each box by what they stand with."""
    return wire.Lessons(
        boxes={box: tuple(each.part for each in found) for box, found in scenes().items()}
    )


@get("/api/learn/{box:str}/{scene_:str}")
async def show_scene(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = ""
) -> wire.LessonState:
    """Show a scene as far as the learner has played it."""
    return await asyncio.to_thread(lambda: lesson_message(_lesson(box, scene_, moves)))


@get("/api/learn/{box:str}/{scene_:str}/why")
async def say_why(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = "", move: FromQuery[str] = ""
) -> wire.Answer:
    """Say why a move is not allowed there."""
    return await asyncio.to_thread(_why, box, scene_, moves, move)


def _why(box: str, number: str, moves: str, move: str) -> wire.Answer:
    lesson = _lesson(box, number, moves)
    try:
        refusal = lesson.explain(move)
    except ValueError as error:
        raise errors.BadMoves(str(error)) from None
    return wire.Answer(move=move, reason=None if refusal is None else reason(refusal))


def _lesson(box: str, number: str, moves: str) -> Lesson:
    if len(moves) > MOST_LETTERS:
        raise errors.BadMoves("no scene takes so many moves")
    short = number.isascii() and number.isdigit() and len(number) < 3
    try:
        found = scene(box, int(number) if short else 0)
    except NoScene as error:
        raise errors.NoSuchScene(str(error)) from None
    try:
        return Lesson(found, moves.split(SEPARATOR) if moves else ())
    except ValueError as error:
        raise errors.BadMoves(str(error)) from None
