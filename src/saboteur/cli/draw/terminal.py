"""The device: a console to show things on and a keyboard to read lines from."""

import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from saboteur.cli.draw.palette import styles

HOME_AND_CLEAR: Final = "\x1b[H\x1b[2J"
FORGET_SCROLLBACK: Final = "\x1b[3J"
SMALLEST: Final = (40, 12)
WIDEST_TEXT: Final = 100


class Terminal:
    """Shows lines and asks for lines; without a terminal it works as a plain stream."""

    def __init__(self, console: Console | None = None) -> None:
        """Use a console, by default the process's own."""
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        rich_in_colours = self.console.color_system == "truecolor"
        self.console.push_theme(Theme(styles(true_colours=rich_in_colours)))

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines of the window."""
        width, height = self.console.size
        return max(SMALLEST[0], width), max(SMALLEST[1], height)

    @property
    def text_width(self) -> int:
        """Columns for running text: lines that are too long read badly."""
        return min(WIDEST_TEXT, self.size[0])

    @property
    def is_live(self) -> bool:
        """Whether somebody sits before it: a window to draw in, not a file or a pipe."""
        return self.console.is_terminal

    def clear(self) -> None:
        """Begin a fresh screen."""
        self._control(HOME_AND_CLEAR)

    def wipe(self) -> None:
        """Begin a fresh screen and make the window forget what has scrolled away."""
        self._control(HOME_AND_CLEAR + FORGET_SCROLLBACK)

    def show(self, lines: Iterable[Text]) -> None:
        """Print lines as they are; what is too long is cut."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def tell(self, said: str, style: str = "") -> None:
        """Print a sentence, broken between words."""
        self.console.print(Text(said, style), width=self.text_width, soft_wrap=False)

    def tell_whole(self, said: str, style: str = "") -> None:
        """Print a sentence without line breaks, since it holds something to be copied."""
        self.console.print(Text(said, style), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Read a line; the end of input raises ``EOFError``."""
        self.console.file.flush()
        answer = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # a script shows nothing of what it types
        return answer.strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter."""
        self.ask(prompt)

    def _control(self, codes: str) -> None:
        if self.is_live:
            self.console.file.write(codes)
            self.console.file.flush()
        else:
            self.console.print()


def prepare_keyboard(*, secret: bool) -> None:
    """Let lines be edited with the arrow keys; a shared keyboard keeps no history."""
    try:
        import readline  # noqa: PLC0415 - not everywhere
    except ImportError:
        return
    readline.set_auto_history(not secret)
    if secret:
        readline.clear_history()
