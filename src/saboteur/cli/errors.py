"""What is wrong with a command line or a file, in one line."""

from pathlib import Path

from saboteur.texts import Texts


class UsageError(Exception):
    """Something the user gave cannot be used; ends the command with exit code 2."""


def read_text(path: Path, texts: Texts) -> str:
    """Return the text of a file, or refuse."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise UsageError(texts.text("error-no-file", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or texts.text("error-not-text")
        raise UsageError(texts.text("error-file", file=str(path), reason=str(reason))) from None
