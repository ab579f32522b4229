/** What only the pages of gatherings ask for, and say. */
import { boxOf } from "../../art/cards/ruleset";
import { ApiError, request } from "../../net/api";
import { say } from "../../i18n/texts.svelte";
import type {
  Gathering,
  GatheringDoor,
  Gatherings,
  Hall,
  NewGathering,
  NewParticipants,
  Offer,
  Participant,
  SetGathering,
  SetParticipant,
  SignUp,
} from "../../wire/protocol";

/** So often a page looks again. */
export const POLL_MS = 8000;

const ROOT = "/api/gatherings";
export const fetchTournaments = async (): Promise<Gatherings["gatherings"]> =>
  (await request<Gatherings>("GET", ROOT)).gatherings;
export const createTournament = (wish: NewGathering): Promise<Gathering> => request("POST", ROOT, wish);
export const fetchTournament = (id: string): Promise<Gathering> => request("GET", `${ROOT}/${id}`);
export const updateTournament = (id: string, wish: SetGathering): Promise<Gathering> =>
  request("PUT", `${ROOT}/${id}`, wish);
export const deleteTournament = (id: string): Promise<void> => request("DELETE", `${ROOT}/${id}`);
export const rotateLink = (id: string): Promise<Gathering> => request("POST", `${ROOT}/${id}/link`);
export const fetchInvite = (link: string): Promise<GatheringDoor> => request("GET", `${ROOT}/links/${link}`);
export const signUp = (link: string, wish: SignUp): Promise<Gathering> =>
  request("POST", `${ROOT}/links/${link}`, wish);
export const addParticipants = (id: string, wish: NewParticipants): Promise<Gathering> =>
  request("POST", `${ROOT}/${id}/participants`, wish);
export const updateParticipant = (id: string, number: number, wish: SetParticipant): Promise<Gathering> =>
  request("PUT", `${ROOT}/${id}/participants/${number}`, wish);
export const drawRound = (id: string): Promise<Gathering> => request("POST", `${ROOT}/${id}/heats`);
export const openRound = (id: string, heat: number): Promise<Gathering> =>
  request("PUT", `${ROOT}/${id}/heats/${heat}`);
export const replayTable = (id: string, heat: number, table: number): Promise<Gathering> =>
  request("POST", `${ROOT}/${id}/heats/${heat}/tables/${table}`);
export const abandonTable = (id: string, heat: number, table: number): Promise<Gathering> =>
  request("DELETE", `${ROOT}/${id}/heats/${heat}/tables/${table}`);
export const fetchDisplay = (key: string): Promise<Hall> => request("GET", `${ROOT}/halls/${key}`);

/** Why something failed, in words. */
export const failureText = (error: unknown): string =>
  say("gathering-failed", { code: error instanceof ApiError ? error.code : "unknown" });

/** Whether there is nothing behind an address for whoever asked, be it that he has no name yet. */
export const isNotAvailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 404, 410].includes(error.status);

/** What is played, by the names on the box. */
export function offerName({ ruleset }: Offer): string {
  const modules = ruleset.split("+").slice(1);
  return [say(`box-${boxOf(ruleset)}`), ...modules.map((id) => say(`module-${id}`))].join(" + ");
}

export const participantName = (people: readonly Participant[], number: number): string =>
  people.find((each) => each.number === number)?.name ?? `#${number}`;
