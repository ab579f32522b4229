"""``saboteur load``: load test of a server on this machine."""

import asyncio
import platform
from typing import Any

from saboteur.cli.commands.server_arguments import require_server
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def load(
    texts: Texts,
    **wanted: Any,  # noqa: ANN401 - the fields of ``Plan``, which needs the extra ``server``
) -> None:
    """Run the load test and print its results as a table."""
    require_server(texts)
    from uvicorn.loops.auto import auto_loop_factory  # noqa: PLC0415 - heavy, and an extra

    from saboteur.server.load.plan import Plan  # noqa: PLC0415 - as above
    from saboteur.server.load.runner import run_plan  # noqa: PLC0415 - as above
    from saboteur.server.storage.database import InvalidDatabaseUrl  # noqa: PLC0415 - as above

    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            metrics = runner.run(run_plan(Plan(**wanted)))
    except (InvalidDatabaseUrl, OSError, RuntimeError, TimeoutError, ValueError) as error:
        raise UsageError(texts.text("error-load", reason=str(error))) from None
    machine = f"{platform.system()}, Python {platform.python_version()}"
    print(texts.text("load-title", machine=machine))  # noqa: T201 - the command's answer
    for metric in metrics:
        name = texts.text(f"load-{metric.name}")
        number = f"{metric.value:,.0f}" if not metric.unit else f"{metric.value:,.1f} {metric.unit}"
        print(f"| {name} | {number} |")  # noqa: T201 - as above
