"""``saboteur rules``: a clause, a search, or all titles."""

from saboteur.cli.draw import rulebook
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def rules(texts: Texts, asked: str) -> None:
    """Print what was asked for; refuses an id that does not exist."""
    terminal = Terminal()
    key = rulebook.typed_id(asked)
    if key in rulebook.rule_ids(texts):
        terminal.show(rulebook.rule_lines(texts, key, terminal.text_width))
    elif key is not None:
        near = ", ".join(rulebook.nearest_ids(texts, key))
        raise UsageError(texts.text("rules-unknown", asked=key, near=near))
    elif asked:
        found = rulebook.matching_ids(texts, asked)
        if not found:
            raise UsageError(texts.text("rules-none", words=asked))
        if len(found) == 1:
            terminal.show(rulebook.rule_lines(texts, found[0], terminal.text_width))
        else:
            terminal.show(rulebook.title_lines(texts, found))
    else:
        terminal.show(rulebook.title_lines(texts, rulebook.rule_ids(texts)))
