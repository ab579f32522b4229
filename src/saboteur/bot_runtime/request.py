"""A request to a bot: the seat's view and events, as plain data for another process.

A request holds the seat's view, the events of its sight since the deal and its legal moves, and
nothing else. A bot's choice depends only on its seed and on what it was shown, in any batches
(``saboteur.bots.protocol``), so each request builds the bot again and no state is kept: any worker
may answer, also after a crash.
"""

import io
import pickle
from dataclasses import dataclass, replace
from hashlib import sha256
from operator import itemgetter
from typing import Any, Final

from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.bots.claims import Claims
from saboteur.games.options import OptionValue
from saboteur.kernel.event import Event
from saboteur.play.match import Happening, Match

KIT_PERSISTENT_ID: Final = "kit"
"""Placeholder for the rule set's compiled cards, which every worker has itself."""


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A request to a bot, as plain data for another process."""

    level: str
    """A level, or the import path of a custom bot's class."""
    seed: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    pickled_sight: bytes
    """The seat's view and events, pickled."""
    moves: tuple[str, ...] = ()
    queue_key: str = ""
    """Key for fair queueing among tables."""
    speaker_name: str = ""
    """The bot's name if it is asked for chat lines; empty if it is asked for a move."""


def bot_seed(game_seed: str, seat: int) -> str:
    """Return the seed of a bot, from which the game seed can't be derived.

    Once the game is over and its seed is public, everyone can verify it.
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
    """Build the request for a move from the seat's view, events, claims and legal moves.

    Raises ``ValueError`` if the seat is not asked.
    """
    if seat not in match.deciders:
        message = f"seat {seat} is not asked"
        raise ValueError(message)
    request = _build_request(match, seat, level, game_seed, deck, claims)
    return replace(request, moves=tuple(move.text for move in match.legal_moves(seat)))


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
    level = SUBSTITUTE_LEVEL  # for every bot: chat lines take as little time as its moves
    request = _build_request(match, seat, level, game_seed, deck, claims)
    return replace(request, queue_key=queue_key, speaker_name=name)


def _build_request(  # noqa: PLR0917 - as above
    match: Match, seat: int, level: str, game_seed: str, deck: str | None, claims: Claims
) -> BotRequest:
    return BotRequest(
        level,
        bot_seed(game_seed, seat),
        match.ruleset,
        match.seats,
        tuple(match.options.items()),
        deck,
        _pickle_sight(match.view(seat), visible_events(match.stream(seat), claims)),
    )


def visible_events(steps: tuple[Happening, ...], claims: Claims = ()) -> tuple[Event, ...]:
    """Return all events of ``steps``, each followed by the claims made after it."""
    happened = [(step.version, event) for step in steps for event in step.events]
    return tuple(event for _, event in sorted((*happened, *claims), key=itemgetter(0)))


def _pickle_sight(view: Any, events: tuple[Event, ...]) -> bytes:  # noqa: ANN401 - each family's own view
    """Return the pickled view and events of a seat, with a placeholder for the kit."""
    buffer = io.BytesIO()
    _SightPickler(buffer, view.kit).dump((view, events))
    return buffer.getvalue()


class _SightPickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._kit = kit

    def persistent_id(self, thing: object) -> str | None:
        return KIT_PERSISTENT_ID if thing is self._kit else None


def load_sight(pickled_sight: bytes, kit: object) -> tuple[Any, tuple[Event, ...]]:
    """Return the view and the events of a request, with this process's own kit."""
    view, events = _SightUnpickler(io.BytesIO(pickled_sight), kit).load()
    return view, events


class _SightUnpickler(pickle.Unpickler):  # noqa: S301 - reads what this machine has written
    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file)
        self._kit = kit

    def persistent_load(self, name: str) -> object:
        if name != KIT_PERSISTENT_ID:
            raise pickle.UnpicklingError(name)
        return self._kit
