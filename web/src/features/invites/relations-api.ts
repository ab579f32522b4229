/** Requests about relations to other guests; loaded on demand. */
import type { Groups, NewInvitation, People, SetRelation, TableCode } from "../../wire/protocol";
import { request } from "../../net/api";

export const fetchPeople = async (): Promise<People["people"]> => (await request<People>("GET", "/api/people")).people;
export const setRelation = (person: string, tie: SetRelation): Promise<void> =>
  request("PUT", `/api/people/${person}`, tie);
export const removePerson = (person: string): Promise<void> => request("DELETE", `/api/people/${person}`);
/**
 * Invite a guest to a table, or to a new one with the settings of the last table that both played at; return its code.
 */
export const invitePerson = async (person: string, table: string | null = null): Promise<string> =>
  (await request<TableCode>("POST", `/api/people/${person}/invitation`, { table } satisfies NewInvitation)).code;
export const fetchGroups = async (): Promise<Groups["groups"]> => (await request<Groups>("GET", "/api/groups")).groups;
