"""Where the record of a finished game goes."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

SUFFIX: Final = ".saboteur"


def usual_folder() -> Path:
    """Return the folder for records that were given no name."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "saboteur" / "records"


class RecordFile:
    """A file that will hold the record; nothing is written before the game is over."""

    def __init__(self, path: Path | None = None) -> None:
        """Take a file of the player's choice, or one named after the present moment."""
        if path is None:
            now = datetime.now(UTC).astimezone()
            self.path = usual_folder() / f"{now:%Y-%m-%d-%H%M%S}{SUFFIX}"
            self.usual = True
        else:
            self.choose(str(path))

    def choose(self, path: str) -> None:
        """Take another file; ``ValueError`` if nothing can be written there."""
        chosen = Path(path).expanduser()
        folder = chosen.parent
        if chosen.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
            message = f"nothing can be written to {path}"
            raise ValueError(message)
        self.path = chosen
        self.usual = False

    def write(self, record: str) -> Path:
        """Write the record; ``OSError`` if it fails."""
        if self.usual:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(record, "utf-8")
        return self.path
