import pytest

from saboteur.research import need


def test_a_missing_package_is_named_with_what_brings_it() -> None:
    need("numpy")
    with pytest.raises(ImportError, match=r"needs no_such_package: pip install .*\[research\]"):
        need("no_such_package")
