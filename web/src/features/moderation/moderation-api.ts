/** What a guest and the operators have to do with each other; it comes with the sheets that need it. */
import type { Ban, Devices, NewReport } from "../../wire/protocol";
import { ask } from "../../net/api";

export const report = (code: string, about: NewReport): Promise<void> => ask("POST", `/api/tables/${code}/reports`, about);
/** Until when I am kept away; null if I am not. */
export const ownBan = (): Promise<Ban | null> => ask("GET", "/api/guest/ban");
export const ownDevices = (): Promise<Devices> => ask("GET", "/api/guest/devices");
export const revokeDevice = (id: string): Promise<void> => ask("DELETE", `/api/guest/devices/${id}`);
