"""A path card as SVG: rock, galleries and pieces, in the paint order of the browser client."""

import re
from typing import Final, TypeAlias
from zlib import crc32

from saboteur.kernel.geometry import SIDE_NAMES
from saboteur.kernel.tile import Tile
from saboteur.picture.svg.art import CardArt, Ground, art, oriented
from saboteur.picture.text.tunnels import tracks

Parts: TypeAlias = tuple[str, ...]
"""A drawing in parts; parts that several cards share are stored once."""

WIDTH: Final = 90
HEIGHT: Final = 120
_TURNED: Final = str.maketrans("NESW", "SWNE")


def shape_of(tile: Tile) -> tuple[str, ...]:
    """Return the galleries of a card, each as its edges, in an order independent of the deck."""
    groups = ["".join(SIDE_NAMES[side] for side in sorted(group)) for group in tracks(tile)]
    return tuple(sorted(groups))


def art_for(cards: dict[str, CardArt], kind: str, upright: Tile) -> CardArt | None:
    """Return the drawing of a card; ``None`` if a custom deck has another card of that name."""
    card = cards.get(kind)
    return card if card is not None and card["shape"] == " ".join(shape_of(upright)) else None


def tile(
    kind: str,
    ground: Ground,
    groups: tuple[str, ...],
    lit: str,
    card: CardArt | None,
    *,
    turned: bool = False,
    floor: str = "",
    more: str = "",
    top: str | None = None,
) -> Parts:
    """Draw a card in its pose, part by part; ``lit`` has the letters of the lit edges.

    ``floor`` is painted on the galleries, ``top`` replaces the card's own top layer, and ``more``
    is drawn above that.
    """
    bright = [any(edge in lit for edge in group) for group in groups]
    own: CardArt = card or {"shape": ""}
    bearing = own.get("bearing", "").translate(_TURNED) if turned else own.get("bearing", "")
    names = [_gallery(group, groups, own, bearing) for group in groups]
    galleries = [art()["galleries"][name] for name in names]
    shown = list(zip(galleries, bright, strict=True))
    lower = "".join(part["lip"] for part in galleries) + "".join(part["cut"] for part in galleries)
    lower += "".join(light_tones(part["floor"], [light]) for part, light in shown)
    lower = _apply_tones(lower, ground)
    lower += "".join(light_tones(part["rails"][ground], [light]) for part, light in shown)
    printed = oriented(own.get("floor"), turned=turned)
    standing = oriented(own.get("top"), turned=turned) if top is None else top
    level = own.get("level", 0)
    return (
        _rock(kind, ground, turned=turned),
        lower,
        light_tones(printed, bright),
        floor,
        "".join(part.get("rubble", "") for part in galleries),
        light_tones(standing, bright),
        more,
        art()["levels"][level - 1] if level else "",
        art()["frames"][ground],
    )


def light_tones(drawing: str, bright: list[bool]) -> str:
    """Return a drawing in the tones of lit and dark galleries; ``bright`` says which are lit."""
    return re.sub(r"~(\d?)", lambda found: "" if bright[int(found[1] or 0)] else "-dim", drawing)


def _gallery(group: str, groups: tuple[str, ...], card: CardArt, bearing: str) -> str:
    if len(group) > 1:
        return group
    if card.get("shaft"):
        return f"{group}!"
    beside = "-" if any(len(other) > 1 for other in groups) else ""
    return group + beside + ("*" if group in bearing else "")


def _apply_tones(drawing: str, ground: Ground) -> str:
    """Return a drawing with its tones replaced by those of a ground."""
    if ground == "mine":
        return drawing
    return drawing.replace("var(--", f"var(--{ground}-").replace("#floor", f"#{ground}-floor")


def _rock(kind: str, ground: Ground, *, turned: bool) -> str:
    """Return a rock texture, always the same one for a card and orientation."""
    rocks = art()["rocks"][ground]
    return rocks[crc32(f"{kind}{turned:d}".encode()) % len(rocks)]
