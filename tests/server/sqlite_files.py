"""SQLite files, copied from one that is migrated once, since a migration takes longer."""

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import URL

from saboteur.server.storage.database import (
    SQLITE_FILE_NAME,
    database_url,
    make_sync_engine,
    restrict_permissions,
)
from saboteur.server.storage.migrations.migrate import upgrade_in_transaction


def new_sqlite_file(folder: Path) -> URL:
    """Return the address of the SQLite file in a folder; create a migrated one if there is none."""
    if not (folder / SQLITE_FILE_NAME).exists():
        shutil.copy(_template_file(), folder / SQLITE_FILE_NAME)
    return database_url(None, folder)


@cache
def _template_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="saboteur-file-"))
    atexit.register(shutil.rmtree, folder)
    file = folder / SQLITE_FILE_NAME
    restrict_permissions(file)
    engine = make_sync_engine(database_url(None, folder), 1)
    with engine.begin() as connection:
        upgrade_in_transaction(connection)
    engine.dispose()  # closed, so its journals are gone and the file is complete
    return file
