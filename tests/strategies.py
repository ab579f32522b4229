"""Hypothesis strategies for characters."""

from hypothesis import strategies as st


def any_characters(*, excluded: str = "") -> st.SearchStrategy[str]:
    """Return a strategy for all characters of UTF-8; computing them takes Hypothesis seconds."""
    return st.characters(exclude_categories=["Cs"], exclude_characters=excluded)
