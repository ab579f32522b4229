"""Compiling the rule functions with Numba; no other module of the CPU path depends on it.

The functions of the rules are plain Python, so that a debugger can step through them. Numba
compiles functions that call compiled ones, so each function is copied, and the copy refers to the
compiled copies of its callees. This is done for CPU and GPU, and for each box: names that the loops
call (``loops.play``) are bound to the functions of the box.
"""

import hashlib
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from types import FunctionType, ModuleType
from typing import Any, Final

from saboteur import observation_layout
from saboteur.swarm import loops
from saboteur.swarm.box_spec import BoxSpec, RuleFunction

_log = logging.getLogger("saboteur.swarm")

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
    """Return the compiled functions of the module ``loops``, by their names."""
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

    config: Any = numba.config
    before = config.CACHE_DIR
    cache_dir = _make_cache_dir(box, before)
    config.CACHE_DIR = str(cache_dir or "")
    jit = partial(numba.njit, nogil=True, error_model="numpy")
    inner = partial(jit, no_cpython_wrapper=True, no_cfunc_wrapper=True)  # only loops are called
    try:
        rules = compile_functions(box.modules, inner, {}, inlined=box.inlined)
        caching = partial(jit, cache=cache_dir is not None)
        return loops_by_name(compile_functions([loops], caching, rules, rule_bindings(box)))
    finally:
        config.CACHE_DIR = before


def _make_cache_dir(box: BoxSpec, numba_cache_dir: str) -> Path | None:
    """Make a folder for the compiled loops; return ``None`` if no place is writable.

    The places are tried in this order: beside this file, ``NUMBA_CACHE_DIR``, the user's cache
    folder.
    """
    parents = [Path(__file__).parent / "__pycache__", _user_cache_dir()]
    if numba_cache_dir:
        parents.insert(1, Path(numba_cache_dir))
    name = f"swarm-{_digest_sources(box)}"
    for folder in (parent / name for parent in parents):
        is_new = not folder.exists()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=folder):
                pass
        except OSError:
            continue
        if is_new:
            _log.info("compiling the rules of %s, once: kept in %s", box.id, folder)
        return folder
    _log.info("compiling the rules of %s for this process: no cache folder is writable", box.id)
    return None


def _user_cache_dir() -> Path:
    if sys.platform == "win32":
        default = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    else:
        default = "~/Library/Caches" if sys.platform == "darwin" else "~/.cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or default).expanduser() / "saboteur-games"


def _digest_sources(box: BoxSpec) -> str:
    """Return a digest of all that the compiled code of a box depends on.

    Numba's cache checks only the file of the function itself, not those of its callees, and
    freezes the constants that a module imports.
    """
    folders = (Path(__file__).parent, Path(observation_layout.__file__).parent)
    digest = hashlib.sha256(box.id.encode())
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        digest.update(file.read_bytes())
    for module in box.modules:
        numbers = {name: value for name, value in vars(module).items() if type(value) is int}
        digest.update(repr(sorted(numbers.items())).encode())
    return digest.hexdigest()[:16]
