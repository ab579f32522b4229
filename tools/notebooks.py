"""Run the notebooks in a plain interpreter and store the outputs of their cells.

``python tools/notebooks.py`` rewrites the outputs of ``examples/*.ipynb``; with ``--check`` it only
tells whether they are up to date. Jupyter is not needed: a cell is a piece of a program, and the
value of its last expression is shown, as a picture if possible.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final, TypeAlias

EXAMPLES_DIR: Final = Path(__file__).parent.parent / "examples"
LINE_WIDTH: Final = 80
"""Maximum length of the text that is stored beside a picture."""
Notebook: TypeAlias = dict[str, Any]


def notebooks() -> list[Path]:
    return sorted(EXAMPLES_DIR.glob("*.ipynb"))


def run(notebook: Notebook) -> Notebook:
    """Run the code cells in order, and return the notebook with their outputs."""
    names: dict[str, object] = {"__name__": "__main__"}
    cells = []
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            shown = _cell_outputs("".join(cell["source"]), names, number)
            cells.append(cell | {"execution_count": number, "outputs": shown})
        else:
            cells.append(cell)
    return notebook | {"cells": cells}


def format_notebook(notebook: Notebook) -> str:
    """Return a notebook as JSON, formatted as Jupyter does."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _cell_outputs(source: str, names: dict[str, object], number: int) -> list[Notebook]:
    """Run a cell; return its printed output and the value of its last expression."""
    *steps, last = ast.parse(source).body
    printed = io.StringIO()
    value: object = None
    with redirect_stdout(printed):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(steps, []), "<cell>", "exec"), names)  # noqa: S102 - our own
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)  # noqa: S307
        else:
            exec(compile(source, "<cell>", "exec"), names)  # noqa: S102 - as above
    found: list[Notebook] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        found.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data: dict[str, object] = {"text/plain": repr(value).splitlines(keepends=True)}
        if (draw := getattr(value, "_repr_svg_", None)) is not None:
            data = {"image/svg+xml": [draw()], "text/plain": [repr(value)[:LINE_WIDTH]]}
        found.append(
            {
                "data": data,
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return found


def main() -> None:
    """Store the outputs, or fail if they are stale."""
    stale = []
    for path in notebooks():
        before = path.read_text("utf-8")
        after = format_notebook(run(json.loads(before)))
        if "--check" not in sys.argv:
            path.write_text(after, "utf-8")
        elif after != before:
            stale.append(path.name)
    if stale:
        sys.exit(f"{', '.join(stale)}: stale; run make docs")


if __name__ == "__main__":
    main()
