"""Databases in files: copies of one that is made once, since it takes longer to make one."""

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import URL

from saboteur.server.storage.database import FILE, database_url, keep_private, make_threaded
from saboteur.server.storage.migrations import upgrade_within


def new_file(folder: Path) -> URL:
    """Return the address of a folder's database; nothing is written in it if there was none."""
    if not (folder / FILE).exists():
        shutil.copy(_first(), folder / FILE)
    return database_url(None, folder)


@cache
def _first() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="saboteur-file-"))
    atexit.register(shutil.rmtree, folder)
    file = folder / FILE
    keep_private(file)
    engine = make_threaded(database_url(None, folder), 1)
    with engine.begin() as connection:
        upgrade_within(connection)
    engine.dispose()  # its journals are gone, and all is in the one file
    return file
