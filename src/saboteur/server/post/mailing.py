"""Mail by SMTP, to a server of the operator's choice."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, Literal, TypeAlias, final
from urllib.parse import unquote, urlsplit

PORTS: Final = {"smtp": 25, "smtps": 465}
SECONDS: Final = 20.0
LOCAL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
LABEL: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN: Final = re.compile(rf"({LABEL}\.)+(?!\d+$){LABEL}")
LONGEST: Final = 254
Outcome: TypeAlias = Literal["sent", "refused", "later"]


class BadAddress(ValueError):
    """An address, of somebody or of a server, can't be read."""


class Unsent(Exception):
    """The server of the mails does not take any; the message says why."""


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail as it is written, before it has its envelope."""

    to: str
    subject: str
    text: str
    language: str
    leave: str | None = None
    """Where whoever gets it may stop them, without a word (RFC 8058)."""


def address_of(typed: str) -> str:
    """Read an address as somebody types it; raises ``BadAddress``."""
    local, _, domain = typed.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise BadAddress("there can be no such place") from None
    whole = f"{local}@{domain}"
    dots = local.startswith(".") or local.endswith(".") or ".." in local
    if dots or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain) or len(whole) > LONGEST:
        raise BadAddress("this is no address for mail")
    return whole


def sender_of(written: str) -> Address:
    """Read whom mails come from, such as ``Saboteur <post@play.example>``; or ``BadAddress``."""
    name, found = parseaddr(written)
    local, _, domain = found.rpartition("@")
    if not local or not domain or not found.isascii():
        raise BadAddress("mails need an address that they come from")
    try:
        return Address(name or "Saboteur", local, domain)
    except (HeaderParseError, ValueError):
        raise BadAddress("mails need an address that they come from") from None


@final
class Mailer:
    """Hands mails to one server."""

    def __init__(self, url: str, sender: str, tls: ssl.SSLContext | None = None) -> None:
        """Take ``smtp://user:password@host:port`` or ``smtps://…``; raises ``BadAddress``."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # it would repeat a password
            raise BadAddress("the address of the mail server can't be read") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
            raise BadAddress("mail servers are smtp://host:port or smtps://host:port")
        self.host, self.port = parts.hostname, port or PORTS[parts.scheme]
        self._implicit = parts.scheme == "smtps"
        self._user = None if parts.username is None else unquote(parts.username)
        self._password = unquote(parts.password or "")
        self._tls = tls
        self.sender = sender_of(sender)

    async def send(self, mails: Sequence[Mail]) -> list[Outcome]:
        """Hand mails in, all on one line; return what became of each."""
        return await asyncio.to_thread(self._send, mails)

    async def try_line(self) -> None:
        """Look whether the server answers and knows us; raises ``Unsent``."""
        await asyncio.to_thread(lambda: self._open().quit())

    def _open(self) -> smtplib.SMTP:
        tls = self._tls or ssl.create_default_context()
        try:
            if self._implicit:
                line: smtplib.SMTP = smtplib.SMTP_SSL(
                    self.host, self.port, timeout=SECONDS, context=tls
                )
            else:
                line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=tls)
                elif self._user is not None:
                    raise Unsent("the server has no TLS, and a password needs it")
            if self._user is not None:
                line.login(self._user, self._password)
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(_reason(error)) from error
        return line

    def _send(self, mails: Sequence[Mail]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        line = self._open()
        for mail in mails:
            try:
                outcomes.append(self._hand_in(line, mail))
            except (OSError, smtplib.SMTPServerDisconnected):
                break  # what is left goes later
        with suppress(OSError, smtplib.SMTPException):
            line.quit()
        return outcomes + ["later"] * (len(mails) - len(outcomes))

    def _hand_in(self, line: smtplib.SMTP, mail: Mail) -> Outcome:
        try:
            line.send_message(self._written(mail), self.sender.addr_spec, [mail.to])
        except smtplib.SMTPRecipientsRefused as error:
            ((code, _),) = error.recipients.values()
            return "refused" if code >= 500 else "later"
        except smtplib.SMTPDataError as error:
            return "refused" if error.smtp_code >= 500 else "later"
        except smtplib.SMTPServerDisconnected:
            raise
        except smtplib.SMTPException:  # such as a sender that it does not like: not his fault
            return "later"
        return "sent"

    def _written(self, mail: Mail) -> EmailMessage:
        written = EmailMessage()
        written["From"] = self.sender
        written["To"] = mail.to
        written["Subject"] = mail.subject
        written["Date"] = formatdate()
        written["Message-ID"] = make_msgid(domain=self.sender.domain)
        written["Content-Language"] = mail.language
        written["Auto-Submitted"] = "auto-generated"  # RFC 3834: nobody's holidays answer
        if mail.leave is not None:
            written["List-Unsubscribe"] = f"<{mail.leave}>"
            written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        written.set_content(mail.text)
        return written


def _reason(error: Exception) -> str:
    """Say what went wrong, without a word of what we sent."""
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{error.smtp_code} {error.smtp_error!r}"
    return str(error) or type(error).__name__
