"""What a push service carries: sealed for one browser (RFC 8291), and signed by us (RFC 8292).

Every seal has the same length, so that not even the length tells what is in it.
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
SECRET_BYTES: Final = 16
POINT_BYTES: Final = 65
SCALAR_BYTES: Final = 32
PADDED: Final = 2048
"""Bytes of what is sealed; push services carry nearly twice as much."""
RECORD: Final = 4096
LAST: Final = b"\x02"
DAY_HALF: Final = 12 * 3600
"""So long a push service may take our word; a day is the most."""


class BadKey(ValueError):
    """A key can't be read."""


def text_of(raw: bytes) -> str:
    """Write bytes as addresses and browsers do."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Read them; raises ``BadKey``."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKey("this is no base64") from None


def point_of(text: str) -> ec.EllipticCurvePublicKey:
    """Read a browser's public key; raises ``BadKey``."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(text))
    except (ValueError, UnsupportedAlgorithm):
        raise BadKey("this is no point of the curve P-256") from None


def secret_of(text: str) -> bytes:
    """Read what a browser shares with us; raises ``BadKey``."""
    secret = bytes_of(text)
    if len(secret) != SECRET_BYTES:
        raise BadKey(f"a secret has {SECRET_BYTES} bytes")
    return secret


def sealed(plain: bytes, public_key: str, secret: str) -> bytes:
    """Seal something for one browser; raises ``BadKey``, or ``ValueError`` if it is too long."""
    if len(plain) > PADDED:
        raise ValueError(f"a letter has at most {PADDED} bytes")
    padded = plain + LAST + bytes(PADDED - len(plain))
    own = ec.generate_private_key(CURVE)
    return _sealed(padded, public_key, secret, own, os.urandom(16))


def _sealed(
    padded: bytes, public_key: str, secret: str, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    theirs, ours = point_of(public_key), _encoded(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + _encoded(theirs) + ours
    material = _derived(shared, secret_of(secret), info, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_push_key() -> str:
    """Make a key by which push services know us."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return text_of(number.to_bytes(SCALAR_BYTES, "big"))


@final
class Signer:
    """Says to push services who sends, and whom to ask about it."""

    def __init__(self, key: str, contact: str) -> None:
        """Take our secret key, and an address for those who run the service; raises ``BadKey``."""
        raw = bytes_of(key)
        if len(raw) != SCALAR_BYTES:
            raise BadKey(f"a key has {SCALAR_BYTES} bytes")
        try:
            self._key = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)
        except ValueError:
            raise BadKey("this is no key of the curve P-256") from None
        self._contact = contact
        self.public_key = text_of(_encoded(self._key.public_key()))
        """For browsers that subscribe."""

    def signed(self, origin: str, now: float) -> str:
        """Return the header ``Authorization`` for a push service."""
        claims = {"aud": origin, "exp": int(now) + DAY_HALF, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(text_of(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(each.to_bytes(SCALAR_BYTES, "big") for each in (r, s))
        return f"vapid t={said}.{text_of(signature)}, k={self.public_key}"
