"""Parsing the words of a line of a position; invalid words raise ``ValueError``."""

from collections.abc import Iterable, Mapping, Sequence

from saboteur.kernel.geometry import PackedCell, parse_cell


def number(word: str) -> int:
    if not word.removeprefix("-").isdecimal() or not word.isascii():
        raise ValueError(f"{word!r} is no whole number")
    return int(word)


def numbers(words: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(number, words))


def read_name(names: Mapping[str, int] | Sequence[str], word: str, what: str) -> int:
    """Return the index of ``word`` in ``names``; ``what`` describes it in errors."""
    if word not in names:
        raise ValueError(f"there is no {what} {word!r}; it is one of {', '.join(names)}")
    return names[word] if isinstance(names, Mapping) else names.index(word)


def at_least(minimum: int, words: Sequence[str], wanted: str) -> None:
    """Raise ``ValueError`` if a line has fewer words than ``minimum``.

    ``wanted`` describes the words that the line should have, for the error.
    """
    if len(words) < minimum:
        raise ValueError(f"it needs {wanted}")


def split_at(words: list[str], *names: str) -> list[list[str]]:
    """Split words at each of ``names``, which must occur in this order; return all parts."""
    parts: list[list[str]] = [[]]
    for word in words:
        if len(parts) <= len(names) and word == names[len(parts) - 1]:
            parts.append([])
        else:
            parts[-1].append(word)
    if len(parts) <= len(names):
        raise ValueError(f"the word {names[len(parts) - 1]!r} is missing")
    return parts


def read_placed(word: str) -> tuple[PackedCell, str]:
    """Parse a cell and the name of the card on it, such as ``3,-1=cross``."""
    place, sign, name = word.partition("=")
    if not sign:
        raise ValueError(f"{word!r} names no cell and what is there, as 3,-1=… does")
    return parse_cell(place), name


def cut(words: list[str], name: str) -> list[str]:
    """Remove ``name`` and all words after it from ``words``; return the words after it.

    Return an empty list if ``name`` does not occur.
    """
    if name not in words:
        return []
    place = words.index(name)
    found = words[place + 1 :]
    del words[place:]
    return found


def halves(words: list[str], count: int = 2) -> list[list[str]]:
    """Split words at each ``|`` into ``count`` lists; missing ones are empty."""
    lists: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            lists.append([])
        else:
            lists[-1].append(word)
    if len(lists) > count:
        raise ValueError("too many strokes")
    return lists + [[] for _ in range(count - len(lists))]
