"""The end of a round and of the game: who was what, who won, who has how much."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import GOOD, STRONG
from saboteur.cli.draw.prose import columns, paragraph
from saboteur.cli.families import results
from saboteur.cli.families.classic.panel import lies_before
from saboteur.cli.families.classic.teller import ClassicTeller
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
from saboteur.picture.text.glyphs import NUGGET, WINNER
from saboteur.picture.text.inks import HARM

SABOTEUR: Final = "saboteur"
GREEDY: Final = "greedy-dwarf"
REMOVES: Final = {"hands-off": "thief", "free-at-last": "prison"}
"""Cards that take away what lies before a seat."""
TOLD: Final = (RoundEnded, WinnersNamed)
"""What the outcome tells."""


def carry_out(view: View, events: Iterable[Event]) -> View:
    """Bring the table of a view up to the end of its round: it is cleared right after."""
    kit = view.kit
    for event in events:
        _carry_marks(view, event)
        match event:
            case PathLaid():
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.card], turned=event.turned
                )
            case GoalRevealed():
                view.covered -= {pack(event.cell)}
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.goal], turned=event.turned
                )
            case ChestPathTurned():
                view.covered -= {pack(event.cell)}
                view.cards[pack(event.cell)] = kit.poses.pose(
                    kit.cards[event.path], turned=event.turned
                )
            case PathRemoved():
                del view.cards[pack(event.cell)]
            case PathDiverted():
                card = view.cards.pop(pack(event.from_cell)) // 2
                view.cards[pack(event.to_cell)] = kit.poses.pose(card, turned=event.turned)
            case ChestBuried():
                view.covered -= {pack(event.cell)}
            case GoalMoved():
                _move_goal(view, event)
            case RoundEnded():
                break
            case _:
                pass
    return view


def _carry_marks(view: View, event: Event) -> None:
    """Bring what lies before the seats up to an event."""
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
    before: View, events: Sequence[Event], teller: ClassicTeller, size: tuple[int, int]
) -> list[Text]:
    """Show the maze as the round left it, every role (B-42), and how all came about."""
    view = carry_out(before, events)
    ended = results.first(events, RoundEnded)
    number = ended.round, view.kit.rounds
    told = results.of_the_end(events, (RoundBegan, GameEnded), TOLD)
    roles = role_lines(view, events, teller, size[0])
    tail = [*paragraph(outcome(events, teller), size[0], STRONG), *roles]
    return results.round_screen(number, Board(view, teller), told, tail, teller=teller, size=size)


def outcome(events: Iterable[Event], teller: ClassicTeller) -> str:
    """Say who won the round (B-43, B-47, B-48, WC-6, S2-33 to S2-37)."""
    ended = results.first(events, RoundEnded)
    named = next((event for event in events if isinstance(event, WinnersNamed)), None)
    seat = ended.completer
    who = "you" if seat is not None and seat == teller.seat else "other"
    name = "" if seat is None else teller.names[seat]
    if named is not None:
        reached = "round-reached" if ended.treasure else "round-missed"
        return f"{teller.say(reached, who=who, name=name)} {teller.event(named)}"
    if seat is not None:
        greedy = ended.roles[seat] == GREEDY
        return teller.say("round-greedy" if greedy else "round-treasure", who=who, name=name)
    return teller.say("round-sabotaged" if SABOTEUR in ended.roles else "round-nobody")


def role_lines(
    view: View, events: Iterable[Event], teller: ClassicTeller, width: int
) -> list[Text]:
    """List the seats with their roles, in as many columns as the width allows.

    Where the winners are named one by one, they bear a star. What lies before a seat may be the
    reason why it gets nothing.
    """
    ended = results.first(events, RoundEnded)
    named = next((event for event in events if isinstance(event, WinnersNamed)), None)
    longest = max(len(teller.player(seat)) for seat in range(len(teller.names)))
    entries = []
    for seat, role in enumerate(ended.roles):
        harm = role == SABOTEUR
        star = WINNER if named is not None and seat in named.seats else " "
        sign = "✗" if harm else "✓"
        entries.append(
            Text.assemble(
                f"{star}{seat:>2} {teller.player(seat):<{longest}}  ",
                (f"{sign} {teller.role(role)}", HARM if harm else GOOD),
                f" {lies_before(view, seat, teller, terse=True)}",
            )
        )
    return columns(entries, width)


def game_lines(events: Sequence[Event], teller: ClassicTeller, size: tuple[int, int]) -> list[Text]:
    """Show the final standing, richest first (B-53), and what the last round brought."""
    ended = results.first(events, GameEnded)
    before = results.of_the_end(
        results.from_last(events, RoundEnded), (RoundBegan, GameEnded), TOLD
    )
    scores = [f"{NUGGET} {teller.say('nuggets', count=score)}" for score in ended.scores]
    standing = results.standing_lines(
        scores, results.richest_first(ended.scores), ended.winners, teller
    )
    won = paragraph(results.victory(ended.winners, teller), size[0], STRONG)
    return results.game_screen(before, standing, won, teller, size)
