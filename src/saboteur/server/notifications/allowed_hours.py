"""Allowed hours for notifications, in the time zone of the guest."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from saboteur.protocol import messages as wire


def is_time_zone(name: str) -> bool:
    """Return whether ``name`` is in this machine's time zone database."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def to_local_time(timestamp: float, zone: str) -> datetime:
    """Return a timestamp in a time zone; an unknown zone counts as UTC."""
    return datetime.fromtimestamp(timestamp, ZoneInfo(zone) if is_time_zone(zone) else UTC)


def next_allowed_time(timestamp: float, preferences: wire.NotificationPreferences) -> float:
    """Return the first time from ``timestamp`` on that is within the allowed hours."""
    if preferences.hours is None or preferences.hours[0] == preferences.hours[1]:
        return timestamp
    begin, end = preferences.hours
    local_time = to_local_time(timestamp, preferences.time_zone)
    is_allowed = (
        begin <= local_time.hour < end
        if begin < end
        else local_time.hour >= begin or local_time.hour < end
    )
    if is_allowed:
        return timestamp
    opens_at = local_time.replace(hour=begin, minute=0, second=0, microsecond=0)
    if opens_at <= local_time:
        opens_at += timedelta(days=1)
    return opens_at.timestamp()
