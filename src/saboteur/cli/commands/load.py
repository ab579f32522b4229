"""``saboteur load``: how much does a server bear on this machine?"""

import asyncio
import platform
from typing import Any

from saboteur.cli.commands.server_arguments import need_server
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def load(
    texts: Texts,
    **wanted: Any,  # noqa: ANN401 - what a ``Plan`` holds, which needs the extra ``server``
) -> None:
    """Measure what is wanted, and print a table."""
    need_server(texts)
    from uvicorn.loops.auto import auto_loop_factory  # noqa: PLC0415 - heavy, and an extra

    from saboteur.server.load.plan import Plan  # noqa: PLC0415 - as above
    from saboteur.server.load.run import run  # noqa: PLC0415 - as above
    from saboteur.server.storage.database import BadDatabase  # noqa: PLC0415 - as above

    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            figures = runner.run(run(Plan(**wanted)))
    except (BadDatabase, OSError, RuntimeError, TimeoutError, ValueError) as error:
        raise UsageError(texts.text("error-load", reason=str(error))) from None
    machine = f"{platform.system()}, Python {platform.python_version()}"
    print(texts.text("load-title", machine=machine))  # noqa: T201 - the command's answer
    for figure in figures:
        name = texts.text(f"load-{figure.name}")
        number = f"{figure.value:,.0f}" if not figure.unit else f"{figure.value:,.1f} {figure.unit}"
        print(f"| {name} | {number} |")  # noqa: T201 - as above
