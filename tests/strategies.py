"""Any letters, for Hypothesis to write texts of."""

from hypothesis import strategies as st


def any_characters(*, excluded: str = "") -> st.SearchStrategy[str]:
    """All that UTF-8 can hold. To find that out letter by letter takes Hypothesis seconds."""
    return st.characters(exclude_categories=["Cs"], exclude_characters=excluded)
