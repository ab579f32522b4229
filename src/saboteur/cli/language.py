"""The language: the requested one, else that of the environment, else English."""

import os
from collections.abc import Mapping, Sequence
from typing import Final

from saboteur.texts import Texts, languages

DEFAULT_LANGUAGE: Final = "en"
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of an environment, for example ``fr`` for ``LANG=fr_FR.UTF-8``."""
    for name in LANGUAGE_VARIABLES:
        if environment.get(name):
            code = environment[name].partition("_")[0].partition(".")[0].lower()
            return code if code in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def requested_language(words: Sequence[str]) -> str | None:
    """Return the language of ``--lang fr`` or ``--lang=fr`` in a command line, or ``None``."""
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def texts_for(words: Sequence[str]) -> Texts:
    """Return the texts for a command line.

    An unknown language falls back to that of the environment; the parser rejects it later.
    """
    asked = requested_language(words)
    return Texts(asked if asked in languages() else language_of(os.environ))
