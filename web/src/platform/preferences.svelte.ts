/**
 * The preferences of the player: chosen values over the defaults.
 *
 * They are stored on the device at once; `features/account/sync-preferences` synchronises devices. `public/theme.js`
 * applies them to the page, before the first paint and after every change.
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

/** Return stored preferences; empty if they cannot be read. */
function readStored(key: string): Preferences {
  try {
    return JSON.parse(readStorage(key) ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

class PreferenceStore {
  /** The chosen values, without defaults. */
  overrides = $state.raw<Preferences>(readStored(OVERRIDES_KEY));
  current = $derived<Required<Preferences>>({ ...DEFAULTS, ...this.overrides });

  /** The values chosen on this device that have not been sent to the server. */
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

  /** Store and apply values chosen here or on another device, merged with those that another tab has stored. */
  apply(some: Preferences): void {
    this.overrides = { ...this.overrides, ...readStored(OVERRIDES_KEY), ...some };
    writeStorage(OVERRIDES_KEY, JSON.stringify(this.overrides));
    dispatchEvent(new CustomEvent("preferences", { detail: this.overrides }));
  }
}

export const preferences = new PreferenceStore();

/** Return whether motion is reduced, by preference or by the system. */
export const isMotionReduced = (): boolean => "motion" in document.documentElement.dataset;
