"""Between a worker and the house: what one language calls bytes, the other reads as bytes."""

from collections.abc import Mapping

from pyodide.ffi import JsProxy, to_js

from saboteur.local import thinking
from saboteur.local.house import House


def open_house(kept: JsProxy, keep: JsProxy, think: JsProxy, seconds: float) -> House:
    """Open the house; ``kept``, ``keep`` and ``think`` are the worker's."""

    async def keep_all(changes: Mapping[str, bytes | None]) -> None:
        await keep(to_js(list(changes.items())))

    async def think_there(question: bytes) -> str:
        return await think(to_js(question))

    documents = {key: content.to_bytes() for key, content in kept.entries()}
    return House.open(documents, keep_all, think_there, seconds)


def think(question: JsProxy) -> str:
    """Answer what the house asks of the second worker."""
    return thinking.think(question.to_bytes())
