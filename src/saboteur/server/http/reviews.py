"""Routes of reviews: a finished game looked at again."""

import asyncio
from collections.abc import Awaitable
from types import MappingProxyType
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.server.http.context import AnyRequest, context_of, home_of, stored_table
from saboteur.server.http.errors import TooMany
from saboteur.server.http.replays import finished_game, uploaded_game
from saboteur.server.inspection import TooBusy
from saboteur.table.reviews import ALL
from saboteur.wire import messages as wire
from saboteur.wire.problems import NoReview
from saboteur.wire.replays import asked_picture

SVG: Final = "image/svg+xml"
FOR_ALL: Final = MappingProxyType({"Cross-Origin-Resource-Policy": "cross-origin"})
"""A picture of a moment may stand on any page."""


@get("/api/tables/{code:str}/review")
async def show_review(request: AnyRequest, code: FromPath[str]) -> wire.GameReview:
    """Tell who could believe what in a finished game, and when it turned."""
    context = context_of(request)
    record = await finished_game(request, code, context.archive.record)
    own = (await stored_table(request, code)).code  # another code may lead there, too
    lines = await context.storage.talk.lines(own, ALL)
    return await _made(request, context.reviews.of(own, record, lines))


@get("/api/replays/{id_:str}/review")
async def show_uploaded_review(request: AnyRequest, id_: FromPath[str]) -> wire.GameReview:
    """Tell the same of an uploaded game; what was said there nobody knows."""
    replay = await uploaded_game(request, id_)
    return await _made(request, context_of(request).reviews.of(id_, replay.record))


async def _made(request: AnyRequest, review: Awaitable[wire.GameReview]) -> wire.GameReview:
    """Wait for a review, or say why there is none."""
    if not context_of(request).asked_reviews.spend(home_of(request)):
        raise TooMany("too many reviews; wait a little")
    try:
        return await review
    except TooBusy as error:
        raise TooMany(str(error)) from None
    except RecordError as error:
        raise NoReview(str(error)) from None


@get("/api/tables/{code:str}/moment/{picture:str}", media_type=SVG)
async def show_moment(
    request: AnyRequest, code: FromPath[str], picture: FromPath[str], theme: FromQuery[str] = "dark"
) -> Response[bytes]:
    """Draw the board of a finished game at a step, as everybody saw it."""
    replay = await finished_game(request, code, context_of(request).archive.replay)
    return await _drawn(replay, picture, theme)


@get("/api/replays/{id_:str}/moment/{picture:str}", media_type=SVG)
async def show_uploaded_moment(
    request: AnyRequest, id_: FromPath[str], picture: FromPath[str], theme: FromQuery[str] = "dark"
) -> Response[bytes]:
    """Draw the same of an uploaded game."""
    return await _drawn(await uploaded_game(request, id_), picture, theme)


async def _drawn(replay: Replay, name: str, theme: str) -> Response[bytes]:
    svg = await asyncio.to_thread(asked_picture, replay, name, theme)
    return Response(svg.encode(), headers=FOR_ALL)
