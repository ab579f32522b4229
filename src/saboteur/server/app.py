"""The web application: a thin adapter between HTTP and the hall. No rule, no table lives here."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException

from saboteur.kernel.sight import PUBLIC
from saboteur.play.replay import Replay
from saboteur.server import messages as wire
from saboteur.server.archive import Archive
from saboteur.server.broker import Broker, BrokerAway
from saboteur.server.catalogue import offered
from saboteur.server.database import database_url
from saboteur.server.frames import replay_step
from saboteur.server.hall import CannotOpen, Hall
from saboteur.server.housekeeping import keep_house
from saboteur.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    clean_nickname,
    recognise,
    welcome,
)
from saboteur.server.limits import NEW_GUESTS, NEW_TABLES, WRONG_CODES, Limit
from saboteur.server.metrics import exposition, may_measure
from saboteur.server.nodes import new_broker
from saboteur.server.origin import is_own_origin, public_address
from saboteur.server.pages import Pages
from saboteur.server.peers import FarTable
from saboteur.server.problems import (
    Away,
    BadNickname,
    BadTable,
    ForeignOrigin,
    Frozen,
    Malformed,
    NoGuest,
    NoStep,
    NoTable,
    NotOver,
    TooMany,
    away,
    fault,
    problem,
)
from saboteur.server.protection import protected
from saboteur.server.recovery import FrozenTable
from saboteur.server.settings import Settings
from saboteur.server.socket import AnySocket, attend
from saboteur.server.storage import Storage, StoredGuest, StoredTable, open_storage
from saboteur.server.struct import Message
from saboteur.server.tables import LiveTable
from saboteur.server.visit import SocketVisit

LONGEST_BODY: Final = 16 * 1024

MessageT = TypeVar("MessageT", bound=Message)
FoundT = TypeVar("FoundT")
AnyRequest: TypeAlias = Request[Any, Any, State]


class Reception:
    """What the routes reach, in the application's state under ``reception``."""

    def __init__(self, settings: Settings, storage: Storage, broker: Broker) -> None:
        """Open the hall."""
        self.settings = settings
        self.storage = storage
        self.hall = Hall(storage, settings, broker=broker)
        self.archive = Archive(storage)
        self.pages = Pages()
        self.new_guests = Limit(NEW_GUESTS)
        self.new_tables = Limit(NEW_TABLES)
        self.wrong_codes = Limit(WRONG_CODES)

    async def guest(self, connection: AnyRequest | AnySocket) -> StoredGuest | None:
        """Return whose cookie comes with a request."""
        return await recognise(self.storage, connection.cookies.get(COOKIE))

    async def look_up(
        self,
        code: str,
        connection: AnyRequest | AnySocket,
        find: Callable[[str], Awaitable[FoundT | None]],
    ) -> FoundT | None:
        """Find by a code; whoever tries too many that don't exist learns nothing more."""
        address = _address(connection)
        if self.wrong_codes.spent_up(address):
            raise TooMany("too many codes that do not exist; wait a minute")
        found = await find(code)
        if found is None:
            self.wrong_codes.spend(address)
        return found


