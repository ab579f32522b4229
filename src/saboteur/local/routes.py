"""What a house is asked over HTTP's words: the routes of a server that need no other device."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from saboteur.games.registry import check_deck
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.sight import PUBLIC
from saboteur.local.data import own_data
from saboteur.local.owner import HERE
from saboteur.local.tables import LocalTables
from saboteur.notation.record import RecordError
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.table.config import CannotOpen
from saboteur.table.guests import guest_message, nickname_of, renamed
from saboteur.table.keeping import NotKept
from saboteur.table.models import StoredGuest, StoredTable
from saboteur.table.reviews import ALL, claims_of
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire
from saboteur.wire import problems
from saboteur.wire.catalogue import catalogue_message
from saboteur.wire.encode import own_deck
from saboteur.wire.lessons import lesson, lessons, why_not
from saboteur.wire.replays import LONGEST_RECORD, asked_log, asked_picture, asked_step, step_number
from saboteur.wire.struct import Message

JSON: Final = "application/json"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"

Answer: TypeAlias = tuple[int, str, str]
"""Status, media type, text."""
MessageT = TypeVar("MessageT", bound=Message)

_log: Final = logging.getLogger(__name__)


class NoPage(problems.ApiError, code="http-404", status=404):
    """There is no such address."""


class NoMethod(problems.ApiError, code="http-405", status=405):
    """That can't be done at this address."""


class TooLong(problems.ApiError, code="http-413", status=413):
    """The body is longer than anything that is taken."""


class DeviceFull(problems.ApiError, code="not-kept", status=507):
    """The device has no room for it, or failed to write it."""


