"""Helpers of the rule tests: positions, moves and answers as text.

The shortest test is four lines: ``game_at`` with the relevant lines of a position (seat 0 is on
turn unless ``ask`` says otherwise), ``refused(game, "lay cross 8,0") == "B-21 cell-taken"``,
``play(game, "lay cross 1,0")`` and ``line(game, "hand 0") == ["map"]``.
"""

from collections.abc import Mapping, Sequence

import pytest

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import IllegalMove
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from saboteur.sight import stream

SEATS = range(3, 11)
"""The numbers of players of the base game."""


def game_at(
    position: str,
    seats: int = 3,
    options: Mapping[str, OptionValue] | None = None,
    id_: str = "saboteur",
    deck: str | None = None,
) -> Game:
    """Return a game in a position; without a line ``ask``, seat 0 is on turn."""
    words = [line.split()[:1] for line in position.splitlines()]
    if ["ask"] not in words:
        position += "\nask turn 0"
    rules = ruleset(id_, seats, options, deck)
    return Game(rules, rules.parse_position(position), [], "position")


def play(game: Game, *moves: str) -> tuple[Event, ...]:
    """Play moves that must be legal; return the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        assert allowed(game, move), f"{move}: {game.explain(move)}"
        events = game.play(move)
    return events


def allowed(game: Game, move: str) -> bool:
    """Return whether a move is legal; assert that ``legal_moves`` and ``explain`` agree."""
    text, refusal = canonical(game, move), game.explain(move)
    listed = any(each.text == text for each in game.legal_moves())
    assert listed == (refusal is None), f"{move}: listed {listed}, {refusal}"
    return listed


def refused(game: Game, move: str) -> str:
    """Return clause and code of a move that must be rejected; assert that it changes nothing."""
    assert not allowed(game, move), f"{move} is allowed"
    before = game.digest()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game.digest() == before
    refusal = caught.value.refusal
    assert refusal == game.explain(move)
    return f"{refusal.clause} {refusal.code}"


def canonical(game: Game, move: str) -> str:
    """Return the move as the game writes it: a half-turn that changes nothing is left out."""
    return str(game.rules.parse_move(move))


def listing(game: Game, start: str = "") -> list[str]:
    """Return the sorted texts of legal moves that begin with `start`; none may be repeated."""
    moves: Sequence[Move] = game.legal_moves()
    texts = sorted(map(str, moves))
    assert len(texts) == len(set(texts)), "a legal move is listed twice"
    return [text for text in texts if text.startswith(start)]


def line(game: Game, name: str) -> list[str]:
    """Return the words of a line of the position, such as `hand 0`; none if it is missing."""
    start = f"{name} "
    for text in game.position().splitlines():
        if f"{text} ".startswith(start):
            return text[len(name) :].split()
    return []


def event_names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def visible_events(game: Game, events: tuple[Event, ...], sight: Sight) -> tuple[Event, ...]:
    return stream(game.rules, events, sight)


def row(first: int, last: int, y: int = 0, card: str = "straight-horizontal") -> str:
    """Return words for the line ``maze``: the same card on each cell from west to east."""
    return " ".join(f"{x},{y}={card}" for x in range(first, last + 1))


def column(x: int, first: int, last: int, card: str = "straight-vertical") -> str:
    """Return words for the line ``maze``: the same card on each cell from north to south."""
    return " ".join(f"{x},{y}={card}" for y in range(first, last + 1))
