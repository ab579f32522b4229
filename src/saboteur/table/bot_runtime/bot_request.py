"""A request to a bot as plain data, and its execution in a worker.

A request holds what the bot's seat may see and nothing else: its view, the events of its sight
since the deal, its legal moves. A bot's choice depends only on its seed and on what it was shown,
in however many batches (``saboteur.bots.protocol``), so each request builds the bot again and
no state is kept: any worker may answer, also after a crash.
"""

import io
import pickle
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any, Final, Protocol

import msgspec

from saboteur.bots import LEVELS, Bot, BotError, Budget, bot, speaker
from saboteur.bots.custom_bots import load_bot
from saboteur.bots.protocol import Moves, News
from saboteur.bots.speech.temperament import temperament_of
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.table.chat.conversion import as_message

KIT_PERSISTENT_ID: Final = "kit"
"""Placeholder for the rule set's compiled cards, which every worker has itself."""
SEARCH_BUDGET_S: Final = 0.2
"""Default time in which a searching level chooses a move."""
CUSTOM_BOT_TIMEOUT_S: Final = 5.0
"""Time in which a custom bot must choose a move; then it is stopped."""


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
    moves: tuple[str, ...]
    queue_key: str = ""
    """Key for fair queueing among tables."""
    budget_s: float = SEARCH_BUDGET_S
    """Time in which a searching level chooses the move."""
    speaker_name: str = ""
    """The bot's name if it is asked for chat lines; empty if it is asked for a move."""


class BotFailed(Exception):
    """A custom bot gave no move. Arguments: its import path, and the kind of failure.

    The bot's own error text is left out: it may contain its hand, and the message is logged.
    """


class _SightUnpickler(pickle.Unpickler):
    """Replaces the placeholder by this process's own kit."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file)
        self._kit = kit

    def persistent_load(self, name: str) -> object:
        if name != KIT_PERSISTENT_ID:
            raise pickle.UnpicklingError(name)
        return self._kit


def handle_request(request: BotRequest) -> str:
    """Return the bot's move as text, or its chat lines as JSON.

    Raises ``BotFailed`` if a custom bot gave no move.
    """
    rules: AnyRuleSet = ruleset(request.ruleset, request.seats, dict(request.options), request.deck)
    view, events = _SightUnpickler(io.BytesIO(request.pickled_sight), rules.kit).load()
    if request.speaker_name:
        return _speak(request, rules.family, view, events)
    moves = tuple(rules.parse_move(text) for text in request.moves)
    if request.level not in LEVELS:
        return _choose_custom(request, view, moves, events)
    player = bot(request.level, request.seed, rules.family, Budget(seconds=request.budget_s))
    return player.choose(view, moves, events).text


def _speak(request: BotRequest, family: str, view: Any, events: News) -> str:  # noqa: ANN401 - each family's own view
    """Return the bot's chat lines as JSON, in the form of client messages."""
    bot_speaker = speaker(request.seed, family, temperament_of(request.speaker_name))
    messages = [as_message(line) for line in bot_speaker.speak(view, events)]
    return msgspec.json.encode(messages).decode()


def _choose_custom(request: BotRequest, view: Any, moves: Moves, events: News) -> str:  # noqa: ANN401 - each family's own view
    try:
        player: Bot = load_bot(request.level, request.seed, CUSTOM_BOT_TIMEOUT_S)
        return player.choose(view, moves, events).text
    except BotError as error:
        raise BotFailed(request.level, _describe_cause(error)) from None
    except BaseException as error:  # noqa: BLE001 - SystemExit in a custom bot must not stop the worker
        raise BotFailed(request.level, type(error).__name__) from None


def _describe_cause(error: BotError) -> str:
    """Return the exception type and line of a failure, without its message."""
    cause = error.__cause__
    if cause is None:
        return "no legal move in time"
    *_, (frame, line) = walk_tb(cause.__traceback__)
    return f"{type(cause).__name__} in {frame.f_code.co_filename}, line {line}"


class BotExecutor(Protocol):
    """Runs requests to bots outside the event loop."""

    @property
    def highest_level(self) -> str:
        """The highest level at which bots play now; lowered under load."""

    async def choose(self, request: BotRequest) -> str:
        """Return the answer of ``handle_request``. Raises an exception on failure or timeout."""
