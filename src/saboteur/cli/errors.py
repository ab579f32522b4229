"""Errors of the command line."""

from pathlib import Path

from saboteur.texts import Texts


class UsageError(Exception):
    """An argument or file of the user is not valid; the command exits with code 2."""


def read_text(path: Path, texts: Texts) -> str:
    """Return the text of a file; raise ``UsageError`` if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise UsageError(texts.text("error-no-file", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or texts.text("error-not-text")
        raise UsageError(texts.text("error-file", file=str(path), reason=str(reason))) from None
