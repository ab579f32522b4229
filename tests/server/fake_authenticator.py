"""A WebAuthn authenticator for tests, which signs as the standard says."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED_FLAGS = 0x05
ATTESTED_KEY_FLAG = 0x40


def encode_base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(f"{text}==")


class FakeAuthenticator:
    """An authenticator with one passkey for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.sign_count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create_credential(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser sends after a passkey registration with these options."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32) for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        key = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED_FLAGS | ATTESTED_KEY_FLAG) + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("webauthn.create", options["challenge"])
        return self._credential(
            {
                "clientDataJSON": encode_base64url(said),
                "attestationObject": encode_base64url(attestation),
            }
        )

    def get_assertion(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser sends after a passkey login with these options."""
        self.sign_count += 1
        data = self._data(options["rpId"], PRESENT_AND_VERIFIED_FLAGS)
        said = self._client_data("webauthn.get", options["challenge"])
        signed = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encode_base64url(said),
                "authenticatorData": encode_base64url(data),
                "signature": encode_base64url(signed),
                "userHandle": None,
            }
        )

    def _data(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.sign_count.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = encode_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
