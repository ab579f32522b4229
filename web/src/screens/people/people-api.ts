/** Requests of the pages about people, groups and profiles. */
import { Action, errorText } from "../../net/action.svelte";
import { request } from "../../net/api";
import { texts } from "../../i18n/texts.svelte";
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

export const fetchOwnCareer = (signal: AbortSignal): Promise<Profile> =>
  request("GET", "/api/guest/profile", undefined, signal);
export const fetchCareer = (person: string, signal: AbortSignal): Promise<Profile> =>
  request("GET", `/api/people/${person}/profile`, undefined, signal);
export const saveCareerSettings = (chosen: UpdateProfile): Promise<void> =>
  request("PUT", "/api/guest/profile", chosen);

const groupUrl = (id: string, end = ""): string => `/api/groups/${id}${end}`;
export const createGroup = (name: string): Promise<Group> => request("POST", "/api/groups", { name });
export const fetchGroup = (id: string, signal: AbortSignal): Promise<Group> =>
  request("GET", groupUrl(id), undefined, signal);
export const renameGroup = (id: string, name: string): Promise<void> => request("PUT", groupUrl(id), { name });
export const deleteGroup = (id: string): Promise<void> => request("DELETE", groupUrl(id));
export const rotateLink = (id: string): Promise<Group> => request("POST", groupUrl(id, "/link"));
export const fetchGroupInvite = (link: string, signal: AbortSignal): Promise<GroupPreview> =>
  request("GET", `/api/groups/links/${link}`, undefined, signal);
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
export const fetchSeason = (id: string, season: string, signal: AbortSignal): Promise<SeasonStandings> =>
  request("GET", groupUrl(id, `/seasons/${season}`), undefined, signal);
export const deleteSeason = (id: string, season: string): Promise<void> =>
  request("DELETE", groupUrl(id, `/seasons/${season}`));

/** Return the text of an error. */
export const failureText = (error: unknown): string => errorText(error, "ties-failed");
export const peopleAction = (): Action => new Action("ties-failed");

/** Format a date; `at` is in seconds, or an ISO date. */
export const formatDate = (at: number | string): string =>
  new Intl.DateTimeFormat(texts.language, {
    dateStyle: "medium",
    ...(typeof at === "string" && { timeZone: "UTC" }),
  }).format(typeof at === "string" ? new Date(`${at}T00:00:00Z`) : at * 1000);
