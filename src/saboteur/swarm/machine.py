"""Compiling the plain functions, by Numba: all that knows of it stands here.

The functions of the rules are plain Python, so that one can step through them. Numba compiles
functions that call compiled ones, so each is copied, and the copy sees the compiled copies of those
it calls. The same is done for a processor and for a graphics card.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, TypeAlias

from saboteur.swarm import (
    actions,
    chance,
    goals,
    laying,
    loops,
    observing,
    record,
    rounds,
    tables,
)

Function: TypeAlias = Callable[..., Any]

RULES: Final = (record, chance, laying, rounds, goals, actions, observing)
"""What is compiled; whoever is called comes first."""
HOT: Final[frozenset[Function]] = frozenset(
    (
        actions.discard,
        actions.legal_moves,
        actions.list_action,
        actions.list_answers,
        actions.list_lays,
        actions.list_lays_at,
        actions.list_tools,
        actions.list_turn,
        actions.play,
        actions.play_card,
        actions.spend,
        chance.choose,
        chance.philox,
        goals.is_treasure_linked,
        goals.settle,
        laying.lay_path,
        laying.put,
        observing.knows_goal,
        observing.observe,
        observing.observe_card,
        observing.observe_cards,
        observing.observe_cells,
        observing.observe_game,
        observing.observe_seat,
        observing.pane_place,
        record.is_near_rim,
        record.step,
        rounds.begin_turn,
        rounds.finish_turn,
    )
)
"""What nearly every decision calls is compiled into its callers: a fifth faster."""


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package, and say how to get it."""
    if find_spec(package) is None:
        raise ImportError(f"this needs {package}: pip install 'saboteur-games[{extra}]'")


def translate(
    modules: Sequence[ModuleType], jit: Callable[..., Function], known: dict[Any, Any]
) -> dict[Any, Any]:
    """Compile the functions of some modules; return them by the originals, with those known."""
    compiled = dict(known)
    for module in modules:
        scope = dict(vars(module))
        for name, original in list(scope.items()):
            if not isinstance(original, FunctionType):
                continue
            if original.__module__ == module.__name__ and original not in compiled:
                copy = FunctionType(original.__code__, scope, name)
                compiled[original] = jit(copy, forceinline=original in HOT)
            scope[name] = compiled.get(original, original)
    return compiled


@cache
def processor() -> dict[str, Any]:
    """Compile the loops for the processor, by name; they are kept on disk."""
    need("numba", "swarm")
    import numba  # noqa: PLC0415 - it takes its time, and plain Python needs none of it

    kept = _folder()
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(kept or "")
    try:
        rules = translate(RULES, partial(numba.njit, nogil=True, error_model="numpy"), {})
        jit = partial(numba.njit, nogil=True, error_model="numpy", cache=kept is not None)
        compiled = translate([loops], jit, rules)
    finally:
        config.CACHE_DIR = before
    return {loop.__name__: compiled[loop] for loop in compiled if loop.__module__ == loops.__name__}


def _folder() -> Path | None:
    """Make the folder where compiled loops are kept, or return ``None`` if it cannot be.

    Numba looks at the file of a function alone; what it calls stands in others. So the folder is
    named after what stands in all of them.
    """
    home = Path(__file__).parent
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for module in (*RULES, loops, tables):
        digest.update((home / f"{module.__name__.rpartition('.')[2]}.py").read_bytes())
    folder = home / "__pycache__" / f"swarm-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
