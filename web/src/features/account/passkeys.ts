/** Passkeys: the browser makes and shows keys, the server says what is to be signed. */
import type { Guest, Passkey, Passkeys } from "../../wire/protocol";
import { ask } from "../../net/api";

const PATH = "/api/guest/passkeys";

/** Keys are bound to a name, not to the number of an address. */
const isNumber = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Only a safe page of a browser that writes answers as JSON can. */
export const canUseKeys = (): boolean => isSecureContext && !isNumber(location.hostname) && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** The person said no, or let it be: nothing to complain of. */
export const changedHisMind = (error: unknown): boolean => error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

export const ownKeys = async (): Promise<readonly Passkey[]> => (await ask<Passkeys>("GET", PATH)).passkeys;
export const forgetKey = (id: string): Promise<void> => ask("DELETE", `${PATH}/${id}`);

/** Make a key for whom this browser knows. */
export async function addKey(): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>("POST", `${PATH}/new`);
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  await ask("POST", PATH, { credential: (made as PublicKeyCredential).toJSON() });
}

/** Become whoever holds the key that is shown. */
export async function comeInByKey(): Promise<Guest> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>("POST", `${PATH}/ask`);
  const shown = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return ask("POST", `${PATH}/use`, { credential: (shown as PublicKeyCredential).toJSON() });
}