class Fault(problems.ApiError, code="fault", status=500):
    """Something of ours is broken."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of whom."""

    tables: LocalTables
    words: tuple[str, ...]
    """What stands in the path for ``*``."""
    query: Mapping[str, str]
    body: str

    def read(self, kind: type[MessageT]) -> MessageT:
        """Read the body."""
        try:
            return msgspec.json.decode(self.body.encode(), type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise problems.MalformedBody(str(error)) from None

    @property
    def guest(self) -> StoredGuest:
        """Who asks."""
        guest = self.tables.owner.guest
        if guest is None:
            raise problems.NoGuest("take a nickname first")
        return guest


Route: TypeAlias = Callable[[Asked], Awaitable[Answer]]


async def answer(tables: LocalTables, method: str, path: str, body: str | None) -> Answer:
    """Answer a question; every refusal has the same form."""
    try:
        address = urlsplit(path)
        words = [unquote(word) for word in address.path.strip("/").split("/")]
        query = dict(parse_qsl(address.query, keep_blank_values=True))
        fitting = [
            (known, route, found)
            for known, pattern, route in ROUTES
            if (found := _fits(pattern.split("/"), words)) is not None
        ]
        for known, route, found in fitting:
            if known == method:
                return await route(Asked(tables, found, query, body or ""))
    except problems.ApiError as error:
        return _refused(error)
    except FrozenTable as frozen:
        return _refused(problems.Frozen(str(frozen)))
    except NotKept as error:
        return _refused(DeviceFull(str(error)))
    except Exception:  # noqa: BLE001 - our own fault, told without a word of its inside
        _log.exception("a question failed")
        return _refused(Fault("internal error"))
    return _refused(NoMethod("not here") if fitting else NoPage("there is no such page"))


def _fits(pattern: list[str], words: list[str]) -> tuple[str, ...] | None:
    """Return what stands for ``*``, if a path fits."""
    if len(pattern) != len(words):
        return None
    if any(part not in ("*", word) for part, word in zip(pattern, words, strict=True)):
        return None
    return tuple(word for part, word in zip(pattern, words, strict=True) if part == "*")


def _refused(error: problems.ApiError) -> Answer:
    return _json(wire.Problem(code=error.code, reason=str(error)), error.status_code)


def _json(message: object, status: int = 200) -> Answer:
    return status, JSON, msgspec.json.encode(message).decode()


# --- The guest ---------------------------------------------------------------------------


async def _who_am_i(asked: Asked) -> Answer:
    guest = asked.tables.owner.guest
    return _json(None if guest is None else guest_message(guest))


async def _take_nickname(asked: Asked) -> Answer:
    wanted = asked.read(wire.NewGuest)
    known = asked.tables.owner.guest
    new = (
        StoredGuest(HERE, nickname_of(wanted), wanted.portrait)
        if known is None
        else renamed(known, wanted)
    )
    await asked.tables.owner.introduce(new)
    return _json(guest_message(new), 201 if known is None else 200)


async def _forget_me(asked: Asked) -> Answer:
    _ = asked.guest
    await asked.tables.forget_guest()
    return 204, JSON, ""


async def _show_preferences(asked: Asked) -> Answer:
    return _json(asked.tables.owner.preferences)


async def _keep_preferences(asked: Asked) -> Answer:
    _ = asked.guest
    preferences = asked.read(wire.Preferences)
    await asked.tables.owner.prefer(preferences)
    return _json(preferences)


async def _own_tables(asked: Asked) -> Answer:
    _ = asked.guest
    return _json(asked.tables.owner.tables())


async def _own_career(asked: Asked) -> Answer:
    _ = asked.guest
    return _json(await asked.tables.careers.career())


async def _own_data(asked: Asked) -> Answer:
    return _json(own_data(asked.guest, asked.tables))


# --- Tables ------------------------------------------------------------------------------


async def _show_catalogue(asked: Asked) -> Answer:  # noqa: ARG001 - the same for all
    return _json(catalogue_message())


async def _list_tables(asked: Asked) -> Answer:  # noqa: ARG001 - nobody else comes here
    return _json(wire.OpenTables(tables=()))


async def _open_table(asked: Asked) -> Answer:
    config = asked.read(wire.NewTable)
    try:
        code = await asked.tables.open(config, asked.guest)
    except CannotOpen as error:
        raise problems.BadTable(str(error)) from None
    return _json(wire.TableCode(code=code), 201)


async def _show_table(asked: Asked) -> Answer:
    table = await asked.tables.find(*asked.words)
    if table is None:
        raise problems.NoTable("there is no table of this code")
    return _json(table.lobby(asked.tables.owner.guest))


async def _delete_table(asked: Asked) -> Answer:
    _ = asked.guest
    if not await asked.tables.delete(asked.words[0]):
        raise problems.NoTable("there is no table of this code")
    return 204, JSON, ""


async def _show_deck(asked: Asked) -> Answer:
    return _json(own_deck(_stored(asked).deck or ""))


def _stored(asked: Asked) -> StoredTable:
    """Return a table as it is kept."""
    document = asked.tables.keeping.document(asked.words[0])
    if document is None:
        raise problems.NoTable("there is no table of this code")
    return document.table


# --- Finished games ----------------------------------------------------------------------


async def _show_record(asked: Asked) -> Answer:
    record = await asked.tables.archive.record(_stored(asked))
    if record is None:
        raise problems.NotOver("that stays secret until the game is over")
    return 200, TEXT, str(record)


async def _show_log(asked: Asked) -> Answer:
    return _json(asked_log(await _replay(asked), _sight(asked)))


async def _show_step(asked: Asked) -> Answer:
    return _json(asked_step(await _replay(asked), asked.words[1], _sight(asked)))


async def _show_review(asked: Asked) -> Answer:
    code, record, lines = await _finished(asked)
    return _json(await asked.tables.reviews.of(code, record, lines))


async def _show_advice(asked: Asked) -> Answer:
    code, record, lines = await _finished(asked)
    step = step_number(asked.words[1])
    return _json(await asked.tables.advices.more(code, record, claims_of(lines, record), step))


async def _finished(asked: Asked) -> tuple[str, Record, Sequence[wire.Heard]]:
    """Return a finished game and what was said there."""
    table = _stored(asked)
    record = await asked.tables.archive.record(table)
    if record is None:
        raise problems.NotOver("that stays secret until the game is over")
    return table.code, record, await asked.tables.keeping.talk.lines(table.code, ALL)


async def _upload_record(asked: Asked) -> Answer:
    _ = asked.guest
    if len(asked.body.encode(errors="surrogatepass")) > LONGEST_RECORD:
        raise TooLong("the record is too long")
    try:
        return _json(wire.ReplayId(id=await asked.tables.records.take_in(asked.body)), 201)
    except RecordError as error:
        raise problems.BadRecord(str(error)) from None


async def _uploaded_record(asked: Asked) -> Answer:
    return 200, TEXT, _brought(asked)


async def _uploaded_log(asked: Asked) -> Answer:
    return _json(asked_log(await _brought_replay(asked), _sight(asked)))


async def _uploaded_step(asked: Asked) -> Answer:
    return _json(asked_step(await _brought_replay(asked), asked.words[1], _sight(asked)))


async def _uploaded_review(asked: Asked) -> Answer:
    replay = await _brought_replay(asked)
    return _json(await asked.tables.reviews.of(asked.words[0], replay.record))


async def _uploaded_advice(asked: Asked) -> Answer:
    replay = await _brought_replay(asked)
    id_, step = asked.words
    return _json(await asked.tables.advices.more(id_, replay.record, (), step_number(step)))


async def _go_on(asked: Asked) -> Answer:
    _, record, _ = await _finished(asked)
    return await _opened(asked, record)


async def _go_on_uploaded(asked: Asked) -> Answer:
    return await _opened(asked, (await _brought_replay(asked)).record)


async def _opened(asked: Asked, record: Record) -> Answer:
    try:
        code = await asked.tables.go_on(record, asked.read(wire.GoOn), asked.guest)
    except CannotOpen as error:
        raise problems.BadTable(str(error)) from None
    return _json(wire.TableCode(code=code), 201)


async def _show_moment(asked: Asked) -> Answer:
    return _drawn(await _replay(asked), asked)


async def _uploaded_moment(asked: Asked) -> Answer:
    return _drawn(await _brought_replay(asked), asked)


def _drawn(replay: Replay, asked: Asked) -> Answer:
    return 200, SVG, asked_picture(replay, asked.words[1], asked.query.get("theme", "dark"))


def _sight(asked: Asked) -> str:
    return asked.query.get("sight", PUBLIC)


async def _replay(asked: Asked) -> Replay:
    replay = await asked.tables.archive.replay(_stored(asked))
    if replay is None:
        raise problems.NotOver("that stays secret until the game is over")
    return replay


def _brought(asked: Asked) -> str:
    record = asked.tables.records.find(asked.words[0])
    if record is None:
        raise problems.NoReplay("there is no such replay")
    return record


async def _brought_replay(asked: Asked) -> Replay:
    try:
        return await asked.tables.archive.uploaded(asked.words[0], _brought(asked))
    except RecordError as error:  # the rules have changed since
        raise problems.Frozen(str(error)) from None


# --- Learning ----------------------------------------------------------------------------


async def _list_scenes(asked: Asked) -> Answer:  # noqa: ARG001 - the same for all
    return _json(lessons())


async def _show_scene(asked: Asked) -> Answer:
    box, number = asked.words
    return _json(lesson(box, number, asked.query.get("moves", "")))


async def _say_why(asked: Asked) -> Answer:
    box, number = asked.words
    moves, move = asked.query.get("moves", ""), asked.query.get("move", "")
    return _json(why_not(box, number, moves, move))


# --- Cards of one's own ------------------------------------------------------------------


async def _show_own_deck(asked: Asked) -> Answer:
    return 200, TEXT, asked.tables.settings.deck or ""


async def _take_deck(asked: Asked) -> Answer:
    _ = asked.guest
    try:
        check_deck(asked.body)
    except DeckError as error:
        raise problems.BadTable(str(error)) from None
    await asked.tables.settings.use_deck(asked.body)
    return 204, JSON, ""


async def _drop_deck(asked: Asked) -> Answer:
    _ = asked.guest
    await asked.tables.settings.use_deck(None)
    return 204, JSON, ""


ROUTES: Final[tuple[tuple[str, str, Route], ...]] = (
    ("GET", "api/guest", _who_am_i),
    ("POST", "api/guest", _take_nickname),
    ("DELETE", "api/guest", _forget_me),
    ("GET", "api/guest/preferences", _show_preferences),
    ("PUT", "api/guest/preferences", _keep_preferences),
    ("GET", "api/guest/tables", _own_tables),
    ("GET", "api/guest/data", _own_data),
    ("GET", "api/guest/career", _own_career),
    ("GET", "api/catalogue", _show_catalogue),
    ("GET", "api/tables", _list_tables),
    ("POST", "api/tables", _open_table),
    ("GET", "api/tables/*", _show_table),
    ("DELETE", "api/tables/*", _delete_table),
    ("GET", "api/tables/*/deck", _show_deck),
    ("GET", "api/tables/*/record", _show_record),
    ("GET", "api/tables/*/replay", _show_log),
    ("GET", "api/tables/*/replay/*", _show_step),
    ("GET", "api/tables/*/review", _show_review),
    ("GET", "api/tables/*/moment/*", _show_moment),
    ("GET", "api/tables/*/advice/*", _show_advice),
    ("POST", "api/tables/*/go-on", _go_on),
    ("POST", "api/replays", _upload_record),
    ("GET", "api/replays/*", _uploaded_log),
    ("GET", "api/replays/*/record", _uploaded_record),
    ("GET", "api/replays/*/review", _uploaded_review),
    ("GET", "api/replays/*/moment/*", _uploaded_moment),
    ("GET", "api/replays/*/advice/*", _uploaded_advice),
    ("POST", "api/replays/*/go-on", _go_on_uploaded),
    ("GET", "api/replays/*/*", _uploaded_step),
    ("GET", "api/learn", _list_scenes),
    ("GET", "api/learn/*/*", _show_scene),
    ("GET", "api/learn/*/*/why", _say_why),
    ("GET", "api/deck", _show_own_deck),
    ("PUT", "api/deck", _take_deck),
    ("DELETE", "api/deck", _drop_deck),
)
"""The first that fits answers; ``*`` is any word. Cards of one's own a server gets otherwise."""
