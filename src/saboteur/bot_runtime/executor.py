"""Running bots: the protocol that tables use, and the handling of requests in any process."""

import pickle
from collections.abc import Callable
from traceback import walk_tb
from typing import Any, Protocol, TypeAlias

import msgspec

from saboteur.bot_runtime.chat_events import as_message
from saboteur.bot_runtime.request import BotRequest, load_sight
from saboteur.bot_runtime.timing import SERVER_TIMEOUTS, BotTimeouts
from saboteur.bots import LEVELS, Bot, BotError, Budget, bot, speaker
from saboteur.bots.custom_bots import load_bot
from saboteur.bots.protocol import Moves, News
from saboteur.bots.speech.temperament import temperament_of
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet

Task: TypeAlias = Callable[[], str]
"""A call that can be pickled: a function of a module with its arguments."""


class BotFailed(Exception):
    """A bot gave no move; the arguments are its level or import path, and the kind of failure.

    The bot's own error text is left out: it may contain its hand, and the message is
    logged.
    """


class BotExecutor(Protocol):
    """Runs requests to bots outside the event loop."""

    @property
    def highest_level(self) -> str:
        """The highest level at which bots play now; lowered under load."""

    async def choose(self, request: BotRequest) -> str:
        """Return the answer of ``handle_request``. Raises an exception on failure or timeout."""


def run_task(pickled_task: bytes) -> str:
    """Unpickle and run a task in a worker process or web worker."""
    task: Task = pickle.loads(pickled_task)  # noqa: S301 - pickled by this application
    return task()


def handle_request(request: BotRequest, timeouts: BotTimeouts = SERVER_TIMEOUTS) -> str:
    """Return the bot's move as text, or its chat lines as JSON.

    Raises ``BotFailed`` if a custom bot gave no move.
    """
    rules: AnyRuleSet = ruleset(request.ruleset, request.seats, dict(request.options), request.deck)
    view, events = load_sight(request.pickled_sight, rules.kit)
    if request.speaker_name:
        return _speak(request, rules.family, view, events)
    moves = tuple(rules.parse_move(text) for text in request.moves)
    if request.level not in LEVELS:
        return _choose_custom(request, timeouts.custom_bot_s, view, moves, events)
    budget = Budget(seconds=timeouts.search_budget_s)
    return bot(request.level, request.seed, rules.family, budget).choose(view, moves, events).text


def _speak(request: BotRequest, family: str, view: Any, events: News) -> str:  # noqa: ANN401 - each family's own view
    """Return the bot's chat lines as JSON, in the form of client messages."""
    bot_speaker = speaker(request.seed, family, temperament_of(request.speaker_name))
    messages = [as_message(line) for line in bot_speaker.speak(view, events)]
    return msgspec.json.encode(messages).decode()


def _choose_custom(
    request: BotRequest,
    timeout_s: float,
    view: Any,  # noqa: ANN401 - each family's own view
    moves: Moves,
    events: News,
) -> str:
    try:
        player: Bot = load_bot(request.level, request.seed, timeout_s)
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
