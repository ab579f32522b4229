"""Routes of tables: from the catalogue to the socket."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from litestar import get, post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peers import RemoteTable
from saboteur.server.connection import SocketConnection
from saboteur.server.http.context import (
    AnyRequest,
    address_of,
    context_of,
    drawn_address,
    read,
    there,
    welcome_guest,
)
from saboteur.server.http.errors import Banned, ClosedTable, Outside
from saboteur.server.http.identity import COOKIE, token_hash
from saboteur.server.http.origin import is_own_origin
from saboteur.server.http.socket import AnySocket, serve_socket
from saboteur.server.lobby.doors import Visit
from saboteur.server.storage.guests import device_id
from saboteur.table.config import CannotOpen
from saboteur.table.live import LiveTable
from saboteur.wire import messages as wire
from saboteur.wire.catalogue import catalogue_message
from saboteur.wire.encode import own_deck
from saboteur.wire.problems import ApiError, BadTable

CLOSINGS: Final[Mapping[type[ApiError], int]] = MappingProxyType(
    {
        Banned: wire.CLOSED_BANNED,
        ClosedTable: wire.CLOSED_BY_OPERATOR,
        Outside: wire.CLOSED_SENT_AWAY,
    }
)
"""With which code a socket is closed that would be refused so; others find no table."""


@get("/api/catalogue")
async def show_catalogue() -> wire.Catalogue:
    """List the boxes and modules that a table may choose."""
    return catalogue_message()


@get("/api/tables")
async def list_tables(request: AnyRequest) -> wire.OpenTables:
    """List the tables that anybody may join; a private one is never among them."""
    found = await context_of(request).storage.listed()
    return wire.OpenTables(
        tables=tuple(
            wire.OpenTable(
                code=table.invite,
                ruleset=table.ruleset,
                seats=table.seats,
                taken=table.taken,
                host=table.host,
            )
            for table in found
        )
    )


@post("/api/tables")
async def open_table(request: AnyRequest) -> wire.TableCode:
    """Open a table."""
    context = context_of(request)
    config = await read(request, wire.NewTable)
    guest = await welcome_guest(request, context.new_tables, "too many new tables; wait a little")
    try:
        code = await context.registry.open(config, guest)
    except CannotOpen as error:
        raise BadTable(str(error)) from None
    return wire.TableCode(code=code)


@get("/api/tables/{code:str}")
async def show_table(request: AnyRequest, code: FromPath[str]) -> wire.Lobby:
    """Describe a table to whoever knows its code."""
    context = context_of(request)
    guest = await context.guest(request)

    async def describe(code: str) -> wire.Lobby | None:
        return await context.registry.lobby(code, guest)

    return there(await context.look_up(code, request, describe))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_qr(request: AnyRequest, code: FromPath[str]) -> bytes:
    """Draw the invite link of a table."""
    context = context_of(request)
    guest = await context.guest(request)

    async def find(code: str) -> str | None:
        return await context.registry.invite(code, guest)

    invite = there(await context.look_up(code, request, find))
    return drawn_address(request, f"/t/{invite}").encode()


@get("/api/tables/{code:str}/deck")
async def show_deck(request: AnyRequest, code: FromPath[str]) -> wire.OwnDeck:
    """Tell which cards of a table are not as they are printed, if its deck file says so."""
    context = context_of(request)
    guest = await context.guest(request)

    async def find(code: str) -> str | None:
        return await context.registry.deck(code, guest)

    return own_deck(there(await context.look_up(code, request, find)))


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """Join a table; what is said there stands in ``messages``."""
    context = context_of(socket)
    if not is_own_origin(socket.headers, context.settings.public_url):
        raise PermissionDeniedException("foreign origin")
    guest = await context.guest(socket)
    table: LiveTable | RemoteTable | None = None
    closed = wire.CLOSED_NO_TABLE

    async def admit(code: str) -> LiveTable | RemoteTable | None:
        return await context.registry.admit(code, guest)

    try:
        table = await context.look_up(code, socket, admit)
    except ApiError as error:
        closed = CLOSINGS.get(type(error), closed)
    except BrokerUnavailable:
        closed = wire.CLOSED_LOST
    # A browser shows its page no status of a refused handshake, only the code of a close.
    await socket.accept()
    if guest is None:
        await socket.close(wire.CLOSED_NO_GUEST)
    elif table is None:
        await socket.close(closed)
    elif not context.sessions.spend(guest.id):
        await socket.close(wire.CLOSED_FLOOD)
    else:
        connection = SocketConnection(guest)
        device = device_id(token_hash(socket.cookies.get(COOKIE, "")))
        with context.doors.open_to(Visit(connection, table, address_of(socket), device)):
            await serve_socket(socket, table, connection, context.sessions.bucket(guest.id))
