"""Write the golden playthroughs: ``python -m tests.golden.write [--fresh] [name …]``.

Moves of existing files are kept as long as they are legal, so that a change of the rules shows as a
small diff. ``--fresh`` ignores them.
"""

import sys

from tests.golden.playthrough import HERE, PLAYTHROUGHS, playthrough, recorded_moves


def main(words: list[str]) -> None:
    names = [word for word in words if not word.startswith("--")] or list(PLAYTHROUGHS)
    for name in names:
        file = HERE / f"{name}.txt"
        keep = file.exists() and "--fresh" not in words
        moves = recorded_moves(file.read_text("utf-8").splitlines()) if keep else []
        text = "\n".join(playthrough(PLAYTHROUGHS[name], moves)) + "\n"
        file.write_text(text, "utf-8")
        sys.stdout.write(f"{file.relative_to(HERE.parent.parent)}: {len(text)} characters\n")


if __name__ == "__main__":
    main(sys.argv[1:])
