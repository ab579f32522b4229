"""What stands beside the cave: the players, the goals, webs, creatures and what is known."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.glyphs import ACTIVE, EYE, NUGGET
from saboteur.cli.draw.palette import FAINT, SEEN, STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.dark_cave.board import SEATS, node_of
from saboteur.cli.families.dark_cave.cards import AXE_SIGN, BOOTS_SIGN, CREATURE_SIGNS, WEB_SIGN
from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.cli.families.panel import LONGEST_NAME, look_lines
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell, cell_text, neighbour
from saboteur.kernel.maze import Node, cell_of, node_at

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


def note_lines(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """List the notes, each as its lines, what matters most first."""
    return [
        *_roles(view, teller, width),
        *_creatures(view, teller, width),
        *_webs(view, teller, width),
        *_veins(view, teller, width),
        *_cards(view, teller, width),
        *_looks(view, teller, width),
    ]


def _roles(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell the clan cards of others that the seat knows, and those set aside (DC-60)."""
    told = [
        teller.say("note-role", name=teller.player(seat), role=teller.role(role))
        for seat, role in enumerate(view.roles)
        if role is not None and seat != teller.seat
    ]
    if view.spare:
        told.append(teller.say("note-spare", roles=", ".join(map(teller.role, view.spare))))
    return [paragraph(said, width, SEEN, bullet=f"{EYE} ") for said in told]


def _creatures(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell where creatures are and when they go (DC-46)."""
    notes = []
    for found in view.creatures:
        own = found.seat == teller.seat
        said = teller.say(
            "note-creature-own" if own else "note-creature",
            creature=teller.say(f"creature-{found.creature}"),
            where=space_of(view, node_at(cell(found.x, found.y), found.space), teller),
            name=teller.player(found.seat),
        )
        notes.append(paragraph(said, width, bullet=f"{CREATURE_SIGNS[found.creature]} "))
    return notes


def _webs(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell where webs hang and how long (DC-34)."""
    notes = []
    for web in view.webs:
        place = cell(web.x, web.y)
        own = web.seat == teller.seat
        said = teller.say(
            "note-web-own" if own else "note-web",
            cell=cell_text(place),
            beyond=cell_text(neighbour(place, SIDE_NAMES.index(web.side))),
            shows=web.shows,
            name=teller.player(web.seat),
        )
        notes.append(paragraph(said, width, bullet=f"{WEB_SIGN} "))
    return notes


def _veins(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell where gold can be taken (DC-27)."""
    return [
        paragraph(
            teller.say("note-vein", where=space_of(view, node, teller)),
            width,
            bullet=f"{NUGGET} ",
        )
        for node in view.vein_nodes
    ]


def _cards(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell the cards that the seat has given into other hands (DC-32)."""
    hands: dict[tuple[bool, int], list[str]] = {}
    for seen in view.seen_cards:
        hands.setdefault((seen.stale, seen.seat), []).append(seen.card)
    return [
        paragraph(
            teller.say(
                "card-stale" if stale else "card-seen",
                name=teller.player(seat),
                cards=teller.cards(cards),
            ),
            width,
            bullet=f"{EYE} ",
        )
        for (stale, seat), cards in sorted(hands.items())
    ]


def _looks(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell who else has looked at which clan cards (DC-30)."""
    looked: dict[int, list[int]] = {}
    for seat, target in view.role_looks:
        if seat != teller.seat:
            looked.setdefault(seat, []).append(target)
    return [
        paragraph(
            teller.say(
                "note-looked",
                name=teller.player(seat),
                names=teller.players(targets),
                count=len(targets),
            ),
            width,
            bullet="  ",
        )
        for seat, targets in sorted(looked.items())
    ]


def space_of(view: View, node: Node, teller: DarkCaveTeller) -> str:
    """Name a space of the cave."""
    return teller.space(view.kit, view.cards[cell_of(node)], node)
