"""Saboteur: the board game family, complete and faithful. An unofficial implementation.

>>> import saboteur
>>> game = saboteur.new("saboteur", seats=5, seed="friday")
>>> game.decider, len(game.legal_moves()) > 0
(3, True)
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Literal, overload

from saboteur import events
from saboteur.games.classic.view import View as ClassicView
from saboteur.games.dark_cave.view import View as DarkCaveView
from saboteur.games.duel.view import View as DuelView
from saboteur.games.lost_mines.view import View as LostMinesView
from saboteur.games.options import Option, OptionValue
from saboteur.games.position_reader import PositionError
from saboteur.games.registry import Entry, catalogue
from saboteur.games.registry import ruleset as compiled
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove, MalformedMove, Refusal
from saboteur.kernel.sight import Sight
from saboteur.notation.record import RecordError
from saboteur.play.game import Game, Record, game_at, loads, new_game
from saboteur.sight import View

__all__ = [
    "Cell",
    "ClassicView",
    "DarkCaveView",
    "DeckError",
    "DuelView",
    "Entry",
    "Event",
    "Game",
    "IllegalMove",
    "LostMinesView",
    "MalformedMove",
    "Move",
    "Option",
    "OptionValue",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Sight",
    "View",
    "catalogue",
    "events",
    "from_position",
    "loads",
    "new",
]

__version__ = "0.1.0"


@overload
def new(
    ruleset_id: Literal["saboteur", "saboteur2"],
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[ClassicView]: ...
@overload
def new(
    ruleset_id: Literal["duel"],
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[DuelView]: ...
@overload
def new(
    ruleset_id: Literal["lost-mines"],
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[LostMinesView]: ...
@overload
def new(
    ruleset_id: Literal["dark-cave"],
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[DarkCaveView]: ...
@overload
def new(
    ruleset_id: str,
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[View]: ...
def new(
    ruleset_id: str,
    *,
    seats: int,
    seed: str | int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[Any]:
    """Deal a new game.

    Args:
        ruleset_id: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        seed: a text of one line, or an integer, which stands for its decimal text (5 is ``"5"``).
            The same seed deals the same game.
        options: the rule options.
        deck: a custom deck file as a ``Path``, or its text; a ``str`` is always the text.

    Returns:
        The game after the deal.

    Raises:
        ValueError: an argument is unknown or impossible; the message says why.
        OSError: the deck file cannot be read.
    """
    return new_game(compiled(ruleset_id, seats, options, _deck_text(deck)), seed)


def from_position(
    text: str,
    *,
    ruleset: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | PathLike[str] | None = None,
) -> Game[View]:
    """Return a game at a position, printed by ``game.position()`` or written by hand.

    With the rule set, seats, options and deck of the printed game, every view, the legal moves, the
    digest and the further game are the same. The format is described in docs/positions.md.

    Args:
        text: the position.
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        options: the rule options.
        deck: a custom deck file as a ``Path``, or its text; a ``str`` is always the text.

    Returns:
        The game at the position; it has no record.

    Raises:
        PositionError: the text is no position; a ``ValueError`` that names the line and the reason.
        ValueError: another argument is unknown or impossible.
        OSError: the deck file cannot be read.
    """
    return game_at(compiled(ruleset, seats, options, _deck_text(deck)), text)


def _deck_text(deck: str | PathLike[str] | None) -> str | None:
    return Path(deck).read_text("utf-8") if isinstance(deck, PathLike) else deck
