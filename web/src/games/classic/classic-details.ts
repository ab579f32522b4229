/** What a table of the classic games loads on demand: the event traits, the sounds and the reference of the box. */
import type { BoxReference } from "../../art/cards/box-reference";
import { boxOf } from "../../art/cards/ruleset";
import { eventSounds as soundsOf } from "../../table/recent/event-sounds";
import type { Sound } from "../../platform/synthesizer";
import type { LoggedEvent } from "../../table/state";
import { EVENT_TRAITS } from "./classic-event-traits";

export const eventTraits = EVENT_TRAITS;
export const eventSounds = (news: readonly LoggedEvent[]): Sound[] => soundsOf(news, EVENT_TRAITS);

export async function loadBoxReference(ruleset: string): Promise<BoxReference> {
  const { BOX_REFERENCES } = await import("./classic-reference");
  return BOX_REFERENCES[boxOf(ruleset) as keyof typeof BOX_REFERENCES];
}
