"""The board of a family as SVG: cards, coordinates on the rim, marks on cells."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from saboteur.games.view import GameView
from saboteur.kernel.geometry import xy
from saboteur.kernel.tile import Tile
from saboteur.picture.svg.art import CardArt, Ground, Theme, art
from saboteur.picture.svg.sheet import FONT, Sheet
from saboteur.picture.svg.tile import HEIGHT, WIDTH, Parts
from saboteur.picture.text.blocks import LARGE, STONE_CHAR
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import BLOCKED, LIT, ROCK, UNLIT

ViewT = TypeVar("ViewT", bound=GameView[Any])
Point: TypeAlias = tuple[float, float]

GAP: Final = 3
STEP: Final = (WIDTH + GAP, HEIGHT + GAP)
RIM_WIDTH: Final = 26
"""Width of the border on the left and above, for the coordinates; the other sides have half of it.
"""
TICK_LENGTH: Final = 9
_MIDDLE: Final[dict[str, Point]] = {
    "N": (WIDTH / 2, -GAP / 2), "E": (WIDTH + GAP / 2, HEIGHT / 2),
    "S": (WIDTH / 2, HEIGHT + GAP / 2), "W": (-GAP / 2, HEIGHT / 2),
}  # fmt: skip
"""Position of the middle of an edge, between two cards."""
EYE: Final = (
    '<circle r="11" fill="var(--see)"/><g transform="translate(-8.4 -8.4) scale(.7)" fill="none" '
    'stroke="var(--on-see)" stroke-width="2.4" stroke-linejoin="round"><path d="M2 12c4-7 16-7 '
    '20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/></g>'
)


class Drawing(ABC, Generic[ViewT]):
    """A view's board as SVG; each family draws its own cards and pieces.

    The cells come from the text board, so that both pictures agree.
    """

    ground: ClassVar[Ground] = "mine"

    def __init__(self, view: ViewT, board: FamilyBoard[ViewT], theme: Theme) -> None:
        self.view = view
        self.board = board
        self.poses: dict[Spot, int] = {xy(place): pose for place, pose in view.cards.items()}
        self.sheet = Sheet(self.ground, theme)

    @abstractmethod
    def card(self, spot: Spot) -> Parts | None:
        """Draw the card on a cell; ``None`` if it is empty."""

    def pieces(self) -> None:
        """Draw the pieces on top of all cards."""

    def draw(self, title: str, *, last: Collection[Spot], legal: Collection[Spot]) -> str:
        """Return the SVG; cells in ``last`` have a frame, those in ``legal`` dashes round them."""
        self.window = self.board.extent([*last, *legal])
        columns = range(self.window.west, self.window.east + 1)
        rows = range(self.window.north, self.window.south + 1)
        spots = [(x, y) for y in rows for x in columns]
        cards = {spot: self.card(spot) for spot in spots}
        self._ticks([spot for spot in spots if cards[spot] is None and spot not in legal])
        for spot, parts in cards.items():
            if parts is not None:
                self.sheet.card(parts, *self.corner(spot))
        for spot in legal:
            self._choice(spot, empty=cards[spot] is None)
        for spot in last:
            self._frame(spot)
        self.pieces()
        self._rim(columns, rows)
        width = RIM_WIDTH * 1.5 + len(columns) * STEP[0] - GAP
        height = RIM_WIDTH * 1.5 + len(rows) * STEP[1] - GAP
        return self.sheet.render(title, width, height)

    # Coordinates.

    def corner(self, spot: Spot) -> Point:
        """Return the upper left corner of a cell."""
        return (
            RIM_WIDTH + (spot[0] - self.window.west) * STEP[0],
            RIM_WIDTH + (spot[1] - self.window.north) * STEP[1],
        )

    def point(self, spot: Spot, x: float = WIDTH / 2, y: float = HEIGHT / 2) -> Point:
        """Return a point of a cell, by default its middle."""
        left, top = self.corner(spot)
        return left + x, top + y

    def edge(self, spot: Spot, side: str) -> Point:
        """Return the middle of an edge of a cell."""
        return self.point(spot, *_MIDDLE[side])

    # Drawings that families share.

    def draw_at(self, at: Point, markup: str, scale: float = 1, turn: float = 0) -> None:
        """Draw markup centred at a point."""
        about = f"translate({at[0]:g} {at[1]:g})"
        about += f" rotate({turn:g})" if turn else ""
        about += f" scale({scale:g})" if scale != 1 else ""
        self.sheet.add(f'<g transform="{about}">{markup}</g>')

    def icon(self, at: Point, name: str, size: float) -> None:
        """Draw an icon of the game centred at a point."""
        drawing = f'<g transform="translate(-24 -24)">{art()["icons"][name]}</g>'
        self.draw_at(at, drawing, size / 48)

    def token(self, at: Point, name: str, *, hostile: bool = False, radius: float = 19) -> None:
        """Draw an icon on a dark disc; its ring has another colour if the token is hostile."""
        ring = "c-ember" if hostile else "paper-2"
        disc = f'<circle r="{radius:g}" fill="#14242b" stroke="var(--{ring})" stroke-width="2.4"/>'
        self.draw_at(at, disc)
        self.icon(at, name, radius * 1.4)

    def number(self, at: Point, number: int) -> None:
        """Draw a small number on paper: a seat, or a duration."""
        self.draw_at(
            at,
            '<circle r="8" fill="var(--paper)" stroke="#0b161a"/>'
            f'<text y="4" font-family="{FONT}" font-size="11.5" font-weight="800" '
            f'text-anchor="middle" fill="#14242b">{number}</text>',
        )

    def figure(
        self, at: Point, drawing: str, seat: int, *, scale: float = 1, turn: float = 0
    ) -> None:
        """Draw a dwarf with the number of its seat."""
        self.draw_at(at, drawing.replace("§", str(seat)), scale, turn)

    def mark_seen(self, parts: Parts, *, doubtful: bool = False) -> Parts:
        """Return a card that the seat has seen, veiled and marked by an eye.

        The veil is thicker if the card may be elsewhere by now (``doubtful``).
        """
        face = "".join(parts)
        veil = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bg-0)" fill-opacity=".'
        veil += '6"/>' if doubtful else '25"/>'
        frame = f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="5" fill="none" '
        frame += 'stroke="var(--see)" stroke-width="4" stroke-dasharray="9 5"/>'
        return (face, veil, frame, f'<g transform="translate({WIDTH - 16} 16)">{EYE}</g>')

    def symbols(self, spot: Spot, card: CardArt | None, tile: Tile) -> str:
        """Return the symbols of a card without a drawing (custom decks) as SVG text, else ""."""
        if card is not None or not any(tile.arms):
            return ""
        found = ""
        for row, glyphs in enumerate(self.board.block(spot, LARGE)):
            for column, (char, ink) in enumerate(glyphs):
                plain = {ROCK, LIT, UNLIT, BLOCKED}
                if char != STONE_CHAR and not ("─" <= char <= "╿" and ink.split("-")[0] in plain):
                    x = (column + 0.5) * WIDTH / LARGE.width
                    y = (row + 0.5) * HEIGHT / LARGE.height
                    found += (
                        f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="var(--paper)"/>'
                        f'<text x="{x:g}" y="{y + 5:g}" font-family="{FONT}" font-size="14" '
                        f'font-weight="800" text-anchor="middle" fill="#14242b">{char}</text>'
                    )
        return found

    # Cells.

    def _ticks(self, spots: list[Spot]) -> None:
        """Draw ticks at the corners of empty cells."""
        path = ""
        for left, top in map(self.corner, spots):
            for x, way in ((left, 1), (left + WIDTH, -1)):
                for y, down in ((top, 1), (top + HEIGHT, -1)):
                    path += f"M{x + way * TICK_LENGTH:g} {y:g}H{x:g}V{y + down * TICK_LENGTH:g}"
        own = "" if self.ground == "mine" else f"{self.ground}-"
        self.sheet.add(
            f'<path d="{path}" fill="none" stroke="var(--{own}grid)" stroke-width="1.5"/>'
        )

    def _choice(self, spot: Spot, *, empty: bool) -> None:
        x, y = self.corner(spot)
        fill = 'fill="var(--amber)" fill-opacity=".17"' if empty else 'fill="none"'
        ink = "mark" if empty else "c-amber"
        self.sheet.add(
            f'<rect x="{x + 3:g}" y="{y + 3:g}" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="5" '
            f'{fill} stroke="var(--{ink})" stroke-width="3" stroke-dasharray="9 6"/>'
        )

    def _frame(self, spot: Spot) -> None:
        x, y = self.corner(spot)
        self.sheet.add(
            f'<rect x="{x - 1.5:g}" y="{y - 1.5:g}" width="{WIDTH + 3}" height="{HEIGHT + 3}" '
            'rx="7" fill="none" stroke="var(--ink)" stroke-width="3.5"/>'
        )

    def _rim(self, columns: range, rows: range) -> None:
        """Draw the coordinates: columns above, rows at the left."""
        words: list[tuple[float, float, int]] = [
            (self.point((x, rows[0]))[0], RIM_WIDTH - 8, x) for x in columns
        ]
        words += [(RIM_WIDTH / 2, self.point((columns[0], y))[1] + 5, y) for y in rows]
        text = "".join(f'<text x="{x:g}" y="{y:g}">{number}</text>' for x, y, number in words)
        self.sheet.add(
            f'<g font-family="{FONT}" font-size="15" font-weight="600" text-anchor="middle" '
            f'fill="var(--ink-2)">{text}</g>'
        )
