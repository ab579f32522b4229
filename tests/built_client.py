"""The client that is built into the package."""

from functools import cache

import pytest

from hatch_build import is_built


@cache
def require_client() -> None:
    """Fail if the client is missing or older than its sources."""
    if not is_built():
        pytest.fail("the client is missing or older than its sources: make web", pytrace=False)
