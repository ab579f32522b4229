"""A program at a table: it sits down, answers when asked, and comes back when it is cut off."""

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
from saboteur.bots.own import own_bot
from saboteur.bots.protocol import Moves, News
from saboteur.kernel.move import Move
from saboteur.server.http.identity import COOKIE
from saboteur.server.player.reading import claim_of, events_of, moves_of, view_of
from saboteur.table.models import ENDED, LOBBY, OVER

RANDOM: Final = "random"
"""Draws lots among the moves that its page offers."""
FOR_GOOD: Final = range(4400, 4500)
"""Who is told one of these when his socket is closed need not come back."""
PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before it tries again; the last for ever."""
TOO_MANY: Final = "too-many"
BREATH: Final = 1.0
"""Seconds until a frame is sent again that was one too many."""
NAME_TAKEN: Final = "name-taken"
NAMESAKES: Final = 9
"""So many may have nearly the same name."""
PATIENCE: Final = 20.0
Frame = dict[str, Any]


class CannotPlay(Exception):
    """There is no playing there (any more); the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """Who comes to which table."""

    url: str
    """Where the server is, as a browser has it."""
    code: str
    bot: str
    """``random``, or a bot of one's own as ``saboteur.bots.maker`` finds it."""
    name: str
    stay: bool = False
    """Whether it plays a rematch too."""