def build(settings: Settings) -> Litestar:
    """Make the application; its storage opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await open_storage(database_url(settings.database_url, settings.data))
        reception = Reception(settings, storage, new_broker(settings))
        app.state.reception = reception
        try:
            await reception.hall.enter()
            house = asyncio.create_task(keep_house(storage, settings.purge_days))
            yield
            house.cancel()
            await asyncio.gather(house, return_exceptions=True)
        finally:
            await reception.hall.close()
            await storage.close()

    return Litestar(
        route_handlers=[
            who_am_i,
            take_nickname,
            show_catalogue,
            open_table,
            show_table,
            show_qr,
            show_record,
            show_step,
            table_socket,
            healthz,
            readyz,
            metrics,
            page,
        ],
        lifespan=[lifespan],
        middleware=[protected],
        exception_handlers={HTTPException: problem, BrokerAway: away, Exception: fault},
        request_max_body_size=LONGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


# --- Guests -------------------------------------------------------------------------------


@get("/api/guest")
async def who_am_i(request: AnyRequest) -> wire.Guest | None:
    """Say who you are; somebody new is no error, which a browser would complain of."""
    guest = await _reception(request).guest(request)
    return None if guest is None else wire.Guest(id=guest.id, nickname=guest.nickname)


@post("/api/guest")
async def take_nickname(request: AnyRequest) -> Response[wire.Guest]:
    """Become a guest, or change your nickname."""
    reception = _reception(request)
    wish = await _read(request, wire.NewGuest)
    nickname = clean_nickname(wish.nickname)
    if not nickname:
        raise BadNickname("nothing of this nickname can be shown")
    guest = await reception.guest(request)
    if guest is not None:
        await reception.storage.rename_guest(guest.id, nickname)
        return Response(wire.Guest(id=guest.id, nickname=nickname), status_code=200)
    if not reception.new_guests.spend(_address(request)):
        raise TooMany("too many new guests from this address")
    guest, token = await welcome(reception.storage, nickname)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )
    return Response(wire.Guest(id=guest.id, nickname=nickname), status_code=201, cookies=[cookie])


# --- Tables -------------------------------------------------------------------------------


@get("/api/catalogue")
async def show_catalogue() -> wire.Catalogue:
    """List the boxes and modules that a table may choose."""
    return offered()


@post("/api/tables")
async def open_table(request: AnyRequest) -> wire.TableCode:
    """Open a table."""
    reception = _reception(request)
    wish = await _read(request, wire.NewTable)
    guest = await reception.guest(request)
    if guest is None:
        raise NoGuest("take a nickname first")
    if not reception.new_tables.spend(guest.id):
        raise TooMany("too many new tables; wait a little")
    try:
        code = await reception.hall.open(wish, guest)
    except CannotOpen as error:
        raise BadTable(str(error)) from None
    return wire.TableCode(code=code)


@get("/api/tables/{code:str}")
async def show_table(request: AnyRequest, code: str) -> wire.Lobby:
    """Describe a table to whoever knows its code."""
    reception = _reception(request)
    guest = await reception.guest(request)

    async def describe(code: str) -> wire.Lobby | None:
        return await reception.hall.lobby(code, guest)

    return _there(await reception.look_up(code, request, describe))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_qr(request: AnyRequest, code: str) -> bytes:
    """Draw the invite link of a table."""
    await _stored(request, code)
    address = public_address(
        request.url.scheme, request.headers.get("host", ""), _reception(request).settings.public_url
    )
    drawn = segno.make(f"{address}/t/{code}", micro=False)
    return drawn.svg_inline(scale=8, border=4, light="#fff").encode()


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def show_record(request: AnyRequest, code: str) -> Response[str]:
    """Give the record, once the game is over."""
    replay = await _finished(request, code)
    return Response(
        str(replay.record),
        headers={"Content-Disposition": f'attachment; filename="saboteur-{code}.txt"'},
    )


@get("/api/tables/{code:str}/replay/{step:int}")
async def show_step(
    request: AnyRequest, code: str, step: int, sight: str = PUBLIC
) -> wire.ReplayStep:
    """Show one step of a finished game through a seat's eyes, or the public's."""
    replay = await _finished(request, code)
    try:
        return replay_step(replay, step, PUBLIC if sight == PUBLIC else int(sight))
    except (IndexError, ValueError) as error:
        raise NoStep(str(error)) from None


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: str) -> None:
    """Join a table; what is said there stands in ``messages``."""
    reception = _reception(socket)
    if not is_own_origin(socket.headers, reception.settings.public_url):
        raise PermissionDeniedException("foreign origin")
    guest = await reception.guest(socket)
    table: LiveTable | FarTable | None = None
    closed = wire.CLOSED_NO_TABLE
    try:
        table = await reception.look_up(code, socket, reception.hall.find)
    except TooMany:
        pass
    except BrokerAway:
        closed = wire.CLOSED_LOST
    # A browser shows its page no status of a refused handshake, only the code of a close.
    await socket.accept()
    if guest is None:
        await socket.close(wire.CLOSED_NO_GUEST)
    elif table is None:
        await socket.close(closed)
    else:
        await attend(socket, table, SocketVisit(guest))


# --- The rest -----------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Say that the process runs."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AnyRequest) -> str:
    """Say that the database answers and that this node may own tables."""
    reception = _reception(request)
    if not reception.hall.ready:
        raise Away("this node has lost its lease")
    await reception.storage.ready()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Give our figures to those who may have them; to others there is no such page."""
    if not may_measure(_address(request), _reception(request).settings.metrics_from):
        raise NotFoundException("there is no such page")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"])
async def page(request: AnyRequest, path: str = "/") -> Response[bytes]:
    """Send a file of the browser client."""
    found = _reception(request).pages.find(path)
    if found is None:
        raise NotFoundException("there is no such page")
    headers = dict(found.headers())
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    body = found.body
    if found.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.gzipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=found.media_type)


def _reception(connection: AnyRequest | AnySocket) -> Reception:
    reception = connection.app.state.reception
    if not isinstance(reception, Reception):
        raise TypeError(reception)
    return reception


async def _stored(request: AnyRequest, code: str) -> StoredTable:
    reception = _reception(request)
    return _there(await reception.look_up(code, request, reception.hall.stored))


async def _finished(request: AnyRequest, code: str) -> Replay:
    table = await _stored(request, code)
    try:
        replay = await _reception(request).archive.replay(table)
    except FrozenTable as frozen:
        raise Frozen(str(frozen)) from None
    if replay is None:
        raise NotOver("that stays secret until the game is over")
    return replay


def _there(found: FoundT | None) -> FoundT:
    if found is None:
        raise NoTable("there is no table of this code")
    return found


async def _read(request: AnyRequest, kind: type[MessageT]) -> MessageT:
    """Read what our own page posts; strictly, where Litestar would turn texts into numbers."""
    if not is_own_origin(request.headers, _reception(request).settings.public_url):
        raise ForeignOrigin("the request does not come from our own page")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise Malformed(str(error)) from None


def _address(connection: AnyRequest | AnySocket) -> str:
    return connection.client.host if connection.client is not None else ""


def _is_secure(request: AnyRequest) -> bool:
    public = _reception(request).settings.public_url
    return request.url.scheme == "https" or (public or "").startswith("https:")
