"""Run a load test and print its results: ``python -m benchmarks.load``."""

import argparse
import asyncio
import platform
import sys
from collections.abc import Sequence
from dataclasses import fields

from uvicorn.loops.auto import auto_loop_factory

import benchmarks.load
from benchmarks.load.plan import HELP, Plan
from benchmarks.load.runner import run_plan


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the load test and print its report as a table."""
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=benchmarks.load.__doc__)
    for field in fields(Plan):
        parser.add_argument(
            f"--{field.name.replace('_', '-')}",
            type=type(field.default) if field.default is not None else str,
            default=field.default,
            help=HELP[field.name],
        )
    try:
        plan = Plan(**vars(parser.parse_args(arguments)))
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            rows = runner.run(run_plan(plan))
    except (OSError, RuntimeError, TimeoutError, ValueError) as error:
        print(f"The load can't be measured: {error}", file=sys.stderr)
        return 2
    print(f"{platform.system()}, Python {platform.python_version()}")
    for row in rows:
        number = f"{row.value:,.1f} {row.unit}" if row.unit else f"{row.value:,.0f}"
        print(f"| {row.name} | {number} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
