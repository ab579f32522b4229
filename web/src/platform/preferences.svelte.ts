/**
 * How somebody likes to play: what was chosen, over what everybody begins with.
 *
 * It is kept on the device at once, and `features/account/sync-preferences` brings it to his other devices. What it does to
 * the looks of the page, `public/theme.js` does, before the first paint and after every choice.
 */
import type { Preferences } from "../wire/protocol";
import { readStorage, writeStorage } from "./storage";

export const DEFAULTS: Readonly<Required<Preferences>> = {
  pace: "normal",
  confirm: "touch",
  motion: "system",
  sound: true,
  volume: 60,
  text_size: "normal",
  high_contrast: false,
  language: "",
  theme: "system",
  left_handed: false,
  shortcuts: true,
  bot_chat: "shown",
};

const OVERRIDES_KEY = "preferences";
const UNSENT_KEY = "preferences-unsent";

/** What cannot be read is as if nothing had been chosen. */
function readStored(key: string): Preferences {
  try {
    return JSON.parse(readStorage(key) ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

class PreferenceStore {
  /** What was chosen, and nothing else. */
  overrides = $state.raw<Preferences>(readStored(OVERRIDES_KEY));
  current = $derived<Required<Preferences>>({ ...DEFAULTS, ...this.overrides });

  /** What was chosen on this device, and the server does not know yet. */
  get unsent(): Preferences {
    return readStored(UNSENT_KEY);
  }
  set unsent(some: Preferences) {
    writeStorage(UNSENT_KEY, JSON.stringify(some));
  }

  set(some: Preferences): void {
    this.unsent = { ...this.unsent, ...some };
    this.apply(some);
  }

  /** What was chosen here, or on another device. Another tab may have kept something in the meantime. */
  apply(some: Preferences): void {
    this.overrides = { ...this.overrides, ...readStored(OVERRIDES_KEY), ...some };
    writeStorage(OVERRIDES_KEY, JSON.stringify(this.overrides));
    dispatchEvent(new CustomEvent("preferences", { detail: this.overrides }));
  }
}

export const preferences = new PreferenceStore();

/** Whether little or nothing shall move: somebody chose so, or asked the system for it. */
export const isMotionReduced = (): boolean => "motion" in document.documentElement.dataset;
