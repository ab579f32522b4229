"""Tests that every example in the documentation runs.

Each block runs alone in its own directory: `python` blocks are executed, `pycon` blocks are
doctests, and in a `console` block each line `$ saboteur …` must succeed. In the tour, all
`pycon` blocks are one session.
"""

import doctest
import re
import shlex
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

from saboteur.cli.app import run

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(
        page
        for page in (ROOT / "docs").rglob("*.md")
        if ROOT / "docs" / "rules" not in page.parents
    ),
]
TOUR_PAGE = "docs/tour.md"
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>python|pycon|console)\b[^\n]*\n"
    r"(?P<code>.*?)^(?P=indent)``` *$",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of code with its page and first line."""

    page: str
    line: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def commands(self) -> list[str]:
        return re.findall(r"^\$ (saboteur\b.*)$", self.code, re.MULTILINE)


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(
            page=page.relative_to(ROOT).as_posix(),
            line=text.count("\n", 0, found.start("code")) + 1,
            language=found["language"],
            code=textwrap.dedent(found["code"]),
        )
        for found in FENCE.finditer(text)
    ]


def with_blank_lines(code: str) -> str:
    """Mark empty lines of output as doctest requires."""
    return re.sub(r"^$(?=\n+(?!>>>)[^\n])", "<BLANKLINE>", code, flags=re.MULTILINE)


def session(found: list[Block]) -> Block:
    """Join the `pycon` blocks of a page; their line numbers stay the same."""
    code = ""
    for block in found:
        code += "\n" * (block.line - 1 - code.count("\n")) + block.code
    return Block(found[0].page, 1, "pycon", code)


def all_blocks() -> list[Block]:
    found = [block for page in PAGES for block in blocks(page)]
    tour = [block for block in found if block.page == TOUR_PAGE and block.language == "pycon"]
    alone = [block for block in found if block not in tour]
    return [session(tour), *(each for each in alone if each.language != "console" or each.commands)]


def run_python(block: Block) -> None:
    padding = "\n" * (block.line - 1)  # so that a traceback has the line number of the page
    code = compile(padding + block.code, block.page, "exec")
    exec(code, {"__name__": "__main__"})


def run_pycon(block: Block) -> None:
    report: list[str] = []
    examples = doctest.DocTestParser().get_doctest(
        with_blank_lines(block.code),
        {"__name__": "__main__"},
        str(block),
        block.page,
        block.line - 1,
    )
    assert examples.examples, f"{block} has no prompt"
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert not report, "".join(report)


def run_console(block: Block) -> None:
    """Run the commands of a block in this process, since starting processes takes long."""
    for command in block.commands:
        _, *words = shlex.split(command)
        assert run(words) == 0, f"$ {command}"


@pytest.mark.parametrize("block", all_blocks(), ids=str)
def test_block(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match block.language:
        case "python":
            run_python(block)
        case "pycon":
            run_pycon(block)
        case _:
            run_console(block)
