"""The HTTP routes of the offline server: the server's routes that need no other device."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from saboteur.games.registry import check_deck
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.sight import PUBLIC
from saboteur.notation.record import RecordError
from saboteur.offline.data_export import export_data
from saboteur.offline.local_user import LOCAL_USER_ID
from saboteur.offline.table_registry import LocalTableRegistry
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.protocol import errors
from saboteur.protocol import messages as wire
from saboteur.protocol.catalogue import catalogue_message
from saboteur.protocol.encode import custom_deck_message
from saboteur.protocol.lessons import explain_move, get_lesson, list_lessons
from saboteur.protocol.message import Message
from saboteur.protocol.replays import (
    DEFAULT_STEPS,
    FIRST_STEP,
    MAX_RECORD_BYTES,
    get_board_image,
    get_replay_log,
    get_replay_steps,
    parse_step,
)
from saboteur.table.analysis.game_reviews import ALL_LINES, claims_of
from saboteur.table.guests import guest_message, rename_guest, validate_nickname
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord, TableRecord
from saboteur.table.storage.ports import WriteFailed

JSON_TYPE: Final = "application/json"
TEXT_TYPE: Final = "text/plain"
SVG_TYPE: Final = "image/svg+xml"

Response: TypeAlias = tuple[int, str, str]
"""Status, media type, body."""
MessageT = TypeVar("MessageT", bound=Message)

_log: Final = logging.getLogger(__name__)


class NotFound(errors.ApiError, code="http-404", status=404):
    """There is no such route."""


class MethodNotAllowed(errors.ApiError, code="http-405", status=405):
    """The route does not support this method."""


class StorageFull(errors.ApiError, code="not-saved", status=507):
    """The device has no space left, or failed to write."""


class InternalError(errors.ApiError, code="internal-error", status=500):
    """An internal error; its details are only logged."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request and the services that answer it."""

    tables: LocalTableRegistry
    path_args: tuple[str, ...]
    """The path segments that match ``*``."""
    query: Mapping[str, str]
    body: str

    def decode_body(self, kind: type[MessageT]) -> MessageT:
        """Decode the JSON body. Raises ``MalformedBody``."""
        try:
            return msgspec.json.decode(self.body.encode(), type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise errors.MalformedBody(str(error)) from None

    @property
    def guest(self) -> GuestRecord:
        """The user. Raises ``NotAuthenticated`` before they have chosen a nickname."""
        guest = self.tables.user.guest
        if guest is None:
            raise errors.NotAuthenticated("take a nickname first")
        return guest


Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


async def dispatch(
    tables: LocalTableRegistry, method: str, path: str, body: str | None
) -> Response:
    """Answer a request; every error has the same JSON form."""
    try:
        url = urlsplit(path)
        segments = [unquote(segment) for segment in url.path.strip("/").split("/")]
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        matches = [
            (route_method, handler, path_args)
            for route_method, pattern, handler in ROUTES
            if (path_args := _match_path(pattern.split("/"), segments)) is not None
        ]
        for route_method, handler, path_args in matches:
            if route_method == method:
                return await handler(Request(tables, path_args, query, body or ""))
    except errors.ApiError as error:
        return _error_response(error)
    except IncompatibleTable as error:
        return _error_response(errors.IncompatibleRules(str(error)))
    except WriteFailed as error:
        return _error_response(StorageFull(str(error)))
    except Exception:  # noqa: BLE001 - answered without internal details
        _log.exception("a request failed")
        return _error_response(InternalError("internal error"))
    return _error_response(
        MethodNotAllowed("not here") if matches else NotFound("there is no such page")
    )


def _match_path(pattern: list[str], segments: list[str]) -> tuple[str, ...] | None:
    """Return the path segments that match ``*``; ``None`` if the path does not match."""
    if len(pattern) != len(segments):
        return None
    pairs = tuple(zip(pattern, segments, strict=True))
    if any(part not in ("*", segment) for part, segment in pairs):
        return None
    return tuple(segment for part, segment in pairs if part == "*")


def _error_response(error: errors.ApiError) -> Response:
    return _json_response(wire.Problem(code=error.code, reason=str(error)), error.status_code)


def _json_response(message: object, status: int = 200) -> Response:
    return status, JSON_TYPE, msgspec.json.encode(message).decode()


# --- The guest ---------------------------------------------------------------------------


async def _get_me(request: Request) -> Response:
    guest = request.tables.user.guest
    return _json_response(None if guest is None else guest_message(guest))


async def _create_or_update_guest(request: Request) -> Response:
    message = request.decode_body(wire.NewGuest)
    old = request.tables.user.guest
    new = (
        GuestRecord(LOCAL_USER_ID, validate_nickname(message), message.portrait)
        if old is None
        else rename_guest(old, message)
    )
    await request.tables.user.update_guest(new)
    return _json_response(guest_message(new), 201 if old is None else 200)


async def _delete_account(request: Request) -> Response:
    _ = request.guest
    await request.tables.delete_user()
    return 204, JSON_TYPE, ""


async def _get_preferences(request: Request) -> Response:
    return _json_response(request.tables.user.preferences)


async def _put_preferences(request: Request) -> Response:
    _ = request.guest
    preferences = request.decode_body(wire.Preferences)
    await request.tables.user.set_preferences(preferences)
    return _json_response(preferences)


async def _list_own_tables(request: Request) -> Response:
    _ = request.guest
    return _json_response(request.tables.user.list_tables())


async def _get_profile(request: Request) -> Response:
    _ = request.guest
    return _json_response(await request.tables.stats_service.get_profile())


async def _export_data(request: Request) -> Response:
    return _json_response(export_data(request.guest, request.tables))


# --- Tables ------------------------------------------------------------------------------


async def _get_catalogue(request: Request) -> Response:  # noqa: ARG001 - the same for all
    return _json_response(catalogue_message())


async def _list_tables(request: Request) -> Response:  # noqa: ARG001 - an offline server lists no tables
    return _json_response(wire.OpenTables(tables=()))


async def _create_table(request: Request) -> Response:
    config = request.decode_body(wire.NewTable)
    try:
        code = await request.tables.open_table(config, request.guest)
    except CannotOpenTable as error:
        raise errors.InvalidTable(str(error)) from None
    return _json_response(wire.TableCode(code=code), 201)


async def _get_table(request: Request) -> Response:
    table = await request.tables.get_or_load(*request.path_args)
    if table is None:
        raise errors.TableNotFound("there is no table of this code")
    return _json_response(table.lobby_message(request.tables.user.guest))


async def _delete_table(request: Request) -> Response:
    _ = request.guest
    if not await request.tables.delete_table(request.path_args[0]):
        raise errors.TableNotFound("there is no table of this code")
    return 204, JSON_TYPE, ""


async def _get_table_deck(request: Request) -> Response:
    return _json_response(custom_deck_message(_get_table_record(request).deck or ""))


def _get_table_record(request: Request) -> TableRecord:
    """Return the stored record of a table. Raises ``TableNotFound``."""
    document = request.tables.store.get_document(request.path_args[0])
    if document is None:
        raise errors.TableNotFound("there is no table of this code")
    return document.table


# --- Finished games ----------------------------------------------------------------------


async def _get_record(request: Request) -> Response:
    record = await request.tables.replay_cache.record(_get_table_record(request))
    if record is None:
        raise errors.GameNotOver("that stays secret until the game is over")
    return 200, TEXT_TYPE, str(record)


async def _get_replay_log(request: Request) -> Response:
    return _json_response(get_replay_log(await _get_replay(request), _requested_sight(request)))


async def _get_replay_steps(request: Request) -> Response:
    return _requested_steps(request, await _get_replay(request))


async def _get_review(request: Request) -> Response:
    code, record, lines = await _get_finished_game(request)
    return _json_response(await request.tables.reviews.get_or_make(code, record, lines))


async def _get_advice(request: Request) -> Response:
    code, record, lines = await _get_finished_game(request)
    step = parse_step(request.path_args[1])
    return _json_response(
        await request.tables.move_advisor.refine(code, record, claims_of(lines, record), step)
    )


async def _get_finished_game(request: Request) -> tuple[str, Record, Sequence[wire.ChatMessage]]:
    """Return the code, record and chat of a finished game.

    Raises ``TableNotFound`` and ``GameNotOver``.
    """
    table = _get_table_record(request)
    record = await request.tables.replay_cache.record(table)
    if record is None:
        raise errors.GameNotOver("that stays secret until the game is over")
    return (
        table.code,
        record,
        await request.tables.store.chat.recent_messages(table.code, ALL_LINES),
    )


async def _upload_record(request: Request) -> Response:
    _ = request.guest
    if len(request.body.encode(errors="surrogatepass")) > MAX_RECORD_BYTES:
        raise errors.BodyTooLarge("the record is too long")
    try:
        return _json_response(
            wire.ReplayId(id=await request.tables.uploaded_records.add_record(request.body)), 201
        )
    except RecordError as error:
        raise errors.InvalidRecord(str(error)) from None


async def _get_uploaded_record(request: Request) -> Response:
    return 200, TEXT_TYPE, _uploaded_text(request)


async def _get_uploaded_log(request: Request) -> Response:
    return _json_response(
        get_replay_log(await _uploaded_replay(request), _requested_sight(request))
    )


async def _get_uploaded_steps(request: Request) -> Response:
    return _requested_steps(request, await _uploaded_replay(request))


def _requested_steps(request: Request, replay: Replay) -> Response:
    start, count = request.query.get("start", FIRST_STEP), request.query.get("count", DEFAULT_STEPS)
    return _json_response(get_replay_steps(replay, start, count, _requested_sight(request)))


async def _get_uploaded_review(request: Request) -> Response:
    replay = await _uploaded_replay(request)
    return _json_response(
        await request.tables.reviews.get_or_make(request.path_args[0], replay.record)
    )


async def _get_uploaded_advice(request: Request) -> Response:
    replay = await _uploaded_replay(request)
    id_, step = request.path_args
    return _json_response(
        await request.tables.move_advisor.refine(id_, replay.record, (), parse_step(step))
    )


async def _branch_game(request: Request) -> Response:
    _, record, _ = await _get_finished_game(request)
    return await _create_branch(request, record)


async def _branch_uploaded_game(request: Request) -> Response:
    return await _create_branch(request, (await _uploaded_replay(request)).record)


async def _create_branch(request: Request, record: Record) -> Response:
    try:
        code = await request.tables.branch_game(
            record, request.decode_body(wire.BranchGame), request.guest
        )
    except CannotOpenTable as error:
        raise errors.InvalidTable(str(error)) from None
    return _json_response(wire.TableCode(code=code), 201)


async def _get_board_image(request: Request) -> Response:
    return _render_board(await _get_replay(request), request)


async def _get_uploaded_board_image(request: Request) -> Response:
    return _render_board(await _uploaded_replay(request), request)


def _render_board(replay: Replay, request: Request) -> Response:
    return (
        200,
        SVG_TYPE,
        get_board_image(replay, request.path_args[1], request.query.get("theme", "dark")),
    )


def _requested_sight(request: Request) -> str:
    return request.query.get("sight", PUBLIC)


async def _get_replay(request: Request) -> Replay:
    replay = await request.tables.replay_cache.replay(_get_table_record(request))
    if replay is None:
        raise errors.GameNotOver("that stays secret until the game is over")
    return replay


def _uploaded_text(request: Request) -> str:
    record = request.tables.uploaded_records.get_record(request.path_args[0])
    if record is None:
        raise errors.ReplayNotFound("there is no such replay")
    return record


async def _uploaded_replay(request: Request) -> Replay:
    try:
        return await request.tables.replay_cache.uploaded_replay(
            request.path_args[0], _uploaded_text(request)
        )
    except RecordError as error:  # the rules have changed since the upload
        raise errors.IncompatibleRules(str(error)) from None


# --- Learning ----------------------------------------------------------------------------


async def _list_lessons(request: Request) -> Response:  # noqa: ARG001 - the same for all
    return _json_response(list_lessons())


async def _get_lesson(request: Request) -> Response:
    box, number = request.path_args
    return _json_response(get_lesson(box, number, request.query.get("moves", "")))


async def _explain_move(request: Request) -> Response:
    box, number = request.path_args
    moves, move = request.query.get("moves", ""), request.query.get("move", "")
    return _json_response(explain_move(box, number, moves, move))


# --- The custom deck ---------------------------------------------------------------------


async def _get_custom_deck(request: Request) -> Response:
    return 200, TEXT_TYPE, request.tables.settings.deck or ""


async def _put_custom_deck(request: Request) -> Response:
    _ = request.guest
    try:
        check_deck(request.body)
    except DeckError as error:
        raise errors.InvalidTable(str(error)) from None
    await request.tables.settings.set_deck(request.body)
    return 204, JSON_TYPE, ""


async def _delete_custom_deck(request: Request) -> Response:
    _ = request.guest
    await request.tables.settings.set_deck(None)
    return 204, JSON_TYPE, ""


ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "api/guest", _get_me),
    ("POST", "api/guest", _create_or_update_guest),
    ("DELETE", "api/guest", _delete_account),
    ("GET", "api/guest/preferences", _get_preferences),
    ("PUT", "api/guest/preferences", _put_preferences),
    ("GET", "api/guest/tables", _list_own_tables),
    ("GET", "api/guest/data", _export_data),
    ("GET", "api/guest/profile", _get_profile),
    ("GET", "api/catalogue", _get_catalogue),
    ("GET", "api/tables", _list_tables),
    ("POST", "api/tables", _create_table),
    ("GET", "api/tables/*", _get_table),
    ("DELETE", "api/tables/*", _delete_table),
    ("GET", "api/tables/*/deck", _get_table_deck),
    ("GET", "api/tables/*/record", _get_record),
    ("GET", "api/tables/*/replay", _get_replay_log),
    ("GET", "api/tables/*/replay/steps", _get_replay_steps),
    ("GET", "api/tables/*/review", _get_review),
    ("GET", "api/tables/*/image/*", _get_board_image),
    ("GET", "api/tables/*/advice/*", _get_advice),
    ("POST", "api/tables/*/branch", _branch_game),
    ("POST", "api/replays", _upload_record),
    ("GET", "api/replays/*", _get_uploaded_log),
    ("GET", "api/replays/*/record", _get_uploaded_record),
    ("GET", "api/replays/*/review", _get_uploaded_review),
    ("GET", "api/replays/*/image/*", _get_uploaded_board_image),
    ("GET", "api/replays/*/advice/*", _get_uploaded_advice),
    ("POST", "api/replays/*/branch", _branch_uploaded_game),
    ("GET", "api/replays/*/steps", _get_uploaded_steps),
    ("GET", "api/learn", _list_lessons),
    ("GET", "api/learn/*/*", _get_lesson),
    ("GET", "api/learn/*/*/explanation", _explain_move),
    ("GET", "api/deck", _get_custom_deck),
    ("PUT", "api/deck", _put_custom_deck),
    ("DELETE", "api/deck", _delete_custom_deck),
)
"""The first matching route answers; ``*`` matches any segment.

The ``api/deck`` routes exist offline only: a server gets its deck file from its settings.
"""
