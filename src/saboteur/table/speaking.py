"""When the bots of a table speak: after their turns, on the beat, and never two lines at once.

What a bot says goes the way that people's words go. When it is heard depends on the beat and on
how many lines wait, and on nothing that a seat holds.
"""

import asyncio
import logging
from typing import Final, final

import msgspec

from saboteur.bots import LEVELS
from saboteur.kernel.events import TurnBegan
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match, Told
from saboteur.table.bots import ask_for_words
from saboteur.table.conversation import Conversation
from saboteur.table.inbox import BotLine
from saboteur.table.question import Question
from saboteur.table.table import Table
from saboteur.table.talk.sentences import Sentence

OFF: Final = "off"
_log: Final = logging.getLogger(__name__)


@final
class Speaking:
    """The bots' part in the talk of one table."""

    def __init__(self, table: Table, conversation: Conversation) -> None:
        """Take the table, and where its bots are heard."""
        self._table = table
        self._conversation = conversation
        self._voice = asyncio.Lock()
        """Held by whoever speaks: a beat lies between two lines."""

    async def moved(self, match: Match, steps: tuple[Told, ...]) -> None:
        """Let the bot speak that made a move, if its turn is over and somebody hears it."""
        table, deal = self._table, self._table.stored.deal
        if table.stored.talk == OFF or not table.audience or match.over or deal is None:
            return
        if not any(isinstance(e, TurnBegan) for step in steps for e in step.to(PUBLIC).events):
            return
        await self._conversation.recall()
        for seat in dict.fromkeys(made.seat for made in match.log[-len(steps) :]):
            name = None if seat is None else self._name(seat)
            if seat is not None and name is not None:
                claims = self._conversation.claims()
                question = ask_for_words(
                    match, seat, name, deal.seed, table.stored.deck, table.stored.code, claims
                )
                table.spawn(self._speak(match, seat, question))

    def _name(self, seat: int) -> str | None:
        """Return the name of a bot of the house; one that sits in for somebody is silent."""
        sitter = self._table.seating.sitter(seat)
        if sitter is None or sitter.bot not in LEVELS or sitter.guest is not None:
            return None
        return sitter.name

    async def _speak(self, match: Match, seat: int, question: Question) -> None:
        table, beat = self._table, self._table.services.beat
        version, round_ = match.version, match.round
        try:
            said = await table.services.workers.choose(question)
        except Exception:  # noqa: BLE001 - whatever it was, the table goes on without it
            _log.exception("a bot could not speak", extra=table.log_id)
            return
        for message in msgspec.json.decode(said, type=tuple[Sentence, ...]):
            async with self._voice:
                await beat.wait(beat.clock())
                late = match.version - version > match.seats  # the bots are in a hurry
                if match.round == round_ and not late and not table.stored.paused:
                    table.inbox.put_nowait(BotLine(seat, message))
