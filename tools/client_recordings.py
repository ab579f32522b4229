"""Write all recorded frames of the browser client to build/fixture/: games of this very engine.

    python -m tools.client_recordings

``hatch_build.py test`` and ``hatch_build.py shots`` do so before they use them, so that no frame is
older than the rules, the views or the messages that it was made by.
"""

import time
from typing import Final

from tools import (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_company,
    client_fixtures_mines,
    client_fixtures_questions,
)

BOXES: Final = (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_mines,
    client_fixtures_questions,
    client_fixtures_company,  # what happens beside games that are recorded by then
)
CLOCK_S: Final = 1
"""How coarse the time of a file may be."""


def main() -> None:
    """Write every scene anew, and leave none that is written no more."""
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
