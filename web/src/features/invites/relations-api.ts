/** How one stands to others, on all devices; it comes with what needs it. */
import type { Groups, NewInvitation, People, SetTie, TableCode } from "../../wire/protocol";
import { ask } from "../../net/api";

export const people = async (): Promise<People["people"]> => (await ask<People>("GET", "/api/people")).people;
export const setTie = (person: string, tie: SetTie): Promise<void> => ask("PUT", `/api/people/${person}`, tie);
export const remove = (person: string): Promise<void> => ask("DELETE", `/api/people/${person}`);
/** To a table, or to a new one as the last that both played at. */
export const invite = async (person: string, table: string | null = null): Promise<string> =>
  (await ask<TableCode>("POST", `/api/people/${person}/invitation`, { table } satisfies NewInvitation)).code;
export const groups = async (): Promise<Groups["groups"]> => (await ask<Groups>("GET", "/api/groups")).groups;
