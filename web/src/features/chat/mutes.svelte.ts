/** Whom this player does not want to hear, at any table; kept by this browser alone. */
import { preferences } from "../../platform/preferences.svelte";
import { readStorage, writeStorage } from "../../platform/storage";

const STORAGE_KEY = "unheard";

class MuteList {
  private guests = $state.raw<readonly string[]>((readStorage(STORAGE_KEY) ?? "").split(" ").filter(Boolean));

  has(guest: string | null | undefined): boolean {
    return !!guest && this.guests.includes(guest);
  }

  /** Stop hearing somebody, or hear him again. */
  toggle(guest: string): void {
    this.guests = this.has(guest) ? this.guests.filter((each) => each !== guest) : [...this.guests, guest];
    writeStorage(STORAGE_KEY, this.guests.join(" "));
  }
}

export const mutes = new MuteList();

/** Whether this player wants to hear a line: under Talk, or at the table itself. A bot is no guest. */
export function isAudible({ guest }: { guest: string }, where: "list" | "table"): boolean {
  const { bot_chat: bots } = preferences.current;
  return guest ? !mutes.has(guest) : bots === "shown" || (bots === "quiet" && where === "list");
}
