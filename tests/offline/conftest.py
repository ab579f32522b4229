"""Fixtures of offline tests, which run without threads and processes, as in a browser."""

import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.offline.offline_harness import OfflineDevice, WorkerLoop


@pytest.fixture
def anyio_backend(monkeypatch: pytest.MonkeyPatch) -> tuple[str, dict[str, Any]]:
    """Run async tests in a loop without threads."""
    monkeypatch.setattr(threading.Thread, "start", _forbid_thread)
    return "asyncio", {"loop_factory": WorkerLoop}


def _forbid_thread(self: threading.Thread) -> None:
    raise AssertionError(f"{self.name}: there are no threads in a worker")


@pytest.fixture
async def device() -> AsyncIterator[OfflineDevice]:
    device = OfflineDevice()
    yield device
    await device.server.close()