@final
class Anyhow:
    """Plays any move."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)  # noqa: S311 - nobody's secret

    def choose(self, view: object, moves: Moves, events: News) -> Move:  # noqa: ARG002 - any
        """Draw lots."""
        return self._chance.choice(moves)


@final
class Player:
    """One program with one name; it goes from table to table where rematches lead."""

    def __init__(self, visit: Visit, tell: Callable[..., None]) -> None:
        """Take where to go; ``tell`` is told what happens, by the name of a text."""
        self._visit = visit
        self._tell = tell
        self._at = _Table(visit.code)
        self._token = ""
        self._names = 1

    def play(self) -> None:
        """Sit down and play until the end; raises ``CannotPlay`` or ``BotError``."""
        self._token = self._arrive()
        tries = 0
        while True:
            try:
                with self._open() as socket:
                    tries, before = 0, self._at
                    if self._attend(socket):
                        return
                    if self._at is not before:
                        continue
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code in FOR_GOOD:
                    raise CannotPlay(f"the server closed the socket ({code})") from None
            except (OSError, WebSocketException):
                pass  # it will be there again
            self._tell("bot-lost")
            sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _arrive(self) -> str:
        """Become a guest, and return the token of its cookie."""
        asked = Request(  # noqa: S310 - the server that the user named
            f"{self._origin}/api/guest",
            json.dumps({"nickname": self._visit.name}).encode(),
            {"Content-Type": "application/json", "Origin": self._origin},
        )
        try:
            with urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310 - as above
                cookie = answer.headers.get("Set-Cookie", "")
        except HTTPError as error:
            raise CannotPlay(json.loads(error.read())["reason"]) from None
        except (URLError, OSError) as error:
            raise CannotPlay(f"{self._origin} can't be reached: {error}") from None
        return str(cookie.partition("=")[2].partition(";")[0])

    @property
    def _origin(self) -> str:
        parts = urlsplit(self._visit.url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise CannotPlay(f"{self._visit.url} is no address of a server")
        return f"{parts.scheme}://{parts.netloc}"

    def _open(self) -> ClientConnection:
        return connect(
            f"{self._origin.replace('http', 'ws', 1)}/api/tables/{self._at.code}/socket",
            origin=Origin(self._origin),
            additional_headers={"Cookie": f"{COOKIE}={self._token}"},
            open_timeout=PATIENCE,
            max_size=None,
        )

    def _attend(self, socket: ClientConnection) -> bool:
        """Stay at a table; whoever goes before the end says so, or the others would wait."""
        try:
            return self._stay_at(socket)
        except (BotError, KeyboardInterrupt):
            for way in ("leave-seat", "leave-game"):  # one of them holds, before the deal or after
                _say(socket, type=way)
            raise

    def _stay_at(self, socket: ClientConnection) -> bool:
        """Answer what is said on a socket; ``True`` once nothing is left to do."""
        _say(socket, type="hello", since=None, program=True)
        for text in socket:
            frame: Frame = json.loads(text)
            match frame["type"]:
                case "lobby":
                    if self._look_round(socket, frame):
                        return True
                case "sync" | "happened":
                    self._see(socket, frame)
                case "heard":
                    self._at.hear([frame])
                case "talked":
                    self._at.hear(frame["lines"])
                case "trouble":
                    self._heed(socket, frame)
                case "refused":
                    raise BotError(f"the server refused {frame['move']!r}: {frame['reason']}")
                case "moved" if self._visit.stay:
                    self._at = _Table(frame["code"])
                    return False
        return False

    def _look_round(self, socket: ClientConnection, lobby: Frame) -> bool:
        """Take a seat if it has none; ``True`` once nothing is left to do here."""
        at = self._at
        at.lobby = lobby
        if lobby["mine"]:
            if not at.seated:
                at.seated = True
                self._tell("bot-seated", code=at.code, seat=lobby["mine"][0])
        elif at.seated:
            raise CannotPlay("it has lost its seat")
        elif lobby["stage"] != LOBBY:
            raise CannotPlay("the game has begun, and it has no seat there")
        else:
            self._sit(socket)
        if lobby["stage"] not in (OVER, ENDED) or at.over:
            return False
        at.over = True
        self._tell("bot-over", stage=lobby["stage"])
        return not self._visit.stay

    def _sit(self, socket: ClientConnection) -> None:
        free = [seat["seat"] for seat in self._at.lobby["seats"] if seat["player"] is None]
        if not free:
            raise CannotPlay("every seat is taken")
        name = self._visit.name if self._names == 1 else f"{self._visit.name} {self._names}"
        _say(socket, type="take-seat", seat=free[0], nickname=name)

    def _see(self, socket: ClientConnection, frame: Frame) -> None:
        """Take in what happened, and answer if it is asked."""
        at = self._at
        at.learn(frame)
        if not frame["options"] or not at.seated:
            return
        if at.bot is None:
            at.bot = made(self._visit.bot)
        view, moves = view_of(frame["view"]), moves_of(frame["options"])
        events, at.unheard = events_of(at.unheard, frame["view"]["family"]), []
        move = at.bot.choose(view, moves, events)
        at.said = {"type": "play", "version": frame["version"], "move": move.text}
        _say(socket, **at.said)

    def _heed(self, socket: ClientConnection, trouble: Frame) -> None:
        code = trouble["code"]
        if code == TOO_MANY and self._at.said is not None:
            sleep(BREATH)
            _say(socket, **self._at.said)
        elif code == NAME_TAKEN and self._names < NAMESAKES:
            self._names += 1
            self._sit(socket)
        elif not self._at.seated and code != "seat-taken":  # of that, the next lobby tells
            raise CannotPlay(trouble["reason"])


@final
class _Table:
    """What it knows of the table where it is."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lobby: Frame = {}
        self.seated = False
        self.over = False
        self.bot: Bot | None = None
        self.said: Mapping[str, Any] | None = None
        """What it answered last."""
        self.unheard: list[Frame] = []
        """Events that the bot was not told yet."""
        self._learnt = 0
        """How many events it has learnt."""
        self._heard = 0
        """The number of the last line of talk that it has heard."""

    def hear(self, lines: Iterable[Frame]) -> None:
        """Take in what people claim; what was said before may be told again."""
        for line in lines:
            claim = claim_of(line) if line["number"] > self._heard else None
            self._heard = max(self._heard, line["number"])
            if claim is not None:
                self.unheard.append(claim)

    def learn(self, frame: Frame) -> None:
        """Take in the events of a frame; a ``sync`` tells them all again."""
        new = frame["events"][self._learnt :] if frame["type"] == "sync" else frame["events"]
        self.unheard += new
        self._learnt += len(new)


def made(word: str) -> Bot:
    """Return a new bot, by its name."""
    seed = secrets.token_hex(16)
    return Anyhow(seed) if word == RANDOM else own_bot(word, seed)


def _say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))
