"""Routes for tables: catalogue, list, open, lobby, QR code, deck and socket."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from litestar import get, post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.protocol.catalogue import catalogue_message
from saboteur.protocol.encode import custom_deck_message
from saboteur.protocol.errors import ApiError, InvalidTable, TableNotFound
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peer_router import RemoteTarget
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    client_address,
    decode_body,
    qr_svg,
    require_unbanned_guest,
)
from saboteur.server.http.errors import Banned
from saboteur.server.http.origin import is_same_origin
from saboteur.server.http.socket import AnySocket, serve_socket
from saboteur.server.runtime.connections import ConnectionInfo
from saboteur.server.runtime.table_registry import AccessDenied, TableClosed
from saboteur.server.storage.guests import device_id
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.lifecycle.table_config import CannotOpenTable

CLOSE_CODE_BY_ERROR: Final[Mapping[type[ApiError], int]] = MappingProxyType(
    {
        Banned: wire.CLOSED_BANNED,
        TableClosed: wire.CLOSED_BY_OPERATOR,
        AccessDenied: wire.CLOSED_KICKED,
    }
)
"""Close codes for errors of ``AppContext.resolve``; others mean that the table was not found."""


@get("/api/catalogue")
async def get_catalogue() -> wire.Catalogue:
    """Return the boxes and modules that a table may use."""
    return catalogue_message()


@get("/api/tables")
async def list_tables(request: AnyRequest) -> wire.OpenTables:
    """Return the public tables with free seats; private tables are never listed."""
    tables = await app_context(request).storage.listed_tables()
    return wire.OpenTables(
        tables=tuple(
            wire.OpenTable(
                code=table.join_code,
                ruleset=table.ruleset,
                seats=table.seats,
                taken=table.taken_seats,
                host=table.host_name,
            )
            for table in tables
        )
    )


@post("/api/tables")
async def open_table(request: AnyRequest) -> wire.TableCode:
    """Open a table with the guest as its host and return its code."""
    context = app_context(request)
    config = await decode_body(request, wire.NewTable)
    guest = await require_unbanned_guest(
        request, context.limits.new_tables, "too many new tables; wait a little"
    )
    try:
        code = await context.registry.open_table(config, guest)
    except CannotOpenTable as error:
        raise InvalidTable(str(error)) from None
    return wire.TableCode(code=code)


@get("/api/tables/{code:str}")
async def get_table(request: AnyRequest, code: FromPath[str]) -> wire.Lobby:
    """Return the lobby of a table to a client that knows its code."""
    context = app_context(request)
    table = await context.resolve(request, code)
    lobby = await context.registry.describe(table.code, await context.authenticate(request))
    if lobby is None:
        raise TableNotFound("there is no table with this code")
    return lobby


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def get_table_qr(request: AnyRequest, code: FromPath[str]) -> bytes:
    """Return a QR code (SVG) of the invite link of a table."""
    table = await app_context(request).resolve(request, code)
    return qr_svg(request, f"/t/{table.invite}").encode()


@get("/api/tables/{code:str}/deck")
async def get_table_deck(request: AnyRequest, code: FromPath[str]) -> wire.CustomDeck:
    """Return the cards that the table's custom deck changes compared to the printed ones."""
    table = await app_context(request).resolve(request, code)
    return custom_deck_message(table.deck or "")


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """Connect to a table; see ``FromClient`` and ``FromServer`` for the messages."""
    context = app_context(socket)
    if not is_same_origin(socket.headers, context.settings.public_url):
        raise PermissionDeniedException("foreign origin")
    guest = await context.authenticate(socket)
    table: TableActor | RemoteTarget | None = None
    close_code = wire.CLOSED_TABLE_NOT_FOUND
    try:
        table = await context.registry.get_or_load((await context.resolve(socket, code)).code)
    except ApiError as error:
        close_code = CLOSE_CODE_BY_ERROR.get(type(error), close_code)
    except BrokerUnavailable:
        close_code = wire.CLOSED_RECONNECT
    # Browsers hide the HTTP status of a rejected handshake from the page, but not a close code.
    await socket.accept()
    if guest is None:
        await socket.close(wire.CLOSED_NOT_AUTHENTICATED)
    elif table is None:
        await socket.close(close_code)
    elif not context.limits.guest_frames.try_acquire(guest.id):
        await socket.close(wire.CLOSED_RATE_LIMITED)
    else:
        connection = SocketConnection(guest)
        device = device_id(hash_token(socket.cookies.get(GUEST_COOKIE, "")))
        with context.connections.track(
            ConnectionInfo(connection, table, client_address(socket), device)
        ):
            await serve_socket(socket, table, connection, context.limits)
