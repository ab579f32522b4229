"""Signs of the cave: what is printed on paths and goals, creatures, webs, equipment."""

from typing import Final

from saboteur.games.dark_cave.kit import Kit
from saboteur.games.dark_cave.spaces import TUNNEL
from saboteur.kernel.geometry import E, W
from saboteur.kernel.tile import Tile, tile_from_nodes
from saboteur.picture.text.blocks import SMALL, STONE, Block, Size, put_aside
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET
from saboteur.picture.text.inks import BLOCKED, HIDDEN, LIT, ROCK, TREASURE, UNLIT
from saboteur.picture.text.tunnels import draw_card

ABYSS_SIGN: Final = "▼"
EXIT_SIGN: Final = "⇑"
EMPTY_VEIN: Final = "◇"
TUNNEL_SIGN: Final = "∩"
BRIDGES: Final = {"wide": "=", "tall": "‖"}
"""A bridge by the way its wood runs."""
LEVELS: Final = ("", "Ⅰ", "Ⅱ", "Ⅲ")  # noqa: RUF001 - drawn, not written
GOALS: Final = {"exit": EXIT_SIGN, "abyss": ABYSS_SIGN, "vein": NUGGET, "ladder": LADDER}
"""Goals by their feature."""
CREATURE_SIGNS: Final = {"rat": "r", "lindworm": "§", "goblin": "&"}
BOOTS_SIGN: Final = "»"
AXE_SIGN: Final = "†"
WEB_SIGN: Final = "#"
SIGNS: Final = {
    "information": "◉", "rockfall": "△", "hand-swap": "⇄", "web": WEB_SIGN,
    "boots": BOOTS_SIGN, "axe": AXE_SIGN, **CREATURE_SIGNS,
}  # fmt: skip
"""What an action card does, by its effect."""


def draw_path(kit: Kit, pose: int, lit: str, size: Size, *, gold: bool = True) -> Block:
    """Draw a card as it lies; ``gold`` tells whether its vein still has a nugget."""
    tile = kit.poses.poses[pose].tile
    block = draw_card(parted(tile), lit, size)
    if size.height > 1 and block[0][-1][0] == STONE and pose // 2 < kit.paths:
        block[0][-1] = (LEVELS[kit.levels[pose // 2]], ROCK)
    row, column = size.middle
    sign = goal_sign(kit, pose // 2, gold=gold)
    if pose // 2 == kit.start_card:
        block[row][column] = (LANTERN, LIT)
    elif tile.hubs and size != SMALL:
        block[row][column] = (LADDER, LIT)
    elif sign:
        put_aside(block, size, sign, _style(sign, lit))
    return block


def goal_sign(kit: Kit, card: int, *, gold: bool = True) -> str:
    """Return the sign for what is printed on a card; empty for a plain path."""
    feature = str(kit.rows[card].facts.get("feature", ""))
    if feature == "bridge":
        return BRIDGES["wide" if _deck_runs_wide(kit, card) else "tall"]
    if feature == "vein" and not gold:
        return EMPTY_VEIN
    return GOALS.get(feature, TUNNEL_SIGN if feature == TUNNEL else "")


def _deck_runs_wide(kit: Kit, card: int) -> bool:
    arms = kit.poses.poses[2 * card].arms
    return any(arms[side] >= 0 and kit.is_deck(2 * card, arms[side]) for side in (E, W))


def _style(sign: str, lit: str) -> str:
    if sign == NUGGET:
        return TREASURE
    if sign == ABYSS_SIGN:
        return BLOCKED
    return HIDDEN if sign == EXIT_SIGN else LIT if lit else UNLIT


def parted(tile: Tile) -> Tile:
    """Take the tunnel away, so that its bends are drawn apart."""
    tunnels = {node for node, what in tile.features if what == TUNNEL}
    links = [link for link in tile.links if not {link.a, link.b} & tunnels]
    return tile_from_nodes(tile.arms, tile.nodes, links, tile.hubs, tile.features)
