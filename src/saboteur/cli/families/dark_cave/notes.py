"""Notes beside the cave: what a seat knows of others, creatures, webs, gold."""

from rich.text import Text

from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.dark_cave.panel import space_of
from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour, packed
from saboteur.kernel.maze import node_at
from saboteur.picture.dark_cave.signs import CREATURE_SIGNS, WEB_SIGN
from saboteur.picture.text.glyphs import EYE, NUGGET
from saboteur.picture.text.inks import SEEN


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
            where=space_of(view, node_at(packed(found.x, found.y), found.space), teller),
            name=teller.player(found.seat),
        )
        notes.append(paragraph(said, width, bullet=f"{CREATURE_SIGNS[found.creature]} "))
    return notes


def _webs(view: View, teller: DarkCaveTeller, width: int) -> list[list[Text]]:
    """Tell where webs hang and how long (DC-34)."""
    notes = []
    for web in view.webs:
        place = packed(web.x, web.y)
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
    for seen in view.card_peeks:
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
    for seat, target in view.role_look_pairs:
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
