"""Settings that all tests share.

The marker `clause` needs no support here: it is declared in `pyproject.toml`, and
`test_rule_coverage.py` reads it from the source of the tests.
"""

from hypothesis import settings

# `make test` looks at the same small sample every time; `make soak` digs deep, elsewhere each time.
settings.register_profile("sample", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=10_000, print_blob=True)
settings.load_profile("sample")
