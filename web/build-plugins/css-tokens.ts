import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("../src/ui/styles/tokens.css", import.meta.url));

/** The lengths of `tokens.css` by their names; fonts stay variables. */
const lengths = (): Map<string, string> =>
  new Map(
    [...readFileSync(FILE, "utf8").matchAll(/(--[a-z]+(?:-\d+)?): ([\d.]+(?:px|rem));/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

/** Lengths that never change are written out when the client is built: a page loads their values, not their names. */
export function cssTokens(): Plugin {
  return {
    name: "saboteur-tokens",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css$/.test(id)) return null;
      const known = lengths();
      const out = id === FILE ? code.replace(/ *--[a-z]+(?:-\d+)?: [\d.]+(?:px|rem);\n/g, "") : code;
      return out.replace(/var\((--[a-z]+(?:-\d+)?)\)/g, (all, name: string) => known.get(name) ?? all);
    },
  };
}
