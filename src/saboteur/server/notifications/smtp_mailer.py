"""Mail by SMTP to the operator's mail server."""

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

DEFAULT_PORTS: Final = {"smtp": 25, "smtps": 465}
SMTP_TIMEOUT_S: Final = 20.0
LOCAL_PART_PATTERN: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
DOMAIN_LABEL_PATTERN: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN_PATTERN: Final = re.compile(rf"({DOMAIN_LABEL_PATTERN}\.)+(?!\d+$){DOMAIN_LABEL_PATTERN}")
MAX_ADDRESS_LENGTH: Final = 254
SendOutcome: TypeAlias = Literal["sent", "refused", "later"]


class InvalidAddress(ValueError):
    """A mail address of a guest is not valid."""


class InvalidChannelSetting(ValueError):
    """The operator's settings of mail or push are not valid."""


class SmtpUnavailable(Exception):
    """The SMTP server cannot be reached or rejects us; the message says why."""


@dataclass(frozen=True, slots=True)
class Mail:
    """Content of a mail, before headers are added."""

    to: str
    subject: str
    text: str
    language: str
    unsubscribe_url: str | None = None
    """URL for one-click unsubscription (RFC 8058)."""


def parse_address(text: str) -> str:
    """Return a normalised mail address (IDNA, lower-case domain); raises ``InvalidAddress``."""
    local, _, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise InvalidAddress("the domain is not valid") from None
    address = f"{local}@{domain}"
    has_bad_dots = local.startswith(".") or local.endswith(".") or ".." in local
    if (
        has_bad_dots
        or not LOCAL_PART_PATTERN.fullmatch(local)
        or not DOMAIN_PATTERN.fullmatch(domain)
        or len(address) > MAX_ADDRESS_LENGTH
    ):
        raise InvalidAddress("this is not a mail address")
    return address


def parse_sender(text: str) -> Address:
    """Parse a sender such as ``Saboteur <post@play.example>``; raises ``InvalidChannelSetting``."""
    name, address = parseaddr(text)
    local, _, domain = address.rpartition("@")
    if not local or not domain or not address.isascii():
        raise InvalidChannelSetting("the sender is not a mail address")
    try:
        return Address(name or "Saboteur", local, domain)
    except (HeaderParseError, ValueError):
        raise InvalidChannelSetting("the sender is not a mail address") from None


@final
class Mailer:
    """Sends mails to one SMTP server.

    ``url`` is ``smtp://user:password@host:port`` (with STARTTLS if offered) or ``smtps://…``.
    Raises ``InvalidChannelSetting``.
    """

    def __init__(self, url: str, sender: str, tls_context: ssl.SSLContext | None = None) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # its message may contain the password
            raise InvalidChannelSetting("the URL of the mail server is not valid") from None
        if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.path.strip("/"):
            raise InvalidChannelSetting(
                "the mail server must be smtp://host:port or smtps://host:port"
            )
        self.host, self.port = parts.hostname, port or DEFAULT_PORTS[parts.scheme]
        self._implicit = parts.scheme == "smtps"
        self._user = None if parts.username is None else unquote(parts.username)
        self._password = unquote(parts.password or "")
        self._tls_context = tls_context
        self.sender = parse_sender(sender)

    async def send(self, mails: Sequence[Mail]) -> list[SendOutcome]:
        """Send mails over one connection and return the outcome of each.

        After a connection error the remaining mails are ``later``. Raises ``SmtpUnavailable``.
        """
        return await asyncio.to_thread(self._send, mails)

    async def check_connection(self) -> None:
        """Connect and log in; raises ``SmtpUnavailable``."""
        await asyncio.to_thread(lambda: self._connect().quit())

    def _connect(self) -> smtplib.SMTP:
        tls = self._tls_context or ssl.create_default_context()
        connection: smtplib.SMTP | None = None
        try:
            connection = self._open_connection(tls)
            self._login(connection, tls)
        except (OSError, smtplib.SMTPException, SmtpUnavailable) as error:
            if connection is not None:
                connection.close()
            raise SmtpUnavailable(_describe_error(error)) from error
        return connection

    def _open_connection(self, tls_context: ssl.SSLContext) -> smtplib.SMTP:
        if self._implicit:
            return smtplib.SMTP_SSL(
                self.host, self.port, timeout=SMTP_TIMEOUT_S, context=tls_context
            )
        return smtplib.SMTP(self.host, self.port, timeout=SMTP_TIMEOUT_S)

    def _login(self, connection: smtplib.SMTP, tls_context: ssl.SSLContext) -> None:
        connection.ehlo()
        if not self._implicit and connection.has_extn("starttls"):
            connection.starttls(context=tls_context)
        elif not self._implicit and self._user is not None:
            raise SmtpUnavailable("the server has no TLS, and a password needs it")
        if self._user is not None:
            connection.login(self._user, self._password)

    def _send(self, mails: Sequence[Mail]) -> list[SendOutcome]:
        outcomes: list[SendOutcome] = []
        connection = self._connect()
        for mail in mails:
            try:
                outcomes.append(self._submit(connection, mail))
            except (OSError, smtplib.SMTPServerDisconnected):
                break  # the remaining mails are sent later
        with suppress(OSError, smtplib.SMTPException):
            connection.quit()
        return outcomes + ["later"] * (len(mails) - len(outcomes))

    def _submit(self, connection: smtplib.SMTP, mail: Mail) -> SendOutcome:
        try:
            connection.send_message(self._build_message(mail), self.sender.addr_spec, [mail.to])
        except smtplib.SMTPRecipientsRefused as error:
            ((code, _),) = error.recipients.values()
            return "refused" if code >= 500 else "later"
        except smtplib.SMTPDataError as error:
            return "refused" if error.smtp_code >= 500 else "later"
        except smtplib.SMTPServerDisconnected:
            raise
        except smtplib.SMTPException:  # e.g. our sender was rejected: not the recipient's fault
            return "later"
        return "sent"

    def _build_message(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.domain)
        message["Content-Language"] = mail.language
        message["Auto-Submitted"] = "auto-generated"  # RFC 3834: no out-of-office replies
        if mail.unsubscribe_url is not None:
            message["List-Unsubscribe"] = f"<{mail.unsubscribe_url}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message


def _describe_error(error: Exception) -> str:
    """Return an error message that contains nothing of what was sent (such as passwords)."""
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{error.smtp_code} {error.smtp_error!r}"
    return str(error) or type(error).__name__
