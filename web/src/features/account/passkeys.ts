/** Passkeys (WebAuthn): registration and login with challenges of the server. */
import type { Guest, Passkey } from "../../wire/protocol";
import { request } from "../../net/api";

/** Return whether a host is an IP address; passkeys are bound to domain names. */
const isNumber = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Return whether passkeys are available: only in a secure context, on a named host, with the JSON methods. */
export const arePasskeysSupported = (): boolean =>
  isSecureContext &&
  !isNumber(location.hostname) &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Return whether the user has cancelled the dialog, which is no error. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

export const fetchPasskeys = async (): Promise<readonly Passkey[]> =>
  (await request("GET /api/guest/passkeys")).passkeys;
export const deletePasskey = (passkey: string): Promise<void> =>
  request("DELETE /api/guest/passkeys/{passkey}", { path: { passkey } });

const toJson = (credential: unknown): Record<string, unknown> =>
  (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;

/** Register a passkey for the guest of this browser. */
export async function createPasskey(): Promise<void> {
  const options = await request("POST /api/guest/passkeys/registration/begin");
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    ),
  });
  await request("POST /api/guest/passkeys/registration/finish", { body: { credential: toJson(made) } });
}

/** Log in with a passkey, and return the guest to whom it belongs. */
export async function signInWithPasskey(): Promise<Guest> {
  const options = await request("POST /api/guest/passkeys/login/begin");
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    ),
  });
  return request("POST /api/guest/passkeys/login/finish", { body: { credential: toJson(shown) } });
}
