/** What a table of The Dark Cave loads on demand: the event traits, the sounds and the reference of the box. */
import type { BoxReference } from "../../art/cards/box-reference";
import { eventSounds as soundsOf } from "../../table/recent/event-sounds";
import type { Sound } from "../../platform/synthesizer";
import type { LoggedEvent } from "../../table/state";
import { EVENT_TRAITS } from "./dark-cave-event-traits";

export const eventTraits = EVENT_TRAITS;
export const eventSounds = (news: readonly LoggedEvent[]): Sound[] => soundsOf(news, EVENT_TRAITS);

export async function loadBoxReference(): Promise<BoxReference> {
  const { BOX_REFERENCES } = await import("./dark-cave-reference");
  return BOX_REFERENCES["dark-cave"];
}
