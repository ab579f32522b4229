"""Hypothesis strategies for the characters of texts."""

from hypothesis import strategies as st


def any_characters(*, excluded: str = "") -> st.SearchStrategy[str]:
    """Return a strategy for all characters that UTF-8 can encode.

    Hypothesis needs seconds to compute ``codec="utf-8"``, which gives the same ones.
    """
    return st.characters(exclude_categories=["Cs"], exclude_characters=excluded)
