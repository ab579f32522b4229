"""Notification channels that the operator has configured."""

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from saboteur.server.notifications.push_client import PushClient
from saboteur.server.notifications.smtp_mailer import InvalidChannelSetting, Mailer
from saboteur.server.notifications.webpush_crypto import VapidSigner, generate_vapid_key
from saboteur.server.settings import Settings
from saboteur.server.storage.database import Database
from saboteur.server.storage.notification_settings import NotificationSettingsStore

CONTACT_PREFIXES: Final = ("mailto:", "https://")


@dataclass(frozen=True, slots=True)
class Channels:
    """The configured channels: push, mail, both or neither."""

    signer: VapidSigner | None = None
    push_client: PushClient = field(default_factory=PushClient)
    mailer: Mailer | None = None
    base_url: str = ""
    """Public URL of this server for links in mails, without a trailing slash."""

    @property
    def vapid_public_key(self) -> str | None:
        """Key that browsers need to subscribe; ``None`` if push is not configured."""
        return None if self.signer is None else self.signer.public_key

    @property
    def enabled_names(self) -> str:
        """Names of the configured channels, separated by spaces."""
        channels = {"push": self.signer, "mail": self.mailer}
        return " ".join(name for name, channel in channels.items() if channel is not None)


def check_channel_settings(settings: Settings) -> None:
    """Raise ``InvalidChannelSetting`` or ``InvalidKey`` if the channel settings are not valid."""
    if settings.push_contact is not None and not settings.push_contact.startswith(CONTACT_PREFIXES):
        raise InvalidChannelSetting("the push contact must begin with mailto: or https://")
    if settings.push_key is not None:
        VapidSigner(settings.push_key, "")
    create_mailer(settings)


def create_mailer(settings: Settings) -> Mailer | None:
    """Return the configured mailer, or ``None``; raises ``InvalidChannelSetting``."""
    if settings.smtp_url is None:
        return None
    if settings.mail_from is None:
        raise InvalidChannelSetting("mail needs a sender address: --mail-from")
    if not urlsplit(settings.public_url or "").netloc:
        # Only the operator's setting can be trusted: a request could name any host.
        raise InvalidChannelSetting("links in mails need the address of this server: --public-url")
    return Mailer(settings.smtp_url, settings.mail_from)


async def open_channels(settings: Settings, database: Database) -> Channels:
    """Create the configured channels; a VAPID key is generated and stored if there is none."""
    signer = None
    if settings.push_contact is not None:
        store = NotificationSettingsStore(database)
        key = settings.push_key or await store.ensure_vapid_key(generate_vapid_key())
        signer = VapidSigner(key, settings.push_contact)
    return Channels(
        signer,
        PushClient(settings.push_networks),
        create_mailer(settings),
        (settings.public_url or "").rstrip("/"),
    )
