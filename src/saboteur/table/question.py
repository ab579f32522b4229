"""What a bot is asked, as plain data, and its answer.

It is told what the bot's seat may see and nothing else: its view, the events of its sight from
the deal on, its legal moves. A bot's choice depends on its seed and on what it was shown, in
however many portions (``saboteur.bots.protocol``), so the bot is made anew for every question and
no state is kept: any worker may answer, also after a crash.
"""

import io
import pickle
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any, Final, Protocol

import msgspec

from saboteur.bots import LEVELS, Bot, BotError, Budget, bot, speaker
from saboteur.bots.own import own_bot
from saboteur.bots.protocol import Moves, News
from saboteur.bots.speech.temperament import temperament_of
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.table.talk.sentences import as_message

KIT: Final = "kit"
"""Stands for the rule set's compiled cards, which the worker has of its own."""
THINKING: Final = 0.2
"""Seconds that a level which searches may take for a move, where nobody says otherwise."""
OWN_THINKING: Final = 5.0
"""Seconds that a bot of the operator's own may take for a move; then it is stopped."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, as plain data for another process."""

    level: str
    """A level, or where the class of a bot of the operator's own stands."""
    seed: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    sight: bytes
    """The seat's view and events, pickled."""
    moves: tuple[str, ...]
    table: str = ""
    """Who asks: tables take turns."""
    seconds: float = THINKING
    """What a level that searches may take for the move."""
    voice: str = ""
    """The name of a bot that is asked what it says; nothing where it is asked for a move."""


class BotFailed(Exception):
    """A bot of the operator's own gave no move: its name, and what went wrong.

    Nothing that it said: its words may hold what its seat holds, and they end in a log.
    """


class _SightUnpickler(pickle.Unpickler):
    """Puts this process's own kit where one is named."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file)
        self._kit = kit

    def persistent_load(self, name: str) -> object:
        if name != KIT:
            raise pickle.UnpicklingError(name)
        return self._kit


def answer(question: Question) -> str:
    """Let a bot choose, or speak; one of the operator's own may raise ``BotFailed``."""
    rules: AnyRuleSet = ruleset(
        question.ruleset, question.seats, dict(question.options), question.deck
    )
    view, events = _SightUnpickler(io.BytesIO(question.sight), rules.kit).load()
    if question.voice:
        return _words(question, rules.family, view, events)
    moves = tuple(rules.parse_move(text) for text in question.moves)
    if question.level not in LEVELS:
        return _own_choice(question, view, moves, events)
    player = bot(question.level, question.seed, rules.family, Budget(seconds=question.seconds))
    return player.choose(view, moves, events).text


def _words(question: Question, family: str, view: Any, events: News) -> str:  # noqa: ANN401 - each family's own view
    """Return what a bot says, as the messages that a person's page would send."""
    speaks = speaker(question.seed, family, temperament_of(question.voice))
    said = [as_message(line) for line in speaks.speak(view, events)]
    return msgspec.json.encode(said).decode()


def _own_choice(question: Question, view: Any, moves: Moves, events: News) -> str:  # noqa: ANN401 - each family's own view
    try:
        player: Bot = own_bot(question.level, question.seed, OWN_THINKING)
        return player.choose(view, moves, events).text
    except BotError as error:
        raise BotFailed(question.level, _cause(error)) from None
    except BaseException as error:  # noqa: BLE001 - or the worker itself would be told to stop
        raise BotFailed(question.level, type(error).__name__) from None


def _cause(error: BotError) -> str:
    """Name the kind of a mistake and the line of it, without its words."""
    cause = error.__cause__
    if cause is None:
        return "no legal move in time"
    *_, (frame, line) = walk_tb(cause.__traceback__)
    return f"{type(cause).__name__} in {frame.f_code.co_filename}, line {line}"


class Thinking(Protocol):
    """Where bots think."""

    @property
    def highest(self) -> str:
        """The highest level at which bots play now."""

    async def choose(self, question: Question) -> str:
        """Return the text of the bot's move; raises if nobody could say it in time."""
