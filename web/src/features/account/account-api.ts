/** Requests about the guest's account and devices; loaded with the sheets that use them. */
import type { Guest, DeviceTransfer } from "../../wire/protocol";
import { request } from "../../net/api";

/** Create a transfer to another device, which redeems its token with `redeemTransfer`. */
export const createTransfer = (): Promise<DeviceTransfer> => request("POST /api/guest/device-transfer");
export const redeemTransfer = (token: string): Promise<Guest> =>
  request("POST /api/guest/device-transfer/accept", { body: { token } });
/** Delete the guest and all stored data. */
export const deleteAccount = (): Promise<void> => request("DELETE /api/guest");
