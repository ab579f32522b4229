"""Who somebody is at his tables: a nickname as others may see it, and a face."""

from dataclasses import replace

from saboteur.table.models import StoredGuest
from saboteur.wire.messages import Guest, NewGuest
from saboteur.wire.names import BadName, clean_name
from saboteur.wire.problems import BadNickname


def nickname_of(wanted: NewGuest) -> str:
    """Return what somebody may be called; raises ``BadNickname`` with the reason."""
    try:
        return clean_name(wanted.nickname)
    except BadName as error:
        raise BadNickname(str(error)) from None


def renamed(guest: StoredGuest, wanted: NewGuest) -> StoredGuest:
    """Return a guest by another nickname; who names no face keeps his."""
    portrait = guest.portrait if wanted.portrait is None else wanted.portrait
    return replace(guest, nickname=nickname_of(wanted), portrait=portrait)


def guest_message(guest: StoredGuest) -> Guest:
    """Return a guest as he is told who he is."""
    return Guest(id=guest.id, nickname=guest.nickname, portrait=guest.portrait)
