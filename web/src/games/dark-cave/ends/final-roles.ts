/** The roles at the end, when every clan card is revealed. */
import type { LoggedEvent } from "../../../table/state";
import type { SightEvent } from "../../../wire/dark-cave";

export function rolesAtEnd(log: readonly LoggedEvent<SightEvent>[]): readonly string[] {
  const last = log.findLast(({ event }) => event.type === "GameEnded")?.event;
  return last?.type === "GameEnded" ? last.roles : [];
}
