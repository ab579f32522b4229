"""Rule lookup: by id, by words, or all titles."""

import re
from difflib import get_close_matches
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.vocabulary import fold_text
from saboteur.picture.text.styles import FAINT
from saboteur.texts import Texts

RULE_ID: Final = re.compile(r"(?:S2|[A-Z]+)-\d+")
TYPED_RULE_ID: Final = re.compile(r"(S2(?=[-\s]?\d)|[A-Z]+)[-\s]?(\d+)", re.IGNORECASE)
MAX_SUGGESTIONS: Final = 3
INDENT: Final = "  "


def rule_ids(texts: Texts) -> tuple[str, ...]:
    return tuple(key for key in texts.ids() if RULE_ID.fullmatch(key))


def parse_rule_id(text: str) -> str | None:
    """Return the normalized id, for example ``B-24`` for ``b24``; ``None`` if the text is no id."""
    found = TYPED_RULE_ID.fullmatch(text.strip())
    return f"{found[1].upper()}-{int(found[2])}" if found else None


def nearest_ids(texts: Texts, key: str) -> tuple[str, ...]:
    """Return the rule ids most similar to ``key``, which is no id of a rule."""
    letters, _, number = key.partition("-")
    same = [known for known in rule_ids(texts) if known.startswith(f"{letters}-")]
    if same:
        same.sort(key=lambda known: abs(int(known.partition("-")[2]) - int(number)))
        return tuple(same[:MAX_SUGGESTIONS])
    close = get_close_matches(key, rule_ids(texts), MAX_SUGGESTIONS, 0)
    return tuple(close)


def matching_ids(texts: Texts, words: str) -> tuple[str, ...]:
    """Return the rules that contain all ``words``; those with them in the title come first."""
    wanted = fold_text(words).split()
    titles = [key for key in rule_ids(texts) if _contains_all(texts.title(key), wanted)]
    whole = [
        key
        for key in rule_ids(texts)
        if key not in titles and _contains_all(f"{texts.title(key)} {texts.text(key)}", wanted)
    ]
    return (*titles, *whole)


def rule_lines(texts: Texts, key: str, width: int, *, with_source: bool = True) -> list[Text]:
    """Render a clause or ruling: id, title, text and, if wanted, its source."""
    lines = [Text.assemble((f"{key}  ", STRONG), (texts.title(key), STRONG))]
    lines += [Text(line) for line in _wrap(texts.text(key), width)]
    for name in ("source", "reason"):
        if with_source and name in texts.attributes(key):
            said = texts.text(f"rules-{name}", said=texts.attribute(key, name))
            lines += [Text(line, FAINT) for line in _wrap(said, width)]
    return lines


def title_lines(texts: Texts, keys: tuple[str, ...]) -> list[Text]:
    """List rules by id and title."""
    longest = max((len(key) for key in keys), default=0)
    return [Text.assemble((f"{key:<{longest}}  ", STRONG), texts.title(key)) for key in keys]


def _contains_all(text: str, wanted: list[str]) -> bool:
    inside = fold_text(text)
    return all(word in inside for word in wanted)


def _wrap(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent=INDENT, subsequent_indent=INDENT)
