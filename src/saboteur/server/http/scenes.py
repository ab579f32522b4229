"""Routes of the scenes: nothing is kept here."""

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery

from saboteur.wire import messages as wire
from saboteur.wire.lessons import lesson, lessons, why_not


@get("/api/learn")
async def list_scenes() -> wire.Lessons:
    """List the scenes of each box by what they stand with."""
    return lessons()


@get("/api/learn/{box:str}/{scene_:str}")
async def show_scene(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = ""
) -> wire.LessonState:
    """Show a scene as far as the learner has played it."""
    return await asyncio.to_thread(lesson, box, scene_, moves)


@get("/api/learn/{box:str}/{scene_:str}/why")
async def say_why(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = "", move: FromQuery[str] = ""
) -> wire.Answer:
    """Say why a move is not allowed there."""
    return await asyncio.to_thread(why_not, box, scene_, moves, move)
