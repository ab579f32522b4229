"""The end of a round and of the game: who was what, who won, who has how much."""

from collections.abc import Iterable

from rich.text import Text

from saboteur.cli.board import NUGGET, Board
from saboteur.cli.palette import BANNER, GOOD, HARM, STRONG
from saboteur.cli.panel import paragraph
from saboteur.cli.teller import Teller
from saboteur.games.classic.events import (
    GameEnded,
    GoalRevealed,
    PathLaid,
    PathRemoved,
    RoundEnded,
)
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event

WINNER = "★"


def carry_out(view: View, events: Iterable[Event]) -> View:
    """Bring the maze of a view up to the end of its round: the table is cleared right after."""
    kit = view.kit
    for event in events:
        if isinstance(event, PathLaid | GoalRevealed):
            card = kit.names.index(event.card)
            view.cards[event.cell] = kit.poses.pose(card, turned=event.turned)
        elif isinstance(event, PathRemoved):
            del view.cards[event.cell]
        elif isinstance(event, RoundEnded):
            break
    return view


def round_lines(view: View, ended: RoundEnded, teller: Teller, size: tuple[int, int]) -> list[Text]:
    """Show the maze as the round left it, and every role (B-42)."""
    width, height = size
    said = teller.say("round-over", round=ended.round, rounds=view.kit.rounds)
    lines = [Text(f" {said:<{width - 1}}"[:width], BANNER)]
    tail = [
        Text(),
        *paragraph(outcome(ended, teller), width, STRONG),
        *role_lines(ended.roles, teller),
    ]
    board = Board(view)
    maze = board.lines(*board.fit(width, height - len(lines) - len(tail) - 2))
    return [*lines, *maze, *tail]


def outcome(ended: RoundEnded, teller: Teller) -> str:
    """Say who won the round (B-43, B-47, B-48)."""
    if ended.treasure:
        who = "you" if ended.completer == teller.seat else "other"
        return teller.say("round-treasure", who=who, name=teller.names[ended.completer])
    many = ended.roles.count("saboteur")
    return teller.say("round-sabotaged") if many else teller.say("round-nobody")


def role_lines(roles: Iterable[str], teller: Teller) -> list[Text]:
    """List the seats with their roles."""
    longest = max(len(teller.player(seat)) for seat in range(len(teller.names)))
    lines = []
    for seat, role in enumerate(roles):
        style = HARM if role == "saboteur" else GOOD
        sign = "✗" if role == "saboteur" else "✓"
        lines.append(
            Text.assemble(
                f"  {seat} {teller.player(seat):<{longest}}  ",
                (f"{sign} {teller.role(role)}", style),
            )
        )
    return lines


def game_lines(ended: GameEnded, teller: Teller, width: int) -> list[Text]:
    """Show the final standing, richest first (B-53)."""
    lines = [Text(f" {teller.say('game-over'):<{width - 1}}"[:width], BANNER), Text()]
    longest = max(len(teller.player(seat)) for seat in range(len(teller.names)))
    order = sorted(range(len(ended.scores)), key=lambda seat: (-ended.scores[seat], seat))
    for seat in order:
        won = seat in ended.winners
        lines.append(
            Text(
                f"  {WINNER if won else ' '} {teller.player(seat):<{longest}}  "
                f"{NUGGET} {teller.say('nuggets', count=ended.scores[seat])}",
                STRONG if won else "",
            )
        )
    alone = len(ended.winners) == 1
    first = ended.winners[0]
    who = "many" if not alone else "you" if first == teller.seat else "other"
    said = teller.say(
        "game-won", who=who, name=teller.names[first], names=teller.players(ended.winners)
    )
    return [*lines, Text(), *paragraph(said, width, STRONG)]
