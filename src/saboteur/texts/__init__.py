"""User texts in several languages: rules, rulings and names.

Each language is a folder of Fluent files. Only the terminal client, the server's pages, the tools
and the tests import this package: the engine uses ids such as ``B-24`` and no sentences.

>>> texts = Texts("en")
>>> texts.title("B-24")
'Linked to the start'
>>> texts.ids("tool-")
('tool-pick', 'tool-cart', 'tool-lamp')
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

__all__ = ["Texts", "languages", "messages", "sources"]

_ROOT: Final[Traversable] = files(__name__)
_MESSAGE: Final = re.compile(r"^[A-Za-z][\w-]* *=", re.MULTILINE)
"""Matches the first line of a message; its other lines are indented or close a brace."""
_ELISION_START: Final = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou]", re.IGNORECASE)
"""Matches names before which French elides “de”: d’Ada, d’Yrsa, but de Yann, de Hakon."""


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have texts, sorted."""
    return tuple(
        sorted(
            folder.name
            for folder in _ROOT.iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


def sources(language: str) -> dict[str, str]:
    """Return the Fluent source of each file of a language, by name without suffix, sorted."""
    if language not in languages():
        raise KeyError(f"no texts in language {language!r}")
    found = {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in _ROOT.joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    }
    return dict(sorted(found.items()))


def messages(source: str) -> list[tuple[str, str]]:
    """Split the source of a file into pairs of id and message; comments are dropped."""
    starts = [found.start() for found in _MESSAGE.finditer(source)]
    return [
        (written.partition("=")[0].rstrip(), written)
        for written in (source[start:end] for start, end in pairwise([*starts, len(source)]))
    ]


@cache
def _sources_by_id(language: str) -> dict[str, str]:
    """Return the Fluent source of each message of a language, by id."""
    found: dict[str, str] = {}
    for name, source in sources(language).items():
        for key, written in messages(source):
            if key in found:
                raise ValueError(f"{language}/{name}.ftl: {key!r} is defined twice")
            found[key] = written
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    """Return the bundle of a language, shared by all ``Texts`` of this process."""
    return FluentBundle([language], use_isolating=False)


class Texts:
    """All messages of one language. A missing text is an error, never a blank.

    Parsing every message takes longer than most commands run, so each is parsed at its first use.
    Therefore no message may refer to another.
    """

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._sources: Final = _sources_by_id(language)
        self._bundle: Final = _bundle(language)

    def __repr__(self) -> str:
        return f"Texts({self.language!r})"

    def _message(self, key: str) -> Message:
        if key not in self._sources:
            raise KeyError(f"no text {key!r} in language {self.language!r}")
        if not self._bundle.has_message(key):
            resource = FluentResource(self._sources[key])
            junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
            if junk:
                raise ValueError(f"{self.language}: {key!r} is not Fluent: {junk[0]!r}")
            self._bundle.add_resource(resource)
        return self._bundle.get_message(key)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """Return the ids with a prefix, in the order of the files."""
        return tuple(key for key in self._sources if key.startswith(prefix))

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of a message."""
        return tuple(self._message(key).attributes)

    def text(self, key: str, /, **args: str | int) -> str:
        """Return the text of a message; raise ``KeyError`` if it is missing."""
        pattern = self._message(key).value
        if pattern is None:
            raise KeyError(f"text {key!r} in language {self.language!r} has no value")
        return self._format(key, pattern, args)

    def title(self, key: str) -> str:
        return self.attribute(key, "title")

    def attribute(self, key: str, name: str, /, **args: str | int) -> str:
        """Return an attribute, such as ``source``; raise ``KeyError`` if it is missing."""
        pattern = self._message(key).attributes.get(name)
        if pattern is None:
            raise KeyError(f"no text '{key}.{name}' in language {self.language!r}")
        return self._format(f"{key}.{name}", pattern, args)

    def _format(self, name: str, pattern: Pattern, args: dict[str, str | int]) -> str:
        formatted, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {name!r} in language {self.language!r}: {errors[0]}")
        return _elide(str(formatted), args) if self.language == "fr" else str(formatted)


def _elide(sentence: str, args: dict[str, str | int]) -> str:
    """Replace “de Ada” by “d’Ada”; this depends on the word after formatting."""
    for name in args.values():
        if isinstance(name, str) and _ELISION_START.match(name):
            sentence = sentence.replace(f"de {name}", f"d’{name}")
            sentence = sentence.replace(f"que {name}", f"qu’{name}")
    return sentence
