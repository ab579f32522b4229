/** What a guest asks about himself and his devices; it comes with the sheets that need it. */
import type { Guest, Transfer } from "../../wire/protocol";
import { ask } from "../../net/api";

/** A way onto another device; and, on that device, to take it. */
export const transfer = (): Promise<Transfer> => ask("POST", "/api/guest/transfer", {});
export const arrive = (token: string): Promise<Guest> => ask("POST", "/api/guest/arrive", { token });
/** The end of all that is kept about me. */
export const forgetMe = (): Promise<void> => ask("DELETE", "/api/guest");
