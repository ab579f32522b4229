"""What stands beside the maze of a duel: the players, the goals, the gold."""

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.duel.notes import pending
from saboteur.cli.families.duel.teller import DuelTeller
from saboteur.cli.families.panel import LONGEST_NAME, look_lines
from saboteur.games.duel.view import View
from saboteur.picture.text.glyphs import ACTIVE, BROKEN, NUGGET
from saboteur.picture.text.inks import DOOR, FAINT, HARM


def player_lines(view: View, teller: DuelTeller, width: int, *, terse: bool = False) -> list[Text]:
    """List the seats: who is to decide, colour, cards in hand, nuggets, broken tools (D-44).

    If ``terse``, broken tools are told by their first letters.
    """
    names = [teller.player(seat) for seat in range(view.seats)]
    heads = [teller.say(f"table-{key}") for key in ("player", "hand", "gold", "broken")]
    longest = min(LONGEST_NAME, max(len(name) for name in [*names, heads[0]]))
    head = f"    {heads[0]:<{longest}}   {heads[1]} {heads[2]}"
    full = f"{head} {heads[3]}"
    lines = [Text(full if len(full) <= width else head, FAINT)]
    for seat, colour in enumerate(view.colours):
        deciding = seat == view.decider
        line = Text.assemble(
            (f"{ACTIVE if deciding else ' '} {seat} ", STRONG if deciding else ""),
            (f"{names[seat][:longest]:<{longest}} ", STRONG if seat == teller.seat else ""),
            (teller.letter(colour), DOOR + colour),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} {view.nuggets[seat]:>{len(heads[2])}}",
        )
        words = broken(view, seat, teller, terse=terse)
        if words and line.cell_len + 1 + len(words) > width:
            lines.append(line)
            line = Text("   ")
        line.append(f" {words}" if words else "", HARM)
        lines.append(line)
    return lines


def broken(view: View, seat: int, teller: DuelTeller, *, terse: bool) -> str:
    """Tell which tools of a seat are broken."""
    tools = view.broken[seat]
    if not tools:
        return ""
    if terse:
        return BROKEN + "".join(teller.letters(tools))
    return f"{BROKEN} {teller.tools(tools)}"


def goal_lines(view: View, teller: DuelTeller, width: int, *, terse: bool = False) -> list[Text]:
    """Tell what the seat knows of the goals and, unless ``terse``, who else looked (D-33)."""
    return look_lines(view.goals, teller, width, terse=terse)


def own_line(view: View, teller: DuelTeller) -> Text | None:
    """Tell the seat's colour and gold."""
    seat = teller.seat
    if seat is None:
        return None
    colour = view.colours[seat]
    line = Text(" ")
    line.append(teller.letter(colour), DOOR + colour)
    line.append(f" {teller.say('your-colour', colour=teller.colour(colour))}", STRONG)
    gold = teller.say("own-gold", gold=view.nuggets[seat])
    line.append(f"  {NUGGET} {gold}  {pending(view, seat, teller)}", FAINT)
    return line
