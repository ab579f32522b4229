"""Compiling the plain functions, by Numba: all that knows of it stands here.

The functions of the rules are plain Python, so that one can step through them. Numba compiles
functions that call compiled ones, so each is copied, and the copy sees the compiled copies of those
it calls. The same is done for a processor and for a graphics card, and for each box: what the
loops call by a name (``loops.play``) is the box's own.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from saboteur.swarm import loops, record
from saboteur.swarm.box import Box, Function

NOTHING: Final[Mapping[str, Any]] = {}


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package, and say how to get it."""
    if find_spec(package) is None:
        raise ImportError(f"this needs {package}: pip install 'saboteur-games[{extra}]'")


def translate(
    modules: Sequence[ModuleType],
    jit: Callable[..., Function],
    known: Mapping[Any, Any],
    bound: Mapping[str, Any] = NOTHING,
    hot: frozenset[Function] = frozenset(),
) -> dict[Any, Any]:
    """Compile the functions of some modules; return them by the originals, with those known.

    ``bound`` are names that stand for something else there than the modules say.
    """
    compiled = dict(known)
    for module in modules:
        scope = {**vars(module), **bound}
        for name, original in list(scope.items()):
            if not isinstance(original, FunctionType):
                continue
            if original.__module__ == module.__name__ and original not in compiled:
                copy = FunctionType(original.__code__, scope, name)
                compiled[original] = jit(copy, forceinline=original in hot)
            scope[name] = compiled.get(original, original)
    return compiled


def bound(box: Box) -> dict[str, Any]:
    """Return what the loops call by names: the rules of a box."""
    return {
        "new_game": box.new_game,
        "legal_moves": box.legal_moves,
        "play": box.play,
        "observe": box.observe,
    }


def named(compiled: Mapping[Any, Any]) -> dict[str, Any]:
    """Return the loops among what is compiled, by name."""
    return {loop.__name__: compiled[loop] for loop in compiled if loop.__module__ == loops.__name__}


@cache
def plain(box: Box) -> dict[str, Any]:
    """Return the loops of a box as they stand there, by name."""
    return named(translate([loops], lambda function, **_: function, {}, bound(box)))


@cache
def processor(box: Box) -> dict[str, Any]:
    """Compile the loops of a box for the processor, by name; they are kept on disk."""
    need("numba", "swarm")
    import numba  # noqa: PLC0415 - it takes its time, and plain Python needs none of it

    kept = _folder(box)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(kept or "")
    jit = partial(numba.njit, nogil=True, error_model="numpy")
    inner = partial(jit, no_cpython_wrapper=True, no_cfunc_wrapper=True)  # only loops are called
    try:
        rules = translate(box.modules, inner, {}, hot=box.hot)
        caching = partial(jit, cache=kept is not None)
        return named(translate([loops], caching, rules, bound(box)))
    finally:
        config.CACHE_DIR = before


def _folder(box: Box) -> Path | None:
    """Make the folder where compiled loops are kept, or return ``None`` if it cannot be.

    Numba looks at the file of a function alone; what it calls stands in others. So the folder is
    named after the box and what stands in all of them, tables and records included.
    """
    home = Path(__file__).parent
    files = {Path(__file__), Path(loops.__file__), Path(record.__file__)}
    for module in box.modules:
        files |= {Path(str(module.__file__)), *Path(str(module.__file__)).parent.glob("*.py")}
    digest = hashlib.sha256(box.id.encode())
    for file in sorted(files):
        digest.update(file.read_bytes())
    folder = home / "__pycache__" / f"swarm-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
