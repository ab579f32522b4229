"""``saboteur rules``: a clause, a search, or all titles."""

from saboteur.cli.draw.rulebook import (
    matching_ids,
    nearest_ids,
    rule_ids,
    rule_lines,
    title_lines,
    typed_id,
)
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def rules(texts: Texts, asked: str) -> None:
    """Print what was asked for; refuses an id that does not exist."""
    terminal = Terminal()
    key = typed_id(asked)
    if key in rule_ids(texts):
        terminal.show(rule_lines(texts, key, terminal.text_width))
    elif key is not None:
        near = ", ".join(nearest_ids(texts, key))
        raise UsageError(texts.text("rules-unknown", asked=key, near=near))
    elif asked:
        found = matching_ids(texts, asked)
        if not found:
            raise UsageError(texts.text("rules-none", words=asked))
        if len(found) == 1:
            terminal.show(rule_lines(texts, found[0], terminal.text_width))
        else:
            terminal.show(title_lines(texts, found))
    else:
        terminal.show(title_lines(texts, rule_ids(texts)))
