/** What a guest and the operators have to do with each other; it comes with the sheets that need it. */
import type { Ban, Devices, NewReport } from "../../wire/protocol";
import { request } from "../../net/api";

export const sendReport = (code: string, about: NewReport): Promise<void> =>
  request("POST", `/api/tables/${code}/reports`, about);
/** Until when I am kept away; null if I am not. */
export const fetchBan = (): Promise<Ban | null> => request("GET", "/api/guest/ban");
export const fetchDevices = (): Promise<Devices> => request("GET", "/api/guest/devices");
export const revokeDevice = (id: string): Promise<void> => request("DELETE", `/api/guest/devices/${id}`);
