"""The state of the nodes of a cluster, read from Redis and their probes."""

import re
from typing import Any

import httpx
from redis import Redis

from tests.server.database_services import RedisServer
from tests.server.server_process import Server


def owner_of(code: str, nodes: list[Server], redis: RedisServer) -> Server | None:
    """Return the running node that holds the lease of a table; ``None`` if there is none."""
    name = lease_of(code, redis)
    for server in nodes:
        if server.process.poll() is None and node_name(server) == name:
            return server
    return None


def lease_of(code: str, redis: RedisServer) -> str | None:
    """Return the name of the node that holds the lease of a table, running or not."""
    with Redis.from_url(redis.url, decode_responses=True) as client:
        name: Any = client.get(f"saboteur:2:table:{code}")
    return None if name is None else str(name)


def life_left(code: str, redis: RedisServer) -> int:
    """Return for how many milliseconds Redis still counts the owner of a table as running."""
    with Redis.from_url(redis.url) as client:
        left: Any = client.pttl(f"saboteur:2:node-lease:{lease_of(code, redis)}")
    assert left != -1, "an owner that never dies"
    return max(0, int(left))


def node_name(server: Server) -> str:
    found = re.search(
        r'saboteur_node_info\{node="(\w+)"\}', httpx.get(f"{server.url}/metrics").text
    )
    assert found
    return found[1]


def readiness_status(server: Server) -> int:
    return httpx.get(f"{server.url}/readyz").status_code
