/** Whom this player does not want to hear, at any table; kept by this browser alone. */
import { preferences } from "../../platform/preferences.svelte";
import { recall, remember } from "../../platform/storage";

const KEY = "unheard";

class Deaf {
  private guests = $state.raw<readonly string[]>((recall(KEY) ?? "").split(" ").filter(Boolean));

  has(guest: string | null | undefined): boolean {
    return !!guest && this.guests.includes(guest);
  }

  /** Stop hearing somebody, or hear him again. */
  turn(guest: string): void {
    this.guests = this.has(guest) ? this.guests.filter((each) => each !== guest) : [...this.guests, guest];
    remember(KEY, this.guests.join(" "));
  }
}

export const deaf = new Deaf();

/** Whether this player wants to hear a line: under Talk, or at the table itself. A bot is no guest. */
export function hears({ guest }: { guest: string }, where: "list" | "table"): boolean {
  const { bot_talk: bots } = preferences.now;
  return guest ? !deaf.has(guest) : bots === "shown" || (bots === "quiet" && where === "list");
}
