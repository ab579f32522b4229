"""Which ways a server has to reach its guests: those that its operator has set up."""

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from saboteur.server.post.mailing import BadAddress, Mailer
from saboteur.server.post.sealing import Signer, new_push_key
from saboteur.server.post.services import PushServices
from saboteur.server.settings import Settings
from saboteur.server.storage.database import Database
from saboteur.server.storage.post import PostStorage

CONTACTS: Final = ("mailto:", "https://")


@dataclass(frozen=True, slots=True)
class Ways:
    """Push, mail, both or neither."""

    signer: Signer | None = None
    services: PushServices = field(default_factory=PushServices)
    mailer: Mailer | None = None
    site: str = ""
    """Where mails lead, without a slash at the end."""

    @property
    def push_key(self) -> str | None:
        """What browsers need that subscribe; nothing if there are no pushes."""
        return None if self.signer is None else self.signer.public_key

    @property
    def names(self) -> str:
        """What there is, in words."""
        there = {"push": self.signer, "mail": self.mailer}
        return " ".join(name for name, way in there.items() if way is not None)


def check_settings(settings: Settings) -> None:
    """Refuse settings that can't work; raises ``BadAddress`` or ``BadKey``."""
    if settings.push_contact is not None and not settings.push_contact.startswith(CONTACTS):
        raise BadAddress("whom push services ask is mailto:… or https://…")
    if settings.push_key is not None:
        Signer(settings.push_key, "")
    mailer_of(settings)


def mailer_of(settings: Settings) -> Mailer | None:
    """Return who carries mails; raises ``BadAddress``."""
    if settings.smtp_url is None:
        return None
    if settings.mail_from is None:
        raise BadAddress("mails need an address that they come from: --mail-from")
    if not urlsplit(settings.public_url or "").netloc:
        # Whom to believe about our name, if not the operator? A request could say anything.
        raise BadAddress("mails need an address that they lead to: --public-url")
    return Mailer(settings.smtp_url, settings.mail_from)


async def open_ways(settings: Settings, database: Database) -> Ways:
    """Make ready what the settings ask for; our key is made when it is first needed."""
    signer = None
    if settings.push_contact is not None:
        post = PostStorage(database)
        key = settings.push_key or await post.push_key(new_push_key())
        signer = Signer(key, settings.push_contact)
    return Ways(
        signer,
        PushServices(settings.push_networks),
        mailer_of(settings),
        (settings.public_url or "").rstrip("/"),
    )
