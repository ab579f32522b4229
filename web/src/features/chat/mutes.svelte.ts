/** The guests whose messages this browser hides, at all tables; this list is stored in the browser only. */
import { preferences } from "../../platform/preferences.svelte";
import { readStorage, writeStorage } from "../../platform/storage";

const STORAGE_KEY = "unheard";

class MuteList {
  private guests = $state.raw<readonly string[]>((readStorage(STORAGE_KEY) ?? "").split(" ").filter(Boolean));

  has(guest: string | null | undefined): boolean {
    return !!guest && this.guests.includes(guest);
  }

  /** Mute or unmute a guest. */
  toggle(guest: string): void {
    this.guests = this.has(guest) ? this.guests.filter((each) => each !== guest) : [...this.guests, guest];
    writeStorage(STORAGE_KEY, this.guests.join(" "));
  }
}

export const mutes = new MuteList();

/** Return whether to show a message in the chat list or at the table. Messages of bots have no guest id. */
export function isAudible({ guest }: { guest: string }, where: "list" | "table"): boolean {
  const { bot_chat: bots } = preferences.current;
  return guest ? !mutes.has(guest) : bots === "shown" || (bots === "quiet" && where === "list");
}
