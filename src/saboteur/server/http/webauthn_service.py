"""WebAuthn registration and authentication, verified by the ``webauthn`` package.

No attestation of the device is requested, and any kind of authenticator is accepted. The storage
assigns challenges and passkeys to guests. Importing this module takes a third of a second: see
``saboteur.server.http.passkeys``.
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

from saboteur.server.http.errors import InvalidPasskey
from saboteur.server.storage.passkeys import CHALLENGE_TTL_S, PasskeyRecord
from saboteur.table.storage.models import GuestRecord

RELYING_PARTY_NAME: Final = "Saboteur"
MAX_CREDENTIAL_ID_BYTES: Final = 512
"""The standard allows 1,023 bytes; authenticators create a few dozen."""
TIMEOUT_MS: Final = CHALLENGE_TTL_S * 1000


@final
class WebAuthnService:
    """WebAuthn for one origin; passkeys are bound to its host name, the relying party id.

    ``origin`` has no trailing slash.
    """

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._rp_id = urlsplit(origin).hostname or ""

    def registration_options(
        self, guest: GuestRecord, existing_ids: Sequence[str], challenge: bytes
    ) -> dict[str, Any]:
        """Return the JSON options for ``navigator.credentials.create``.

        ``existing_ids`` are excluded, so that an authenticator is not registered twice.
        """
        options = webauthn.generate_registration_options(
            rp_id=self._rp_id,
            rp_name=RELYING_PARTY_NAME,
            user_id=guest.id.encode(),
            user_name=guest.nickname,
            challenge=challenge,
            timeout=TIMEOUT_MS,
            # A discoverable credential identifies the guest: no user name has to be entered.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in existing_ids
            ],
        )
        return options_to_json_dict(options)

    def authentication_options(self, challenge: bytes) -> dict[str, Any]:
        """Return the JSON options for ``navigator.credentials.get``."""
        options = webauthn.generate_authentication_options(
            rp_id=self._rp_id, challenge=challenge, timeout=TIMEOUT_MS
        )
        return options_to_json_dict(options)

    def verify_registration(self, credential: dict[str, Any], challenge: bytes) -> PasskeyRecord:
        """Verify a new credential and return its passkey; raises ``InvalidPasskey``."""
        with _translate_errors():
            parsed = parse_registration_credential_json(json.dumps(credential))
            if len(parsed.raw_id) > MAX_CREDENTIAL_ID_BYTES:
                raise InvalidPasskey(
                    f"the id of the key has more than {MAX_CREDENTIAL_ID_BYTES} bytes"
                )
            new = webauthn.verify_registration_response(
                credential=parsed,
                expected_challenge=challenge,
                expected_rp_id=self._rp_id,
                expected_origin=self._origin,
            )
        return PasskeyRecord(
            bytes_to_base64url(new.credential_id),
            bytes_to_base64url(new.credential_public_key),
            new.sign_count,
        )

    def verify_authentication(
        self, credential: dict[str, Any], challenge: bytes, key: PasskeyRecord
    ) -> int:
        """Verify an assertion and return the new signature counter.

        Raises ``InvalidPasskey``, also if an authenticator with a counter did not increase it, as
        after cloning.
        """
        with _translate_errors():
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._rp_id,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.sign_count,
            )
        return verified.new_sign_count

    @staticmethod
    def challenge_of(credential: dict[str, Any]) -> bytes:
        """Return the challenge in an unverified credential; raises ``InvalidPasskey``."""
        with _translate_errors():  # registration and authentication have it at the same place
            client_data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            return parse_client_data_json(client_data).challenge

    @staticmethod
    def credential_id_of(credential: dict[str, Any]) -> str:
        """Return the id of an unverified credential; raises ``InvalidPasskey``."""
        with _translate_errors():
            return bytes_to_base64url(parse_authentication_credential_json(credential).raw_id)


@contextmanager
def _translate_errors() -> Iterator[None]:
    """Raise ``InvalidPasskey`` with the library's message if it rejects a credential."""
    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise InvalidPasskey(f"the browser's answer is not good: {error}") from None
