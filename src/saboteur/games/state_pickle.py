"""Pickles of states: exact copies, with references to the objects that a rule set shares.

A state parsed from a position is equal by every rule, but lists the maze in another order, so
that its legal moves may be ordered differently. A pickled game continues exactly as the
original.
"""

import pickle
from collections.abc import Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Any

from saboteur.games.ruleset import AnyRuleSet


class _Pickler(pickle.Pickler):
    def __init__(self, file: BytesIO, rules: AnyRuleSet) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self._numbers = {id(thing): number for number, thing in enumerate(rules.shared)}

    def persistent_id(self, thing: object) -> int | None:
        return self._numbers.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:  # noqa: ANN401 - as in pickle
        if isinstance(thing, MappingProxyType):
            return _freeze, (dict(thing),)
        return NotImplemented


class _Unpickler(pickle.Unpickler):  # noqa: S301 - finds the kit of a rule set again
    def __init__(self, file: BytesIO, rules: AnyRuleSet) -> None:
        super().__init__(file)
        self._shared = rules.shared

    def persistent_load(self, number: int) -> object:
        return self._shared[number]


def _freeze(items: dict[str, object]) -> Mapping[str, object]:
    return MappingProxyType(items)


def dump_state(rules: AnyRuleSet, state: Any) -> bytes:  # noqa: ANN401 - each family's own
    """Return a state without its log as bytes for ``load_state``."""
    kept = state.clone()
    kept.maze.slots = {}  # a cache
    file = BytesIO()
    _Pickler(file, rules).dump(kept)
    return file.getvalue()


def load_state(rules: AnyRuleSet, dumped: bytes) -> Any:  # noqa: ANN401 - each family's own
    """Return the state from the bytes of ``dump_state``; the rule set must be the same."""
    return _Unpickler(BytesIO(dumped), rules).load()
