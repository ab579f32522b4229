import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import type { Plugin } from "vite";

type Row = Record<string, unknown>;

/** `import deck from "….toml"`: the engine's own deck file, without what only a reader needs. */
export function decks(): Plugin {
  return {
    name: "saboteur-decks",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0]!;
      if (!file.endsWith(".toml")) return null;
      this.addWatchFile(file);
      const deck = parse(readFileSync(file, "utf8")) as Row;
      for (const part of Object.values(deck)) {
        if (Array.isArray(part)) {
          for (const row of part as Row[]) {
            delete row["source"];
            delete row["confidence"];
          }
        }
      }
      return `export default ${JSON.stringify(deck)};`;
    },
  };
}
