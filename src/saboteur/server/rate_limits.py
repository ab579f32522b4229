"""The rate limits of this server."""

from typing import Any, Generic, Self, TypeVar, final

import msgspec

from saboteur.table.rate_limiter import Rate, RateLimiter

LimitT = TypeVar("LimitT")


def _rate(tokens: int, period_s: float) -> Any:  # noqa: ANN401 - a default that only ``Rates`` uses
    return Rate(tokens, period_s)


class _Limits(msgspec.Struct, Generic[LimitT], frozen=True, kw_only=True):
    """A value for each limit of the server; the defaults are rates."""

    player_frames: LimitT = _rate(100, 20)
    """Frames on one socket of a seated guest."""
    spectator_frames: LimitT = _rate(50, 20)
    """Frames on one socket of a spectator."""
    guest_frames: LimitT = _rate(300, 20)
    """Frames and new sockets, by guest, over all sockets of the guest."""
    wrong_codes: LimitT = _rate(20, 60)
    """Table codes that do not exist, by guest; 5 characters out of 32 give 33 million codes."""
    wrong_codes_per_ip: LimitT = _rate(100, 60)
    """Table codes that do not exist, by client IP, which a class of thirty may share."""
    new_guests: LimitT = _rate(60, 60)
    """New guests, by client IP."""
    new_tables: LimitT = _rate(30, 3600)
    """New tables, by guest."""
    new_device_transfers: LimitT = _rate(10, 600)
    """Device transfers, by guest."""
    new_passkeys: LimitT = _rate(20, 600)
    """Passkey registrations, by guest."""
    passkey_logins: LimitT = _rate(30, 60)
    """Passkey challenges for logins, by client IP."""
    wrong_device_transfers: LimitT = _rate(20, 60)
    """Device transfers with an invalid token, by client IP."""
    new_subscriptions: LimitT = _rate(20, 600)
    """Push subscriptions, by guest."""
    new_mails: LimitT = _rate(5, 3600)
    """Mails with an email token, by guest; ``EmailAddressStore`` also limits them by recipient."""
    new_mails_per_ip: LimitT = _rate(30, 3600)
    """Mails with an email token, by client IP."""
    wrong_email_tokens: LimitT = _rate(20, 60)
    """Invalid email tokens, by client IP."""
    data_exports: LimitT = _rate(10, 600)
    """Exports of all data about a guest, by guest."""
    new_reports: LimitT = _rate(5, 3600)
    """Reports about other guests, by reporting guest."""
    new_shared_reviews: LimitT = _rate(20, 3600)
    """Shared reviews opened, by guest."""
    new_uploads: LimitT = _rate(30, 3600)
    """Uploads of records, by guest."""
    new_records_per_ip: LimitT = _rate(300, 24 * 3600)
    """Uploads of records not stored yet, by client IP: new guests are free, IPs are not."""
    new_invitations: LimitT = _rate(60, 3600)
    """Invitations to tables and groups, by inviting guest."""
    new_invitations_per_ip: LimitT = _rate(300, 3600)
    """Invitations to tables and groups, by client IP."""
    new_groups: LimitT = _rate(5, 3600)
    """New groups, by guest."""
    new_groups_per_ip: LimitT = _rate(20, 3600)
    group_joins_per_ip: LimitT = _rate(150, 3600)
    """Group joins, by client IP, which the members of a club may share."""
    wrong_links: LimitT = _rate(20, 60)
    """Links to groups, tournaments and displays that do not exist, by client IP."""
    relation_changes: LimitT = _rate(120, 60)
    """Changes to relations, groups and tournaments, by guest."""
    profile_reads: LimitT = _rate(60, 60)
    """Reads and updates of profiles, by guest; a read may have to compute stats of old games."""
    replay_reads: LimitT = _rate(180, 60)
    """Reads of uploaded games, by client IP, each of up to ``MAX_STEPS`` steps."""
    review_requests: LimitT = _rate(60, 600)
    """Reviews, by client IP; most are computed once and then stored."""
    advice_requests: LimitT = _rate(300, 300)
    """Requests for expert advice, by client IP; refining one move takes sixteen requests."""
    new_holidays: LimitT = _rate(20, 600)
    """Changes of holidays, by guest; each loads the correspondence tables waiting for them."""
    new_tournaments: LimitT = _rate(5, 3600)
    """New tournaments, by guest."""
    new_tournaments_per_ip: LimitT = _rate(20, 3600)
    sign_ups_per_ip: LimitT = _rate(400, 3600)
    """Sign-ups for tournaments, by client IP, which everyone at a venue shares."""
    added_players_per_ip: LimitT = _rate(600, 3600)
    """Offline players entered by name, by client IP."""
    new_pairings: LimitT = _rate(60, 3600)
    """Pairings of tournament rounds, by guest; each may take a second of CPU time."""
    round_tables_per_ip: LimitT = _rate(400, 3600)
    """Tables opened for tournament rounds, by client IP: twenty rounds of twenty tables."""
    tournament_reads: LimitT = _rate(60, 60)
    """Reads of a tournament, by guest; its page polls."""
    display_reads: LimitT = _rate(120, 60)
    """Reads of tournament displays, by client IP."""


@final
class Rates(_Limits[Rate], frozen=True):
    """The size of the token bucket and the time in which it refills, for each kind of request."""


@final
class RateLimiters(_Limits[RateLimiter], frozen=True):
    """A rate limiter for each kind of request."""

    @classmethod
    def of(cls, rates: Rates) -> Self:
        return cls(**{name: RateLimiter(getattr(rates, name)) for name in rates.__struct_fields__})
