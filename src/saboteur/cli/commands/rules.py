"""``saboteur rules``: show a clause, search the rules, or list all titles."""

from saboteur.cli.draw import rule_lookup
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts


def rules(texts: Texts, asked: str) -> None:
    """Print the clause, search result or list asked for; raise ``UsageError`` for an unknown id."""
    terminal = Terminal()
    key = rule_lookup.parse_rule_id(asked)
    if key in rule_lookup.rule_ids(texts):
        terminal.print_lines(rule_lookup.rule_lines(texts, key, terminal.text_width))
    elif key is not None:
        near = ", ".join(rule_lookup.nearest_ids(texts, key))
        raise UsageError(texts.text("rules-unknown", asked=key, near=near))
    elif asked:
        found = rule_lookup.matching_ids(texts, asked)
        if not found:
            raise UsageError(texts.text("rules-none", words=asked))
        if len(found) == 1:
            terminal.print_lines(rule_lookup.rule_lines(texts, found[0], terminal.text_width))
        else:
            terminal.print_lines(rule_lookup.title_lines(texts, found))
    else:
        terminal.print_lines(rule_lookup.title_lines(texts, rule_lookup.rule_ids(texts)))
