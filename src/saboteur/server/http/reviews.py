"""Routes of reviews: a finished game looked at again."""

from collections.abc import Awaitable, Sequence

from litestar import get, post
from litestar.params import FromPath

from saboteur.notation.record import RecordError
from saboteur.play.game import Record
from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    home_of,
    known_guest,
    read,
    stored_table,
    welcome_guest,
)
from saboteur.server.http.errors import TooMany
from saboteur.server.http.replays import finished_game, uploaded_game
from saboteur.server.inspection import TooBusy
from saboteur.table.advice import Advices
from saboteur.table.config import CannotOpen
from saboteur.table.reviews import ALL, claims_of
from saboteur.wire import messages as wire
from saboteur.wire.problems import BadTable, NoReview
from saboteur.wire.replays import step_number


@get("/api/tables/{code:str}/review")
async def show_review(request: AnyRequest, code: FromPath[str]) -> wire.GameReview:
    """Tell who could believe what in a finished game, and when it turned."""
    own, record, lines = await _finished(request, code)
    return await _made(request, context_of(request).reviews.of(own, record, lines))


@get("/api/replays/{id_:str}/review")
async def show_uploaded_review(request: AnyRequest, id_: FromPath[str]) -> wire.GameReview:
    """Tell the same of an uploaded game; what was said there nobody knows."""
    replay = await uploaded_game(request, id_)
    return await _made(request, context_of(request).reviews.of(id_, replay.record))


@get("/api/tables/{code:str}/advice/{step:str}")
async def show_advice(request: AnyRequest, code: FromPath[str], step: FromPath[str]) -> wire.Advice:
    """Say what an expert would have done where a move was made, as far as it was tried."""
    own, record, lines = await _finished(request, code)
    claims = claims_of(lines, record)
    return await _advices(request).more(own, record, claims, step_number(step))


@get("/api/replays/{id_:str}/advice/{step:str}")
async def show_uploaded_advice(
    request: AnyRequest, id_: FromPath[str], step: FromPath[str]
) -> wire.Advice:
    """Say the same of an uploaded game."""
    replay = await uploaded_game(request, id_)
    return await _advices(request).more(id_, replay.record, (), step_number(step))


@post("/api/tables/{code:str}/go-on")
async def go_on(request: AnyRequest, code: FromPath[str]) -> wire.TableCode:
    """Open a table of one's own where a finished game stood, to play it otherwise."""
    await known_guest(request)  # before anything is looked for
    record = await finished_game(request, code, context_of(request).archive.record)
    return await _opened(request, record)


@post("/api/replays/{id_:str}/go-on")
async def go_on_uploaded(request: AnyRequest, id_: FromPath[str]) -> wire.TableCode:
    """Do the same with an uploaded game."""
    await known_guest(request)
    return await _opened(request, (await uploaded_game(request, id_)).record)


async def _opened(request: AnyRequest, record: Record) -> wire.TableCode:
    context = context_of(request)
    wish = await read(request, wire.GoOn)
    guest = await welcome_guest(request, context.new_tables, "too many new tables; wait a little")
    try:
        return wire.TableCode(code=await context.registry.go_on(record, wish, guest))
    except CannotOpen as error:
        raise BadTable(str(error)) from None


async def _finished(request: AnyRequest, code: str) -> tuple[str, Record, Sequence[wire.Heard]]:
    """Return a finished game and what was said there; by its own code, for others lead there."""
    context = context_of(request)
    record = await finished_game(request, code, context.archive.record)
    own = (await stored_table(request, code)).code
    return own, record, await context.storage.talk.lines(own, ALL)


def _advices(request: AnyRequest) -> Advices:
    """Return where advice is found, to whoever has not had too much of it."""
    context = context_of(request)
    if not context.asked_advice.spend(home_of(request)):
        raise TooMany("too much advice; wait a little")
    return context.advices


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
