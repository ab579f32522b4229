"""Routes for the tutorial scenes; stateless, as each request contains all moves so far."""

import asyncio

from litestar import Router, get

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidMoves, SceneNotFound
from saboteur.protocol.lessons import explain_move, get_lesson, list_lessons
from saboteur.server.http.errors import raises
from saboteur.server.http.parameters import Box, Move, Moves, Scene


@get()
async def list_scenes() -> wire.Lessons:
    """Return the topics of the scenes of each box."""
    return list_lessons()


@get("/{box:str}/{scene:str}")
@raises(InvalidMoves, SceneNotFound)
async def get_scene(box: Box, scene: Scene, moves: Moves = "") -> wire.LessonState:
    """Return a scene after the learner's moves."""
    return await asyncio.to_thread(get_lesson, box, scene, moves)


@get("/{box:str}/{scene:str}/explanation")
@raises(InvalidMoves, SceneNotFound)
async def get_explanation(
    box: Box, scene: Scene, moves: Moves = "", move: Move = ""
) -> wire.Explanation:
    """Return the reason why a move is not allowed in a scene after some moves."""
    return await asyncio.to_thread(explain_move, box, scene, moves, move)


router = Router(
    "/api/learn",
    route_handlers=[list_scenes, get_scene, get_explanation],
    tags=["tutorial"],
)  # fmt: skip
