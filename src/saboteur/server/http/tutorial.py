"""Routes for the tutorial scenes; stateless, as each request contains all moves so far."""

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery

from saboteur.protocol import messages as wire
from saboteur.protocol.lessons import explain_move, get_lesson, list_lessons


@get("/api/learn")
async def list_scenes() -> wire.Lessons:
    """Return the topics of the scenes of each box."""
    return list_lessons()


@get("/api/learn/{box:str}/{scene_:str}")
async def get_scene(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = ""
) -> wire.LessonState:
    """Return a scene after the learner's moves."""
    return await asyncio.to_thread(get_lesson, box, scene_, moves)


@get("/api/learn/{box:str}/{scene_:str}/explanation")
async def get_explanation(
    box: FromPath[str], scene_: FromPath[str], moves: FromQuery[str] = "", move: FromQuery[str] = ""
) -> wire.Explanation:
    """Return the reason why a move is not allowed in a scene after some moves."""
    return await asyncio.to_thread(explain_move, box, scene_, moves, move)
