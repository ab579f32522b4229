"""The end of a round and of a duel: gold taken, trolls paid, who is richer, which grade."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families import results
from saboteur.cli.families.duel.teller import DuelTeller
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
from saboteur.kernel.value import changed
from saboteur.picture.duel.board import Board
from saboteur.picture.text.glyphs import NUGGET


def carry_out(view: View, events: Iterable[Event]) -> View:
    """Bring the maze of a view up to the end of its round: it is cleared right after."""
    kit = view.kit
    for event in events:
        marks = view.marks
        match event:
            case PathLaid():
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.card], turned=event.turned
                )
                view.marks = changed(marks, laid=(*marks.laid, pack(event.cell)))
            case GoalRevealed():
                view.covered -= {pack(event.cell)}
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.goal], turned=event.turned
                )
            case PathRemoved() | RockfallDrawn():
                del view.cards[pack(event.cell)]
                laid = tuple(place for place in marks.laid if place != pack(event.cell))
                keys = tuple(key for key in marks.keys if key[0] != pack(event.cell))
                view.marks = changed(marks, laid=laid, keys=keys)
            case GoldClaimed():
                view.marks = changed(marks, claims=(*marks.claims, (pack(event.cell), event.seat)))
            case TrollBribed():
                view.marks = changed(marks, bribes=(*marks.bribes, (pack(event.cell), event.seat)))
            case DoorUnlocked():
                view.marks = changed(marks, keys=(*marks.keys, (pack(event.cell), event.seat)))
            case RoundEnded():
                break
            case _:
                pass
    return view


def round_lines(
    before: View, events: Sequence[Event], teller: DuelTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the maze as the round left it, why it ended and what everybody has now."""
    view = carry_out(before, events)
    ended = results.first(events, RoundEnded)
    number = ended.round, view.kit.rounds
    told = results.of_the_end(events, (RoundBegan, GameEnded), (RoundEnded,))
    why = paragraph(teller.event(ended) or "", size[0], STRONG)
    tail = [*why, *_standing(totals(view, events), (), teller)]
    return results.round_screen(number, Board(view, teller), told, tail, teller=teller, size=size)


def totals(view: View, events: Iterable[Event]) -> list[int]:
    """Count the nuggets of all seats after a round, from those before it (D-37, D-38)."""
    found = list(view.nuggets)
    for event in events:
        if isinstance(event, GoldCollected):
            found[event.seat] += event.nuggets
        elif isinstance(event, TrollsPaid):
            found[event.seat] -= event.nuggets
    return found


def game_lines(events: Sequence[Event], teller: DuelTeller, size: tuple[int, int]) -> list[Text]:
    """Show the final standing (D-42), alone the grade (D-50), and what the last round brought."""
    ended = results.first(events, GameEnded)
    before = results.of_the_end(
        results.from_last(events, RoundEnded), (RoundBegan, GameEnded), (RoundEnded,)
    )
    alone = [event for event in before if isinstance(event, SoloGraded)]
    said = grade(alone[0], teller) if alone else results.victory(ended.winners, teller)
    standing = _standing(ended.scores, ended.winners, teller)
    return results.game_screen(before, standing, paragraph(said, size[0], STRONG), teller, size)


def grade(graded: SoloGraded, teller: DuelTeller) -> str:
    """Say how well a game alone went."""
    return teller.say("graded", grade=teller.say(f"grade-{graded.grade}"))


def _standing(nuggets: Sequence[int], winners: Sequence[int], teller: DuelTeller) -> list[Text]:
    """List the seats, the richest first."""
    words = [f"{NUGGET} {teller.nuggets(count)}" for count in nuggets]
    return results.standing_lines(words, results.richest_first(nuggets), winners, teller)
