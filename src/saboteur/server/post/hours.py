"""When somebody wants to be told something: between two hours where he lives."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from saboteur.wire import messages as wire


def is_zone(name: str) -> bool:
    """Whether there is such a zone; what the machine does not know, nobody can reckon with."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def local(at: float, zone: str) -> datetime:
    """Return a time as a clock shows it in a zone; one that is gone is read as UTC."""
    return datetime.fromtimestamp(at, ZoneInfo(zone) if is_zone(zone) else UTC)


def opening(at: float, wishes: wire.Wishes) -> float:
    """Return the first time, from one on, at which somebody may be told something."""
    if wishes.hours is None or wishes.hours[0] == wishes.hours[1]:
        return at
    begin, end = wishes.hours
    here = local(at, wishes.zone)
    within = begin <= here.hour < end if begin < end else here.hour >= begin or here.hour < end
    if within:
        return at
    day = here.replace(hour=begin, minute=0, second=0, microsecond=0)
    if day <= here:
        day += timedelta(days=1)
    return day.timestamp()
