"""Rows of deck files, for tests that write their own."""

from saboteur.kernel.catalogue import Row


def row_lines(row: Row, kind: str, count: int, **changes: object) -> list[str]:
    """Return the lines of a row for ``count`` cards of a kind, with some values changed."""
    return [
        f"[[{row.group}]]",
        f'kind = "{kind}"',
        f"count = {count}",
        f'source = "{row.source}"',
        f'confidence = "{row.confidence}"',
        *(f"{name} = {_toml(fact)}" for name, fact in {**row.facts, **changes}.items()),
        "",
    ]


def _toml(fact: object) -> str:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, str):
        return f'"{fact}"'
    if isinstance(fact, dict):
        pairs = [f'"{name}" = {_toml(item)}' for name, item in fact.items()]
        return f"{{ {', '.join(pairs)} }}"
    return f"[{', '.join(map(_toml, fact))}]" if isinstance(fact, list) else str(fact)
