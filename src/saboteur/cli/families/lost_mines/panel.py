"""The panel beside the board: the players, the treasures, the seat's knowledge."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.cli.families.panel import look_lines
from saboteur.games.lost_mines.kit import TROLL
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import cell_text
from saboteur.picture.lost_mines.symbols import DRAGON_SYMBOL, TOKEN_SYMBOLS, TREASURE_SYMBOLS
from saboteur.picture.text.glyphs import ACTIVE, EYE
from saboteur.picture.text.styles import CLAN, FAINT, HARM, SEEN

COLUMN_HEADINGS: Final = ("table-player", "table-hand", "table-at", "table-points", "table-loot")
NOTHING: Final = "–"
MAX_NAME_LENGTH: Final = 10
PLACE_WIDTH: Final = 4
"""Width of a cell's text; the longest is 10,6."""


def player_lines(
    view: View, narrator: LostMinesNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return a line for each seat: clan, cards in hand, dwarf's cell, points, loot (LM-51).

    If ``terse``, the heading is left out, and points are shown only if there is room.
    """
    names = [narrator.player(seat) for seat in range(view.seats)]
    heads = [narrator.say(key) for key in COLUMN_HEADINGS]
    longest = min(MAX_NAME_LENGTH, max(len(name) for name in [*names, heads[0]]))
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
            (f"{names[seat][:longest]:<{longest}} ", STRONG if seat == narrator.seat else ""),
            (narrator.letter(clan), CLAN + clan),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} "
            f"{cell_text(view.figures[seat]):<{PLACE_WIDTH}}",
            f" {view.points[seat]:>{len(heads[3])}}" if full else "",
            f" {_loot(view, seat)}",
        )
        before = _cards_before(view, seat)
        if before:
            line.append(f" {before}", HARM)
        lines.append(line)
    return lines


def _loot(view: View, seat: int) -> str:
    """Return the treasures that a seat has taken, as the symbols on their backs."""
    held = [
        TREASURE_SYMBOLS[symbol]
        for symbol, holder in zip(view.symbols, view.holders, strict=True)
        if holder == seat
    ]
    return "".join(held) or NOTHING


def _cards_before(view: View, seat: int) -> str:
    """Return the dragon token and troll cards that lie before a seat."""
    trolls = sum(troll.seat == seat for troll in view.troll_cards)
    return (DRAGON_SYMBOL if view.dragon_seat == seat else "") + TOKEN_SYMBOLS[TROLL] * trolls


def treasure_line(view: View, narrator: LostMinesNarrator, width: int) -> list[Text]:
    """Return the treasures beside the board by number and symbol; known ones with their value."""
    left = [
        f"{treasure.number + 1}{TREASURE_SYMBOLS[treasure.symbol]}{treasure.value or ''}"
        for treasure in view.treasures
        if treasure.holder is None
    ]
    words = " ".join(left) or narrator.say("no-treasures")
    return paragraph(narrator.say("treasures-left", treasures=words), width)


def knowledge_lines(
    view: View, narrator: LostMinesNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return the treasures, and the seat's knowledge of mines and dwarves (LM-21).

    If ``terse``, looks of other seats at mines are left out.
    """
    lines = treasure_line(view, narrator, width)
    lines += look_lines(
        view.mines, narrator, width, terse=terse, seen="mine-known", looked="mine-looked"
    )
    for dwarf in view.dwarves:
        if dwarf.card is not None and dwarf.seat != narrator.seat and not view.opened:
            name = narrator.names[dwarf.seat]
            words = narrator.say("dwarf-known", name=name, dwarf=narrator.dwarf(dwarf.card))
            lines += paragraph(words, width, SEEN, bullet=f"{EYE} ")
    return lines


def own_line(view: View, narrator: LostMinesNarrator) -> Text | None:
    """Return the seat's own dwarf and points; ``None`` for a view without a seat."""
    if narrator.seat is None or view.dwarf is None:
        return None
    points = view.points[narrator.seat]
    return Text(f" {narrator.say('own', dwarf=narrator.dwarf(view.dwarf), points=points)}", STRONG)
