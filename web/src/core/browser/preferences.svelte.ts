/** How somebody likes to play: what was chosen on this device, over what everybody begins with. */
import type { Preferences } from "../../lib/protocol";
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
};

/** What cannot be read is as if nothing had been chosen. */
function kept(): Preferences {
  try {
    return JSON.parse(recall("preferences") ?? "{}") as Preferences;
  } catch {
    return {};
  }
}

class PreferenceStore {
  /** What was chosen, and nothing else. */
  chosen = $state.raw<Preferences>(kept());
  now = $derived<Required<Preferences>>({ ...FIRST, ...this.chosen });

  choose(some: Preferences): void {
    this.chosen = { ...this.chosen, ...some };
    remember("preferences", JSON.stringify(this.chosen));
  }
}

export const preferences = new PreferenceStore();
