/** The names of all events of all families: what is listed by event cannot miss a name that the server changes. */
import type { SightEvent as ClassicEvent } from "../wire/classic";
import type { SightEvent as DarkCaveEvent } from "../wire/dark-cave";
import type { SightEvent as DuelEvent } from "../wire/duel";
import type { SightEvent as LostMinesEvent } from "../wire/lost-mines";

export type EventType = (ClassicEvent | DarkCaveEvent | DuelEvent | LostMinesEvent)["type"];

/** A value for some of the events; any string may be looked up. */
export const byEvent = <Value>(
  values: Partial<Record<EventType, Value>>,
): Readonly<Record<string, Value | undefined>> => values;
