"""What stands beside the cave: the players, the goals, webs, creatures and what is known."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.cli.families.panel import LONGEST_NAME, look_lines
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.maze import Node, cell_of
from saboteur.picture.dark_cave.board import SEATS, node_of
from saboteur.picture.dark_cave.signs import AXE_SIGN, BOOTS_SIGN
from saboteur.picture.text.glyphs import ACTIVE, NUGGET
from saboteur.picture.text.inks import FAINT

LYING: Final = "_"
LETTERS: Final = {"yellow": "clan-yellow-letter", "blue": "clan-blue-letter"}
"""Texts for the clan on the back of a clan card, as short as can be."""


def player_lines(
    view: View, teller: DarkCaveTeller, width: int, *, terse: bool = False
) -> list[Text]:
    """List the seats: who is to decide, cards, gold, clan, where the dwarf is, equipment (DC-69).

    If ``terse``, equipment is told by its signs, so that a seat takes one line.
    """
    names = [teller.player(seat) for seat in range(view.seats)]
    heads = [teller.say(key) for key in ("table-player", "table-hand", "table-gold", "table-where")]
    longest = min(LONGEST_NAME, max(len(name) for name in [*names, heads[0]]))
    gold = max(2, len(heads[2]))
    head = f"     {heads[0]:<{longest}} {heads[1]} {heads[2]:<{gold}}   {heads[3]}"
    lines = [Text(head[:width], FAINT)]
    for seat, name in enumerate(names):
        deciding = seat == view.decider
        line = Text.assemble(
            (f"{ACTIVE if deciding else ' '}{seat}{SEATS[seat]}  ", STRONG if deciding else ""),
            (f"{name[:longest]:<{longest}}", STRONG if seat == teller.seat else ""),
            f" {view.hand_sizes[seat]:>{len(heads[1])}} ",
            f"{f'{NUGGET}{view.nuggets[seat]}':<{gold}} ",
            f"{teller.say(LETTERS[view.clans[seat]])} {_where(view, seat, teller)}",
        )
        words = _before(view, seat, teller, terse=terse)
        if words and line.cell_len + 1 + len(words) <= width:
            line.append(f" {words}", "")
        elif words:
            lines.append(line)
            line = Text(f"     {words}"[:width])
        lines.append(line)
    return lines


def _where(view: View, seat: int, teller: DarkCaveTeller) -> str:
    node = node_of(view, seat)
    return teller.say("is-out") if node is None else cell_text(cell_of(node))


def _before(view: View, seat: int, teller: DarkCaveTeller, *, terse: bool) -> str:
    """Tell the equipment of a seat, and whether its dwarf lies down."""
    effects = [view.kit.effects[card] for card in view.gear_numbers[seat]]
    axes = effects.count("axe")
    if terse:
        signs = BOOTS_SIGN * effects.count("boots") + AXE_SIGN * axes
        return signs + LYING * view.lying[seat]
    words = [f"{BOOTS_SIGN}{teller.say('boots')}"] if "boots" in effects else []
    words += [f"{AXE_SIGN}{teller.say('axes', count=axes)}"] if axes else []
    words += [f"{LYING}{teller.say('lies')}"] if view.lying[seat] else []
    return " ".join(words)


def goal_lines(
    view: View, teller: DarkCaveTeller, width: int, *, terse: bool = False
) -> list[Text]:
    """Tell what the seat knows of the goals and, unless ``terse``, who looked (DC-30)."""
    return look_lines(view.goals, teller, width, terse=terse)


def space_of(view: View, node: Node, teller: DarkCaveTeller) -> str:
    """Name a space of the cave."""
    return teller.space(view.kit, view.cards[cell_of(node)], node)
