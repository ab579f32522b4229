/** What only the pages of people, groups and careers ask for. */
import { ApiError, ask } from "../../net/api";
import { say, texts } from "../../i18n/texts.svelte";
import type { Career, Group, GroupDoor, Invitations, NewSeason, Season, SetCareer, Standings } from "../../wire/protocol";

export const invitations = (): Promise<Invitations> => ask("GET", "/api/guest/invitations");
export const decline = (code: string): Promise<void> => ask("DELETE", `/api/guest/invitations/${code}`);

export const ownCareer = (): Promise<Career> => ask("GET", "/api/guest/career");
export const careerOf = (person: string): Promise<Career> => ask("GET", `/api/people/${person}/career`);
export const chooseCareer = (chosen: SetCareer): Promise<void> => ask("PUT", "/api/guest/career", chosen);

const of = (id: string, end = ""): string => `/api/groups/${id}${end}`;
export const found = (name: string): Promise<Group> => ask("POST", "/api/groups", { name });
export const group = (id: string): Promise<Group> => ask("GET", of(id));
export const rename = (id: string, name: string): Promise<void> => ask("PUT", of(id), { name });
export const dissolve = (id: string): Promise<void> => ask("DELETE", of(id));
export const rotateLink = (id: string): Promise<Group> => ask("POST", of(id, "/link"));
export const door = (link: string): Promise<GroupDoor> => ask("GET", `/api/groups/links/${link}`);
export const join = (link: string): Promise<Group> => ask("POST", `/api/groups/links/${link}`);
export const accept = (id: string): Promise<Group> => ask("PUT", of(id, "/members"));
export const declineGroup = (id: string): Promise<void> => ask("DELETE", of(id, "/invitations"));
export const leave = (id: string, person: string): Promise<void> => ask("DELETE", of(id, `/members/${person}`));
export const handOver = (id: string, guest: string): Promise<void> => ask("PUT", of(id, "/owner"), { guest });
export const askInto = (id: string, guest: string): Promise<void> => ask("POST", of(id, "/invitations"), { guest });
export const beginSeason = (id: string, season: NewSeason): Promise<Season> => ask("POST", of(id, "/seasons"), season);
export const seasonOf = (id: string, season: string): Promise<Standings> => ask("GET", of(id, `/seasons/${season}`));
export const deleteSeason = (id: string, season: string): Promise<void> => ask("DELETE", of(id, `/seasons/${season}`));

/** Why something failed, in words. */
export const why = (error: unknown): string => say("ties-failed", { code: error instanceof ApiError ? error.code : "unknown" });

/** A day as one reads it; `at` is in seconds, or a day of the calendar. */
export const dayOf = (at: number | string): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", ...(typeof at === "string" && { timeZone: "UTC" }) }).format(
    typeof at === "string" ? new Date(`${at}T00:00:00Z`) : at * 1000,
  );
