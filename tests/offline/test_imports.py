"""Tests that the offline server needs no module that a browser's Python lacks."""

import subprocess
import sys
from typing import Final

IMPORT_PROGRAM: Final = """
import sys

MISSING = {
    "_multiprocessing", "_sqlite3", "_ssl", "concurrent.futures.process", "multiprocessing",
    "sqlite3", "ssl", "typing_extensions",
}

class Pyodide:
    def find_spec(self, name, path=None, target=None):
        if name in MISSING or name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Pyodide())
for name in MISSING:
    sys.modules.pop(name, None)
import saboteur.offline.local_server
import saboteur.bot_runtime.in_process
roots = {name.partition(".")[0] for name in sys.modules} - {"__main__", "__mp_main__"}
print(*sorted(name for name in roots if name not in sys.stdlib_module_names))
"""


def test_offline_server_imports_only_stdlib_and_msgspec() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", IMPORT_PROGRAM], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert {*done.stdout.split()} - {"_distutils_hack", "sitecustomize"} == {"msgspec", "saboteur"}
