"""The tables of the database, as SQLAlchemy metadata.

Every table that the modules of this package define is exported here.
"""

from typing import Final

from saboteur.server.storage.schema.columns import metadata as metadata
from saboteur.server.storage.schema.groups import *
from saboteur.server.storage.schema.guests import *
from saboteur.server.storage.schema.notifications import *
from saboteur.server.storage.schema.operations import *
from saboteur.server.storage.schema.reviews import *
from saboteur.server.storage.schema.tables import *
from saboteur.server.storage.schema.tournaments import *

EPHEMERAL_TABLES: Final = ("write_probe", "cluster_event", "table_lease", "review")
"""Tables that are not backed up: their rows are caches, or useless on another server."""
BACKUP_TABLES: Final = {
    table.name: table for table in metadata.sorted_tables if table.name not in EPHEMERAL_TABLES
}
