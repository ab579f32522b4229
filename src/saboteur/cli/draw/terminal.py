"""The terminal: output on a console and input of lines."""

import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from saboteur.cli.draw.palette import styles

HOME_AND_CLEAR: Final = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK: Final = "\x1b[3J"
MIN_SIZE: Final = (40, 12)
MAX_TEXT_WIDTH: Final = 100


class Terminal:
    """Prints lines and reads lines; without a terminal it works on plain streams."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        rich_in_colours = self.console.color_system == "truecolor"
        self.console.push_theme(Theme(styles(true_colours=rich_in_colours)))

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines of the window."""
        width, height = self.console.size
        return max(MIN_SIZE[0], width), max(MIN_SIZE[1], height)

    @property
    def text_width(self) -> int:
        """Columns for running text; capped, because long lines read badly."""
        return min(MAX_TEXT_WIDTH, self.size[0])

    @property
    def is_interactive(self) -> bool:
        """Whether input and output are a terminal, not a file or a pipe."""
        return self.console.is_terminal

    def clear(self) -> None:
        self._write_control(HOME_AND_CLEAR)

    def clear_with_scrollback(self) -> None:
        """Clear the screen and the scrollback buffer."""
        self._write_control(HOME_AND_CLEAR + CLEAR_SCROLLBACK)

    def print_lines(self, lines: Iterable[Text]) -> None:
        """Print lines without wrapping; cut those that are too long."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def print_text(self, text: str, style: str = "") -> None:
        """Print a sentence, wrapped between words."""
        self.console.print(Text(text, style), width=self.text_width, soft_wrap=False)

    def print_unwrapped(self, text: str, style: str = "") -> None:
        """Print a sentence without line breaks, because it contains text to copy."""
        self.console.print(Text(text, style), soft_wrap=True)

    def read_line(self, prompt: str) -> str:
        """Read a line; raise ``EOFError`` at the end of input."""
        self.console.file.flush()
        answer = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # piped input is not echoed by a terminal
        return answer.strip()

    def pause(self, prompt: str) -> None:
        self.read_line(prompt)

    def _write_control(self, codes: str) -> None:
        if self.is_interactive:
            self.console.file.write(codes)
            self.console.file.flush()
        else:
            self.console.print()


def prepare_keyboard(*, secret: bool) -> None:
    """Enable line editing with the arrow keys; ``secret`` turns the history off (shared device)."""
    try:
        import readline  # noqa: PLC0415 - not on every platform
    except ImportError:
        return
    readline.set_auto_history(not secret)
    if secret:
        readline.clear_history()
