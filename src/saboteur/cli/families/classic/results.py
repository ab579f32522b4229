"""Result screens of a round and of the game: roles, winners and gold."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import GOOD, STRONG
from saboteur.cli.draw.text_layout import columns_of, paragraph
from saboteur.cli.families import results
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.classic.panel import marks_of
from saboteur.games.classic.events import RoundBegan, RoundEnded
from saboteur.games.classic.modules.diversion import PathDiverted
from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn, MarkCleared, WinnersNamed
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestBuried,
    ChestPathTurned,
    GoalMoved,
)
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    GameEnded,
    GoalRevealed,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
)
from saboteur.kernel.geometry import pack
from saboteur.picture.classic.board import Board
from saboteur.picture.text.glyphs import WINNER
from saboteur.picture.text.styles import HARM

SABOTEUR: Final = "saboteur"
GREEDY: Final = "greedy-dwarf"
REMOVES: Final = {"hands-off": "thief", "free-at-last": "prison"}
"""The mark that an action card removes, by its effect."""
OUTCOME_EVENTS: Final = (RoundEnded, WinnersNamed)
"""Events that the list of outcomes already shows."""


def apply_events(view: View, events: Iterable[Event]) -> View:
    """Apply the events of a round to a view, and return it as the table was at the round's end.

    The rules clear the table right after that.
    """
    for event in results.events_before(events, RoundEnded):
        _apply_mark(view, event)
        match event:
            case PathLaid():
                results.lay_card(view, event.cell, event.card, turned=event.turned)
            case GoalRevealed():
                results.lay_card(view, event.cell, event.goal, turned=event.turned)
            case ChestPathTurned():
                results.lay_card(view, event.cell, event.path, turned=event.turned)
            case PathRemoved():
                del view.cards[pack(event.cell)]
            case PathDiverted():
                card = view.cards.pop(pack(event.from_cell)) // 2
                view.cards[pack(event.to_cell)] = view.kit.poses.pose(card, turned=event.turned)
            case ChestBuried():
                view.covered -= {pack(event.cell)}
            case GoalMoved():
                _move_goal(view, event)
            case _:
                pass
    return view


def _apply_mark(view: View, event: Event) -> None:
    """Update the marks of the seats by an event."""
    kit = view.kit
    marks = list(view.mark_bits)
    match event:
        case ToolBroken():
            marks[event.target] |= kit.mark_bit(event.tool)
        case ToolMended():
            marks[event.target] &= ~kit.mark_bit(event.tool)
        case MarkCleared():
            marks[event.seat] &= ~kit.mark_bits[kit.cards[event.removed]]
        case CardPlayedOn() if event.card in kit.marks:
            marks[event.target] |= kit.mark_bit(event.card)
        case CardPlayedOn() if event.card in REMOVES:
            marks[event.target] &= ~kit.mark_bit(REMOVES[event.card])
        case _:
            pass
    view.mark_bits = tuple(marks)


def _move_goal(view: View, event: GoalMoved) -> None:
    here, there = pack(event.cell), pack(event.to_cell)
    view.goal_cells = tuple(there if place == here else place for place in view.goal_cells)
    if here in view.cards:
        view.cards[there] = view.cards.pop(here)
    else:
        view.covered = view.covered - {here} | {there}


def round_lines(
    before: View, events: Sequence[Event], narrator: ClassicNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the maze after the round, every role (B-42), and the events before the end."""
    view = apply_events(before, events)
    ended = results.first_event(events, RoundEnded)
    number = ended.round, view.kit.rounds
    shown = results.round_end_events(events, (RoundBegan, GameEnded), OUTCOME_EVENTS)
    roles = role_lines(view, events, narrator, size[0])
    tail = [*paragraph(outcome(events, narrator), size[0], STRONG), *roles]
    return results.round_screen(
        number, Board(view, narrator), shown, tail, narrator=narrator, size=size
    )


def outcome(events: Iterable[Event], narrator: ClassicNarrator) -> str:
    """Return the winners of the round in words (B-43, B-47, B-48, WC-6, S2-33 to S2-37)."""
    ended = results.first_event(events, RoundEnded)
    named = next((event for event in events if isinstance(event, WinnersNamed)), None)
    seat = ended.completer
    who = "you" if seat is not None and seat == narrator.seat else "other"
    name = "" if seat is None else narrator.names[seat]
    if named is not None:
        reached = "round-reached" if ended.treasure else "round-missed"
        return f"{narrator.say(reached, who=who, name=name)} {narrator.event(named)}"
    if seat is not None:
        greedy = ended.roles[seat] == GREEDY
        return narrator.say("round-greedy" if greedy else "round-treasure", who=who, name=name)
    return narrator.say("round-sabotaged" if SABOTEUR in ended.roles else "round-nobody")


def role_lines(
    view: View, events: Iterable[Event], narrator: ClassicNarrator, width: int
) -> list[Text]:
    """Return the seats with their roles, in as many columns as the width allows.

    If the winners are named one by one, they have a star. Marks are listed too: they can be the
    reason why a seat gets no gold.
    """
    ended = results.first_event(events, RoundEnded)
    named = next((event for event in events if isinstance(event, WinnersNamed)), None)
    longest = max(len(narrator.player(seat)) for seat in range(len(narrator.names)))
    entries = []
    for seat, role in enumerate(ended.roles):
        harm = role == SABOTEUR
        star = WINNER if named is not None and seat in named.seats else " "
        sign = "✗" if harm else "✓"
        entries.append(
            Text.assemble(
                f"{star}{seat:>2} {narrator.player(seat):<{longest}}  ",
                (f"{sign} {narrator.role(role)}", HARM if harm else GOOD),
                f" {marks_of(view, seat, narrator, terse=True)}",
            )
        )
    return columns_of(entries, width)


def game_lines(
    events: Sequence[Event], narrator: ClassicNarrator, size: tuple[int, int]
) -> list[Text]:
    """Return the final scores, richest first (B-53), and the events of the last round."""
    ended = results.first_event(events, GameEnded)
    before = results.round_end_events(
        results.events_from_last(events, RoundEnded), (RoundBegan, GameEnded), OUTCOME_EVENTS
    )
    standing = results.score_lines(ended.scores, ended.winners, narrator)
    won = paragraph(results.victory(ended.winners, narrator), size[0], STRONG)
    return results.game_screen(before, standing, won, narrator, size)
