"""The end of a round and of a duel: gold taken, trolls paid, who is richer, which grade."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.duel.board import Board
from saboteur.cli.duel.teller import DuelTeller
from saboteur.cli.glyphs import NUGGET
from saboteur.cli.palette import STRONG
from saboteur.cli.prose import banner, latest, log_lines, paragraph
from saboteur.cli.standing import ending, standing_lines, victory
from saboteur.games.duel.events import (
    DoorUnlocked,
    GoldClaimed,
    GoldCollected,
    RockfallDrawn,
    RoundBegan,
    RoundEnded,
    SoloGraded,
    TrollBribed,
    TrollsPaid,
)
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import GameEnded, GoalRevealed, PathLaid, PathRemoved
from saboteur.kernel.value import changed

LEAST_MAZE: Final = 8
"""So many lines the maze has at least before sentences take more room."""


def carry_out(view: View, events: Iterable[Event]) -> View:
    """Bring the maze of a view up to the end of its round: it is cleared right after."""
    kit = view.kit
    for event in events:
        marks = view.marks
        match event:
            case PathLaid():
                view.cards[event.cell] = kit.poses.pose(kit.cards[event.card], turned=event.turned)
                view.marks = changed(marks, laid=(*marks.laid, event.cell))
            case GoalRevealed():
                view.covered -= {event.cell}
                view.cards[event.cell] = kit.poses.pose(kit.cards[event.goal], turned=event.turned)
            case PathRemoved() | RockfallDrawn():
                del view.cards[event.cell]
                laid = tuple(place for place in marks.laid if place != event.cell)
                keys = tuple(key for key in marks.keys if key[0] != event.cell)
                view.marks = changed(marks, laid=laid, keys=keys)
            case GoldClaimed():
                view.marks = changed(marks, claims=(*marks.claims, (event.cell, event.seat)))
            case TrollBribed():
                view.marks = changed(marks, bribes=(*marks.bribes, (event.cell, event.seat)))
            case DoorUnlocked():
                view.marks = changed(marks, keys=(*marks.keys, (event.cell, event.seat)))
            case RoundEnded():
                break
            case _:
                pass
    return view


def round_lines(
    view: View, events: Sequence[Event], teller: DuelTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the maze as the round left it, why it ended and what everybody has now."""
    width, height = size
    ended = next(event for event in events if isinstance(event, RoundEnded))
    said = teller.say("round-over", round=ended.round, rounds=view.kit.rounds)
    tail = [
        *paragraph(teller.event(ended) or "", width, STRONG),
        *_standing(totals(view, events), (), teller),
    ]
    told = log_lines(teller.events(of_the_end(events)), width)
    room = height - 1 - len(tail) - 2
    sentences = latest(told, max(0, room - LEAST_MAZE), Text("…"))
    board = Board(view, teller)
    maze = board.lines(*board.fit(width, room - len(sentences)))
    return [banner(said, width), *maze, *sentences, *tail]


def totals(view: View, events: Iterable[Event]) -> list[int]:
    """Count the nuggets of all seats after a round, from those before it (D-37, D-38)."""
    found = list(view.nuggets)
    for event in events:
        if isinstance(event, GoldCollected):
            found[event.seat] += event.nuggets
        elif isinstance(event, TrollsPaid):
            found[event.seat] -= event.nuggets
    return found


def of_the_end(events: Iterable[Event]) -> list[Event]:
    """Keep what led to the end of a round and followed from it."""
    kept: list[Event] = []
    for event in events:
        if isinstance(event, RoundBegan | GameEnded):
            break
        if not isinstance(event, RoundEnded):
            kept.append(event)
    return kept


def game_lines(
    ended: GameEnded, before: Sequence[Event], teller: DuelTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the final standing (D-42), alone the grade (D-50), and what came ``before`` it."""
    alone = [event for event in before if isinstance(event, SoloGraded)]
    said = grade(alone[0], teller) if alone else victory(ended.winners, teller)
    standing = [
        Text(),
        *_standing(ended.scores, ended.winners, teller),
        Text(),
        *paragraph(said, size[0], STRONG),
    ]
    return ending(before, standing, teller, size)


def grade(graded: SoloGraded, teller: DuelTeller) -> str:
    """Say how well a game alone went."""
    return teller.say("graded", grade=teller.say(f"grade-{graded.grade}"))


def _standing(nuggets: Sequence[int], winners: Sequence[int], teller: DuelTeller) -> list[Text]:
    """List the seats, the richest first."""
    order = sorted(range(len(nuggets)), key=lambda seat: (-nuggets[seat], seat))
    words = [f"{NUGGET} {teller.nuggets(count)}" for count in nuggets]
    return standing_lines(words, order, winners, teller)
