"""Creates the broker that the settings ask for."""

from saboteur.server.cluster.broker import Broker, InMemoryBroker
from saboteur.server.settings import Settings
from saboteur.server.storage.database import InvalidDatabaseUrl, database_url, is_sqlite


def create_broker(settings: Settings) -> Broker:
    """Return an in-memory broker for a single node, or a Redis broker if ``redis_url`` is set.

    Raises ``InvalidDatabaseUrl`` for several nodes on SQLite.
    """
    if settings.redis_url is None:
        return InMemoryBroker()
    if is_sqlite(database_url(settings.database_url, settings.data)):
        raise InvalidDatabaseUrl("several nodes need one PostgreSQL: --database-url")
    # Imported here because redis is an optional dependency.
    from saboteur.server.cluster.redis_broker import RedisBroker  # noqa: PLC0415

    return RedisBroker(settings.redis_url, settings.lease_seconds)
