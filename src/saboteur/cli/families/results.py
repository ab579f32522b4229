"""The end of a round and of a game, as far as it is the same in every family."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from rich.text import Text

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import banner, latest, log_lines, paragraph
from saboteur.cli.families.teller import Teller
from saboteur.kernel.event import Event
from saboteur.picture.text.glyphs import WINNER
from saboteur.picture.text.grid import Grid

EventT = TypeVar("EventT", bound=Event)

LEAST_MAZE: Final = 8
"""So many lines the maze has at least before sentences take more room."""


def first(events: Iterable[Event], kind: type[EventT]) -> EventT:
    """Return the first event of a kind; there is one."""
    return next(event for event in events if isinstance(event, kind))


def from_last(events: Sequence[Event], kind: type[Event]) -> Sequence[Event]:
    """Return what happened from the last event of a kind on; there is one."""
    last = max(place for place, event in enumerate(events) if isinstance(event, kind))
    return events[last:]


def of_the_end(
    events: Iterable[Event], bounds: tuple[type[Event], ...], told: tuple[type[Event], ...]
) -> list[Event]:
    """Keep what led to the end of a round and followed from it, up to one of the ``bounds``.

    What is ``told`` otherwise is left out.
    """
    kept: list[Event] = []
    for event in events:
        if isinstance(event, bounds):
            break
        if not isinstance(event, told):
            kept.append(event)
    return kept


def round_screen(
    number: tuple[int, int],
    board: Grid,
    before: Sequence[Event],
    outcome: Sequence[Text],
    *,
    teller: Teller,
    size: tuple[int, int],
) -> list[Text]:
    """Show the maze as a round left it, the latest of what came ``before``, and the outcome.

    ``number`` is that of the round, and how many there are.
    """
    width, height = size
    title = teller.say("round-over", round=number[0], rounds=number[1])
    room = height - 1 - len(outcome) - 2
    sentences = log_lines(teller.events(before), width)
    told = latest(sentences, max(0, room - LEAST_MAZE), Text("…"))
    maze = grid_lines(board, *board.fit(width, room - len(told)))
    return [banner(title, width), *maze, *told, *outcome]


def richest_first(scores: Sequence[int]) -> list[int]:
    """Order the seats by what they have."""
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def standing_lines(
    scores: Sequence[str], order: Sequence[int], winners: Sequence[int], teller: Teller
) -> list[Text]:
    """List the seats in an order, each with its score in words; winners bear a star."""
    longest = max(len(teller.player(seat)) for seat in order)
    return [
        Text(
            f"  {WINNER if seat in winners else ' '} {teller.player(seat):<{longest}}  "
            f"{scores[seat]}",
            STRONG if seat in winners else "",
        )
        for seat in order
    ]


def victory(winners: Sequence[int], teller: Teller) -> str:
    """Say who wins; there is somebody."""
    first = winners[0]
    who = "many" if len(winners) > 1 else "you" if first == teller.seat else "other"
    names = teller.players(winners)
    return teller.say(
        "game-won", who=who, name=teller.names[first], names=names[:1].upper() + names[1:]
    )


def game_screen(
    before: Sequence[Event],
    standing: Sequence[Text],
    outcome: Sequence[Text],
    teller: Teller,
    size: tuple[int, int],
) -> list[Text]:
    """Show a final standing, as much as there is room for of what came ``before``, and who wins."""
    width, height = size
    told = log_lines(teller.events(before), width)
    foot = [Text(), *standing, Text(), *outcome]
    room = height - len(foot) - 7  # the banner, the seal, the record and the next prompt
    gains = latest(told, room - 1, Text("…")) if told and room > 2 else []
    if gains:
        gains = [*paragraph(teller.say("round-after"), width, STRONG), *gains]
    return [banner(teller.say("game-over"), width), *gains, *foot]
