/** Passkeys (WebAuthn): registration and login with challenges of the server. */
import type { Guest, Passkey, Passkeys } from "../../wire/protocol";
import { request } from "../../net/api";

const PATH = "/api/guest/passkeys";

/** Return whether a host is an IP address; passkeys are bound to domain names. */
const isNumber = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Return whether passkeys are available: in a secure context, and a browser with the JSON methods. */
export const arePasskeysSupported = (): boolean =>
  isSecureContext &&
  !isNumber(location.hostname) &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Return whether the user has cancelled the dialog, which is no error. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

export const fetchPasskeys = async (): Promise<readonly Passkey[]> => (await request<Passkeys>("GET", PATH)).passkeys;
export const deletePasskey = (id: string): Promise<void> => request("DELETE", `${PATH}/${id}`);

/** Register a passkey for the guest of this browser. */
export async function createPasskey(): Promise<void> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", `${PATH}/registration/begin`);
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  await request("POST", `${PATH}/registration/finish`, { credential: (made as PublicKeyCredential).toJSON() });
}

/** Log in as the guest to whom the used passkey belongs. */
export async function signInWithPasskey(): Promise<Guest> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>("POST", `${PATH}/login/begin`);
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  return request("POST", `${PATH}/login/finish`, { credential: (shown as PublicKeyCredential).toJSON() });
}
