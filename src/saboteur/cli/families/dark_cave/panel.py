"""The panel beside the cave: the players, and the seat's knowledge of the goals."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.cli.families.panel import MAX_NAME_LENGTH, look_lines
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.maze import Node, cell_of
from saboteur.picture.dark_cave.board import SEAT_SYMBOLS, node_of
from saboteur.picture.dark_cave.symbols import AXE_SYMBOL, BOOTS_SYMBOL
from saboteur.picture.text.glyphs import ACTIVE, NUGGET
from saboteur.picture.text.styles import FAINT

LYING_MARK: Final = "_"
LETTERS: Final = {"yellow": "clan-yellow-letter", "blue": "clan-blue-letter"}
"""Text ids of the clans on the backs of clan cards, as one letter."""


def player_lines(
    view: View, narrator: DarkCaveNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return a line for each seat: decider, cards, gold, clan, dwarf's space, equipment (DC-69).

    If ``terse``, equipment is shown as its symbols, so that a seat takes one line.
    """
    names = [narrator.player(seat) for seat in range(view.seats)]
    heads = [
        narrator.say(key) for key in ("table-player", "table-hand", "table-gold", "table-where")
    ]
    longest = min(MAX_NAME_LENGTH, max(len(name) for name in [*names, heads[0]]))
    gold = max(2, len(heads[2]))
    head = f"     {heads[0]:<{longest}} {heads[1]} {heads[2]:<{gold}}   {heads[3]}"
    lines = [Text(head[:width], FAINT)]
    for seat, name in enumerate(names):
        deciding = seat == view.decider
        line = Text.assemble(
            (
                f"{ACTIVE if deciding else ' '}{seat}{SEAT_SYMBOLS[seat]}  ",
                STRONG if deciding else "",
            ),
            (f"{name[:longest]:<{longest}}", STRONG if seat == narrator.seat else ""),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} ",
            f"{f'{NUGGET}{view.nuggets[seat]}':<{gold}} ",
            f"{narrator.say(LETTERS[view.clans[seat]])} {_where(view, seat, narrator)}",
        )
        words = _gear_of(view, seat, narrator, terse=terse)
        if words and line.cell_len + 1 + len(words) <= width:
            line.append(f" {words}", "")
        elif words:
            lines.append(line)
            line = Text(f"     {words}"[:width])
        lines.append(line)
    return lines


def _where(view: View, seat: int, narrator: DarkCaveNarrator) -> str:
    node = node_of(view, seat)
    return narrator.say("is-out") if node is None else cell_text(cell_of(node))


def _gear_of(view: View, seat: int, narrator: DarkCaveNarrator, *, terse: bool) -> str:
    """Return the equipment of a seat, and whether its dwarf lies down."""
    effects = [view.kit.effects[card] for card in view.gear_numbers[seat]]
    axes = effects.count("axe")
    if terse:
        signs = BOOTS_SYMBOL * effects.count("boots") + AXE_SYMBOL * axes
        return signs + LYING_MARK * view.lying[seat]
    words = [f"{BOOTS_SYMBOL}{narrator.say('boots')}"] if "boots" in effects else []
    words += [f"{AXE_SYMBOL}{narrator.say('axes', count=axes)}"] if axes else []
    words += [f"{LYING_MARK}{narrator.say('lies')}"] if view.lying[seat] else []
    return " ".join(words)


def goal_lines(
    view: View, narrator: DarkCaveNarrator, width: int, *, terse: bool = False
) -> list[Text]:
    """Return the seat's knowledge of the goals and, unless ``terse``, the looks (DC-30)."""
    return look_lines(view.goals, narrator, width, terse=terse)


def space_of(view: View, node: Node, narrator: DarkCaveNarrator) -> str:
    """Return the name of a space of the cave."""
    return narrator.space(view.kit, view.cards[cell_of(node)], node)
