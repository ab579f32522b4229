/** What only the pages of gatherings ask for, and say. */
import { boxOf } from "../../art/cards/ruleset";
import { ApiError, ask } from "../../net/api";
import { say } from "../../i18n/texts.svelte";
import type { Gathering, GatheringDoor, Gatherings, Hall, NewGathering, NewParticipants, Offer, Participant, SetGathering, SetParticipant, SignUp } from "../../wire/protocol";

/** So often a page looks again. */
export const LOOK_MS = 8000;

const ROOT = "/api/gatherings";
export const gatherings = async (): Promise<Gatherings["gatherings"]> => (await ask<Gatherings>("GET", ROOT)).gatherings;
export const setUp = (wish: NewGathering): Promise<Gathering> => ask("POST", ROOT, wish);
export const gathering = (id: string): Promise<Gathering> => ask("GET", `${ROOT}/${id}`);
export const settle = (id: string, wish: SetGathering): Promise<Gathering> => ask("PUT", `${ROOT}/${id}`, wish);
export const dissolve = (id: string): Promise<void> => ask("DELETE", `${ROOT}/${id}`);
export const rotate = (id: string): Promise<Gathering> => ask("POST", `${ROOT}/${id}/link`);
export const door = (link: string): Promise<GatheringDoor> => ask("GET", `${ROOT}/links/${link}`);
export const signUp = (link: string, wish: SignUp): Promise<Gathering> => ask("POST", `${ROOT}/links/${link}`, wish);
export const enter = (id: string, wish: NewParticipants): Promise<Gathering> => ask("POST", `${ROOT}/${id}/participants`, wish);
export const change = (id: string, number: number, wish: SetParticipant): Promise<Gathering> => ask("PUT", `${ROOT}/${id}/participants/${number}`, wish);
export const draw = (id: string): Promise<Gathering> => ask("POST", `${ROOT}/${id}/heats`);
export const openHeat = (id: string, heat: number): Promise<Gathering> => ask("PUT", `${ROOT}/${id}/heats/${heat}`);
export const again = (id: string, heat: number, table: number): Promise<Gathering> => ask("POST", `${ROOT}/${id}/heats/${heat}/tables/${table}`);
export const giveUp = (id: string, heat: number, table: number): Promise<Gathering> => ask("DELETE", `${ROOT}/${id}/heats/${heat}/tables/${table}`);
export const hall = (key: string): Promise<Hall> => ask("GET", `${ROOT}/halls/${key}`);

/** Why something failed, in words. */
export const why = (error: unknown): string => say("gathering-failed", { code: error instanceof ApiError ? error.code : "unknown" });

/** Whether there is nothing behind an address for whoever asked, be it that he has no name yet. */
export const isAstray = (error: unknown): error is ApiError => error instanceof ApiError && [401, 404, 410].includes(error.status);

/** What is played, by the names on the box. */
export function offerName({ ruleset }: Offer): string {
  const modules = ruleset.split("+").slice(1);
  return [say(`box-${boxOf(ruleset)}`), ...modules.map((id) => say(`module-${id}`))].join(" + ");
}

export const nameOf = (people: readonly Participant[], number: number): string => people.find((each) => each.number === number)?.name ?? `#${number}`;
