"""Compiling the rule functions with Numba; no other module of the CPU path depends on it.

The functions of the rules are plain Python, so that a debugger can step through them. Numba
compiles functions that call compiled ones, so each function is copied, and the copy refers to the
compiled copies of its callees. This is done for CPU and GPU, and for each box: names that the loops
call (``loops.play``) are bound to the functions of the box.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from saboteur.swarm import loops, numpy_record
from saboteur.swarm.box_spec import BoxSpec, RuleFunction

NO_BINDINGS: Final[Mapping[str, Any]] = {}


def require_package(package: str, extra: str) -> None:
    """Raise ``ImportError`` with an installation hint if a package is missing."""
    if find_spec(package) is None:
        raise ImportError(f"this needs {package}: pip install 'saboteur-games[{extra}]'")


def compile_functions(
    modules: Sequence[ModuleType],
    jit: Callable[..., RuleFunction],
    already_compiled: Mapping[Any, Any],
    bindings: Mapping[str, Any] = NO_BINDINGS,
    inlined: frozenset[RuleFunction] = frozenset(),
) -> dict[Any, Any]:
    """Compile the functions of some modules and return them by original function.

    The result includes ``already_compiled``. ``bindings`` replaces names in the modules' globals.
    """
    compiled = dict(already_compiled)
    for module in modules:
        scope = {**vars(module), **bindings}
        for name, original in list(scope.items()):
            if not isinstance(original, FunctionType):
                continue
            if original.__module__ == module.__name__ and original not in compiled:
                copy = FunctionType(original.__code__, scope, name)
                compiled[original] = jit(copy, forceinline=original in inlined)
            scope[name] = compiled.get(original, original)
    return compiled


def rule_bindings(box: BoxSpec) -> dict[str, Any]:
    """Return the rule functions of a box by the names under which the loops call them."""
    return {
        "new_game": box.new_game,
        "legal_moves": box.legal_moves,
        "play": box.play,
        "observe": box.observe,
    }


def loops_by_name(compiled: Mapping[Any, Any]) -> dict[str, Any]:
    """Return the compiled loops by name."""
    return {loop.__name__: compiled[loop] for loop in compiled if loop.__module__ == loops.__name__}


@cache
def python_loops(box: BoxSpec) -> dict[str, Any]:
    """Return the loops of a box by name, bound to its rules but not compiled."""
    return loops_by_name(
        compile_functions([loops], lambda function, **_: function, {}, rule_bindings(box))
    )


@cache
def compile_cpu_loops(box: BoxSpec) -> dict[str, Any]:
    """Compile the loops of a box for the CPU and return them by name; Numba caches them on disk."""
    require_package("numba", "swarm")
    import numba  # noqa: PLC0415 - slow to import, and plain Python does not need it

    cache_dir = _make_cache_dir(box)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_dir or "")
    jit = partial(numba.njit, nogil=True, error_model="numpy")
    inner = partial(jit, no_cpython_wrapper=True, no_cfunc_wrapper=True)  # only loops are called
    try:
        rules = compile_functions(box.modules, inner, {}, inlined=box.inlined)
        caching = partial(jit, cache=cache_dir is not None)
        return loops_by_name(compile_functions([loops], caching, rules, rule_bindings(box)))
    finally:
        config.CACHE_DIR = before


def _make_cache_dir(box: BoxSpec) -> Path | None:
    """Make the folder for the compiled loops, or return ``None`` if it cannot be made.

    Numba's cache checks only the file of the function itself, not those of its callees. So the
    folder name contains a digest of the box and of all files involved, tables and records included.
    """
    home = Path(__file__).parent
    files = {Path(__file__), Path(loops.__file__), Path(numpy_record.__file__)}
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
