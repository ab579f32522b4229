"""A terminal that reads its input from a list."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from saboteur.cli.draw.terminal import Terminal


class ScriptedTerminal(Terminal):
    """A terminal that reads its input from ``lines``."""

    def __init__(self, lines: list[str], width: int = 100, height: int = 40) -> None:
        super().__init__(Console(record=True, width=width, height=height, force_terminal=False))
        self.lines: Iterator[str] = iter(lines)

    def read_line(self, prompt: str) -> str:
        """Print the prompt and return the next line. Raises ``EOFError`` after the last one."""
        self.console.print(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line
