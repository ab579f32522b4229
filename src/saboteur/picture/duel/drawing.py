"""The maze of a duel as SVG: the light of each arm, and the tokens on the cards."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.duel.kit import COLOURS, TROLL
from saboteur.games.duel.view import Laid, View
from saboteur.games.view import Goal
from saboteur.kernel.geometry import SIDE_NAMES
from saboteur.kernel.tile import Tile
from saboteur.picture.duel.board import Board
from saboteur.picture.svg.art import CardArt, art, oriented
from saboteur.picture.svg.drawing import Drawing
from saboteur.picture.svg.tile import Parts, art_for, shape_of, tile
from saboteur.picture.text.grid import Spot

_TONES: Final = {
    "both": ("floor", "floor-2", "sleeper", "rail"),
    "none": ("floor-dim", "floor-dim-2", "sleeper-dim", "rail-dim"),
    **{
        colour: tuple(f"duel-{colour}{part}" for part in ("", "-2", "-sleeper", "-rail"))
        for colour in COLOURS
    },
}
"""By light: the tones of floor, floor edge, sleepers and rails.

Arms that both players reach have those of the mine.
"""
_BEYOND: Final = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


class DuelDrawing(Drawing[View]):
    """The board of Le Duel as SVG, drawn from a view."""

    board: Board

    def card(self, spot: Spot) -> Parts | None:
        """Draw a card of the maze or a goal; return ``None`` for an empty cell."""
        if spot in self.board.laid:
            return self._laid_card(spot, self.board.laid[spot])
        if spot in self.board.goals:
            return self._goal(spot, self.board.goals[spot])
        return None

    def _laid_card(self, spot: Spot, laid: Laid) -> Parts:
        kit = self.view.kit
        number = self.poses[spot]
        pose = kit.poses.poses[number]
        card = art_for(art()["duel"], laid.card, kit.poses.poses[number // 2 * 2].tile)
        blue, green = (laid.blue, laid.green)
        if self.view.seats == 1:  # a solo game has one light
            blue = green = blue or green
        groups = shape_of(pose.tile)
        paid = kit.barriers[number // 2] == TROLL and laid.bribe is not None
        barred = "" if paid else _blocked_arms(pose.tile)
        return tile(
            laid.card,
            self.ground,
            groups,
            blue + green,
            card,
            turned=pose.turned,
            floor="".join(_floor(group, groups, barred, blue, green) for group in groups),
            top=self._bribed_troll(card, laid, turned=pose.turned),
            more=self._tokens(card, laid, turned=pose.turned)
            + self._marks(spot)
            + self.symbols(spot, card, pose.tile),
        )

    def _colour(self, seat: int) -> str:
        return self.view.colours[seat]

    def _bribed_troll(self, card: CardArt | None, laid: Laid, *, turned: bool) -> str | None:
        """Draw a bribed troll; ``None`` if there is none."""
        if card is None or laid.bribe is None:
            return None
        return oriented(card["bribe"][self._colour(laid.bribe)], turned=turned)

    def _tokens(self, card: CardArt | None, laid: Laid, *, turned: bool) -> str:
        """Return the drawing of the counter on the gold of a card, and of the key in its door."""
        found = ""
        if card and laid.counter is not None:
            x, y = card["gold"][int(turned)]
            counter = art()["counters"][self._colour(laid.counter)]
            found += f'<g transform="translate({x:g} {y:g})">{counter}</g>'
        if card and laid.key is not None:
            found += oriented(card["key"][self._colour(laid.key)], turned=turned)
        return found

    def _marks(self, spot: Spot) -> str:
        """Draw the colours' marks on the edges they reach, once where two cards meet."""
        if self.view.seats == 1:
            return ""
        here = self.board.laid[spot]
        found = ""
        for edge, (dx, dy, other) in _BEYOND.items():
            beside = self.board.laid.get((spot[0] + dx, spot[1] + dy))
            mark = ""
            for colour, letter in zip(COLOURS, (edge.lower(), edge), strict=True):
                there = beside is not None and other in getattr(beside, colour)
                if edge in getattr(here, colour) and (edge in "ES" or not there):
                    mark += letter
            found += art()["marks"][mark] if mark else ""
        return found

    def _goal(self, spot: Spot, goal: Goal) -> Parts:
        """Draw the back of a goal with its number; an eye marks a known card."""
        number = list(self.board.goals).index(spot)
        known = goal.face or goal.seen
        if known is None:
            return (art()["backs"]["goal"][number],)
        kit = self.view.kit
        upright = kit.poses.poses[kit.poses.pose(kit.cards[known], turned=False)].tile
        card = art_for(art()["duel"], known, upright)
        signs = self.symbols(spot, card, upright)
        return self.mark_seen(tile(known, self.ground, shape_of(upright), "", card, more=signs))


def _blocked_arms(tile: Tile) -> str:
    """Return the edges of the arms behind a barrier: all of them if it stands in the middle."""
    behind = {link.b for link in tile.links if link.barrier}
    return "".join(name for name, node in zip(SIDE_NAMES, tile.arms, strict=True) if node in behind)


def _light(blue: str, green: str, edges: Iterable[str]) -> str:
    reached = [any(edge in those for edge in edges) for those in (blue, green)]
    return {(True, True): "both", (True, False): "blue", (False, True): "green"}.get(
        (reached[0], reached[1]), "none"
    )


def _floor(group: str, groups: tuple[str, ...], blocked: str, blue: str, green: str) -> str:
    """Return the floor of a gallery, each arm in its own light: a barrier may keep one dark."""
    lights = art()["lights"]
    apart = [edge for edge in group if edge in blocked]
    within = [edge for edge in group if edge not in apart]
    name = group + ("-" if len(group) == 1 and any(len(other) > 1 for other in groups) else "")
    whole = _light(blue, green, group)
    drawn = whole if whole == "none" else "both"
    light = _light(blue, green, within) if within else "none"
    found = _tones_of(lights[name], light) if light != drawn and name in lights else ""
    for edge in apart:
        outside = _light(blue, green, edge)
        arm = lights.get(f"{name}/{edge}{'-' if within else ''}", "")
        found += _tones_of(arm, outside) if outside != light else ""
    return found


def _tones_of(drawing: str, light: str) -> str:
    """Return a drawing with its tones replaced by those of a light."""
    for part, tone in zip(("@)", "@-2)", "@-sleeper)", "@-rail)"), _TONES[light], strict=True):
        drawing = drawing.replace(f"--{part}", f"--{tone})")
    return drawing
