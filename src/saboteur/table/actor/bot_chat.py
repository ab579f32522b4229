"""The pace of bot chat: bots speak after their turns, one line per tick.

A bot's line goes through the same path as a person's. The moment it appears depends on the tick and
on the number of queued lines, never on what a seat holds.
"""

import asyncio
import logging
from functools import partial
from typing import Final, final

import msgspec

from saboteur.bot_runtime.chat_events import Sentence
from saboteur.bot_runtime.request import BotRequest, build_speech_request
from saboteur.bots import LEVELS
from saboteur.kernel.events import TurnBegan
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match, Told
from saboteur.table.actor.chat_handler import ChatHandler
from saboteur.table.table_state import TableState

CHAT_OFF: Final = "off"
_log: Final = logging.getLogger(__name__)


@final
class BotChat:
    """Asks bots for chat lines after their turns and posts them to the table."""

    def __init__(self, table: TableState, chat_handler: ChatHandler) -> None:
        self._table = table
        self._chat_handler = chat_handler
        self._line_lock = asyncio.Lock()
        """Held while a line is posted, so that at least one tick lies between two lines."""

    async def on_move(self, match: Match, steps: tuple[Told, ...]) -> None:
        """Ask the bots that made these steps to speak, if a turn ended and a guest is connected."""
        table, deal = self._table, self._table.record.deal
        if table.record.chat == CHAT_OFF or not table.connections or match.over or deal is None:
            return
        if not any(isinstance(e, TurnBegan) for step in steps for e in step.to(PUBLIC).events):
            return
        await self._chat_handler.load_history()
        for seat in dict.fromkeys(entry.seat for entry in match.log[-len(steps) :]):
            name = None if seat is None else self._speaker_name(seat)
            if seat is not None and name is not None:
                claims = self._chat_handler.claims()
                request = build_speech_request(
                    match, seat, name, deal.seed, table.record.deck, table.record.code, claims
                )
                table.spawn(self._speak(match, seat, request))

    def _speaker_name(self, seat: int) -> str | None:
        """Return the name of the built-in bot on a seat; ``None`` for people and substitutes."""
        assignment = self._table.seating.assignment(seat)
        if assignment is None or assignment.bot not in LEVELS or assignment.guest is not None:
            return None
        return assignment.name

    async def _speak(self, match: Match, seat: int, request: BotRequest) -> None:
        table, ticker = self._table, self._table.services.ticker
        version, round_ = match.version, match.round
        try:
            lines = await table.services.bot_executor.choose(request)
            messages = msgspec.json.decode(lines, type=tuple[Sentence, ...])
        except Exception:  # noqa: BLE001 - the table continues without the line
            _log.exception("a bot could not speak", extra=table.log_id)
            return
        for message in messages:
            async with self._line_lock:
                await ticker.wait_for_tick(ticker.clock())
                is_outdated = match.version - version > match.seats  # the game has moved on
                if match.round == round_ and not is_outdated and not table.record.paused:
                    table.post(partial(self._chat_handler.say_as_bot, seat, message))
