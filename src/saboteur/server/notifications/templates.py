"""Texts of notifications, in the language of the recipient.

This is the only place where a notification is turned into text. It gets the notification and
nothing else of the game, so no role or card can leak into a text.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from saboteur.server.notifications.allowed_hours import to_local_time
from saboteur.server.notifications.smtp_mailer import Mail
from saboteur.server.storage.email_addresses import VerificationKind
from saboteur.server.storage.notification_outbox import Notification
from saboteur.texts import Texts

MAX_TEXT_LENGTH: Final = 200


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """Title, text and link of a notification."""

    title: str
    text: str
    path: str
    """Path on this site that the notification links to."""


@cache
def _texts_for(language: str) -> Texts:
    return Texts(language)


def render(notification: Notification, time_zone: str, language: str) -> RenderedMessage:
    texts = _texts_for(language)
    box = texts.text(f"box-{notification.ruleset.partition('+')[0]}")
    text = texts.text(
        f"post-{notification.kind}-text",
        code=notification.table,
        by=notification.inviter or "none",
    )
    if notification.expires_at is not None and notification.kind == "turn":
        until = f"{to_local_time(notification.expires_at, time_zone):%Y-%m-%d %H:%M}"
        text = f"{text} {texts.text('post-until', until=until)}"
    return RenderedMessage(
        texts.text(f"post-{notification.kind}", box=box)[:MAX_TEXT_LENGTH],
        text[:MAX_TEXT_LENGTH],
        f"/t/{notification.table}",
    )


def render_push_payload(notification: Notification, time_zone: str, language: str) -> bytes:
    """Return the JSON payload of a push message, which the service worker shows as it is."""
    message = render(notification, time_zone, language)
    payload = {
        "title": message.title,
        "text": message.text,
        "path": message.path,
        "kind": notification.kind,
        "until": notification.expires_at,
        "language": language,
    }
    return json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode()


def render_digest(
    notifications: Sequence[Notification],
    *,
    to: str,
    time_zone: str,
    language: str,
    base_url: str,
    unsubscribe_token: str,
) -> Mail:
    """Render one mail for several notifications."""
    texts = _texts_for(language)
    messages = [render(notification, time_zone, language) for notification in notifications]
    several_title = texts.text("post-several", count=len(messages))
    parts = [f"{each.title}\n{each.text}\n{base_url}{each.path}" for each in messages]
    reason = texts.text("post-why", site=base_url)
    unsubscribe_url = f"{base_url}/email#unsubscribe.{unsubscribe_token}"
    footer = f"{reason}\n{texts.text('post-leave', leave=unsubscribe_url)}"
    return Mail(
        to,
        messages[0].title if len(messages) == 1 else several_title,
        "\n\n".join([*parts, f"-- \n{footer}"]) + "\n",
        language,
        f"{base_url}/api/email/unsubscribe/{unsubscribe_token}",
    )


def render_verification_mail(
    kind: VerificationKind,
    recipients: Sequence[tuple[str, str]],
    *,
    to: str,
    language: str,
    base_url: str,
) -> Mail:
    """Render a mail with one link per recipient, given as (nickname, token)."""
    texts = _texts_for(language)
    links = [f"{name}: {base_url}/email#{kind}.{token}" for name, token in recipients]
    text = "\n\n".join(
        (texts.text(f"post-{kind}-mail", site=base_url), *links, texts.text(f"post-{kind}-end"))
    )
    return Mail(to, texts.text(f"post-{kind}-subject"), text + "\n", language)
