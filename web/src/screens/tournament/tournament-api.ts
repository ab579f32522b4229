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

/** The time in ms between two reloads of a tournament page. */
export const POLL_MS = 8000;

export const fetchTournaments = async (): Promise<Tournaments["tournaments"]> =>
  (await request("GET /api/tournaments")).tournaments;
export const createTournament = (body: NewTournament): Promise<Tournament> =>
  request("POST /api/tournaments", { body });
export const fetchTournament = (tournament_id: string): Promise<Tournament> =>
  request("GET /api/tournaments/{tournament_id}", { path: { tournament_id } });
export const updateTournament = (tournament_id: string, body: UpdateTournament): Promise<Tournament> =>
  request("PUT /api/tournaments/{tournament_id}", { path: { tournament_id }, body });
export const deleteTournament = (tournament_id: string): Promise<void> =>
  request("DELETE /api/tournaments/{tournament_id}", { path: { tournament_id } });
export const rotateLink = (tournament_id: string): Promise<Tournament> =>
  request("POST /api/tournaments/{tournament_id}/link", { path: { tournament_id } });
export const fetchInvite = (link: string): Promise<TournamentPreview> =>
  request("GET /api/tournaments/links/{link}", { path: { link } });
export const signUp = (link: string, body: SignUp): Promise<Tournament> =>
  request("POST /api/tournaments/links/{link}", { path: { link }, body });
export const addParticipants = (tournament_id: string, body: NewParticipants): Promise<Tournament> =>
  request("POST /api/tournaments/{tournament_id}/participants", { path: { tournament_id }, body });
export const updateParticipant = (
  tournament_id: string,
  participant_number: number,
  body: UpdateParticipant,
): Promise<Tournament> =>
  request("PUT /api/tournaments/{tournament_id}/participants/{participant_number}", {
    path: { tournament_id, participant_number },
    body,
  });
export const drawRound = (tournament_id: string): Promise<Tournament> =>
  request("POST /api/tournaments/{tournament_id}/rounds", { path: { tournament_id } });
export const openRound = (tournament_id: string, round_number: number): Promise<Tournament> =>
  request("PUT /api/tournaments/{tournament_id}/rounds/{round_number}", { path: { tournament_id, round_number } });
export const replayTable = (tournament_id: string, round_number: number, table_number: number): Promise<Tournament> =>
  request("POST /api/tournaments/{tournament_id}/rounds/{round_number}/tables/{table_number}", {
    path: { tournament_id, round_number, table_number },
  });
export const abandonTable = (tournament_id: string, round_number: number, table_number: number): Promise<Tournament> =>
  request("DELETE /api/tournaments/{tournament_id}/rounds/{round_number}/tables/{table_number}", {
    path: { tournament_id, round_number, table_number },
  });
export const fetchDisplay = (display_token: string): Promise<TournamentDisplay> =>
  request("GET /api/tournaments/displays/{display_token}", { path: { display_token } });

/** Change the displayed tournament, one change at a time; returns whether it succeeded. */
export type ChangeTournament = (work: () => Promise<Tournament>) => Promise<boolean>;

export const failureText = (error: unknown): string => errorText(error, "gathering-failed");

/** Return whether an error means that the tournament does not exist or is not open to the guest. */
export const isNotAvailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 404, 410].includes(error.status);

/** Return the name of an offered game: its box and its modules. */
export function offerName({ ruleset }: GameChoice): string {
  const modules = ruleset.split("+").slice(1);
  return [say(`box-${boxOf(ruleset)}`), ...modules.map((id) => say(`module-${id}`))].join(" + ");
}

export const participantName = (people: readonly Participant[], number: number): string =>
  people.find((each) => each.number === number)?.name ?? `#${number}`;
