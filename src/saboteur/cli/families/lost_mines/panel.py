"""What stands beside the board: the players, the treasures, what the seat has looked at."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.lost_mines.teller import LostMinesTeller
from saboteur.cli.families.panel import look_lines
from saboteur.games.lost_mines.kit import TROLL
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import cell_text
from saboteur.picture.lost_mines.signs import DRAGON, SYMBOL_SIGNS, TOKEN_SIGNS
from saboteur.picture.text.glyphs import ACTIVE, EYE
from saboteur.picture.text.inks import CLAN, FAINT, HARM, SEEN

HEADS: Final = ("table-player", "table-hand", "table-at", "table-points", "table-loot")
NOTHING: Final = "–"
LONGEST_NAME: Final = 10
PLACE_WIDTH: Final = 4
"""The farthest cell of the board is 10,6."""


def player_lines(
    view: View, teller: LostMinesTeller, width: int, *, terse: bool = False
) -> list[Text]:
    """List the seats: clan, cards in hand, where the dwarf stands, points, loot (LM-51).

    If ``terse``, without a heading, and points only where there is room.
    """
    names = [teller.player(seat) for seat in range(view.seats)]
    heads = [teller.say(key) for key in HEADS]
    longest = min(LONGEST_NAME, max(len(name) for name in [*names, heads[0]]))
    full = longest + len(heads[1]) + PLACE_WIDTH + len(heads[3]) + 13 <= width
    number = len(str(view.seats - 1))
    points = f" {heads[3]}" if full else ""
    head = f"{'':{number + 2}}{heads[0]:<{longest}}   {heads[1]} {heads[2]:<{PLACE_WIDTH}}"
    lines = [] if terse else [Text(f"{head}{points} {heads[4]}"[:width], FAINT)]
    for seat in range(view.seats):
        deciding = seat == view.decider
        clan = view.clans[seat]
        line = Text.assemble(
            (f"{ACTIVE if deciding else ' '}{seat:>{number}} ", STRONG if deciding else ""),
            (f"{names[seat][:longest]:<{longest}} ", STRONG if seat == teller.seat else ""),
            (teller.letter(clan), CLAN + clan),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} "
            f"{cell_text(view.figures[seat]):<{PLACE_WIDTH}}",
            f" {view.points[seat]:>{len(heads[3])}}" if full else "",
            f" {_loot(view, seat)}",
        )
        before = _before(view, seat)
        if before:
            line.append(f" {before}", HARM)
        lines.append(line)
    return lines


def _loot(view: View, seat: int) -> str:
    """Show the treasures that a seat has taken, by the symbols on their backs."""
    held = [
        SYMBOL_SIGNS[symbol]
        for symbol, holder in zip(view.symbols, view.holders, strict=True)
        if holder == seat
    ]
    return "".join(held) or NOTHING


def _before(view: View, seat: int) -> str:
    """Show the dragon token and troll cards that lie before a seat."""
    trolls = sum(troll.seat == seat for troll in view.troll_cards)
    return (DRAGON if view.dragon_seat == seat else "") + TOKEN_SIGNS[TROLL] * trolls


def treasure_line(view: View, teller: LostMinesTeller, width: int) -> list[Text]:
    """List the treasures beside the board by number and symbol; known ones with their value."""
    left = [
        f"{treasure.number + 1}{SYMBOL_SIGNS[treasure.symbol]}{treasure.value or ''}"
        for treasure in view.treasures
        if treasure.holder is None
    ]
    said = " ".join(left) or teller.say("no-treasures")
    return paragraph(teller.say("treasures-left", treasures=said), width)


def knowledge_lines(
    view: View, teller: LostMinesTeller, width: int, *, terse: bool = False
) -> list[Text]:
    """Tell of the treasures, and what the seat knows of mines and dwarves (LM-21).

    Who else has looked at a mine is left out if ``terse``.
    """
    lines = treasure_line(view, teller, width)
    lines += look_lines(
        view.mines, teller, width, terse=terse, seen="mine-known", looked="mine-looked"
    )
    for dwarf in view.dwarves:
        if dwarf.card is not None and dwarf.seat != teller.seat and not view.opened:
            name = teller.names[dwarf.seat]
            said = teller.say("dwarf-known", name=name, dwarf=teller.dwarf(dwarf.card))
            lines += paragraph(said, width, SEEN, bullet=f"{EYE} ")
    return lines


def own_line(view: View, teller: LostMinesTeller) -> Text | None:
    """Tell the seat's own dwarf and points."""
    if teller.seat is None or view.dwarf is None:
        return None
    points = view.points[teller.seat]
    return Text(f" {teller.say('own', dwarf=teller.dwarf(view.dwarf), points=points)}", STRONG)
