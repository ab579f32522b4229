import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import type { Plugin } from "vite";

type Row = Record<string, unknown>;

/** Return the rows for `import groups from "….toml?sources"`, with only the fields shown to readers. */
function sourcedGroups(deck: Row): [string, Row[]][] {
  const lists = Object.entries(deck).filter((entry): entry is [string, Row[]] => Array.isArray(entry[1]));
  return lists
    .map(([group, rows]): [string, Row[]] => [
      group,
      rows
        .filter((row) => "confidence" in row)
        .map(({ kind, count, source, confidence, value }) => ({
          kind,
          count,
          source,
          confidence,
          ...(value === undefined ? {} : { value }),
        })),
    ])
    .filter(([, rows]) => rows.length > 0);
}

/** Imports the engine's deck files (`import deck from "….toml"`), without the fields that are only for readers. */
export function decks(): Plugin {
  return {
    name: "saboteur-decks",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0]!;
      if (!file.endsWith(".toml")) return null;
      this.addWatchFile(file);
      const deck = parse(readFileSync(file, "utf8")) as Row;
      if (id.endsWith("?sources")) return `export default ${JSON.stringify(sourcedGroups(deck))};`;
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
