"""Playthroughs: one game of each rule set as a text that people read and tests compare.

Every move is there with its events. When a kind of decision occurs for the first time, the whole
position is written: position, public view, each seat's own view, all legal moves, and the events of
the next move that each seat gets.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args

from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import PUBLIC
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.sampling import (
    FULL_SETS,
    PLAIN_SETS,
    SETS_BY_MODULE,
    SeededRandom,
    Setting,
    begin,
    choose,
    family,
)

HERE: Final = Path(__file__).parent
MARK: Final = "> "

SHOWN_SEATS: Final = {"saboteur": (3, 6, 10), "lost-mines": (3, 7, 9)}
"""For boxes with many seat counts, those with playthroughs: smallest, largest, one between."""

_smallest = {setting.ruleset: setting for setting in reversed(FULL_SETS)}
_whole = [s for s in PLAIN_SETS if s.seats in SHOWN_SEATS.get(s.ruleset, (1, 2, 7, 12))]
PLAYTHROUGHS: Final[dict[str, Setting]] = {
    **{f"{setting.ruleset}-{setting.seats}": setting for setting in _whole},
    **{f"{setting.ruleset}-{setting.seats}-options": setting for setting in _smallest.values()},
    **{f"{setting.ruleset}-{setting.seats}": setting for setting in SETS_BY_MODULE},
}
"""Settings by file name: boxes at several seat counts, and once with all options changed.

Then one setting for each module and notable pair; of these only the first round is played.
"""


def playthrough(setting: Setting, recorded: Sequence[str] = ()) -> Iterator[str]:
    """Yield the lines of a game: recorded moves while they are legal, then random ones."""
    game, events = begin(setting.rules(), f"golden {setting.seats}")
    dice = SeededRandom(f"golden {setting}")
    yield f"# {setting}: one game, written by `python -m tests.golden.write`."
    yield "# A change of this file is a change of the game: read it as a diff."
    yield f"seed {game.seed}"
    yield from map(_told, events)
    left = list(recorded)
    met: set[str] = set()
    number = 0
    while True:
        kind = family(game.rules).decision_kind(game)
        written_out = kind not in met
        met.add(kind)
        if written_out:
            yield from _moment(game, number)
        if game.over or (game.round > 1 and "+" in setting.ruleset):
            return
        legal = {str(move) for move in game.legal_moves()}
        move = left.pop(0) if left and left[0] in legal else ""
        if not move:
            left.clear()
            move = str(choose(game, dice, "eager"))
        number += 1
        yield f"{MARK}{move}"
        events = game.play(move)
        yield from map(_told, events)
        if written_out:
            yield from _heard(game, events)


def recorded_moves(lines: Sequence[str]) -> list[str]:
    return [line.removeprefix(MARK) for line in lines if line.startswith(MARK)]


def _told(event: Event) -> str:
    """Return an event as one line, with cells as x,y."""
    words = [
        f"{name}={_value(hint, getattr(event, name))}"
        for name, hint in fields_of(type(event)).items()
    ]
    return "  " + " ".join([type(event).__name__, *words])


def _heard(game: Game, events: tuple[Event, ...]) -> Iterator[str]:
    """Yield lines of a move's public events, and of each seat's events that differ."""
    public = [_told(event).strip() for event in stream(game.rules, events, PUBLIC)]
    yield "  the public hears: " + "; ".join(public)
    for seat in range(game.seats):
        own = [_told(event).strip() for event in stream(game.rules, events, seat)]
        if own != public:
            yield f"  seat {seat} hears: " + "; ".join(own)


def _value(hint: object, item: Any) -> str:
    if isinstance(item, Cell):
        return str(item)
    if item is None:
        return "-"
    if isinstance(item, tuple):
        (inner, *_) = get_args(hint)
        return "(" + " ".join(_value(inner, part) for part in item) + ")"
    return str(item)


def _moment(game: Game, number: int) -> Iterator[str]:
    yield ""
    yield f"== after {number} moves: {family(game.rules).decision_kind(game)} =="
    yield f"decider {game.decider} over {game.over} scores {game.scores} winners {game.winners}"
    yield f"digest {game.digest()}"
    yield "position:"
    yield from (f"  {line}".rstrip() for line in game.position().splitlines())
    yield "public view:"
    public = game.view(PUBLIC).to_dict()
    yield from (f"  {key}: {_brief(item)}" for key, item in public.items())
    for seat in range(game.seats):
        beyond = list(_beyond(public, game.view(seat).to_dict(), ""))
        yield f"seat {seat} sees: " + "; ".join(beyond)
    if game.over:
        opened = game.view("open").to_dict()
        yield "the open view shows: " + "; ".join(_beyond(public, opened, ""))
    legal = sorted(str(move) for move in game.legal_moves())
    yield f"legal moves ({len(legal)}):"
    yield from (f"  {' | '.join(legal[place : place + 4])}" for place in range(0, len(legal), 4))
    yield ""


def _brief(item: object) -> str:
    """Return plain data as text, of dicts only the values."""
    if isinstance(item, dict):
        return "(" + " ".join(_brief(part) for key, part in item.items() if key != "type") + ")"
    if isinstance(item, list):
        return "[" + " ".join(map(_brief, item)) + "]"
    return "-" if item is None else str(item)


def _beyond(public: object, own: object, path: str) -> Iterator[str]:
    """Yield the parts of a seat's view that differ from the public one."""
    if isinstance(public, dict) and isinstance(own, dict):
        for key, item in own.items():
            yield from _beyond(public[key], item, f"{path}.{key}" if path else key)
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for place, (theirs, item) in enumerate(zip(public, own, strict=True)):
            yield from _beyond(theirs, item, f"{path}[{place}]")
    elif json.dumps(public) != json.dumps(own):
        yield f"{path} {_brief(own)}"
