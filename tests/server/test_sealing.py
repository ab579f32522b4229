"""What push services carry: sealed for one browser, signed by us, and sent to public hosts only."""

import asyncio
import json
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from saboteur.server.post import sealing
from saboteur.server.post.sealing import BadKey, Signer, new_push_key, point_of, sealed, secret_of
from saboteur.server.post.services import Forbidden, PushServices, Unreached, is_public, origin_of
from tests.server.post_office import decoded, must_be_signed, opened, push_office

# RFC 8291, appendix A.
PLAIN: Final = b"When I grow up, I want to be a watermelon"
BROWSER: Final = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
BROWSERS_SECRET: Final = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH: Final = "BTBZMqHH6r4Tts7J_aSIgg"
OURS: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT: Final = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED: Final = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def test_a_seal_is_that_of_the_standard() -> None:
    made = sealing._sealed(PLAIN + b"\x02", BROWSER, AUTH, key_of(OURS), decoded(SALT))
    assert made == decoded(SEALED)
    assert opened(made, key_of(BROWSERS_SECRET), decoded(AUTH)) == PLAIN


def test_all_seals_are_of_one_length_and_none_is_like_another() -> None:
    short, long = (sealed(b"x" * length, BROWSER, AUTH) for length in (1, sealing.PADDED))
    assert len(short) == len(long) < sealing.RECORD
    assert opened(long, key_of(BROWSERS_SECRET), decoded(AUTH)) == b"x" * sealing.PADDED
    assert sealed(b"x", BROWSER, AUTH) != short
    with pytest.raises(ValueError, match="at most 2048 bytes"):
        sealed(b"x" * (sealing.PADDED + 1), BROWSER, AUTH)


def test_what_we_say_is_signed() -> None:
    signer = Signer(new_push_key(), "mailto:tests@play.example")
    header = signer.signed("https://push.example", 1e9)
    must_be_signed(header, "https://push.example")
    claims = json.loads(decoded(header.split(".")[1]))
    assert claims["exp"] == 10**9 + 12 * 3600
    assert f"k={signer.public_key}" in header
    assert Signer(OURS, "").public_key == Signer(OURS, "mailto:x@y.example").public_key


@pytest.mark.parametrize("key", ["", "AAAA", "!", "A" * 43, BROWSER])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(BadKey):
        Signer(key, "")


@pytest.mark.parametrize("point", ["", "A" * 87, BROWSER[:-4], "é" * 87])
def test_a_point_that_is_none_is_refused(point: str) -> None:
    with pytest.raises(BadKey):
        point_of(point)
    with pytest.raises(BadKey):
        secret_of(point)


# --- Whom we call ---------------------------------------------------------------------------


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
def test_only_public_addresses_are_called(number: str, *, public: bool) -> None:
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
def test_an_endpoint_that_is_none_is_refused(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        PushServices().check(endpoint)


def test_a_name_that_leads_into_the_house_is_not_called(tmp_path: Path) -> None:
    with push_office(tmp_path) as office:
        body = sealed(b"{}", BROWSER, AUTH)

        async def call(services: PushServices, endpoint: str) -> int:
            return (await services.call(endpoint, {"TTL": "60"}, body)).status

        for endpoint in (office.endpoint("a"), "https://localhost/", "https://2130706433/"):
            with pytest.raises(Forbidden):
                asyncio.run(call(PushServices((), office.tls), endpoint))
        office.status["a"] = 301  # which is not followed
        allowed = PushServices(("127.0.0.0/8", "::1/128"), office.tls)
        assert asyncio.run(call(allowed, office.endpoint("a"))) == 301
        # Somebody else's certificate, and nobody at all.
        with pytest.raises(Unreached):
            asyncio.run(call(PushServices(("127.0.0.0/8", "::1/128")), office.endpoint("a")))
    with pytest.raises(Unreached):
        asyncio.run(call(allowed, office.endpoint("a")))
    assert office.came == []


def test_a_service_is_named_by_its_origin() -> None:
    assert origin_of("https://push.example/a/b?c") == "https://push.example"
    assert origin_of("https://PUSH.example:443/") == "https://push.example"
    assert origin_of("https://push.example:8443/") == "https://push.example:8443"
