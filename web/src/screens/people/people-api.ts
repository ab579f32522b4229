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

export const fetchInvitations = (): Promise<Invitations> => request("GET /api/guest/invitations");
export const declineTable = (code: string): Promise<void> =>
  request("DELETE /api/guest/invitations/{code}", { path: { code } });

export const fetchOwnCareer = (signal: AbortSignal): Promise<Profile> => request("GET /api/guest/profile", { signal });
export const fetchCareer = (person: string, signal: AbortSignal): Promise<Profile> =>
  request("GET /api/people/{person}/profile", { path: { person }, signal });
export const saveCareerSettings = (body: UpdateProfile): Promise<void> => request("PUT /api/guest/profile", { body });

export const createGroup = (name: string): Promise<Group> => request("POST /api/groups", { body: { name } });
export const fetchGroup = (group: string, signal: AbortSignal): Promise<Group> =>
  request("GET /api/groups/{group}", { path: { group }, signal });
export const renameGroup = (group: string, name: string): Promise<void> =>
  request("PUT /api/groups/{group}", { path: { group }, body: { name } });
export const deleteGroup = (group: string): Promise<void> => request("DELETE /api/groups/{group}", { path: { group } });
export const rotateLink = (group: string): Promise<Group> =>
  request("POST /api/groups/{group}/link", { path: { group } });
export const fetchGroupInvite = (link: string, signal: AbortSignal): Promise<GroupPreview> =>
  request("GET /api/groups/links/{link}", { path: { link }, signal });
export const joinGroup = (link: string): Promise<Group> => request("POST /api/groups/links/{link}", { path: { link } });
export const acceptGroup = (group: string): Promise<Group> =>
  request("PUT /api/groups/{group}/members", { path: { group } });
export const declineGroup = (group: string): Promise<void> =>
  request("DELETE /api/groups/{group}/invitations", { path: { group } });
export const removeMember = (group: string, person: string): Promise<void> =>
  request("DELETE /api/groups/{group}/members/{person}", { path: { group, person } });
export const setOwner = (group: string, guest: string): Promise<void> =>
  request("PUT /api/groups/{group}/owner", { path: { group }, body: { guest } });
export const inviteToGroup = (group: string, guest: string): Promise<void> =>
  request("POST /api/groups/{group}/invitations", { path: { group }, body: { guest } });
export const createSeason = (group: string, body: NewSeason): Promise<Season> =>
  request("POST /api/groups/{group}/seasons", { path: { group }, body });
export const fetchSeason = (group: string, season: string, signal: AbortSignal): Promise<SeasonStandings> =>
  request("GET /api/groups/{group}/seasons/{season}", { path: { group, season }, signal });
export const deleteSeason = (group: string, season: string): Promise<void> =>
  request("DELETE /api/groups/{group}/seasons/{season}", { path: { group, season } });

export const failureText = (error: unknown): string => errorText(error, "ties-failed");
export const peopleAction = (): Action => new Action("ties-failed");

/** Format a date; `at` is in seconds, or an ISO date. */
export const formatDate = (at: number | string): string =>
  new Intl.DateTimeFormat(texts.language, {
    dateStyle: "medium",
    ...(typeof at === "string" && { timeZone: "UTC" }),
  }).format(typeof at === "string" ? new Date(`${at}T00:00:00Z`) : at * 1000);
