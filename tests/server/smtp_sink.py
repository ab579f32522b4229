"""A mail server in its own process that writes each mail to a file in a folder.

``python smtp_sink.py FOLDER [CERTIFICATE USER PASSWORD]``; with a certificate it accepts mails by
STARTTLS from that user only. It prints its port. Addresses that begin with ``gone`` get a permanent
error, and those that begin with ``later`` a temporary one.
"""

import asyncio
import ssl
import sys
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


class MailSinkHandler:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0

    async def handle_RCPT(  # noqa: N802 - so aiosmtpd calls it
        self,
        server: SMTP,  # noqa: ARG002 - as above
        session: Session,  # noqa: ARG002 - as above
        envelope: Envelope,
        address: str,
        rcpt_options: list[str],  # noqa: ARG002 - as above
    ) -> str:
        if address.startswith("gone"):
            return "550 5.1.1 there is no such mailbox"
        if address.startswith("later"):
            return "451 4.3.2 not today"
        envelope.rcpt_tos.append(address)
        return "250 ok"

    async def handle_DATA(  # noqa: N802 - as above
        self,
        server: SMTP,  # noqa: ARG002 - as above
        session: Session,  # noqa: ARG002 - as above
        envelope: Envelope,
    ) -> str:
        self.count += 1
        part = self.folder / f"{self.count:05}.part"
        content = envelope.content or b""
        part.write_bytes(content if isinstance(content, bytes) else content.encode())
        part.rename(part.with_suffix(".eml"))
        return "250 ok"


async def main(folder: str, certificate: str = "", user: str = "", password: str = "") -> None:
    def knows(*told: object) -> AuthResult:
        good = told[-1] == LoginPassword(user.encode(), password.encode())
        return AuthResult(success=good, handled=False)

    box, tls = MailSinkHandler(Path(folder)), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    if certificate:
        tls.load_cert_chain(certificate)

    def line() -> SMTP:
        if not certificate:
            return SMTP(box)
        return SMTP(
            box,
            tls_context=tls,
            require_starttls=True,
            auth_required=True,
            authenticator=knows,
        )

    loop = asyncio.get_running_loop()
    server = await loop.create_server(line, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)  # noqa: T201 - told to the test
    await loop.run_in_executor(None, sys.stdin.read)  # until the test ends
    server.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
