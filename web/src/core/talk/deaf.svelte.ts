/** Whom this player does not want to hear, at any table; kept by this browser alone. */
import { recall, remember } from "../browser/storage";

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
