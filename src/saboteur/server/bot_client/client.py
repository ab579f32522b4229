"""Client of a remote bot: takes a seat, answers requests for moves, and reconnects."""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any, Final, final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from saboteur.bots import Bot, BotError
from saboteur.bots.custom_bots import load_bot
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move
from saboteur.server.bot_client.decoding import (
    claim_event,
    decode_events,
    decode_moves,
    decode_view,
)
from saboteur.server.http.auth import GUEST_COOKIE
from saboteur.table.storage.models import STAGE_ABORTED, STAGE_LOBBY, STAGE_OVER

RANDOM_BOT: Final = "random"
"""Name of the bot that plays random legal moves."""
FATAL_CLOSE_CODES: Final = range(4400, 4500)
"""WebSocket close codes after which reconnecting is useless."""
RETRY_DELAYS_S: Final = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Delays before reconnecting; the last one is repeated."""
RATE_LIMITED_CODE: Final = "rate-limited"
RATE_LIMIT_DELAY_S: Final = 1.0
"""Delay before a rate-limited frame is sent again."""
NAME_TAKEN_CODE: Final = "name-taken"
MAX_NAME_SUFFIX: Final = 9
"""Highest number appended to a name that is taken."""
CONNECT_TIMEOUT_S: Final = 20.0
Frame = dict[str, Any]


class CannotPlay(Exception):
    """The bot cannot play at this table (any more); the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSession:
    """The server, the table and the name with which a bot plays."""

    url: str
    """URL of the server, as in a browser."""
    code: str
    bot: str
    """``random``, or the name of a custom bot (see ``saboteur.bots.maker``)."""
    name: str
    plays_rematches: bool = False
    """Whether to follow the table into rematches."""


