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
HEADS: Final = ("table-player", "table-hand", "table-gold", "table-broken")
LONGEST_NAME: Final = 12


def player_lines(view: View, teller: Teller, width: int, *, terse: bool = False) -> list[Text]:
    """List the seats: who is to decide, cards in hand, gold cards, broken tools (B-55).

    If ``terse``, broken tools are told by their first letters, so that a seat takes one line.
    """
    names = [teller.player(seat) for seat in range(view.seats)]
    heads = [teller.say(key) for key in HEADS]
    longest = min(LONGEST_NAME, max(len(name) for name in [*names, heads[0]]))
    gap = "" if terse else " "
    head = f"   {gap}{heads[0]:<{longest}} {heads[1]} {heads[2]}"
    full = f"{head} {heads[3]}"
    lines = [Text(full if len(full) <= width else head, FAINT)]
    for seat in range(view.seats):
        deciding = seat == view.decider
        line = Text.assemble(
            (f"{ACTIVE if deciding else ' '}{gap}{seat} ", STRONG if deciding else ""),
            (f"{names[seat][:longest]:<{longest}}", STRONG if seat == teller.seat else ""),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} {_gold(view, seat):>{len(heads[2])}}",
        )
        tools = view.broken[seat]
        if tools:
            letters = "".join(teller.tool(tool)[0].upper() for tool in tools)
            words = f"{BROKEN}{letters}" if terse else f"{BROKEN} {teller.tools(tools)}"
            if line.cell_len + 1 + len(words) <= width:
                line.append(f" {words}", HARM)
            else:
                lines.append(line)
                line = Text(f"   {gap}{words}", HARM)
        lines.append(line)
    return lines


def _gold(view: View, seat: int) -> str:
    """Count a seat's gold cards or, where gold lies open, its nuggets."""
    return str(view.gold_counts[seat]) if view.gold is None else f"{NUGGET}{view.gold[seat]}"


def goal_lines(view: View, teller: Teller, width: int, *, terse: bool = False) -> list[Text]:
    """Tell what the seat knows of the goals and, unless ``terse``, who looked (B-34, B-55)."""
    lines: list[Text] = []
    for goal in view.goals:
        where = f"{goal.x},{goal.y}"
        if goal.seen is not None and goal.face is None:
            said = teller.say("goal-seen", cell=where, card=teller.card(goal.seen))
            lines += paragraph(said, width, SEEN, bullet=f"{EYE} ")
        others = [seat for seat in goal.looked if seat != teller.seat]
        if others and goal.face is None and not terse:
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


def log_lines(said: Sequence[str], width: int) -> list[list[Text]]:
    """Break sentences into lines, each behind a dot."""
    return [paragraph(sentence, width, bullet="· ") for sentence in said]


def latest(told: Sequence[Sequence[Text]], room: int, more: Text) -> list[Text]:
    """Keep the latest sentences that fit into a room; ``more`` stands for those that do not."""
    if sum(map(len, told)) <= room:
        return [line for lines in told for line in lines]
    kept: list[Text] = []
    for lines in reversed(told):
        if len(kept) + len(lines) > room - 1:
            break
        kept = [*lines, *kept]
    if not kept and room > 1:
        kept = list(told[-1][: room - 1])
    return [more, *kept][: max(0, room)]
