"""A page with a fake socket: positions of real games, sent as server messages.

The client is unmodified. The frames that it gets come from the engine through the server's
encoder. Every move that it sends is recorded and played, so illegal moves are found. Other seats
do not move unless a test lets them play at random.
"""

import json
import re
import time
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, ViewportSize, WebSocketRoute

from saboteur.kernel.sight import PUBLIC, Sight
from saboteur.play.game import Game
from saboteur.play.match import BEFORE_THE_DEAL, Accepted, Match, Refused
from saboteur.play.match import Held as Taken
from saboteur.protocol.encode import encode, flatten_events, legal_move_message, reason_message
from saboteur.protocol.messages import (
    AnswerAccepted,
    BotPacing,
    ChatMessage,
    Done,
    Explanation,
    MoveMade,
    Phrase,
    Pong,
    Snapshot,
    TableStage,
)
from saboteur.protocol.views import view_message
from tests.browser.page_player import wait_for_paint
from tools.client_fixtures import lobby

TABLE_CODES: Final = ("SKEXF", "SKEXG")
"""Codes of the two tables between which a page alternates."""
NONCE: Final = "nonce"
TIMEOUT_S: Final = 60
"""Time limit for the expected moves to be sent; long, because the test machine may be busy."""
SECRET_CARD_EVENTS: Final = ("OwnRole", "RoleChanged", "OwnDwarf")
"""Events that give a seat a secret card; each shows a curtain before the table."""
RESET_STORAGE_JS: Final = """([code, read, ask]) => {
    localStorage.clear();
    localStorage.setItem("preferences", JSON.stringify({ confirm: ask }));
    sessionStorage.clear();
    sessionStorage.setItem(`curtain:${code}`, read);
    const media = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"];
    return media.every((each) => matchMedia(each).matches);
}"""
"""JavaScript that resets the storage; returns whether dark colours and reduced motion are set."""
NAVIGATE_JS: Final = """async (address) => {
    const left = document.querySelector("#app").firstElementChild;
    history.replaceState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    while (left.isConnected) await new Promise(requestAnimationFrame);
    scrollTo(0, 0);
}"""
"""JavaScript that opens another table within the page, without a reload."""


def match_of(game: Game) -> Match:
    rules = game.rules
    match = Match(
        game.ruleset,
        seats=game.seats,
        seed=game.seed,
        nonce=NONCE,
        options=rules.options,
        deck=rules.deck,
    )
    for made in game.record().moves:
        match.repeat(made.seat, made.text, timed_out=made.timed_out)
    return match


