"""Checks of ``saboteur doctor`` for notifications: the VAPID key and the SMTP server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.notifications.channels import check_channel_settings, create_mailer
from saboteur.server.notifications.smtp_mailer import (
    InvalidAddress,
    InvalidChannelSetting,
    Mail,
    SmtpUnavailable,
    parse_address,
)
from saboteur.server.notifications.webpush_crypto import InvalidKey, VapidSigner
from saboteur.server.ops.doctor import CheckResult
from saboteur.server.settings import Settings
from saboteur.server.storage.database import Database, database_url, is_sqlite, make_engine
from saboteur.server.storage.notification_settings import NotificationSettingsStore
from saboteur.texts import Texts


def render_trial_mail(to: str, texts: Texts) -> Mail:
    """Return the test mail of ``saboteur doctor``."""
    subject, text = texts.text("post-trial-subject"), texts.text("post-trial-mail")
    return Mail(to, subject, f"{text}\n", texts.language)


def run_notification_checks(settings: Settings, trial: Mail | None) -> Iterator[CheckResult]:
    """Check the configured channels; send a mail only if ``trial`` is given."""
    if settings.push_contact is None:
        yield CheckResult("no-push", "")
    else:
        yield _check_push(settings)
    if settings.smtp_url is None:
        yield CheckResult("no-mail", "")
    else:
        yield from _check_mail(settings, trial)


def _check_push(settings: Settings) -> CheckResult:
    shown = "…"  # the key is created at the first start
    try:
        check_channel_settings(settings)
        key = settings.push_key or _stored_push_key(settings)
        if key is not None:
            shown = f"{VapidSigner(key, '').public_key[:12]}…"
    except (InvalidChannelSetting, InvalidKey, OSError) as error:
        return CheckResult("push", str(error), is_ok=False)
    except SQLAlchemyError:
        pass  # reported by the database check
    return CheckResult("push", shown)


def _stored_push_key(settings: Settings) -> str | None:
    url = database_url(settings.database_url, settings.data)
    if is_sqlite(url) and not Path(url.database or "").exists():
        return None
    return asyncio.run(_read_push_key(url))


async def _read_push_key(url: URL) -> str | None:
    database = Database(make_engine(url))
    try:
        return await NotificationSettingsStore(database).vapid_key()
    finally:
        await database.close()


def _check_mail(settings: Settings, trial: Mail | None) -> Iterator[CheckResult]:
    try:
        mailer = create_mailer(settings)
        if mailer is None:
            return
        asyncio.run(mailer.check_connection())
    except (InvalidChannelSetting, SmtpUnavailable) as error:
        yield CheckResult("mail", str(error), is_ok=False)
        return
    yield CheckResult("mail", f"{mailer.host}:{mailer.port}")
    if trial is None:
        return
    try:
        parse_address(trial.to)
        (outcome,) = asyncio.run(mailer.send([trial]))
    except (InvalidAddress, SmtpUnavailable) as error:
        yield CheckResult("mail-sent", f"{trial.to}: {error}", is_ok=False)
    else:
        yield CheckResult("mail-sent", f"{trial.to}: {outcome}", outcome == "sent")
