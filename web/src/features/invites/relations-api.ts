/** Requests about relations to other guests; loaded on demand. */
import type { Groups, People, SetRelation } from "../../wire/protocol";
import { request } from "../../net/api";

export const fetchPeople = async (): Promise<People["people"]> => (await request("GET /api/people")).people;
export const setRelation = (person: string, body: SetRelation): Promise<void> =>
  request("PUT /api/people/{person}", { path: { person }, body });
export const removePerson = (person: string): Promise<void> =>
  request("DELETE /api/people/{person}", { path: { person } });
/**
 * Invite a guest to a table or, without `table`, to a new one like the last at which both played; return its code.
 */
export const invitePerson = async (person: string, table: string | null = null): Promise<string> =>
  (await request("POST /api/people/{person}/invitation", { path: { person }, body: { table } })).code;
export const fetchGroups = async (): Promise<Groups["groups"]> => (await request("GET /api/groups")).groups;
