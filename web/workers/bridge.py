"""Glue between the JavaScript of a web worker and the offline server: converts bytes and calls."""

from collections.abc import Mapping

from pyodide.ffi import JsProxy, to_js

from saboteur.bot_runtime import executor
from saboteur.offline.local_server import LocalServer


def open_server(
    kept: JsProxy, keep: JsProxy, send_to_worker: JsProxy, search_budget_s: float
) -> LocalServer:
    """Open the offline server.

    ``kept`` is a JavaScript ``Map`` of the stored documents; ``keep`` writes documents and
    ``send_to_worker`` runs a task in the second worker.
    """

    async def persist(changes: Mapping[str, bytes | None]) -> None:
        await keep(to_js(list(changes.items())))

    async def run_in_worker(pickled_task: bytes) -> str:
        return await send_to_worker(to_js(pickled_task))

    documents = {key: content.to_bytes() for key, content in kept.entries()}
    return LocalServer.open(documents, persist, run_in_worker, search_budget_s)


def run_task(pickled_task: JsProxy) -> str:
    """Run a task that the offline server sent to the second worker."""
    return executor.run_task(pickled_task.to_bytes())
