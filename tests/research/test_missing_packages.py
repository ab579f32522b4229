import pytest

from saboteur.research import require_package


def test_a_missing_package_is_named_with_what_brings_it() -> None:
    require_package("numpy")
    with pytest.raises(ImportError, match=r"needs no_such_package: pip install .*\[research\]"):
        require_package("no_such_package")
