"""The services that all routes share, and helpers to read requests."""

import asyncio
from functools import cached_property
from typing import Final, TypeVar

from saboteur.bot_runtime.timing import SERVER_TIMEOUTS
from saboteur.server.cluster.broker import Broker
from saboteur.server.http.client_ip_stats import ClientIpStats
from saboteur.server.http.static_assets import StaticAssets
from saboteur.server.notifications.channels import Channels
from saboteur.server.rate_limits import RateLimiters
from saboteur.server.replay_worker import ReplayWorker
from saboteur.server.services.bans import ActiveBans
from saboteur.server.services.cluster_events import ClusterEvents
from saboteur.server.services.connections import ConnectionRegistry
from saboteur.server.services.game_stats import StatsService
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.services.tournaments import TournamentService
from saboteur.server.settings import Settings
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.reviews import ReviewStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.analysis.game_reviews import ReviewService
from saboteur.table.analysis.move_advice import MoveAdvisor
from saboteur.table.analysis.replay_cache import ReplayCache

MAX_BODY_BYTES: Final = 16 * 1024

FoundT = TypeVar("FoundT")


class AppContext:
    """The services and rate limiters that all requests share, in ``app.state.context``."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        broker: Broker,
        channels: Channels,
    ) -> None:
        self.settings = settings
        self.channels = channels
        self.wakeup = asyncio.Event()
        """Set to make the notification dispatcher run at once."""
        self.storage = storage
        self.guests = GuestStore(storage.database)
        self.registry = TableRegistry(storage, settings, broker=broker)
        self.bans = ActiveBans()
        self.connections = ConnectionRegistry(self.bans)
        self.cluster_events = ClusterEvents(
            OperatorStore(storage.database),
            self.bans,
            self.connections,
            self.registry.close_table,
            on_holidays_changed=self.registry.notify_holidays_changed,
            on_relations_changed=self.registry.notify_relations_changed,
        )
        self.replay_cache = ReplayCache(storage)
        self.stats = StatsService(storage)
        self.verification_worker = ReplayWorker()
        self.review_worker = ReplayWorker(SERVER_TIMEOUTS.review_s)
        self.reviews = ReviewService(ReviewStore(storage.database), self.review_worker.review)
        self.static_assets = StaticAssets()
        self.limits = RateLimiters.of(settings.rates)
        self.advisor = MoveAdvisor(self.registry.advise)
        self.client_ip_stats = ClientIpStats()

    @cached_property
    def tournaments(self) -> TournamentService:
        return TournamentService(self.storage, self.settings)
