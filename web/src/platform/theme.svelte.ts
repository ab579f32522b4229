/** Dark, light, or what the system wishes. */
import { preferences } from "./preferences.svelte";

export const THEMES = ["system", "dark", "light"] as const;
type Theme = (typeof THEMES)[number];

const system = matchMedia("(prefers-color-scheme: light)");

class ThemeChoice {
  private light = $state(system.matches);

  constructor() {
    system.addEventListener("change", () => (this.light = system.matches));
  }

  get wish(): Theme {
    return preferences.now.theme;
  }

  /** What the wish comes to. */
  get now(): "dark" | "light" {
    return this.wish === "light" || (this.wish === "system" && this.light) ? "light" : "dark";
  }

  next(): void {
    preferences.choose({ theme: THEMES[(THEMES.indexOf(this.wish) + 1) % THEMES.length]! });
  }
}

export const theme = new ThemeChoice();
