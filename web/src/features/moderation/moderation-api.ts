/** Requests about bans, reports and devices; loaded with the sheets that use them. */
import type { Ban, Devices, NewReport } from "../../wire/protocol";
import { request } from "../../net/api";

export const sendReport = (code: string, about: NewReport): Promise<void> =>
  request("POST /api/tables/{code}/reports", { path: { code }, body: about });
export const fetchBan = (): Promise<Ban | null> => request("GET /api/guest/ban");
export const fetchDevices = (): Promise<Devices> => request("GET /api/guest/devices");
export const revokeDevice = (device: string): Promise<void> =>
  request("DELETE /api/guest/devices/{device}", { path: { device } });
