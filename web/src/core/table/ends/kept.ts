/**
 * The maze that a round left, kept by the tab: whoever reloads before he has read how the round ended can still see it.
 *
 * It is what this seat saw, so it is kept only where one person uses the device.
 */
import type { Moment } from "../state";

const keyOf = (code: string): string => `maze:${code}`;

export function keep(code: string, round: number, moment: Moment): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ round, moment }));
  } catch {
    /* storage may be switched off, or full */
  }
}

export function kept(code: string, round: number): Moment | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "null") as { round: number; moment: Moment } | null;
    return found?.round === round ? found.moment : null;
  } catch {
    return null;
  }
}
