/** What only the pages of people, groups and careers ask for. */
import { ApiError, request } from "../../net/api";
import { say, texts } from "../../i18n/texts.svelte";
import type {
  Profile,
  Group,
  GroupPreview,
  Invitations,
  NewSeason,
  Season,
  UpdateProfile,
  SeasonStandings,
} from "../../wire/protocol";

export const fetchInvitations = (): Promise<Invitations> => request("GET", "/api/guest/invitations");
export const declineTable = (code: string): Promise<void> => request("DELETE", `/api/guest/invitations/${code}`);

export const fetchOwnCareer = (): Promise<Profile> => request("GET", "/api/guest/profile");
export const fetchCareer = (person: string): Promise<Profile> => request("GET", `/api/people/${person}/profile`);
export const saveCareerSettings = (chosen: UpdateProfile): Promise<void> =>
  request("PUT", "/api/guest/profile", chosen);

const groupUrl = (id: string, end = ""): string => `/api/groups/${id}${end}`;
export const createGroup = (name: string): Promise<Group> => request("POST", "/api/groups", { name });
export const fetchGroup = (id: string): Promise<Group> => request("GET", groupUrl(id));
export const renameGroup = (id: string, name: string): Promise<void> => request("PUT", groupUrl(id), { name });
export const deleteGroup = (id: string): Promise<void> => request("DELETE", groupUrl(id));
export const rotateLink = (id: string): Promise<Group> => request("POST", groupUrl(id, "/link"));
export const fetchGroupInvite = (link: string): Promise<GroupPreview> => request("GET", `/api/groups/links/${link}`);
export const joinGroup = (link: string): Promise<Group> => request("POST", `/api/groups/links/${link}`);
export const acceptGroup = (id: string): Promise<Group> => request("PUT", groupUrl(id, "/members"));
export const declineGroup = (id: string): Promise<void> => request("DELETE", groupUrl(id, "/invitations"));
export const removeMember = (id: string, person: string): Promise<void> =>
  request("DELETE", groupUrl(id, `/members/${person}`));
export const setOwner = (id: string, guest: string): Promise<void> => request("PUT", groupUrl(id, "/owner"), { guest });
export const inviteToGroup = (id: string, guest: string): Promise<void> =>
  request("POST", groupUrl(id, "/invitations"), { guest });
export const createSeason = (id: string, season: NewSeason): Promise<Season> =>
  request("POST", groupUrl(id, "/seasons"), season);
export const fetchSeason = (id: string, season: string): Promise<SeasonStandings> =>
  request("GET", groupUrl(id, `/seasons/${season}`));
export const deleteSeason = (id: string, season: string): Promise<void> =>
  request("DELETE", groupUrl(id, `/seasons/${season}`));

/** Why something failed, in words. */
export const failureText = (error: unknown): string =>
  say("ties-failed", { code: error instanceof ApiError ? error.code : "unknown" });

/** A day as one reads it; `at` is in seconds, or a day of the calendar. */
export const formatDate = (at: number | string): string =>
  new Intl.DateTimeFormat(texts.language, {
    dateStyle: "medium",
    ...(typeof at === "string" && { timeZone: "UTC" }),
  }).format(typeof at === "string" ? new Date(`${at}T00:00:00Z`) : at * 1000);
