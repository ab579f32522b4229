"""The terminal client and the command-line tools.

Each command imports its heavy dependencies when it runs, so ``saboteur --help`` is quick.
"""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command ``saboteur`` with the process's arguments."""
    from saboteur.cli.app import run  # noqa: PLC0415 - see above

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print ? for characters that cannot be encoded
    sys.exit(run(sys.argv[1:]))
