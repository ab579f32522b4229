"""How a key is made and shown: the standard's ceremonies (WebAuthn), checked by its library.

Nothing is asked about the device itself, and any kind of key will do. What a challenge or a key
belongs to is the storage's. To import this takes a third of a second: see ``passkeys``.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, final
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from saboteur.server.http.errors import BadPasskey
from saboteur.server.storage.passkeys import CHALLENGE_SECONDS, StoredPasskey
from saboteur.table.models import StoredGuest

NAME: Final = "Saboteur"
LONGEST_ID: Final = 512
"""Bytes in the id of a key; the standard allows 1,023, devices make a few dozen."""
TIMEOUT_MS: Final = CHALLENGE_SECONDS * 1000


@final
class Ceremonies:
    """What is said about keys at one address: a key of one name opens no other."""

    def __init__(self, origin: str) -> None:
        """Take the address of the site, without a slash at the end."""
        self._origin = origin
        self._name = urlsplit(origin).hostname or ""

    def creation(
        self, guest: StoredGuest, known: Sequence[str], challenge: bytes
    ) -> dict[str, Any]:
        """Return what a browser needs in order to make a key that the guest does not have yet."""
        options = webauthn.generate_registration_options(
            rp_id=self._name,
            rp_name=NAME,
            user_id=guest.id.encode(),
            user_name=guest.nickname,
            challenge=challenge,
            timeout=TIMEOUT_MS,
            # The key itself knows whose it is: nobody types a name in.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
        )
        return options_to_json_dict(options)

    def request(self, challenge: bytes) -> dict[str, Any]:
        """Return what a browser needs in order to show that somebody holds a key."""
        options = webauthn.generate_authentication_options(
            rp_id=self._name, challenge=challenge, timeout=TIMEOUT_MS
        )
        return options_to_json_dict(options)

    def made(self, credential: dict[str, Any], challenge: bytes) -> StoredPasskey:
        """Return the key that a browser has made; raises ``BadPasskey``."""
        with _refused():
            parsed = parse_registration_credential_json(json.dumps(credential))
            if len(parsed.raw_id) > LONGEST_ID:
                raise BadPasskey(f"the id of the key has more than {LONGEST_ID} bytes")
            new = webauthn.verify_registration_response(
                credential=parsed,
                expected_challenge=challenge,
                expected_rp_id=self._name,
                expected_origin=self._origin,
            )
        return StoredPasskey(
            bytes_to_base64url(new.credential_id),
            bytes_to_base64url(new.credential_public_key),
            new.sign_count,
        )

    def shown(self, credential: dict[str, Any], challenge: bytes, key: StoredPasskey) -> int:
        """Return how often a key was used, once this answer shows it; raises ``BadPasskey``.

        A key that counts must have been used more often than we know: else it was copied.
        """
        with _refused():
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._name,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.used,
            )
        return used.new_sign_count

    @staticmethod
    def challenge_of(credential: dict[str, Any]) -> bytes:
        """Return which challenge a browser answers, before anything of it is believed."""
        with _refused():  # both kinds of answer have it at the same place
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            return parse_client_data_json(said).challenge

    @staticmethod
    def id_of(credential: dict[str, Any]) -> str:
        """Return which key is shown, as the storage knows it."""
        with _refused():
            return bytes_to_base64url(parse_authentication_credential_json(credential).raw_id)


@contextmanager
def _refused() -> Iterator[None]:
    """Refuse what the library can't read or does not believe, in its words."""
    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadPasskey(f"the browser's answer is not good: {error}") from None
