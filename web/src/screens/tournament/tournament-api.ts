/** Requests and texts of the tournament pages. */
import { boxOf } from "../../art/cards/ruleset";
import { errorText } from "../../net/action.svelte";
import { ApiError, request } from "../../net/api";
import { say } from "../../i18n/texts.svelte";
import type {
  Tournament,
  TournamentPreview,
  Tournaments,
  TournamentDisplay,
  NewTournament,
  NewParticipants,
  GameChoice,
  Participant,
  UpdateTournament,
  UpdateParticipant,
  SignUp,
} from "../../wire/protocol";

/** The interval of reloads. */
export const POLL_MS = 8000;

const ROOT = "/api/tournaments";
export const fetchTournaments = async (): Promise<Tournaments["tournaments"]> =>
  (await request<Tournaments>("GET", ROOT)).tournaments;
export const createTournament = (wish: NewTournament): Promise<Tournament> => request("POST", ROOT, wish);
export const fetchTournament = (id: string): Promise<Tournament> => request("GET", `${ROOT}/${id}`);
export const updateTournament = (id: string, wish: UpdateTournament): Promise<Tournament> =>
  request("PUT", `${ROOT}/${id}`, wish);
export const deleteTournament = (id: string): Promise<void> => request("DELETE", `${ROOT}/${id}`);
export const rotateLink = (id: string): Promise<Tournament> => request("POST", `${ROOT}/${id}/link`);
export const fetchInvite = (link: string): Promise<TournamentPreview> => request("GET", `${ROOT}/links/${link}`);
export const signUp = (link: string, wish: SignUp): Promise<Tournament> =>
  request("POST", `${ROOT}/links/${link}`, wish);
export const addParticipants = (id: string, wish: NewParticipants): Promise<Tournament> =>
  request("POST", `${ROOT}/${id}/participants`, wish);
export const updateParticipant = (id: string, number: number, wish: UpdateParticipant): Promise<Tournament> =>
  request("PUT", `${ROOT}/${id}/participants/${number}`, wish);
export const drawRound = (id: string): Promise<Tournament> => request("POST", `${ROOT}/${id}/rounds`);
export const openRound = (id: string, heat: number): Promise<Tournament> =>
  request("PUT", `${ROOT}/${id}/rounds/${heat}`);
export const replayTable = (id: string, heat: number, table: number): Promise<Tournament> =>
  request("POST", `${ROOT}/${id}/rounds/${heat}/tables/${table}`);
export const abandonTable = (id: string, heat: number, table: number): Promise<Tournament> =>
  request("DELETE", `${ROOT}/${id}/rounds/${heat}/tables/${table}`);
export const fetchDisplay = (key: string): Promise<TournamentDisplay> => request("GET", `${ROOT}/displays/${key}`);

/** Change the displayed tournament, one change at a time; returns whether it succeeded. */
export type ChangeTournament = (work: () => Promise<Tournament>) => Promise<boolean>;

/** Return the text of an error. */
export const failureText = (error: unknown): string => errorText(error, "gathering-failed");

/** Return whether an error means that the tournament does not exist or is not open to the guest. */
export const isNotAvailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 404, 410].includes(error.status);

/** Return the name of a game. */
export function offerName({ ruleset }: GameChoice): string {
  const modules = ruleset.split("+").slice(1);
  return [say(`box-${boxOf(ruleset)}`), ...modules.map((id) => say(`module-${id}`))].join(" + ");
}

export const participantName = (people: readonly Participant[], number: number): string =>
  people.find((each) => each.number === number)?.name ?? `#${number}`;
