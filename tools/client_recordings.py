"""Write all recorded frames of the browser client to build/fixture/, from the current engine.

    python -m tools.client_recordings

``hatch_build.py test`` and ``hatch_build.py shots`` run this first, so that no frame is older than
the rules, the views or the messages.
"""

import time
from typing import Final

from tools import (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_chat,
    client_fixtures_mines,
    client_fixtures_questions,
)

BOXES: Final = (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_mines,
    client_fixtures_questions,
    client_fixtures_chat,  # chat added to the games recorded above
)
CLOCK_S: Final = 1
"""Resolution of the file system's time stamps, in seconds."""


def main() -> None:
    """Write every scene, and delete frames that are no longer written."""
    folder = client_fixtures.FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    began = time.time()
    for box in BOXES:
        box.main()
    for file in folder.iterdir():
        if file.stat().st_mtime < began - CLOCK_S:
            file.unlink()


if __name__ == "__main__":
    main()
