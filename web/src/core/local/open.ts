/** A table on this device, for whoever is called here as elsewhere. */
import type { Guest, NewTable, TableCode } from "../../lib/protocol";
import { read } from "../connection/api";
import { nickname } from "../texts/nickname";
import { answer } from "./house";
import type { GuestHere } from "./kept";

const ask = async <Found>(method: string, path: string, body?: unknown): Promise<Found> =>
  read<Found>(await answer(method, path, body === undefined ? undefined : JSON.stringify(body)));

export async function openHere(table: NewTable, guest: GuestHere | null): Promise<string> {
  const known = await ask<Guest | null>("GET", "/api/guest");
  if (!known) await ask("POST", "/api/guest", { nickname: guest?.nickname ?? nickname(), portrait: guest?.portrait ?? null });
  return (await ask<TableCode>("POST", "/api/tables", table)).code;
}
