"""A push service that decrypts its messages, and a mail server."""

import json
import ssl
import subprocess
import sys
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from saboteur.server.notifications.webpush_crypto import encode_base64url

SMTP_SINK_SCRIPT: Final = Path(__file__).with_name("smtp_sink.py")
AUTH_SECRET: Final = bytes(range(16))
TIMEOUT_S: Final = 60.0


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write_certificate(folder: Path) -> Path:
    """Write a self-signed certificate with its key, and return its path."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "tests")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@dataclass
class PushMessage:
    """A push message, decrypted as its browser would."""

    browser: str
    headers: dict[str, str]
    size: int
    payload: dict[str, Any]


@dataclass
class FakePushService:
    """A push service over HTTPS that has the keys of its browsers and decrypts their messages."""

    certificate_file: Path
    status: dict[str, int] = field(default_factory=dict)
    """The HTTP status to answer with, by browser; others get 201."""
    retry_after: str | None = None
    received: list[PushMessage] = field(default_factory=list)
    keys: dict[str, ec.EllipticCurvePrivateKey] = field(default_factory=dict)
    port: int = 0

    def endpoint(self, browser: str) -> str:
        return f"https://localhost:{self.port}/push/{browser}"

    def subscription(self, browser: str, language: str = "en") -> dict[str, Any]:
        """Create a browser, and return the subscription that it would send to the server."""
        key = self.keys.setdefault(browser, ec.generate_private_key(ec.SECP256R1()))
        return {
            "endpoint": self.endpoint(browser),
            "keys": {
                "p256dh": encode_base64url(_point(key)),
                "auth": encode_base64url(AUTH_SECRET),
            },
            "language": language,
        }

    def receive_push(self, browser: str, headers: dict[str, str], body: bytes) -> int:
        """Decrypt a message, check its sender, and return the HTTP status of the answer."""
        status = self.status.get(browser, 201)
        if status < 300:
            key = self.keys[browser]
            check_vapid_signature(headers["authorization"], f"https://localhost:{self.port}")
            plain = decrypt(body, key, AUTH_SECRET)
            self.received.append(PushMessage(browser, headers, len(body), json.loads(plain)))
        return status

    @property
    def client_tls(self) -> ssl.SSLContext:
        """Return a TLS context that trusts the service."""
        return ssl.create_default_context(cafile=str(self.certificate_file))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """Decrypt a push message (RFC 8188 and RFC 8291)."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared = key.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + _point(key) + sender
    material = HKDF(SHA256(), 32, secret, info).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x00")
    assert plain.endswith(b"\x02")
    return plain[:-1]


def check_vapid_signature(header: str, origin: str) -> None:
    """Assert that a VAPID header is signed for this service (RFC 8292)."""
    said = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = said["t"].split(".")
    raw = decode_base64url(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64url(said["k"]))
    key.verify(
        utils.encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256())
    )
    told = json.loads(decode_base64url(claims))
    assert told["aud"] == origin
    assert told["sub"] == "mailto:tests@play.example"
    assert json.loads(decode_base64url(head)) == {"typ": "JWT", "alg": "ES256"}


@contextmanager
def run_push_service(folder: Path) -> Iterator[FakePushService]:
    """Run a fake push service on localhost, with a certificate in ``folder``, and yield it."""
    office = FakePushService(write_certificate(folder))

    class Counter(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): what for name, what in self.headers.items()}
            self.send_response(office.receive_push(self.path.rpartition("/")[2], headers, body))
            if office.retry_after is not None:
                self.send_header("Retry-After", office.retry_after)
            self.send_header("Location", "https://localhost/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Do not log requests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(office.certificate_file)
    server.socket = tls.wrap_socket(server.socket, server_side=True)
    office.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield office
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class SmtpSink:
    """A mail server, and the mails that it has received."""

    folder: Path
    port: int

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    @property
    def mails(self) -> list[EmailMessage]:
        return [
            message_from_bytes(file.read_bytes(), policy=policy.default)
            for file in sorted(self.folder.glob("*.eml"))
        ]


@contextmanager
def run_smtp_sink(folder: Path, *args: str) -> Iterator[SmtpSink]:
    """Run a mail server that stores its mails in ``folder``, and yield it.

    ``args`` are a certificate, a user and a password if login is required.
    """
    folder.mkdir(exist_ok=True)
    process = subprocess.Popen(  # noqa: S603 - our own script
        [sys.executable, str(SMTP_SINK_SCRIPT), str(folder), *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield SmtpSink(folder, int(process.stdout.readline()))
    finally:
        process.communicate("", timeout=TIMEOUT_S)
