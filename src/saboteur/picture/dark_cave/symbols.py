"""Symbols of the cave: marks on paths and goals, creatures, webs, equipment."""

from typing import Final

from saboteur.games.dark_cave.kit import Kit
from saboteur.games.dark_cave.spaces import TUNNEL
from saboteur.kernel.geometry import E, W
from saboteur.kernel.tile import Tile, tile_from_nodes
from saboteur.picture.text.blocks import SMALL, STONE_CHAR, Block, Size, put_in_corner
from saboteur.picture.text.glyphs import LADDER, LANTERN, NUGGET
from saboteur.picture.text.styles import BLOCKED, HIDDEN, LIT, ROCK, TREASURE, UNLIT
from saboteur.picture.text.tunnels import draw_card

ABYSS_SYMBOL: Final = "▼"
EXIT_SYMBOL: Final = "⇑"
EMPTY_VEIN_SYMBOL: Final = "◇"
TUNNEL_SYMBOL: Final = "∩"
BRIDGE_SYMBOLS: Final = {"wide": "=", "tall": "‖"}
"""The symbols of a bridge, by the direction of its planks."""
LEVEL_SYMBOLS: Final = ("", "Ⅰ", "Ⅱ", "Ⅲ")  # noqa: RUF001 - drawn, not written
GOAL_SYMBOLS: Final = {"exit": EXIT_SYMBOL, "abyss": ABYSS_SYMBOL, "vein": NUGGET, "ladder": LADDER}
"""The symbols of goals, by their feature."""
CREATURE_SYMBOLS: Final = {"rat": "r", "lindworm": "§", "goblin": "&"}
BOOTS_SYMBOL: Final = "»"
AXE_SYMBOL: Final = "†"
WEB_SYMBOL: Final = "#"
EFFECT_SYMBOLS: Final = {
    "information": "◉", "rockfall": "△", "hand-swap": "⇄", "web": WEB_SYMBOL,
    "boots": BOOTS_SYMBOL, "axe": AXE_SYMBOL, **CREATURE_SYMBOLS,
}  # fmt: skip
"""The symbol of an action card, by its effect."""


def draw_path(kit: Kit, pose: int, lit: str, size: Size, *, gold: bool = True) -> Block:
    """Draw a card in a pose; ``lit`` names its edges that are linked to Start.

    ``gold`` says whether its vein still has a nugget.
    """
    tile = kit.poses.poses[pose].tile
    block = draw_card(without_tunnel(tile), lit, size)
    if size.height > 1 and block[0][-1][0] == STONE_CHAR and pose // 2 < kit.paths:
        block[0][-1] = (LEVEL_SYMBOLS[kit.levels[pose // 2]], ROCK)
    row, column = size.middle
    sign = goal_symbol(kit, pose // 2, gold=gold)
    if pose // 2 == kit.start_card:
        block[row][column] = (LANTERN, LIT)
    elif tile.hubs and size != SMALL:
        block[row][column] = (LADDER, LIT)
    elif sign:
        put_in_corner(block, size, sign, _style(sign, lit))
    return block


def goal_symbol(kit: Kit, card: int, *, gold: bool = True) -> str:
    """Return the symbol printed on a card; empty for a plain path."""
    feature = str(kit.rows[card].facts.get("feature", ""))
    if feature == "bridge":
        return BRIDGE_SYMBOLS["wide" if _deck_runs_wide(kit, card) else "tall"]
    if feature == "vein" and not gold:
        return EMPTY_VEIN_SYMBOL
    return GOAL_SYMBOLS.get(feature, TUNNEL_SYMBOL if feature == TUNNEL else "")


def _deck_runs_wide(kit: Kit, card: int) -> bool:
    arms = kit.poses.poses[2 * card].arms
    return any(arms[side] >= 0 and kit.is_deck(2 * card, arms[side]) for side in (E, W))


def _style(sign: str, lit: str) -> str:
    if sign == NUGGET:
        return TREASURE
    if sign == ABYSS_SYMBOL:
        return BLOCKED
    return HIDDEN if sign == EXIT_SYMBOL else LIT if lit else UNLIT


def without_tunnel(tile: Tile) -> Tile:
    """Return the tile without its tunnel, because the bends of a tunnel are drawn separately."""
    tunnels = {node for node, what in tile.features if what == TUNNEL}
    links = [link for link in tile.links if not {link.a, link.b} & tunnels]
    return tile_from_nodes(tile.arms, tile.nodes, links, tile.hubs, tile.features)
