"""``saboteur doctor``: check everything that a server needs."""

from itertools import chain
from typing import TYPE_CHECKING

from saboteur.cli.commands.server_arguments import (
    NotificationArguments,
    ServerArguments,
    require_server,
)
from saboteur.texts import Texts

if TYPE_CHECKING:
    from saboteur.server.ops.doctor import CheckResult


def doctor(
    texts: Texts, server: ServerArguments, notifications: NotificationArguments, mail_to: str | None
) -> int:
    """Print the result of each check; return 1 if one failed. ``mail_to`` receives a test mail."""
    require_server(texts)
    from saboteur.server.ops.doctor import run_checks
    from saboteur.server.ops.notification_checks import render_trial_mail, run_notification_checks
    from saboteur.server.serve import default_data_dir
    from saboteur.server.settings import Settings

    settings = Settings(
        data=server.data or default_data_dir(),
        database_url=server.database_url,
        redis_url=server.redis_url,
        public_url=server.public_url,
        push_contact=notifications.push_contact,
        push_key=notifications.push_key,
        smtp_url=notifications.smtp_url,
        mail_from=notifications.mail_from,
    )
    failures = 0
    trial = None if mail_to is None else render_trial_mail(mail_to, texts)
    findings = chain(
        run_checks(settings, server.host, server.port), run_notification_checks(settings, trial)
    )
    for finding in findings:
        mark = texts.text(f"doctor-{_mark(finding)}")
        what = texts.text(f"doctor-{finding.name}", detail=finding.detail)
        print(f"{mark}  {what}", flush=True)  # noqa: T201 - the command's answer
        failures += not finding.is_ok
    print(texts.text("doctor-end", ill=failures))  # noqa: T201 - as above
    return 1 if failures else 0


def _mark(finding: "CheckResult") -> str:
    if finding.is_warning:
        return "doubtful"
    return "fine" if finding.is_ok else "ill"
