/** Passkeys: the browser makes and shows keys, the server says what is to be signed. */
import type { Guest, Passkey, Passkeys } from "../../wire/protocol";
import { request } from "../../net/api";

const PATH = "/api/guest/passkeys";

/** Keys are bound to a name, not to the number of an address. */
const isNumber = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Only a safe page of a browser that writes answers as JSON can. */
export const arePasskeysSupported = (): boolean =>
  isSecureContext &&
  !isNumber(location.hostname) &&
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** The person said no, or let it be: nothing to complain of. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

export const fetchPasskeys = async (): Promise<readonly Passkey[]> => (await request<Passkeys>("GET", PATH)).passkeys;
export const deletePasskey = (id: string): Promise<void> => request("DELETE", `${PATH}/${id}`);

/** Make a key for whom this browser knows. */
export async function createPasskey(): Promise<void> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", `${PATH}/registration/begin`);
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  await request("POST", `${PATH}/registration/finish`, { credential: (made as PublicKeyCredential).toJSON() });
}

/** Become whoever holds the key that is shown. */
export async function signInWithPasskey(): Promise<Guest> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>("POST", `${PATH}/login/begin`);
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  return request("POST", `${PATH}/login/finish`, { credential: (shown as PublicKeyCredential).toJSON() });
}
