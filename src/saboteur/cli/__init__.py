"""The terminal client and the tools of the command line.

Everything heavy is imported by the command that needs it, so ``saboteur --help`` is quick.
"""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command ``saboteur`` with the words of the command line."""
    from saboteur.cli.app import run  # noqa: PLC0415 - see above

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor window shows ? rather than nothing
    sys.exit(run(sys.argv[1:]))
