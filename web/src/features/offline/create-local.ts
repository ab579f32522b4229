/** What begins on this device: a table, or a record that is brought. Whoever is called somehow elsewhere is called so here. */
import type { Guest, NewTable, ReplayId, TableCode } from "../../wire/protocol";
import { read } from "../../net/api";
import { nickname } from "../../i18n/random-nickname";
import { answer } from "./local-server";
import type { GuestHere } from "./stored-data";

const post = async <Found>(path: string, body: string): Promise<Found> => read<Found>(await answer("POST", path, body));

async function introduce(guest: GuestHere | null): Promise<void> {
  if (read<Guest | null>(await answer("GET", "/api/guest", undefined))) return;
  await post("/api/guest", JSON.stringify({ nickname: guest?.nickname ?? nickname(), portrait: guest?.portrait ?? null }));
}

export async function openHere(table: NewTable, guest: GuestHere | null): Promise<string> {
  await introduce(guest);
  // The strongest bots need a server: a device has the next.
  const bots = table.bots === "master" ? "expert" : table.bots;
  return (await post<TableCode>("/api/tables", JSON.stringify({ ...table, bots }))).code;
}

/** Play with these cards at new tables of this device, or with those that are printed. */
export async function useDeck(deck: string | null): Promise<void> {
  await introduce(null);
  read(await answer(deck === null ? "DELETE" : "PUT", "/api/deck", deck ?? undefined));
}

export async function bringHere(record: string): Promise<string> {
  await introduce(null);
  return (await post<ReplayId>("/api/replays", record)).id;
}