@final
class RandomBot:
    """Plays a random legal move."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)  # noqa: S311 - not used for secrets

    def choose(self, view: object, moves: Moves, events: News) -> Move:  # noqa: ARG002 - any
        return self._random.choice(moves)


@final
class BotClient:
    """Plays one session, and its rematches if ``session.plays_rematches``.

    ``report`` is called with a text id and its arguments for each event worth showing.
    """

    def __init__(self, session: BotSession, report: Callable[..., None]) -> None:
        self._session = session
        self._report = report
        self._table = BotTableState(session.code)
        self._token = ""
        self._name_number = 1

    def run(self) -> None:
        """Take a seat and play until the end; raises ``CannotPlay`` or ``BotError``."""
        self._token = self.register_guest()
        attempts = 0
        while True:
            try:
                with self._connect() as socket:
                    attempts, old_table = 0, self._table
                    if self._run_table(socket):
                        return
                    if self._table is not old_table:
                        continue
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 0
                if code in FATAL_CLOSE_CODES:
                    raise CannotPlay(f"the server closed the socket ({code})") from None
            except (OSError, WebSocketException):
                pass  # the server may come back
            self._report("bot-lost")
            sleep(RETRY_DELAYS_S[min(attempts, len(RETRY_DELAYS_S) - 1)])
            attempts += 1

    def register_guest(self) -> str:
        """Register as a guest and return the token of the session cookie."""
        request = Request(  # noqa: S310 - the server that the user named
            f"{self._origin}/api/guest",
            json.dumps({"nickname": self._session.name}).encode(),
            {"Content-Type": "application/json", "Origin": self._origin},
        )
        try:
            with urlopen(request, timeout=CONNECT_TIMEOUT_S) as response:  # noqa: S310 - as above
                cookie = response.headers.get("Set-Cookie", "")
        except HTTPError as error:
            raise CannotPlay(json.loads(error.read())["reason"]) from None
        except (URLError, OSError) as error:
            raise CannotPlay(f"{self._origin} can't be reached: {error}") from None
        return str(cookie.partition("=")[2].partition(";")[0])

    @property
    def _origin(self) -> str:
        parts = urlsplit(self._session.url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CannotPlay(f"{self._session.url} is no address of a server")
        return f"{parts.scheme}://{parts.netloc}"

    def _connect(self) -> ClientConnection:
        return connect(
            f"{self._origin.replace('http', 'ws', 1)}/api/tables/{self._table.code}/socket",
            origin=Origin(self._origin),
            additional_headers={"Cookie": f"{GUEST_COOKIE}={self._token}"},
            open_timeout=CONNECT_TIMEOUT_S,
            max_size=None,
        )

    def _run_table(self, socket: ClientConnection) -> bool:
        """Play at a table; return ``True`` once nothing is left to do there.

        On an error, leave the seat or the game first, or the other players would wait.
        """
        try:
            return self._handle_frames(socket)
        except (BotError, KeyboardInterrupt):
            for message_type in ("leave-seat", "leave-game"):  # valid before and after the deal
                _send(socket, type=message_type)
            raise

    def _handle_frames(self, socket: ClientConnection) -> bool:
        """Handle the frames of a socket; return ``True`` once nothing is left to do."""
        _send(socket, type="hello", last_version=None, is_bot=True)
        for text in socket:
            frame: Frame = json.loads(text)
            match frame["type"]:
                case "lobby":
                    if self._take_seat_if_needed(socket, frame):
                        return True
                case "snapshot" | "move-made":
                    self._handle_view(socket, frame)
                case "chat-message":
                    self._table.add_claims([frame])
                case "chat-history":
                    self._table.add_claims(frame["messages"])
                case "error":
                    self._handle_error(socket, frame)
                case "refused":
                    raise BotError(f"the server refused {frame['move']!r}: {frame['reason']}")
                case "table-moved" if self._session.plays_rematches:
                    self._table = BotTableState(frame["code"])
                    return False
        return False

    def _take_seat_if_needed(self, socket: ClientConnection, lobby: Frame) -> bool:
        """Take a seat if needed; return ``True`` once nothing is left to do at this table."""
        table = self._table
        table.lobby = lobby
        if lobby["own_seats"]:
            if not table.is_seated:
                table.is_seated = True
                self._report("bot-seated", code=table.code, seat=lobby["own_seats"][0])
        elif table.is_seated:
            raise CannotPlay("it has lost its seat")
        elif lobby["stage"] != STAGE_LOBBY:
            raise CannotPlay("the game has begun, and it has no seat there")
        else:
            self._take_seat(socket)
        if lobby["stage"] not in (STAGE_OVER, STAGE_ABORTED) or table.is_over:
            return False
        table.is_over = True
        self._report("bot-over", stage=lobby["stage"])
        return not self._session.plays_rematches

    def _take_seat(self, socket: ClientConnection) -> None:
        free_seats = [seat["seat"] for seat in self._table.lobby["seats"] if seat["player"] is None]
        if not free_seats:
            raise CannotPlay("every seat is taken")
        name = (
            self._session.name
            if self._name_number == 1
            else f"{self._session.name} {self._name_number}"
        )
        _send(socket, type="take-seat", seat=free_seats[0], nickname=name)

    def _handle_view(self, socket: ClientConnection, frame: Frame) -> None:
        """Collect the events of a frame, and send a move if one is requested."""
        table = self._table
        table.add_events(frame)
        if not frame["legal_moves"] or not table.is_seated:
            return
        if table.bot is None:
            table.bot = make_bot(self._session.bot)
        view, moves = decode_view(frame["view"]), decode_moves(frame["legal_moves"])
        events, table.pending_events = (
            decode_events(table.pending_events, frame["view"]["family"]),
            [],
        )
        move = table.bot.choose(view, moves, events)
        table.last_message = {"type": "play", "version": frame["version"], "move": move.text}
        _send(socket, **table.last_message)

    def _handle_error(self, socket: ClientConnection, error: Frame) -> None:
        code = error["code"]
        if code == RATE_LIMITED_CODE and self._table.last_message is not None:
            sleep(RATE_LIMIT_DELAY_S)
            _send(socket, **self._table.last_message)
        elif code == NAME_TAKEN_CODE and self._name_number < MAX_NAME_SUFFIX:
            self._name_number += 1
            self._take_seat(socket)
        # After seat-taken the next lobby frame has the free seats.
        elif not self._table.is_seated and code != "seat-taken":
            raise CannotPlay(error["reason"])


@final
class BotTableState:
    """State of the bot at one table; kept across reconnects."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lobby: Frame = {}
        self.is_seated = False
        self.is_over = False
        self.bot: Bot | None = None
        self.last_message: Mapping[str, Any] | None = None
        """Last move sent, to repeat it if it was rate limited."""
        self.pending_events: list[Frame] = []
        """Events not yet passed to the bot."""
        self._event_count = 0
        """Number of events received in all."""
        self._last_chat_number = 0
        """Highest number of a chat message received."""

    def add_claims(self, lines: Iterable[Frame]) -> None:
        """Add the claims among chat messages; messages received before are skipped."""
        for line in lines:
            claim = claim_event(line) if line["number"] > self._last_chat_number else None
            self._last_chat_number = max(self._last_chat_number, line["number"])
            if claim is not None:
                self.pending_events.append(claim)

    def add_events(self, frame: Frame) -> None:
        """Add the new events of a frame; a ``snapshot`` frame repeats all earlier ones."""
        new = (
            frame["events"][self._event_count :] if frame["type"] == "snapshot" else frame["events"]
        )
        self.pending_events += new
        self._event_count += len(new)


def make_bot(name: str) -> Bot:
    """Return a new bot with a random seed."""
    seed = secrets.token_hex(16)
    return RandomBot(seed) if name == RANDOM_BOT else load_bot(name, seed)


def _send(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))
