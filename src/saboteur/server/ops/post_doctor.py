"""What ``saboteur doctor`` looks at of letters: the key for pushes, and the server of the mails."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.ops.doctor import Finding
from saboteur.server.post.mailing import BadAddress, Mail, Unsent, address_of
from saboteur.server.post.sealing import BadKey, Signer
from saboteur.server.post.ways import check_settings, mailer_of
from saboteur.server.settings import Settings
from saboteur.server.storage.database import Database, database_url, is_sqlite, make_engine
from saboteur.server.storage.post import PostStorage
from saboteur.texts import Texts


def trial_mail(to: str, texts: Texts) -> Mail:
    """Write a mail that says that mails come."""
    subject, text = texts.text("post-trial-subject"), texts.text("post-trial-mail")
    return Mail(to, subject, f"{text}\n", texts.language)


def examine_post(settings: Settings, trial: Mail | None) -> Iterator[Finding]:
    """Look at the ways to guests that are set; send a mail only if one is given."""
    if settings.push_contact is None:
        yield Finding("no-push", "")
    else:
        yield _push(settings)
    if settings.smtp_url is None:
        yield Finding("no-mail", "")
    else:
        yield from _mail(settings, trial)


def _push(settings: Settings) -> Finding:
    shown = "…"  # it is made at the first start
    try:
        check_settings(settings)
        kept = settings.push_key or _kept_key(settings)
        if kept is not None:
            shown = f"{Signer(kept, '').public_key[:12]}…"
    except (BadAddress, BadKey, OSError) as error:
        return Finding("push", str(error), fine=False)
    except SQLAlchemyError:
        pass  # the database has a finding of its own
    return Finding("push", shown)


def _kept_key(settings: Settings) -> str | None:
    url = database_url(settings.database_url, settings.data)
    if is_sqlite(url) and not Path(url.database or "").exists():
        return None
    return asyncio.run(_read_key(url))


async def _read_key(url: URL) -> str | None:
    database = Database(make_engine(url))
    try:
        return await PostStorage(database).kept_push_key()
    finally:
        await database.close()


def _mail(settings: Settings, trial: Mail | None) -> Iterator[Finding]:
    try:
        mailer = mailer_of(settings)
        if mailer is None:
            return
        asyncio.run(mailer.try_line())
    except (BadAddress, Unsent) as error:
        yield Finding("mail", str(error), fine=False)
        return
    yield Finding("mail", f"{mailer.host}:{mailer.port}")
    if trial is None:
        return
    try:
        address_of(trial.to)
        (outcome,) = asyncio.run(mailer.send([trial]))
    except (BadAddress, Unsent) as error:
        yield Finding("mail-sent", f"{trial.to}: {error}", fine=False)
    else:
        yield Finding("mail-sent", f"{trial.to}: {outcome}", outcome == "sent")
