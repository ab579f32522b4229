/** Dark, light, or what the system wishes. `public/theme.js` does the same before the first paint. */
import { recall, remember } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const system = matchMedia("(prefers-color-scheme: light)");

function stored(): Theme {
  const wish = recall("theme");
  return wish === "dark" || wish === "light" ? wish : "system";
}

class ThemeChoice {
  wish = $state<Theme>(stored());
  /** What the wish comes to. */
  now = $state<"dark" | "light">("dark");

  constructor() {
    system.addEventListener("change", () => this.apply());
    this.apply();
  }

  next(): void {
    this.wish = THEMES[(THEMES.indexOf(this.wish) + 1) % THEMES.length]!;
    remember("theme", this.wish);
    this.apply();
  }

  private apply(): void {
    const light = this.wish === "light" || (this.wish === "system" && system.matches);
    this.now = light ? "light" : "dark";
    document.documentElement.dataset.theme = this.now;
  }
}

export const theme = new ThemeChoice();
