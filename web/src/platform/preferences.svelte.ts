/**
 * How somebody likes to play: what was chosen, over what everybody begins with.
 *
 * It is kept on the device at once, and `features/account/sync-preferences` brings it to his other devices. What it does to
 * the looks of the page, `public/theme.js` does, before the first paint and after every choice.
 */
import type { Preferences } from "../wire/protocol";
import { recall, remember } from "./storage";

export const FIRST: Readonly<Required<Preferences>> = {
  pace: "normal",
  ask: "touch",
  motion: "system",
  sound: true,
  volume: 60,
  size: "normal",
  contrast: false,
  language: "",
  theme: "system",
  left: false,
  keys: true,
  bot_talk: "shown",
};

const CHOSEN = "preferences";
const UNSENT = "preferences-unsent";

/** What cannot be read is as if nothing had been chosen. */
function kept(key: string): Preferences {
  try {
    return JSON.parse(recall(key) ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

class PreferenceStore {
  /** What was chosen, and nothing else. */
  chosen = $state.raw<Preferences>(kept(CHOSEN));
  now = $derived<Required<Preferences>>({ ...FIRST, ...this.chosen });

  /** What was chosen on this device, and the server does not know yet. */
  get unsent(): Preferences {
    return kept(UNSENT);
  }
  set unsent(some: Preferences) {
    remember(UNSENT, JSON.stringify(some));
  }

  choose(some: Preferences): void {
    this.unsent = { ...this.unsent, ...some };
    this.take(some);
  }

  /** What was chosen here, or on another device. Another tab may have kept something in the meantime. */
  take(some: Preferences): void {
    this.chosen = { ...this.chosen, ...kept(CHOSEN), ...some };
    remember(CHOSEN, JSON.stringify(this.chosen));
    dispatchEvent(new CustomEvent("preferences", { detail: this.chosen }));
  }
}

export const preferences = new PreferenceStore();

/** Whether little or nothing shall move: somebody chose so, or asked the system for it. */
export const calm = (): boolean => "motion" in document.documentElement.dataset;
