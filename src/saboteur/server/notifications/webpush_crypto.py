"""Web Push encryption (RFC 8291) and VAPID signatures (RFC 8292).

All payloads are padded to the same length, so that the length reveals nothing about the content.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
AUTH_SECRET_BYTES: Final = 16
PRIVATE_KEY_BYTES: Final = 32
PADDED_PAYLOAD_BYTES: Final = 2048
"""Plaintext length after padding; push services accept nearly twice as much."""
RECORD_SIZE_BYTES: Final = 4096
LAST_RECORD_DELIMITER: Final = b"\x02"
VAPID_TTL_S: Final = 12 * 3600
"""Lifetime of a VAPID token; RFC 8292 allows at most 24 hours."""


class InvalidKey(ValueError):
    """A key or secret is malformed."""


def encode_base64url(raw: bytes) -> str:
    """Encode as URL-safe base64 without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """Decode URL-safe base64, with or without padding; raises ``InvalidKey``."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise InvalidKey("this is not base64") from None


def decode_p256dh(text: str) -> ec.EllipticCurvePublicKey:
    """Decode the public key of a subscription; raises ``InvalidKey``."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64url(text))
    except (ValueError, UnsupportedAlgorithm):
        raise InvalidKey("this is not a point of the curve P-256") from None


def decode_auth_secret(text: str) -> bytes:
    """Decode the authentication secret of a subscription; raises ``InvalidKey``."""
    secret = decode_base64url(text)
    if len(secret) != AUTH_SECRET_BYTES:
        raise InvalidKey(f"a secret has {AUTH_SECRET_BYTES} bytes")
    return secret


def encrypt(plaintext: bytes, public_key: str, auth_secret: str) -> bytes:
    """Encrypt a payload for one subscription.

    Raises ``InvalidKey``, or ``ValueError`` if the payload is too long.
    """
    if len(plaintext) > PADDED_PAYLOAD_BYTES:
        raise ValueError(f"a payload has at most {PADDED_PAYLOAD_BYTES} bytes")
    padded = plaintext + LAST_RECORD_DELIMITER + bytes(PADDED_PAYLOAD_BYTES - len(plaintext))
    private_key = ec.generate_private_key(CURVE)
    return encrypt_padded(padded, public_key, auth_secret, private_key, os.urandom(16))


def encrypt_padded(
    padded: bytes,
    public_key: str,
    auth_secret: str,
    private_key: ec.EllipticCurvePrivateKey,
    salt: bytes,
) -> bytes:
    their_key, our_key = decode_p256dh(public_key), _encode_public_key(private_key.public_key())
    shared = private_key.exchange(ec.ECDH(), their_key)
    info = b"WebPush: info\x00" + _encode_public_key(their_key) + our_key
    material = _derive_key(shared, decode_auth_secret(auth_secret), info, 32)
    key = _derive_key(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive_key(material, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD_SIZE_BYTES.to_bytes(4, "big") + len(our_key).to_bytes(1, "big") + our_key
    return header + AESGCM(key).encrypt(nonce, padded, None)


def _derive_key(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _encode_public_key(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def generate_vapid_key() -> str:
    """Return a new private key in the format of ``VapidSigner``."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode_base64url(number.to_bytes(PRIVATE_KEY_BYTES, "big"))


@final
class VapidSigner:
    """Signs requests to push services.

    ``contact`` is a URL (``mailto:`` or ``https:``) for the operators of the push service. Raises
    ``InvalidKey``.
    """

    def __init__(self, private_key: str, contact: str) -> None:
        raw = decode_base64url(private_key)
        if len(raw) != PRIVATE_KEY_BYTES:
            raise InvalidKey(f"a key has {PRIVATE_KEY_BYTES} bytes")
        try:
            self._private_key = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)
        except ValueError:
            raise InvalidKey("this is not a private key of the curve P-256") from None
        self._contact = contact
        self.public_key = encode_base64url(_encode_public_key(self._private_key.public_key()))
        """Public key that browsers need to subscribe."""

    def authorization_header(self, origin: str, now: float) -> str:
        """Return the ``Authorization`` header for a push service."""
        claims = {"aud": origin, "exp": int(now) + VAPID_TTL_S, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signing_input = ".".join(encode_base64url(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(
            self._private_key.sign(signing_input.encode(), ec.ECDSA(SHA256()))
        )
        signature = b"".join(each.to_bytes(PRIVATE_KEY_BYTES, "big") for each in (r, s))
        return f"vapid t={signing_input}.{encode_base64url(signature)}, k={self.public_key}"