class FakeServerPage:
    """A page with a fake socket, reused for one position after another."""

    def __init__(self, page: Page, size: ViewportSize) -> None:
        self.page = page
        self._size = size
        self.sent: list[str] = []
        """Moves that the page has sent since ``open``."""
        self.other_messages: list[dict[str, Any]] = []
        """Other messages since ``open``, such as acknowledged reveals or requests to skip."""
        self._waits = False
        self.errors: list[str] = []
        """Illegal moves that the page has sent, and its console errors."""
        self._match: Match | None = None
        self._sight: Sight = PUBLIC
        self._random: Random | None = None
        self._since = BEFORE_THE_DEAL
        self._code = TABLE_CODES[0]
        self._ask = ""
        self._silent = False
        self._socket: WebSocketRoute | None = None
        self._words = 0
        page.route_web_socket(re.compile("/socket$"), self._answer)

    def open(
        self,
        game: Game,
        sight: Sight | None = None,
        *,
        unread: int = 0,
        history: bool = False,
        curtain: bool = False,
        others: str | None = None,
        fresh: bool = False,
        waits: bool = False,
        ask: str = "never",
        silent: bool = False,
    ) -> Page:
        """Open a position as the decider, or as ``sight``.

        Earlier reveals count as acknowledged, except the last ``unread`` round ends and, with
        ``curtain``, the secret card. Without ``history`` the log is empty, so that each line in it
        is new. ``others`` is a seed for random moves of the other seats; without it they never
        move. Unless ``fresh``, the page navigates from the last position without a reload. With
        ``waits`` the page is told that bots wait until it has acknowledged everything. ``ask`` is
        the player's preference for confirmation of moves. With ``silent`` no move is answered.
        """
        self._match = match_of(game)
        self._sight = (game.decider or 0) if sight is None else sight
        self._random = None if others is None else Random(others)  # noqa: S311 - it shuffles no cards
        self._others_play()
        self._since = BEFORE_THE_DEAL if history else self._match.version
        self.sent.clear()
        self.other_messages.clear()
        self._waits = waits
        self._silent = silent
        fresh = fresh or ask != self._ask
        self._ask = ask
        page = self.page
        if page.viewport_size != self._size:
            page.set_viewport_size(self._size)
        view = self._match.view(self._sight)
        cards = [
            each["type"]
            for each in self._told()
            if each["type"] in SECRET_CARD_EVENTS and not curtain
        ]
        # A duel has no secret card: its aim is explained once, before the first round.
        seen = int(not curtain) if self._match.ruleset == "duel" else len(cards)
        ends = len(getattr(view, "results", ())) or int(getattr(view, "result", None) is not None)
        near = not fresh and urlsplit(page.url).path == f"/t/{self._code}"
        self._code = TABLE_CODES[self._code == TABLE_CODES[0]]
        if not page.evaluate(RESET_STORAGE_JS, [self._code, f"{seen} {ends - unread}", ask]):
            page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        if near:
            page.evaluate(NAVIGATE_JS, f"/t/{self._code}")
        else:
            page.goto(f"/t/{self._code}")
        page.locator(".banner, .draft, footer .btn.main, h2").first.wait_for()
        return page

    def expect_sent(self, *moves: str) -> None:
        """Wait for moves, and assert that exactly these are sent."""
        until = time.monotonic() + TIMEOUT_S
        while len(self.sent) < len(moves):
            assert time.monotonic() < until, f"{self.sent} instead of {moves}"
            wait_for_paint(self.page)
        assert self.sent == list(moves)

    def deliver_bot_line(self, seat: int, phrase: Phrase) -> None:
        assert self._match is not None
        assert self._socket is not None
        self._words += 1
        heard = ChatMessage(
            number=self._words,
            version=self._match.version,
            round=1,
            seat=seat,
            guest="",
            kind="say-phrase",
            phrase=phrase,
            about=None,
            at=None,
            claim=None,
            text=None,
        )
        self._socket.send(encode(heard))

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._heard(socket, json.loads(text)))

    def _heard(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        match frame:
            case {"type": "hello"}:
                self._greet(socket)
            case {"type": "ping", "at": at}:
                socket.send(encode(Pong(at=at)))
            case {"type": "play", "move": move, "version": version}:
                self._play(socket, move, version)
            case {"type": "explain", "move": move}:
                assert self._match is not None
                assert isinstance(self._sight, int)
                fault = self._match.explain(self._sight, move)
                why = reason_message(fault.refusal) if isinstance(fault, Refused) else None
                socket.send(encode(Explanation(move=move, reason=why)))
            case _:
                self.other_messages.append(frame)  # chat and notes reach nobody else
                if "request_id" in frame:
                    socket.send(encode(Done(request_id=frame["request_id"])))

    def _greet(self, socket: WebSocketRoute) -> None:
        match, sight = self._match, self._sight
        assert match is not None
        stage: TableStage = "over" if match.over else "playing"
        mine = sight if isinstance(sight, int) else None
        table = lobby(stage, seats=match.seats, my_seat=mine, ruleset=match.ruleset)
        socket.send(json.dumps(table | {"code": self._code}))
        sync = Snapshot(
            version=match.version,
            view=view_message(match.view(sight)),
            legal_moves=self._options(),
            events=self._told(),
        )
        socket.send(encode(sync))
        self._wait(socket)

    def _wait(self, socket: WebSocketRoute) -> None:
        if self._waits and isinstance(self._sight, int):
            socket.send(encode(BotPacing(waiting=(self._sight,), skipping=(), level=None)))

    def _play(self, socket: WebSocketRoute, move: str, version: int) -> None:
        match, sight = self._match, self._sight
        assert match is not None
        self.sent.append(move)
        if self._silent:
            return
        made = match.submit(sight, move, version) if isinstance(sight, int) else None
        if isinstance(made, Taken):
            socket.send(encode(AnswerAccepted(version=version)))
        elif isinstance(made, Accepted):
            self._tell(socket, version)
            self._wait(socket)
            self._others_play(socket)
        else:
            self.errors.append(f"{move}: {made}")

    def _others_play(self, socket: WebSocketRoute | None = None) -> None:
        """Make random moves of the other seats until the seat of the page is asked."""
        match = self._match
        assert match is not None
        while self._random and not match.over and self._sight not in match.deciders:
            seat, version = match.deciders[0], match.version
            match.submit(seat, self._random.choice(match.legal_moves(seat)).text, version)
            if socket is not None:
                self._tell(socket, version)

    def _tell(self, socket: WebSocketRoute, since: int) -> None:
        """Send the page the events after version ``since``, as the server does."""
        match, sight = self._match, self._sight
        assert match is not None
        for step in match.stream(sight, since):
            happened = MoveMade(
                version=step.version,
                seat=step.seat,
                timed_out=step.timed_out,
                events=flatten_events((step,)),
                view=view_message(match.view(sight)),
                legal_moves=self._options(),
            )
            socket.send(encode(happened))

    def _told(self) -> tuple[dict[str, object], ...]:
        assert self._match is not None
        return flatten_events(self._match.stream(self._sight, self._since))

    def _options(self) -> tuple[Any, ...]:
        match, sight = self._match, self._sight
        assert match is not None
        return (
            tuple(map(legal_move_message, match.legal_moves(sight)))
            if isinstance(sight, int)
            else ()
        )
