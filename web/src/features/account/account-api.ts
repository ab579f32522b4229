/** What a guest asks about himself and his devices; it comes with the sheets that need it. */
import type { Guest, DeviceTransfer } from "../../wire/protocol";
import { request } from "../../net/api";

/** A way onto another device; and, on that device, to take it. */
export const createTransfer = (): Promise<DeviceTransfer> => request("POST", "/api/guest/device-transfer", {});
export const redeemTransfer = (token: string): Promise<Guest> =>
  request("POST", "/api/guest/device-transfer/accept", { token });
/** The end of all that is kept about me. */
export const deleteAccount = (): Promise<void> => request("DELETE", "/api/guest");
