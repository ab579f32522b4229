"""What stands beside the maze: the players, the goals, and lines of text that fit the width."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.board import EYE, NUGGET
from saboteur.cli.palette import FAINT, HARM, SEEN, STRONG
from saboteur.cli.teller import Teller
from saboteur.games.classic.view import View

ACTIVE: Final = "▶"
BROKEN: Final = "✗"
LONGEST_NAME: Final = 12


def player_lines(view: View, teller: Teller, width: int) -> list[Text]:
    """List the seats: who is to decide, cards in hand, gold cards, broken tools (B-55)."""
    names = [teller.player(seat) for seat in range(view.seats)]
    longest = min(LONGEST_NAME, max(len(name) for name in [*names, teller.say("table-player")]))
    hand, gold = teller.say("table-hand"), teller.say("table-gold")
    head = f"    {teller.say('table-player'):<{longest}} {hand} {gold}"
    broken = teller.say("table-broken")
    lines = [Text(f"{head} {broken}" if len(head) + len(broken) < width else head, FAINT)]
    for seat in range(view.seats):
        deciding = seat == view.decider
        line = Text.assemble((f"{ACTIVE if deciding else ' '} {seat} ", STRONG if deciding else ""))
        line.append(f"{names[seat][:longest]:<{longest}}", STRONG if seat == teller.seat else "")
        line.append(f" {view.hand_sizes[seat]:>{len(hand)}} {view.gold_counts[seat]:>{len(gold)}}")
        tools = view.broken[seat]
        if tools:
            words = f"{BROKEN} {teller.tools(tools)}"
            if line.cell_len + 1 + len(words) <= width:
                line.append(f" {words}", HARM)
            else:
                lines.append(line)
                line = Text(f"    {words}", HARM)
        lines.append(line)
    return lines


def goal_lines(view: View, teller: Teller, width: int) -> list[Text]:
    """Tell what the seat knows of the goals, and who has looked at which (B-34, B-55)."""
    lines: list[Text] = []
    for goal in view.goals:
        where = f"{goal.x},{goal.y}"
        if goal.seen is not None and goal.face is None:
            said = teller.say("goal-seen", cell=where, card=teller.card(goal.seen))
            lines += paragraph(said, width, SEEN, bullet=f"{EYE} ")
        others = [seat for seat in goal.looked if seat != teller.seat]
        if others and goal.face is None:
            said = teller.say("goal-looked", cell=where, players=teller.players(others))
            lines += paragraph(said, width, bullet="  ")
    return lines


def gold_line(view: View, teller: Teller) -> str:
    """Tell the seat's own gold."""
    return f"{NUGGET} {teller.say('own-gold', gold=teller.sum(view.own_gold))}"


def paragraph(said: str, width: int, style: str = "", *, bullet: str = "") -> list[Text]:
    """Break a sentence into lines; the later ones stand in."""
    lines = wrap(
        said,
        width,
        initial_indent=bullet,
        subsequent_indent=" " * len(bullet),
        break_on_hyphens=False,
    )
    return [Text(line, style) for line in lines]


def log_lines(said: Sequence[str], width: int, room: int, more: str) -> list[Text]:
    """Show the latest sentences that fit; ``more`` stands for those that do not."""
    told = [paragraph(sentence, width, bullet="· ") for sentence in said]
    if sum(map(len, told)) <= room:
        return [line for lines in told for line in lines]
    kept: list[Text] = []
    for lines in reversed(told):
        if len(kept) + len(lines) > room - 1:
            break
        kept = [*lines, *kept]
    return [*paragraph(more, width, FAINT)[: max(0, room - len(kept))], *kept]
