"""The panel beside the maze: the players, the goals, the gold."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.panel import MAX_NAME_LENGTH
from saboteur.games.classic.kit import TOOLS
from saboteur.games.classic.state import CLOCKWISE
from saboteur.games.classic.view import View
from saboteur.picture.text.glyphs import ACTIVE, BROKEN, EYE, NUGGET, UNKNOWN
from saboteur.picture.text.styles import FAINT, HARM, SEEN

MARKS: Final = {"prison": "▥", "thief": "¤"}
"""Symbols of marks other than broken tools."""
DOWN: Final = "↓"
UP: Final = "↑"
NOTHING: Final = "–"


def player_lines(
    view: View, narrator: ClassicNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return a line for each seat: the decider, cards in hand, gold and marks (B-55).

    An arrow shows the direction of the turn. If ``terse``, broken tools are shown as their first
    letters and other cards as their symbols, so that a seat takes one line.
    """
    names = [narrator.player(seat) for seat in range(view.seats)]
    before = "table-broken" if view.kit.marks == TOOLS else "table-before"
    heads = [narrator.say(key) for key in ("table-player", "table-hand", "table-gold", before)]
    longest = min(MAX_NAME_LENGTH, max(len(name) for name in [*names, heads[0]]))
    gap = "" if terse else " "
    number = len(str(view.seats - 1))
    way = DOWN if view.way == CLOCKWISE else UP
    head = f" {gap}{way:>{number}} {heads[0]:<{longest}} {heads[1]} {heads[2]}"
    full = f"{head} {heads[3]}"
    lines = [Text(full if len(full) <= width else head, FAINT)]
    for seat in range(view.seats):
        deciding = seat == view.decider
        sign = ACTIVE if deciding else " "
        line = Text.assemble(
            (f"{sign}{gap}{seat:>{number}} ", STRONG if deciding else ""),
            (f"{names[seat][:longest]:<{longest}}", STRONG if seat == narrator.seat else ""),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} "
            f"{_gold(view, seat, narrator):>{len(heads[2])}}",
        )
        words = marks_of(view, seat, narrator, terse=terse)
        if words:
            if line.cell_len + 1 + len(words) <= width:
                line.append(f" {words}", HARM)
            else:
                lines.append(line)
                line = Text(f"   {gap}{words}", HARM)
        lines.append(line)
    return lines


def marks_of(view: View, seat: int, narrator: ClassicNarrator, *, terse: bool) -> str:
    """List the marks of a seat: broken tools, then other cards; ``terse`` by their symbols."""
    tools = view.broken[seat]
    others = [mark for mark in view.kit.mark_names(view.mark_bits[seat]) if mark not in tools]
    words = []
    if tools:
        letters = "".join(narrator.letters(tools))
        words.append(f"{BROKEN}{letters}" if terse else f"{BROKEN} {narrator.tools(tools)}")
    for mark in others:
        sign = MARKS.get(mark, "!")
        words.append(sign if terse else f"{sign} {narrator.mark(mark).lower()}")
    return " ".join(words)


def _gold(view: View, seat: int, narrator: ClassicNarrator) -> str:
    """Return a seat's number of gold cards and whether it has nuggets; with public gold, the sum.

    The number of another seat's nuggets is hidden; only that it has some is public (R-29).
    """
    if view.gold is not None:
        return f"{NUGGET}{view.gold[seat]}"
    cards = str(view.gold_cards[seat]) if view.kit.gold else ""
    tokens = view.tokens[seat]
    own = str(tokens) if seat == narrator.seat else ""
    return f"{cards}{NUGGET}{own}" if tokens else cards or NOTHING


def goal_lines(
    view: View, narrator: ClassicNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return the seat's knowledge of the goals and, unless ``terse``, the looks (B-34, B-55)."""
    lines: list[Text] = []
    for goal in view.goals:
        where = f"{goal.x},{goal.y}"
        if goal.seen is not None and goal.face is None:
            key, sign = ("goal-stale", UNKNOWN) if goal.stale else ("goal-seen", EYE)
            words = narrator.say(key, cell=where, card=narrator.card(goal.seen))
            lines += paragraph(words, width, SEEN, bullet=f"{sign} ")
        others = [seat for seat in goal.looked if seat != narrator.seat]
        if others and goal.face is None and not terse:
            words = narrator.say("goal-looked", cell=where, players=narrator.players(others))
            lines += paragraph(words, width, bullet="  ")
    return lines


def gold_line(view: View, narrator: ClassicNarrator) -> str:
    """Return the seat's own gold: cards, nuggets or both."""
    tokens = view.tokens[narrator.seat] if narrator.seat is not None else 0
    if not view.kit.gold:
        return f"{NUGGET} {narrator.say('own-nuggets', nuggets=tokens)}"
    gold = narrator.gold_sum(view.own_gold)
    if not tokens:
        return f"{NUGGET} {narrator.say('own-gold', gold=gold)}"
    nuggets = narrator.say("nuggets", count=tokens)
    return f"{NUGGET} {narrator.say('own-both', gold=gold, nuggets=nuggets)}"
