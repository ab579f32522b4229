"""The maze as a sight sees it: cards on a grid, goals, choices, coordinates on the rim."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from rich.text import Text

from saboteur.cli.palette import (
    CHOICE,
    EMPTY,
    FAINT,
    HIDDEN,
    NEWEST,
    ODD,
    PAWN,
    RIM,
    SEEN,
    SHADED,
)
from saboteur.cli.signs import adorn, goal_sign
from saboteur.cli.teller import Teller
from saboteur.cli.tunnels import LARGE, SIZES, STONE, Block, Size, draw_card, filled
from saboteur.games.classic.modules.right_of_way import PawnsSeen
from saboteur.games.classic.modules.treasure_chests.sight import ChestsView
from saboteur.games.classic.view import Goal, View
from saboteur.kernel.geometry import cell, xy
from saboteur.kernel.value import value

Spot: TypeAlias = tuple[int, int]
"""Column and row of a cell."""

RIM_WIDTH: Final = 3
EYE: Final = "◉"
UNKNOWN: Final = "?"
CHEST: Final = "▣"
PAWN_SIGN: Final = "♙"
NEW: Final = "•"
DOT: Final = "·"


@value
class Window:
    """A part of the grid, borders included."""

    west: int
    north: int
    east: int
    south: int

    def room(self, size: Size) -> tuple[int, int]:
        """Return the width and height it takes on the screen, with its rim."""
        return (
            RIM_WIDTH + size.width * (self.east - self.west + 1),
            1 + size.height * (self.south - self.north + 1),
        )


class Board:
    """What lies where, ready to be drawn at any size."""

    def __init__(
        self, view: View, teller: Teller, choices: Mapping[Spot, str] | None = None
    ) -> None:
        """Take the maze of a view; ``choices`` are labels to put on cells."""
        self.view = view
        self.teller = teller
        self.choices = dict(choices or {})
        self.laid = {(card.x, card.y): card for card in view.maze}
        self.goals = {(goal.x, goal.y): goal for goal in view.goals}
        self.chests = {xy(place) for place in view.covered} - self.goals.keys()
        self.seen_chests = _seen_chests(view)
        self.pawns = _pawns(view)
        self.newest = None if view.laid < 0 else xy(view.laid)

    def extent(self, also: Iterable[Spot] = ()) -> Window:
        """Return the smallest window that shows everything, and some spots more."""
        spots = [*self.laid, *self.goals, *self.chests, *self.pawns, *self.choices, *also]
        columns = [x for x, _ in spots]
        rows = [y for _, y in spots]
        return Window(min(columns), min(rows), max(columns), max(rows))

    def fit(self, width: int, height: int, also: Iterable[Spot] = ()) -> tuple[Size, Window]:
        """Choose the largest size at which the maze fits, or a window around the action."""
        whole = self.extent(also)
        for size in SIZES:
            wide, high = whole.room(size)
            if wide <= width and high <= height:
                return size, whole
        size = SIZES[-1]
        x, y = self._focus()
        columns = max(3, (width - RIM_WIDTH) // size.width)
        rows = max(3, (height - 1) // size.height)
        west, east = _slide(whole.west, whole.east, x, columns)
        north, south = _slide(whole.north, whole.south, y, rows)
        return size, Window(west, north, east, south)

    def lines(self, size: Size = LARGE, window: Window | None = None) -> list[Text]:
        """Draw the maze, one text a line, the columns numbered above."""
        whole = self.extent()
        shown = window or whole
        columns = range(shown.west, shown.east + 1)
        more = (
            "…" if shown.west > whole.west else "",
            "…" if shown.east < whole.east else "",
        )
        head = "".join(f"{x:^{size.width}}" for x in columns)
        found = [Text(f"{more[0]:>{RIM_WIDTH}}{head}{more[1]}", RIM)]
        for y in range(shown.north, shown.south + 1):
            blocks = [self.block((x, y), size) for x in columns]
            cut = (y == shown.north > whole.north) or (y == shown.south < whole.south)
            for row in range(size.height):
                label = f"{y:>2}" if row == size.middle[0] else " …" if cut else ""
                line = Text.assemble((f"{label:<{RIM_WIDTH}}"[:RIM_WIDTH], RIM))
                for block in blocks:
                    for char, style in block[row]:
                        line.append(char, style)
                found.append(line)
        return found

    def block(self, spot: Spot, size: Size) -> Block:
        """Draw one cell."""
        if spot in self.laid:
            block = self._card(spot, size)
        elif spot in self.goals:
            block = _goal(self.goals[spot], self.view, size)
        elif spot in self.chests:
            block = _face_down(CHEST, EYE if spot in self.seen_chests else "", size)
        elif spot in self.choices:
            block = _empty_choice(size)
        else:
            block = filled(size, " ", EMPTY)
            row, column = size.middle
            block[row][column] = (DOT, FAINT)
        if spot in self.pawns and not (spot in self.choices and size.height == 1):
            _pawn(block, self.pawns[spot])  # where a label needs the only line, a note tells
        if spot in self.choices:
            _label(block, self.choices[spot], size)
        return block

    def _card(self, spot: Spot, size: Size) -> Block:
        kit = self.view.kit
        pose = self.view.cards[cell(*spot)]
        block = draw_card(kit.poses.poses[pose].tile, self.laid[spot].lit, size)
        adorn(block, kit, pose, size, self.teller)
        if spot == self.newest and block[0][-1][0] == STONE:
            block[0][-1] = (NEW, NEWEST)
        return shaded(block) if sum(spot) % 2 else block

    def _focus(self) -> Spot:
        if self.choices:
            spots = list(self.choices)
            return spots[len(spots) // 2]
        return self.newest or xy(self.view.kit.start)


def shaded(block: Block) -> Block:
    """Give a card the second shade, so that it stands out from its neighbours."""
    return [
        [(char, style + ODD if style in SHADED else style) for char, style in row] for row in block
    ]


def _seen_chests(view: View) -> set[Spot]:
    """List the cells of covered chests that the seat has looked at."""
    chests = view.parts.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return set()
    return {(chest.x, chest.y) for chest in chests.covered if chest.chest is not None}


def _pawns(view: View) -> dict[Spot, int]:
    """Return the owner of each pawn by the cell that it closes."""
    pawns = view.parts.get("right-of-way")
    if not isinstance(pawns, PawnsSeen):
        return {}
    return {pawn.closes: pawn.holder for pawn in pawns.pawns}


def _goal(goal: Goal, view: View, size: Size) -> Block:
    """Draw the back of a goal; what the seat saw of it stands under an eye, or under a doubt."""
    known = goal.face or goal.seen
    if known is None:
        return _face_down(UNKNOWN, "", size)
    sign = goal_sign(view.kit, view.kit.names.index(known))
    return _face_down(sign, UNKNOWN if goal.stale and goal.face is None else EYE, size)


def _face_down(sign: str, eye: str, size: Size) -> Block:
    """Draw the back of a card with a sign; ``eye`` tells that the seat has looked under it."""
    if size.height == 1:
        rows = [f"{eye}{sign} " if eye else f"[{sign}]"]
    elif size.height == 2:
        rows = [f"╭{eye or '─'}╮", f"╰{sign}╯"]
    else:
        rows = [f"╭─{eye or '─'}─╮", f"│ {sign} │", "╰───╯"]
    style = SEEN if eye else HIDDEN
    return [[(char, style) for char in row] for row in rows]


def _pawn(block: Block, holder: int) -> None:
    """Put a pawn into the upper left corner of the cell that it closes, with its owner's seat."""
    for place, char in enumerate(f"{PAWN_SIGN}{holder}"):
        block[0][place] = (char, PAWN)


def _empty_choice(size: Size) -> Block:
    if size.height == 3:
        rows = ["┌╌╌╌┐", "╎   ╎", "└╌╌╌┘"]
    elif size.height == 2:
        rows = ["┌╌┐", "╎ ╎"]
    else:
        rows = ["[ ]"]
    return [[(char, EMPTY) for char in row] for row in rows]


def _label(block: Block, label: str, size: Size) -> None:
    """Write the numbers of the choices over the middle of a cell."""
    if len(label) > size.width:
        label = label.partition(DOT)[0] + "+"
    row, _ = size.middle
    if size.height == 1 and len(label) > 1:
        label = f"{label:^{size.width}}"  # a broken bracket would look like a digit
    start = (size.width - len(label) + 1) // 2
    for place, char in enumerate(label[: size.width]):
        block[row][start + place] = (char, CHOICE)


def _slide(low: int, high: int, focus: int, room: int) -> tuple[int, int]:
    """Choose ``room`` numbers between ``low`` and ``high`` around ``focus``."""
    if high - low < room:
        return low, high
    first = min(max(low, focus - room // 2), high - room + 1)
    return first, first + room - 1
