"""The file for the record of a finished game."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

SUFFIX: Final = ".saboteur"


def default_folder() -> Path:
    """Return the folder for records without a chosen name."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "saboteur" / "records"


class RecordFile:
    """The file that will hold the record; nothing is written before the game is over.

    Without a path, its name is the present date and time.
    """

    def __init__(self, path: Path | None = None) -> None:
        if path is None:
            now = datetime.now(UTC).astimezone()
            self.path = default_folder() / f"{now:%Y-%m-%d-%H%M%S}{SUFFIX}"
            self.is_default = True
        else:
            self.choose(str(path))

    def choose(self, path: str) -> None:
        """Choose another file; raise ``ValueError`` if it cannot be written."""
        chosen = Path(path).expanduser()
        folder = chosen.parent
        if chosen.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
            message = f"nothing can be written to {path}"
            raise ValueError(message)
        self.path = chosen
        self.is_default = False

    def write(self, record: str) -> Path:
        """Write the record; raise ``OSError`` if that fails."""
        if self.is_default:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(record, "utf-8")
        return self.path
