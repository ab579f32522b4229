"""Routes for tables: catalogue, list, open, lobby, QR code, deck and socket."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from litestar import Router, get, post, websocket

from saboteur.protocol import messages as wire
from saboteur.protocol.catalogue import catalogue_message
from saboteur.protocol.encode import custom_deck_message
from saboteur.protocol.errors import ApiError, InvalidTable, TableNotFound
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peer_router import RemoteTarget
from saboteur.server.http.errors import (
    TABLE_ERRORS,
    Banned,
    RateLimited,
    ServiceUnavailable,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import StrictBody, TableCode
from saboteur.server.http.qr_codes import qr_svg
from saboteur.server.http.request import AppRequest, AppSocket
from saboteur.server.http.socket import accept_socket
from saboteur.server.services.table_registry import AccessDenied, TableClosed
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.lifecycle.table_config import CannotOpenTable

CLOSE_CODE_BY_ERROR: Final[Mapping[type[ApiError], int]] = MappingProxyType(
    {
        Banned: wire.CLOSED_BANNED,
        TableClosed: wire.CLOSED_BY_OPERATOR,
        AccessDenied: wire.CLOSED_KICKED,
    }
)
"""Close codes for errors of ``AppConnection.resolve``; by default the table was not found."""


@get("/catalogue")
async def get_catalogue() -> wire.Catalogue:
    """Return the boxes and modules that a table may use."""
    return catalogue_message()


@get("/tables")
async def list_tables(request: AppRequest) -> wire.OpenTables:
    """Return the public tables with free seats; private tables are never listed."""
    tables = await request.context.storage.listed_tables()
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


@post("/tables", security=GUEST_SECURITY)
@raises(InvalidTable, Banned, RateLimited)
async def open_table(request: AppRequest, payload: StrictBody[wire.NewTable]) -> wire.TableCode:
    """Open a table with the guest as its host and return its code."""
    guest = await request.require_unbanned_guest(
        request.limits.new_tables, "too many new tables; wait a little"
    )
    try:
        code = await request.context.registry.open_table(payload, guest)
    except CannotOpenTable as error:
        raise InvalidTable(str(error)) from None
    return wire.TableCode(code=code)


@get("/tables/{code:str}")
@raises(*TABLE_ERRORS, ServiceUnavailable)
async def get_table(request: AppRequest, code: TableCode) -> wire.Lobby:
    """Return the lobby of a table to a client that knows its code."""
    table = await request.resolve(code)
    lobby = await request.context.registry.describe(table.code, await request.guest())
    if lobby is None:
        raise TableNotFound("there is no table with this code")
    return lobby


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml")
@raises(*TABLE_ERRORS)
async def get_table_qr(request: AppRequest, code: TableCode) -> bytes:
    """Return a QR code (SVG) of the invite link of a table."""
    table = await request.resolve(code)
    return qr_svg(request, f"/t/{table.invite}").encode()


@get("/tables/{code:str}/deck")
@raises(*TABLE_ERRORS)
async def get_table_deck(request: AppRequest, code: TableCode) -> wire.CustomDeck:
    """Return the cards that the table's custom deck changes compared to the printed ones."""
    table = await request.resolve(code)
    return custom_deck_message(table.deck or "")


@websocket("/tables/{code:str}/socket")
async def table_socket(socket: AppSocket, code: TableCode) -> None:
    """Connect to a table; see ``FromClient`` and ``FromServer`` for the messages."""
    target: TableActor | RemoteTarget | int | None
    try:
        target = await socket.context.registry.get_or_load((await socket.resolve(code)).code)
    except ApiError as error:
        target = CLOSE_CODE_BY_ERROR.get(type(error))
    except BrokerUnavailable:
        target = wire.CLOSED_RECONNECT
    await accept_socket(socket, wire.CLOSED_TABLE_NOT_FOUND if target is None else target)


router = Router(
    "/api",
    route_handlers=[
        get_catalogue, list_tables, open_table, get_table, get_table_qr, get_table_deck,
        table_socket,
    ],
    tags=["tables"],
)  # fmt: skip
