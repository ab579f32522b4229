"""Run the notebooks in a plain interpreter and store what their cells show.

``python tools/notebooks.py`` writes the outputs of ``examples/*.ipynb`` anew; with ``--check`` it
only says whether they are up to date. No Jupyter is needed: a cell is a piece of a program, and
its last expression is shown, as a picture if it can be.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final, TypeAlias

EXAMPLES: Final = Path(__file__).parent.parent / "examples"
LINE: Final = 80
"""So much of the text stands beside a picture."""
Notebook: TypeAlias = dict[str, Any]


def notebooks() -> list[Path]:
    """List the notebooks."""
    return sorted(EXAMPLES.glob("*.ipynb"))


def run(notebook: Notebook) -> Notebook:
    """Return the notebook as it is after all its cells were run in order."""
    names: dict[str, object] = {"__name__": "__main__"}
    cells = []
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            shown = _shown("".join(cell["source"]), names, number)
            cells.append(cell | {"execution_count": number, "outputs": shown})
        else:
            cells.append(cell)
    return notebook | {"cells": cells}


def printed(notebook: Notebook) -> str:
    """Write a notebook as Jupyter does."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _shown(source: str, names: dict[str, object], number: int) -> list[Notebook]:
    """Run a cell; return what it printed, and its last expression."""
    *steps, last = ast.parse(source).body
    said = io.StringIO()
    value: object = None
    with redirect_stdout(said):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(steps, []), "<cell>", "exec"), names)  # noqa: S102 - our own
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)  # noqa: S307
        else:
            exec(compile(source, "<cell>", "exec"), names)  # noqa: S102 - as above
    found: list[Notebook] = []
    if said.getvalue():
        text = said.getvalue().splitlines(keepends=True)
        found.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data: dict[str, object] = {"text/plain": repr(value).splitlines(keepends=True)}
        if (draw := getattr(value, "_repr_svg_", None)) is not None:
            data = {"image/svg+xml": [draw()], "text/plain": [repr(value)[:LINE]]}
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
    """Store the outputs, or check them."""
    stale = []
    for path in notebooks():
        before = path.read_text("utf-8")
        after = printed(run(json.loads(before)))
        if "--check" not in sys.argv:
            path.write_text(after, "utf-8")
        elif after != before:
            stale.append(path.name)
    if stale:
        sys.exit(f"{', '.join(stale)}: stale; run make docs")


if __name__ == "__main__":
    main()
