"""A picture of text on the screen: every ink gets the colour that the terminal has for it."""

from rich.text import Text

from saboteur.picture.text.blocks import LARGE, Size
from saboteur.picture.text.grid import Grid, Window


def grid_lines(grid: Grid, size: Size = LARGE, window: Window | None = None) -> list[Text]:
    """Draw the maze, one text a line, the columns numbered above."""
    return [Text.assemble(*row) for row in grid.rows(size, window)]
