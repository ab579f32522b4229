"""Builds requests to bots, and decides when their moves are played.

A request holds what the bot's seat may see and nothing else; a worker answers it. The time a bot
takes depends on what it holds, so it is hidden: moves are played on a tick.
"""

import asyncio
import io
import pickle
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from operator import itemgetter
from random import SystemRandom
from time import monotonic
from typing import Any, Final

from saboteur.bots import LEVELS, MASTER, STEPS, levels, missing
from saboteur.bots.claims import Claims
from saboteur.games.registry import family_of
from saboteur.kernel.event import Event
from saboteur.play.match import Happening, Match
from saboteur.table.bot_runtime.bot_request import KIT_PERSISTENT_ID, BotRequest
from saboteur.table.storage.models import SUBSTITUTE_LEVEL

MAX_JITTER_TICKS: Final = 0.5
"""Maximum random delay of a move, as a fraction of a tick."""


def available_bots(ruleset_id: str, custom_bots: Mapping[str, str]) -> tuple[str, ...]:
    """Return the bots that a host may seat: the usual levels, then this server's extra ones."""
    return (*levels(family_of(ruleset_id)), *extra_bots(ruleset_id, custom_bots))


def extra_bots(ruleset_id: str, custom_bots: Mapping[str, str]) -> tuple[str, ...]:
    """Return the bots beyond the usual levels: ``master`` if installed, and custom bots."""
    return (*(() if missing(ruleset_id) else (MASTER,)), *custom_bots)


def resolve_bot(level: str, custom_bots: Mapping[str, str], ruleset_id: str) -> str:
    """Return the level that plays, or the import path of a custom bot.

    A bot that this server no longer offers is replaced by a substitute, so that its games continue.
    """
    if level == MASTER and missing(ruleset_id):
        return STEPS[-1]
    return level if level in LEVELS else custom_bots.get(level, SUBSTITUTE_LEVEL)


def bot_seed(game_seed: str, seat: int) -> str:
    """Return the seed of one bot. It reveals nothing else about the game seed.

    Once the game is over, everybody can verify it.
    """
    return sha256(f"{game_seed}\0bot/{seat}".encode()).hexdigest()


def build_move_request(  # noqa: PLR0917 - a request consists of just these
    match: Match,
    seat: int,
    level: str,
    game_seed: str,
    deck: str | None,
    claims: Claims = (),
) -> BotRequest:
    """Build the request for a move: what the seat sees and has heard, and its legal moves.

    Raises ``ValueError`` if the seat is not to decide.
    """
    if seat not in match.deciders:
        message = f"seat {seat} is not asked"
        raise ValueError(message)
    return BotRequest(
        level,
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pickle_sight(match.view(seat), visible_events(match.stream(seat), claims)),
        tuple(move.text for move in match.legal_moves(seat)),
    )


def build_speech_request(  # noqa: PLR0917 - as above
    match: Match,
    seat: int,
    name: str,
    game_seed: str,
    deck: str | None,
    queue_key: str,
    claims: Claims,
) -> BotRequest:
    """Build the request for chat lines of a bot after its turn."""
    return BotRequest(
        SUBSTITUTE_LEVEL,  # for every level: chat lines take as little time as this level's moves
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pickle_sight(match.view(seat), visible_events(match.stream(seat), claims)),
        (),
        queue_key,
        speaker_name=name,
    )


def visible_events(steps: tuple[Happening, ...], claims: Claims = ()) -> tuple[Event, ...]:
    """Return all events of these steps, each followed by the claims made after it."""
    happened = [(step.version, event) for step in steps for event in step.events]
    return tuple(event for _, event in sorted((*happened, *claims), key=itemgetter(0)))


def _pickle_sight(view: Any, events: tuple[Event, ...]) -> bytes:  # noqa: ANN401 - each family's own view
    """Pickle what a seat sees, with a placeholder for the kit."""
    buffer = io.BytesIO()
    _SightPickler(buffer, view.kit).dump((view, events))
    return buffer.getvalue()


class _SightPickler(pickle.Pickler):
    """Writes a placeholder for the kit."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._kit = kit

    def persistent_id(self, thing: object) -> str | None:
        return KIT_PERSISTENT_ID if thing is self._kit else None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTicker:
    """Plays a bot's move a fixed time after its request, however long the bot computed.

    A bot that took longer than its ticks moves on the next one, so at most the number of whole
    ticks shows. The rest is random jitter, independent of the table, which hides the small
    differences of the server's own work.
    """

    tick_s: float
    """Length of a tick in seconds; with 0 moves are played at once and nothing is hidden."""
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    random: Callable[[], float] = SystemRandom().random

    async def wait_for_tick(self, requested_at: float, ticks: int = 1) -> None:
        """Wait until a bot that was asked at ``requested_at`` (of ``clock``) may move."""
        if self.tick_s <= 0:
            return
        elapsed = self.clock() - requested_at
        total = max(ticks, ceil(elapsed / self.tick_s)) + MAX_JITTER_TICKS * self.random()
        await self.sleep(total * self.tick_s - elapsed)
