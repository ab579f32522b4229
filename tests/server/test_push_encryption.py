"""Push messages: encrypted for one browser, signed, and sent to public hosts only."""

import asyncio
import json
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from saboteur.server.notifications import webpush_crypto
from saboteur.server.notifications.push_client import (
    BlockedEndpoint,
    PushClient,
    PushServiceUnavailable,
    is_public,
    origin_of,
)
from saboteur.server.notifications.webpush_crypto import (
    InvalidKey,
    VapidSigner,
    decode_auth_secret,
    decode_p256dh,
    encrypt,
    generate_vapid_key,
)
from tests.server.fake_notification_services import (
    check_vapid_signature,
    decode_base64url,
    decrypt,
    run_push_service,
)

# RFC 8291, appendix A.
PLAINTEXT: Final = b"When I grow up, I want to be a watermelon"
BROWSER_PUBLIC_KEY: Final = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
BROWSER_PRIVATE_KEY: Final = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH_SECRET: Final = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER_PRIVATE_KEY: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def private_key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64url(text), "big"), ec.SECP256R1())


def test_encryption_matches_rfc_8291_example() -> None:
    made = webpush_crypto.encrypt_padded(
        PLAINTEXT + b"\x02",
        BROWSER_PUBLIC_KEY,
        AUTH_SECRET,
        private_key_of(SERVER_PRIVATE_KEY),
        decode_base64url(SALT),
    )
    assert made == decode_base64url(ENCRYPTED)
    assert (
        decrypt(made, private_key_of(BROWSER_PRIVATE_KEY), decode_base64url(AUTH_SECRET))
        == PLAINTEXT
    )


def test_encrypted_pushes_have_equal_length_and_differ() -> None:
    short, long = (
        encrypt(b"x" * length, BROWSER_PUBLIC_KEY, AUTH_SECRET)
        for length in (1, webpush_crypto.PADDED_PAYLOAD_BYTES)
    )
    assert len(short) == len(long) < webpush_crypto.RECORD_SIZE_BYTES
    assert (
        decrypt(long, private_key_of(BROWSER_PRIVATE_KEY), decode_base64url(AUTH_SECRET))
        == b"x" * webpush_crypto.PADDED_PAYLOAD_BYTES
    )
    assert encrypt(b"x", BROWSER_PUBLIC_KEY, AUTH_SECRET) != short
    with pytest.raises(ValueError, match="at most 2048 bytes"):
        encrypt(b"x" * (webpush_crypto.PADDED_PAYLOAD_BYTES + 1), BROWSER_PUBLIC_KEY, AUTH_SECRET)


def test_vapid_header_is_signed() -> None:
    signer = VapidSigner(generate_vapid_key(), "mailto:tests@play.example")
    header = signer.authorization_header("https://push.example", 1e9)
    check_vapid_signature(header, "https://push.example")
    claims = json.loads(decode_base64url(header.split(".")[1]))
    assert claims["exp"] == 10**9 + 12 * 3600
    assert f"k={signer.public_key}" in header
    assert (
        VapidSigner(SERVER_PRIVATE_KEY, "").public_key
        == VapidSigner(SERVER_PRIVATE_KEY, "mailto:x@y.example").public_key
    )


@pytest.mark.parametrize("key", ["", "AAAA", "!", "A" * 43, BROWSER_PUBLIC_KEY])
def test_invalid_vapid_key_is_refused(key: str) -> None:
    with pytest.raises(InvalidKey):
        VapidSigner(key, "")


@pytest.mark.parametrize("point", ["", "A" * 87, BROWSER_PUBLIC_KEY[:-4], "é" * 87])
def test_invalid_subscription_key_is_refused(point: str) -> None:
    with pytest.raises(InvalidKey):
        decode_p256dh(point)
    with pytest.raises(InvalidKey):
        decode_auth_secret(point)


# --- Push endpoints ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - called, not bound
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("ff02::1", False),
    ],
)
def test_is_public_ip_address(number: str, *, public: bool) -> None:
    assert is_public(ip_address(number)) == public


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://192.168.1.1/x",
        "https://8.8.8.8:22/x",
        "https://localhost/x",
        "https://router/x",
        "https://me@push.example/x",
        "https://push.example/x#y",
        "https:///x",
        "https://push.example:x/",
        "https://[push/",
        "https://push.example/\r\nX: y",
        "https://pûsh.example/",
        "ftp://push.example/",
        "push.example",
    ],
)
def test_invalid_push_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(BlockedEndpoint):
        PushClient().check_endpoint(endpoint)


def test_push_endpoint_resolving_to_private_network_is_refused(tmp_path: Path) -> None:
    with run_push_service(tmp_path) as office:
        body = encrypt(b"{}", BROWSER_PUBLIC_KEY, AUTH_SECRET)

        async def call(services: PushClient, endpoint: str) -> int:
            return (await services.send(endpoint, {"TTL": "60"}, body)).status

        for endpoint in (office.endpoint("a"), "https://localhost/", "https://2130706433/"):
            with pytest.raises(BlockedEndpoint):
                asyncio.run(call(PushClient((), office.client_tls), endpoint))
        office.status["a"] = 301  # which is not followed
        allowed = PushClient(("127.0.0.0/8", "::1/128"), office.client_tls)
        assert asyncio.run(call(allowed, office.endpoint("a"))) == 301
        # A certificate of another host, and no server at all.
        with pytest.raises(PushServiceUnavailable):
            asyncio.run(call(PushClient(("127.0.0.0/8", "::1/128")), office.endpoint("a")))
    with pytest.raises(PushServiceUnavailable):
        asyncio.run(call(allowed, office.endpoint("a")))
    assert office.received == []


def test_origin_of_push_service() -> None:
    assert origin_of("https://push.example/a/b?c") == "https://push.example"
    assert origin_of("https://PUSH.example:443/") == "https://push.example"
    assert origin_of("https://push.example:8443/") == "https://push.example:8443"
