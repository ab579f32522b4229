"""Rendering of character grids: maps each style of the grid to a style of the terminal."""

from rich.text import Text

from saboteur.picture.text.blocks import LARGE, Size
from saboteur.picture.text.grid import Grid, Window


def grid_lines(grid: Grid, size: Size = LARGE, window: Window | None = None) -> list[Text]:
    """Render a maze, one ``Text`` per line, with column numbers above."""
    return [Text.assemble(*row) for row in grid.rows(size, window)]
