"""Write all recorded frames of the browser client to build/fixture/: games of this very engine.

    python -m tools.client_recordings

``hatch_build.py test`` and ``hatch_build.py shots`` do so before they use them, so that no frame is
older than the rules, the views or the messages that it was made by.
"""

import shutil

from tools import (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_company,
    client_fixtures_mines,
    client_fixtures_questions,
)

BOXES = (
    client_fixtures,
    client_fixtures_cave,
    client_fixtures_mines,
    client_fixtures_questions,
    client_fixtures_company,  # what happens beside games that are recorded by then
)


def main() -> None:
    """Write every scene anew."""
    shutil.rmtree(client_fixtures.FOLDER, ignore_errors=True)
    client_fixtures.FOLDER.mkdir(parents=True)
    for box in BOXES:
        box.main()


if __name__ == "__main__":
    main()
