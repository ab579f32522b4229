/** What a guest asks about himself and his devices; it comes with the sheets that need it. */
import type { Guest, Transfer } from "../../wire/protocol";
import { request } from "../../net/api";

/** A way onto another device; and, on that device, to take it. */
export const createTransfer = (): Promise<Transfer> => request("POST", "/api/guest/transfer", {});
export const redeemTransfer = (token: string): Promise<Guest> => request("POST", "/api/guest/arrive", { token });
/** The end of all that is kept about me. */
export const deleteAccount = (): Promise<void> => request("DELETE", "/api/guest");
