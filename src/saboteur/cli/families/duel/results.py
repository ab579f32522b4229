"""Result screens of a round and of a duel: gold, trolls, the richer dwarf, the solo grade."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families import results
from saboteur.cli.families.duel.narrator import DuelNarrator
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
from saboteur.kernel.geometry import pack
from saboteur.kernel.value import replace_fields
from saboteur.picture.duel.board import Board


def apply_events(view: View, events: Iterable[Event]) -> View:
    """Apply the events of a round to a view, and return it as the maze was at the round's end.

    The rules clear the maze right after that.
    """
    for event in results.events_before(events, RoundEnded):
        marks = view.marks
        match event:
            case PathLaid():
                results.lay_card(view, event.cell, event.card, turned=event.turned)
                view.marks = replace_fields(marks, laid=(*marks.laid, pack(event.cell)))
            case GoalRevealed():
                results.lay_card(view, event.cell, event.goal, turned=event.turned)
            case PathRemoved() | RockfallDrawn():
                del view.cards[pack(event.cell)]
                laid = tuple(place for place in marks.laid if place != pack(event.cell))
                keys = tuple(key for key in marks.keys if key[0] != pack(event.cell))
                view.marks = replace_fields(marks, laid=laid, keys=keys)
            case GoldClaimed():
                claim = pack(event.cell), event.seat
                view.marks = replace_fields(marks, claims=(*marks.claims, claim))
            case TrollBribed():
                bribe = pack(event.cell), event.seat
                view.marks = replace_fields(marks, bribes=(*marks.bribes, bribe))
            case DoorUnlocked():
                key = pack(event.cell), event.seat
                view.marks = replace_fields(marks, keys=(*marks.keys, key))
            case _:
                pass
    return view


def round_lines(
    before: View, events: Sequence[Event], narrator: DuelNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the maze after the round, the cause of its end and the gold of all seats."""
    view = apply_events(before, events)
    ended = results.first_event(events, RoundEnded)
    number = ended.round, view.kit.rounds
    shown = results.round_end_events(events, (RoundBegan, GameEnded), (RoundEnded,))
    why = paragraph(narrator.event(ended) or "", size[0], STRONG)
    tail = [*why, *results.score_lines(totals(view, events), (), narrator)]
    return results.round_screen(
        number, Board(view, narrator), shown, tail, narrator=narrator, size=size
    )


def totals(view: View, events: Iterable[Event]) -> list[int]:
    """Return the nuggets of all seats after a round, from those before it (D-37, D-38)."""
    found = list(view.nuggets)
    for event in events:
        if isinstance(event, GoldCollected):
            found[event.seat] += event.nuggets
        elif isinstance(event, TrollsPaid):
            found[event.seat] -= event.nuggets
    return found


def game_lines(
    events: Sequence[Event], narrator: DuelNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the final scores (D-42) or the grade of a solo game (D-50), and the last round."""
    ended = results.first_event(events, GameEnded)
    before = results.round_end_events(
        results.events_from_last(events, RoundEnded), (RoundBegan, GameEnded), (RoundEnded,)
    )
    alone = [event for event in before if isinstance(event, SoloGraded)]
    words = (
        narrator.say("graded", grade=narrator.say(f"grade-{alone[0].grade}"))
        if alone
        else results.victory(ended.winners, narrator)
    )
    standing = results.score_lines(ended.scores, ended.winners, narrator)
    return results.game_screen(before, standing, paragraph(words, size[0], STRONG), narrator, size)
