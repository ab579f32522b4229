"""Draw the board of the README: a real game of novices, as the terminal shows it.

``python tools/board_picture.py`` writes ``docs/board.svg``; with ``--check`` it only says whether
the picture is up to date.
"""

import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.theme import Theme

import saboteur
from saboteur.bots import bot
from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.draw.palette import styles
from saboteur.cli.families.classic.teller import ClassicTeller
from saboteur.kernel.event import Event
from saboteur.picture.classic.board import Board
from saboteur.sight import stream
from saboteur.texts import Texts

PICTURE = Path(__file__).parent.parent / "docs" / "board.svg"
SEATS = 5
MOVES = 30
DUSK = TerminalTheme((10, 18, 22), (247, 236, 214), [(51, 80, 90)] * 8)

# Without the web fonts that rich would fetch.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}" \
role="img" aria-label="A maze of cards in the terminal">
<style>
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, Menlo, Consolas, monospace; \
white-space: pre; }}
{styles}
</style>
<rect width="100%" height="100%" rx="8" fill="#0a1216"/>
<g transform="scale(0.955) translate(18, 14)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """Play a while and draw the maze."""
    game = saboteur.new("saboteur", seats=SEATS, seed="lantern")
    players = [bot("novice", str(seat)) for seat in range(SEATS)]
    news: list[list[Event]] = [[] for _ in range(SEATS)]
    while len(game.moves) < MOVES and (seat := game.decider) is not None:
        events = tuple(news[seat])
        news[seat] = []
        move = players[seat].choose(game.view(seat), events, game.legal_moves(), None)
        happened = game.play(move)
        for other in range(SEATS):
            news[other] += stream(game.rules, happened, other)
    teller = ClassicTeller(Texts("en"), [str(seat) for seat in range(SEATS)])
    board = Board(game.view("public"), teller)
    size, window = board.fit(120, 60)
    console = Console(
        record=True,
        file=StringIO(),
        width=window.room(size)[0],
        theme=Theme(styles(true_colours=True)),
    )
    for line in grid_lines(board, size, window):
        console.print(line)
    return console.export_svg(theme=DUSK, code_format=FRAME, unique_id="board")


def main() -> None:
    """Write the picture or check it."""
    drawn = picture()
    if "--check" not in sys.argv:
        PICTURE.write_text(drawn, "utf-8")
    elif not PICTURE.exists() or PICTURE.read_text("utf-8") != drawn:
        sys.exit(f"{PICTURE.name} is stale: run make docs")


if __name__ == "__main__":
    main()
