/** The theme: dark, light, or that of the system. */
import { preferences } from "./preferences.svelte";

export const THEMES = ["system", "dark", "light"] as const;
type Theme = (typeof THEMES)[number];

const systemLight = matchMedia("(prefers-color-scheme: light)");

class ThemeSetting {
  private light = $state(systemLight.matches);

  constructor() {
    systemLight.addEventListener("change", () => (this.light = systemLight.matches));
  }

  get preference(): Theme {
    return preferences.current.theme;
  }

  /** The theme in effect. */
  get resolved(): "dark" | "light" {
    return this.preference === "light" || (this.preference === "system" && this.light) ? "light" : "dark";
  }

  cycle(): void {
    preferences.set({ theme: THEMES[(THEMES.indexOf(this.preference) + 1) % THEMES.length]! });
  }
}

export const theme = new ThemeSetting();
