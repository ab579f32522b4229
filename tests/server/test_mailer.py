"""Mail is sent over SMTP, and the doctor command checks it."""

import asyncio
from pathlib import Path

import pytest

from saboteur.cli.app import run as command
from saboteur.server.notifications.smtp_mailer import (
    InvalidChannelSetting,
    Mail,
    Mailer,
    SmtpUnavailable,
)
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
    run_smtp_sink,
    write_certificate,
)


def test_mailer_authenticates_over_starttls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with run_smtp_sink(tmp_path / "mails", str(file), "me", "p@ss") as office:
        mail = Mail("ada@mail.example", "Héllo", "Text\n", "en")
        good = Mailer(f"smtp://me:p%40ss@localhost:{office.port}", "post@play.example")
        assert asyncio.run(good.send([mail, Mail("gone@x.example", "", "", "en")])) == [
            "sent", "refused",
        ]  # fmt: skip
        (came,) = office.mails
        assert (came["Subject"], came["From"]) == ("Héllo", "Saboteur <post@play.example>")
        wrong = Mailer(f"smtp://me:wrong@localhost:{office.port}", "post@play.example")
        with pytest.raises(SmtpUnavailable, match="535"):
            asyncio.run(wrong.check_connection())
    with (
        run_smtp_sink(tmp_path / "plain") as office,
        pytest.raises(SmtpUnavailable, match="a password needs it"),
    ):
        asyncio.run(
            Mailer(f"smtp://me:p@127.0.0.1:{office.port}", "a@b.example").check_connection()
        )
    with pytest.raises(SmtpUnavailable):  # no such user any more
        asyncio.run(Mailer(office.url, "post@play.example").check_connection())


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.example"), ("smtp://", "a@b.example"), ("smtp://h:x", "a@b.example"),
     ("smtp://h", "nobody"), ("smtp://h", "")],
)  # fmt: skip
def test_mailer_refuses_invalid_url_or_sender(url: str, sender: str) -> None:
    with pytest.raises(InvalidChannelSetting):
        Mailer(url, sender)


def test_doctor_checks_pushes_and_mail(
    notification_sinks: tuple[FakePushService, SmtpSink],
    smtp_sink: SmtpSink,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    common = ["doctor", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    assert command(common) == 0
    out = capsys.readouterr().out
    assert ("No pushes" in out, "No mail" in out) == (True, True)
    told = [
        *common, "--push-contact", "mailto:me@play.example",
        "--smtp-url", notification_sinks[1].url, "--mail-from", "post@play.example",
        "--public-url", "https://play.example",
    ]  # fmt: skip
    assert command(told) == 0
    out = capsys.readouterr().out
    assert ("Pushes, with" in out, f"Mail by 127.0.0.1:{notification_sinks[1].port}" in out) == (
        True,
        True,
    )
    assert smtp_sink.mails == []
    assert command([*told, "--mail-to", "me@mail.example"]) == 0
    (came,) = smtp_sink.mails
    assert (came["To"], came["Subject"]) == ("me@mail.example", "Mail from Saboteur works")
    assert command([*told, "--mail-to", "gone@mail.example"]) == 1
    for bad in (["--push-contact", "me"], ["--push-key", "x"], ["--smtp-url", "smtp://127.0.0.1:1"],
                ["--mail-from", "me"], ["--public-url", "x"]):  # fmt: skip
        assert command([*told, *bad]) == 1, bad
