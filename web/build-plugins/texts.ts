import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../src/saboteur/texts/", import.meta.url));
const PREFIX = "virtual:texts/";

/** What of the terminal's texts a browser says too. */
const SHARED = /^(you|event-|move-orient|nuggets|round-|game-won|dwarf-names)/;
const SHARED_OF_MODULES = /^(both|no-cards|team-|door-|event-|declared-|round-greedy)/;

const PARTS: Record<string, [file: string, keep?: RegExp][]> = {
  play: [["names", /^(?!page-)/], ["names-saboteur2", /^box-/], ["refusals"], ["web"], ["terminal", SHARED]],
  modules: [
    ["names-cards", /^(?!decision-)/],
    ["names-chests", /^(?!decision-)/],
    ["names-gold", /^(?!decision-)/],
    ["names-places", /^(?!(decision|move)-)/],
    ["names-saboteur2", /^(?!box-)/],
    ["refusals-cards"],
    ["refusals-chests"],
    ["refusals-gold"],
    ["refusals-places"],
    ["refusals-saboteur2"],
    ["web-modules"],
    ["terminal-modules", SHARED_OF_MODULES],
  ],
  rules: [
    ["rules-base"],
    ["rules-saboteur2"],
    ["rules-championship"],
    ["rules-mini-expansions"],
    ["rules-variants"],
    ["rules-rulings"],
  ],
};

/** Keep the messages whose id passes, drop every comment. */
export function trim(source: string, keep: RegExp = /./): string {
  const kept: string[] = [];
  let on = false;
  for (const line of source.split("\n")) {
    const id = /^(-?[A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (id) on = keep.test(id);
    else if (line.startsWith("#")) on = false;
    if (on && line.trim()) kept.push(line);
  }
  return kept.join("\n");
}

/** `import fluent from "virtual:texts/fr/play"`: the shared Fluent files, as one string. */
export function texts(): Plugin {
  return {
    name: "saboteur-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, part] = id.slice(PREFIX.length + 1).split("/") as [string, string];
      const source = PARTS[part]!.map(([name, keep]) => {
        const file = `${ROOT}${language}/${name}.ftl`;
        this.addWatchFile(file);
        return trim(readFileSync(file, "utf8"), keep);
      });
      return `export default ${JSON.stringify(source.join("\n"))};`;
    },
  };
}
