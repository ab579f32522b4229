"""Which broker a server needs."""

from saboteur.server.cluster.broker import Broker, MemoryBroker
from saboteur.server.settings import Settings
from saboteur.server.storage.database import BadDatabase, database_url, is_sqlite


def new_broker(settings: Settings) -> Broker:
    """Make a node: alone, or among others that meet in a Redis."""
    if settings.redis_url is None:
        return MemoryBroker()
    if is_sqlite(database_url(settings.database_url, settings.data)):
        raise BadDatabase("several nodes need one PostgreSQL: --database-url")
    from saboteur.server.cluster.redis import RedisBroker  # noqa: PLC0415 - an extra of its own

    return RedisBroker(settings.redis_url, settings.lease_seconds)
