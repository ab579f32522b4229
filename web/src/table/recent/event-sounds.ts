/** The sounds of a game by event; loaded only if sound is on. */
import type { Sound } from "../../platform/synthesizer";
import type { EventTraitsTable } from "../event-traits";
import type { LoggedEvent } from "../state";

/** Return the sounds of a frame's events, each once. */
export function eventSounds(news: readonly LoggedEvent[], traits: EventTraitsTable): Sound[] {
  const heard = news.flatMap(({ event }): readonly Sound[] => {
    const { sound, sounds } = traits[event.type] ?? {};
    return sounds?.(event) ?? (sound ? [sound] : []);
  });
  return [...new Set(heard)];
}
