"""Fail if a forbidden word or a docstring of ``__init__`` occurs in code or guides.

The words are in ``tools/forbidden_words.txt``; ``--count`` counts the hits by folder.
"""

import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = (f"{top}/**/*.py" for top in ("src", "tests", "tools", "benchmarks", "training"))
PAGES: Final = ("README.md", "CONTRIBUTING.md", "GLOSSARY.md", "docs/*.md", "docs/guides/*.md")
LINES: Final = (ROOT / "tools" / "forbidden_words.txt").read_text("utf-8").splitlines()
WORDS: Final = [line.split(" # ")[0] for line in LINES if line and line[0] != "#"]
IN_SPLIT: Final = re.compile("|".join(rf"\b{w}\b" for w in WORDS if w.islower()), re.IGNORECASE)
AS_IT_STANDS: Final = re.compile("|".join(word for word in WORDS if not word.islower()))
WORD_BOUNDARY: Final = re.compile(r"_|(?<=[a-z0-9])(?=[A-Z])")
INIT_DOCSTRING: Final = re.compile(
    r'def __init__\((?:(?!\) -> None:).)*\) -> None:\n +("""[^\n]*)', re.DOTALL
)
STARTS: Final = (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)


def find_words(text: str) -> list[str]:
    """Return the forbidden words of a text; identifiers are also searched part by part."""
    found = IN_SPLIT.finditer(WORD_BOUNDARY.sub(" ", text))
    return [hit[0].lower() for hit in found] + [hit[0] for hit in AS_IT_STANDS.finditer(text)]


def checked_texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the texts to search, with their line numbers.

    These are the lines of a guide; of a Python file the identifiers, comments and docstrings.
    """
    if path.suffix == ".md":
        yield from enumerate(path.read_text("utf-8").splitlines(), 1)
        return
    previous = tokenize.NEWLINE
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            is_docstring = token.type == tokenize.STRING and previous in STARTS
            if is_docstring or token.type in (tokenize.NAME, tokenize.COMMENT):
                yield from enumerate(token.string.splitlines(), token.start[0])
            if token.type not in (tokenize.NL, tokenize.COMMENT):
                previous = token.type


def main() -> int:
    counts = Counter[tuple[str, str]]()
    for path in sorted(path for glob in (*PYTHON, *PAGES) for path in ROOT.glob(glob)):
        name, whole = path.relative_to(ROOT), path.read_text("utf-8")
        for hit in INIT_DOCSTRING.finditer(whole):
            counts["__init__", "/".join(name.parts[:-1][:3])] += 1
            print(f"{name}: docstring of __init__, to move to the class: {hit[1]}")
        for number, text in checked_texts(path) if find_words(whole) else ():
            for word in find_words(text):
                counts[word, "/".join(name.parts[:-1][:3])] += 1
                if "--count" not in sys.argv:
                    print(f"{name}:{number}: {word}: {text.strip()}")
    for (word, folder), count in sorted(counts.items()) if "--count" in sys.argv else ():
        print(f"{count:5} {word:20} {folder}")
    print(f"{counts.total()} hits; what to write instead says tools/forbidden_words.txt.")
    return int(bool(counts))


if __name__ == "__main__":
    sys.exit(main())
