"""Guests as tables see them: a public nickname and a portrait."""

from dataclasses import replace

from saboteur.protocol.errors import InvalidNickname
from saboteur.protocol.messages import Guest, NewGuest
from saboteur.protocol.names import InvalidName, clean_name
from saboteur.table.storage.models import GuestRecord


def validate_nickname(wanted: NewGuest) -> str:
    """Return the cleaned nickname. Raises ``InvalidNickname`` with the reason."""
    try:
        return clean_name(wanted.nickname)
    except InvalidName as error:
        raise InvalidNickname(str(error)) from None


def rename_guest(guest: GuestRecord, wanted: NewGuest) -> GuestRecord:
    """Return the guest with a new nickname; the portrait stays unless one is given.

    Raises ``InvalidNickname``.
    """
    portrait = guest.portrait if wanted.portrait is None else wanted.portrait
    return replace(guest, nickname=validate_nickname(wanted), portrait=portrait)


def guest_message(guest: GuestRecord) -> Guest:
    """Return a guest as the message to that guest."""
    return Guest(id=guest.id, nickname=guest.nickname, portrait=guest.portrait)
