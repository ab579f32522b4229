"""Parts of the result screens that all families share."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Final, Protocol, TypeVar

from rich.text import Text

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import banner, latest_lines, log_lines, paragraph
from saboteur.cli.families.narrator import Narrator
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, PackedCell, pack
from saboteur.picture.text.glyphs import NUGGET, WINNER
from saboteur.picture.text.grid import Grid

EventT = TypeVar("EventT", bound=Event)

MIN_MAZE_LINES: Final = 8
"""Minimum height of the maze; sentences take only the lines that remain."""


class MazeView(Protocol):
    """The maze of a view, which result screens update."""

    kit: Any
    cards: dict[PackedCell, int]
    covered: frozenset[PackedCell]


def lay_card(view: MazeView, cell: Cell, card: str, *, turned: bool) -> None:
    """Put a card face up on a cell of a view, and remove a face-down card that lies there."""
    kit = view.kit
    view.covered -= {pack(cell)}
    view.cards[pack(cell)] = kit.poses.pose(kit.cards[card], turned=turned)


def first_event(events: Iterable[Event], kind: type[EventT]) -> EventT:
    """Return the first event of type ``kind``; there must be one."""
    return next(event for event in events if isinstance(event, kind))


def events_from_last(events: Sequence[Event], kind: type[Event]) -> Sequence[Event]:
    """Return the events from the last one of type ``kind`` on; there must be one."""
    last = max(place for place, event in enumerate(events) if isinstance(event, kind))
    return events[last:]


def events_before(
    events: Iterable[Event], kinds: type[Event] | tuple[type[Event], ...]
) -> Iterator[Event]:
    """Return the events before the first one of the types ``kinds``."""
    return takewhile(lambda event: not isinstance(event, kinds), events)


def round_end_events(
    events: Iterable[Event], bounds: tuple[type[Event], ...], outcome_kinds: tuple[type[Event], ...]
) -> list[Event]:
    """Return the events around the end of a round, up to one of the types ``bounds``.

    Events of the types ``outcome_kinds`` are left out, because the outcome shows them.
    """
    return [
        event for event in events_before(events, bounds) if not isinstance(event, outcome_kinds)
    ]


def round_screen(
    number: tuple[int, int],
    board: Grid,
    before: Sequence[Event],
    outcome: Sequence[Text],
    *,
    narrator: Narrator,
    size: tuple[int, int],
) -> list[Text]:
    """Return the maze after a round, the latest of the events ``before``, and the outcome.

    ``number`` holds the number of the round and the number of rounds.
    """
    width, height = size
    title = narrator.say("round-over", round=number[0], rounds=number[1])
    room = height - 1 - len(outcome) - 2
    sentences = log_lines(narrator.events(before), width)
    told = latest_lines(sentences, max(0, room - MIN_MAZE_LINES), Text("…"))
    maze = grid_lines(board, *board.fit(width, room - len(told)))
    return [banner(title, width), *maze, *told, *outcome]


def score_lines(
    scores: Sequence[int], winners: Sequence[int], narrator: Narrator, unit: str = "nuggets"
) -> list[Text]:
    """Return the seats by score, the highest first; ``unit`` is the text id of a score."""
    words = [f"{NUGGET} {narrator.say(unit, count=score)}" for score in scores]
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    return standing_lines(words, order, winners, narrator)


def standing_lines(
    scores: Sequence[str], order: Sequence[int], winners: Sequence[int], narrator: Narrator
) -> list[Text]:
    """Return the seats in ``order``, each with its formatted score; winners have a star."""
    longest = max(len(narrator.player(seat)) for seat in order)
    return [
        Text(
            f"  {WINNER if seat in winners else ' '} {narrator.player(seat):<{longest}}  "
            f"{scores[seat]}",
            STRONG if seat in winners else "",
        )
        for seat in order
    ]


def victory(winners: Sequence[int], narrator: Narrator) -> str:
    """Return the sentence for the winners; ``winners`` is not empty."""
    first = winners[0]
    who = "many" if len(winners) > 1 else "you" if first == narrator.seat else "other"
    names = narrator.players(winners)
    return narrator.say(
        "game-won", who=who, name=narrator.names[first], names=names[:1].upper() + names[1:]
    )


def game_screen(
    before: Sequence[Event],
    standing: Sequence[Text],
    outcome: Sequence[Text],
    narrator: Narrator,
    size: tuple[int, int],
) -> list[Text]:
    """Return the final scores, as many of the events ``before`` as fit, and the winners."""
    width, height = size
    sentences = log_lines(narrator.events(before), width)
    foot = [Text(), *standing, Text(), *outcome]
    room = height - len(foot) - 7  # banner, commitment, path of the record and the next prompt
    gains = latest_lines(sentences, room - 1, Text("…")) if sentences and room > 2 else []
    if gains:
        gains = [*paragraph(narrator.say("round-after"), width, STRONG), *gains]
    return [banner(narrator.say("game-over"), width), *gains, *foot]
