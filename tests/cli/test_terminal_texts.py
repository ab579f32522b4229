"""Tests that no text of the terminal is missing or unused."""

from __future__ import annotations

import ast
from pathlib import Path

import saboteur.cli
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.vocabulary import COMMAND_WORDS, Vocabulary
from saboteur.games.registry import ruleset
from saboteur.texts import Texts, sources

SOURCE = Path(saboteur.cli.__file__).parent
FILES = "\n".join(text for name, text in sources("en").items() if name.startswith("terminal"))
KEYS = [key for key in Texts("en").ids() if f"\n{key} =" in FILES]


def literals() -> set[str]:
    """Return all string literals in the terminal's source, including parts of f-strings."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def shared_key(key: str, prefixes: list[str]) -> str:
    """Return the id of the general text that a family's own text replaces."""
    own = [prefix for prefix in prefixes if prefix and key.startswith(prefix)]
    return key.removeprefix(own[0]) if own else key


def test_every_text_of_the_terminal_is_used() -> None:
    used = literals()
    spoken = ("ask-", "event-", "move-", "declared-", "turn-", "door-", "team-", "command-")
    made = (*spoken, "rules-source", "rules-reason")
    prefixes = [front.narrator.prefix for front in FAMILY_UIS.values()]
    left_over = [
        key
        for key in KEYS
        for shared in [shared_key(key, prefixes)]
        if not {key, shared} & used and not shared.startswith(made)
    ]
    assert left_over == []


def test_commands_are_understood_in_both_languages() -> None:
    french = Vocabulary(Texts("fr"))
    english = Vocabulary(Texts("en"))
    for word in COMMAND_WORDS:
        assert french.command(word) == word
        assert english.command(word.upper()) == word
    assert french.command("Pourquoi") == "why"
    assert french.command("regles") == "rules"
    assert french.command("RÈGLES") == "rules"
    assert french.command("?") == "help"
    assert english.command("pourquoi") is None
    assert english.command("lay") is None


def test_no_command_hides_another() -> None:
    for language in ("en", "fr"):
        texts = Texts(language)
        words = [
            word for name in COMMAND_WORDS for word in texts.text(f"command-{name}").split(", ")
        ]
        assert len(words) == len(set(words))


def test_help_names_the_commands_in_the_language_of_the_player() -> None:
    kit = ruleset("saboteur", 3).kit
    help_lines = FAMILY_UIS["classic"].help(kit, Texts("fr"), 80)
    told = "\n".join(line.plain for line in help_lines)
    assert "pourquoi 2 3,0" in told
    assert "passer 2" in told
    assert max(map(len, told.splitlines())) <= 80
