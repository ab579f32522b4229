"""The panel beside the maze of a duel: the players, the goals, the gold."""

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.cli.families.duel.notes import pending_text
from saboteur.cli.families.panel import MAX_NAME_LENGTH, look_lines
from saboteur.games.duel.view import View
from saboteur.picture.text.glyphs import ACTIVE, BROKEN, NUGGET
from saboteur.picture.text.styles import DOOR, FAINT, HARM


def player_lines(
    view: View, narrator: DuelNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return a line for each seat: decider, colour, cards in hand, nuggets, broken tools (D-44).

    If ``terse``, broken tools are shown as their first letters.
    """
    names = [narrator.player(seat) for seat in range(view.seats)]
    heads = [narrator.say(f"table-{key}") for key in ("player", "hand", "gold", "broken")]
    longest = min(MAX_NAME_LENGTH, max(len(name) for name in [*names, heads[0]]))
    head = f"    {heads[0]:<{longest}}   {heads[1]} {heads[2]}"
    full = f"{head} {heads[3]}"
    lines = [Text(full if len(full) <= width else head, FAINT)]
    for seat, colour in enumerate(view.colours):
        deciding = seat == view.decider
        line = Text.assemble(
            (f"{ACTIVE if deciding else ' '} {seat} ", STRONG if deciding else ""),
            (f"{names[seat][:longest]:<{longest}} ", STRONG if seat == narrator.seat else ""),
            (narrator.letter(colour), DOOR + colour),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} {view.nuggets[seat]:>{len(heads[2])}}",
        )
        words = broken_tools(view, seat, narrator, terse=terse)
        if words and line.cell_len + 1 + len(words) > width:
            lines.append(line)
            line = Text("   ")
        line.append(f" {words}" if words else "", HARM)
        lines.append(line)
    return lines


def broken_tools(view: View, seat: int, narrator: DuelNarrator, *, terse: bool) -> str:
    """Return the broken tools of a seat in words or, if ``terse``, as their first letters."""
    tools = view.broken[seat]
    if not tools:
        return ""
    if terse:
        return BROKEN + "".join(narrator.letters(tools))
    return f"{BROKEN} {narrator.tools(tools)}"


def goal_lines(
    view: View, narrator: DuelNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return the seat's knowledge of the goals and, unless ``terse``, other seats' looks (D-33)."""
    return look_lines(view.goals, narrator, width, terse=terse)


def own_line(view: View, narrator: DuelNarrator) -> Text | None:
    """Return the seat's colour and gold; ``None`` for a view without a seat."""
    seat = narrator.seat
    if seat is None:
        return None
    colour = view.colours[seat]
    line = Text(" ")
    line.append(narrator.letter(colour), DOOR + colour)
    line.append(f" {narrator.say('your-colour', colour=narrator.colour(colour))}", STRONG)
    gold = narrator.say("own-gold", gold=view.nuggets[seat])
    line.append(f"  {NUGGET} {gold}  {pending_text(view, seat, narrator)}", FAINT)
    return line
