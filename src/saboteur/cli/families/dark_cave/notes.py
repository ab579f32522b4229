"""Notes beside the cave: the seat's knowledge of others, creatures, webs, gold."""

from rich.text import Text

from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.cli.families.dark_cave.panel import space_of
from saboteur.cli.families.panel import seen_card_lines
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour, pack_xy
from saboteur.kernel.maze import node_at
from saboteur.picture.dark_cave.symbols import CREATURE_SYMBOLS, WEB_SYMBOL
from saboteur.picture.text.glyphs import EYE, NUGGET
from saboteur.picture.text.styles import SEEN


def note_lines(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the notes, each as its lines, the most important first."""
    return [
        *_roles(view, narrator, width),
        *_creatures(view, narrator, width),
        *_webs(view, narrator, width),
        *_veins(view, narrator, width),
        *seen_card_lines(view.card_peeks, narrator, width),  # DC-32
        *_looks(view, narrator, width),
    ]


def _roles(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the clan cards of others that the seat knows, and those set aside (DC-60)."""
    told = [
        narrator.say("note-role", name=narrator.player(seat), role=narrator.role(role))
        for seat, role in enumerate(view.roles)
        if role is not None and seat != narrator.seat
    ]
    if view.spare:
        told.append(narrator.say("note-spare", roles=", ".join(map(narrator.role, view.spare))))
    return [paragraph(note, width, SEEN, bullet=f"{EYE} ") for note in told]


def _creatures(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the places of creatures and when they leave (DC-46)."""
    notes = []
    for found in view.creatures:
        own = found.seat == narrator.seat
        note = narrator.say(
            "note-creature-own" if own else "note-creature",
            creature=narrator.say(f"creature-{found.creature}"),
            where=space_of(view, node_at(pack_xy(found.x, found.y), found.space), narrator),
            name=narrator.player(found.seat),
        )
        notes.append(paragraph(note, width, bullet=f"{CREATURE_SYMBOLS[found.creature]} "))
    return notes


def _webs(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the places of webs and how long they last (DC-34)."""
    notes = []
    for web in view.webs:
        place = pack_xy(web.x, web.y)
        own = web.seat == narrator.seat
        note = narrator.say(
            "note-web-own" if own else "note-web",
            cell=cell_text(place),
            beyond=cell_text(neighbour(place, SIDE_NAMES.index(web.side))),
            shows=web.shows,
            name=narrator.player(web.seat),
        )
        notes.append(paragraph(note, width, bullet=f"{WEB_SYMBOL} "))
    return notes


def _veins(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the places of gold that can be taken (DC-27)."""
    return [
        paragraph(
            narrator.say("note-vein", where=space_of(view, node, narrator)),
            width,
            bullet=f"{NUGGET} ",
        )
        for node in view.vein_nodes
    ]


def _looks(view: View, narrator: DarkCaveNarrator, width: int) -> list[list[Text]]:
    """Return the looks of other seats at clan cards (DC-30)."""
    looked: dict[int, list[int]] = {}
    for seat, target in view.role_look_pairs:
        if seat != narrator.seat:
            looked.setdefault(seat, []).append(target)
    return [
        paragraph(
            narrator.say(
                "note-looked",
                name=narrator.player(seat),
                names=narrator.players(targets),
                count=len(targets),
            ),
            width,
            bullet="  ",
        )
        for seat, targets in sorted(looked.items())
    ]
