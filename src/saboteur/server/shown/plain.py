"""Plain data of a view on its way to a struct."""

from typing import Any


def untyped(item: Any) -> Any:  # noqa: ANN401 - plain data
    """Leave out the ``type`` that ``to_dict`` gives each value: a struct of the wire knows it."""
    if isinstance(item, list):
        return [untyped(part) for part in item]
    if isinstance(item, dict):
        return {name: untyped(what) for name, what in item.items() if name != "type"}
    return item
