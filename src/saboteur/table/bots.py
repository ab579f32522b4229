"""What bots are asked, and when their moves are made.

A bot is told what its seat may see and nothing else; it thinks in another process (``workers``).
How long it thinks depends on what it holds, so nobody is shown it: moves come on a beat.
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
from saboteur.table.models import STAND_IN
from saboteur.table.question import KIT, Question

JITTER: Final = 0.5
"""The part of a beat by which a move comes later, at most."""


def offered(ruleset_id: str, own: Mapping[str, str]) -> tuple[str, ...]:
    """List the bots that a host may seat: the levels of the box, then what not every server has."""
    return (*levels(family_of(ruleset_id)), *beside(ruleset_id, own))


def beside(ruleset_id: str, own: Mapping[str, str]) -> tuple[str, ...]:
    """List the bots of this server beside the usual ones: ``master``, and the operator's own."""
    return (*(() if missing(ruleset_id) else (MASTER,)), *own)


def player_of(level: str, own: Mapping[str, str], ruleset_id: str) -> str:
    """Return who plays as a level: itself, or where the class of one of the operator's own stands.

    One that this server offers no more has a stand-in, so that its games go on.
    """
    if level == MASTER and missing(ruleset_id):
        return STEPS[-1]
    return level if level in LEVELS else own.get(level, STAND_IN)


def bot_seed(game_seed: str, seat: int) -> str:
    """Return a bot's own seed. It opens nothing else; once the game is over, all can check it."""
    return sha256(f"{game_seed}\0bot/{seat}".encode()).hexdigest()


def ask(  # noqa: PLR0917 - a question is made of just this
    match: Match,
    seat: int,
    level: str,
    game_seed: str,
    deck: str | None,
    claims: Claims = (),
) -> Question:
    """Put the question of a match to a bot that is asked: what its seat sees and hears, no more."""
    if seat not in match.deciders:
        message = f"seat {seat} is not asked"
        raise ValueError(message)
    return Question(
        level,
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pack(match.view(seat), told_events(match.stream(seat), claims)),
        tuple(move.text for move in match.legal_moves(seat)),
    )


def ask_for_words(  # noqa: PLR0917 - as above
    match: Match,
    seat: int,
    name: str,
    game_seed: str,
    deck: str | None,
    table: str,
    claims: Claims,
) -> Question:
    """Ask a bot, by its name, what it says now that its turn is over."""
    return Question(
        STAND_IN,  # of every level: it is as quick to answer as that one
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pack(match.view(seat), told_events(match.stream(seat), claims)),
        (),
        table,
        voice=name,
    )


def told_events(steps: tuple[Happening, ...], claims: Claims = ()) -> tuple[Event, ...]:
    """Return everything a sight learnt in these steps, and what was said after each, in order."""
    happened = [(step.version, event) for step in steps for event in step.events]
    return tuple(event for _, event in sorted((*happened, *claims), key=itemgetter(0)))


def _pack(view: Any, events: tuple[Event, ...]) -> bytes:  # noqa: ANN401 - each family's own view
    """Pickle what a seat sees; the kit is named, not copied."""
    buffer = io.BytesIO()
    _SightPickler(buffer, view.kit).dump((view, events))
    return buffer.getvalue()


class _SightPickler(pickle.Pickler):
    """Writes a name in place of the kit."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._kit = kit

    def persistent_id(self, thing: object) -> str | None:
        return KIT if thing is self._kit else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """When a bot's move is made: the same time after its waking, however long it thought.

    A bot that thought longer than its beats moves on the next one, so at most the number of whole
    beats shows. The rest is chance that knows nothing of the table; it drowns what little the
    server's own work takes.
    """

    seconds: float
    """Of one beat; with 0 every move is made at once, and its time hides nothing."""
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    chance: Callable[[], float] = SystemRandom().random

    async def wait(self, woken: float, beats: int = 1) -> None:
        """Wait until a bot that was woken at a time of our clock, and has chosen, may move."""
        if self.seconds <= 0:
            return
        thought = self.clock() - woken
        whole = max(beats, ceil(thought / self.seconds)) + JITTER * self.chance()
        await self.sleep(whole * self.seconds - thought)
