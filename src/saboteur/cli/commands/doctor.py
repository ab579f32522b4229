"""``saboteur doctor``: is everything there that a server needs?"""

from itertools import chain
from typing import TYPE_CHECKING

from saboteur.cli.commands.server_arguments import PostArguments, ServerArguments, need_server
from saboteur.texts import Texts

if TYPE_CHECKING:
    from saboteur.server.ops.doctor import Finding


def doctor(texts: Texts, server: ServerArguments, post: PostArguments, mail_to: str | None) -> int:
    """Print what was found, and return 1 if anything is wrong; send a mail, if one is asked for."""
    need_server(texts)
    from saboteur.server.ops.doctor import examine  # noqa: PLC0415 - heavy, and an extra
    from saboteur.server.ops.post_doctor import examine_post, trial_mail  # noqa: PLC0415 - as above
    from saboteur.server.serve import data_folder  # noqa: PLC0415 - as above
    from saboteur.server.settings import Settings  # noqa: PLC0415 - as above

    settings = Settings(
        data=server.data or data_folder(),
        database_url=server.database_url,
        redis_url=server.redis_url,
        public_url=server.public_url,
        push_contact=post.push_contact,
        push_key=post.push_key,
        smtp_url=post.smtp_url,
        mail_from=post.mail_from,
    )
    ill = 0
    trial = None if mail_to is None else trial_mail(mail_to, texts)
    findings = chain(examine(settings, server.host, server.port), examine_post(settings, trial))
    for finding in findings:
        mark = texts.text(f"doctor-{_mark(finding)}")
        what = texts.text(f"doctor-{finding.what}", detail=finding.detail)
        print(f"{mark}  {what}", flush=True)  # noqa: T201 - the command's answer
        ill += not finding.fine
    print(texts.text("doctor-end", ill=ill))  # noqa: T201 - as above
    return 1 if ill else 0


def _mark(finding: "Finding") -> str:
    if finding.doubtful:
        return "doubtful"
    return "fine" if finding.fine else "ill"
