import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { MEDIA } from "../src/platform/media.ts";

const FILE = fileURLToPath(new URL("../src/ui/styles/tokens.css", import.meta.url));
const DECLARATION = /^ *(--[\w-]+): ([^;"]+);\n/gm;

/** Return the values of `tokens.css` by name; fonts stay variables. */
const readTokens = (): Map<string, string> =>
  new Map([...readFileSync(FILE, "utf8").matchAll(DECLARATION)].map(([, name, value]) => [name!, value!]));

/**
 * Return an error if a token is used in a script or in markup, or overridden by a rule: that has no effect, since
 * values are inlined.
 */
function findMisuse(code: string, id: string, tokens: ReadonlyMap<string, string>): string | undefined {
  const isStyle = id.endsWith(".css");
  const text = isStyle ? code : code.replace(/<style>.*<\/style>/s, "");
  const names = text.matchAll(isStyle ? /(?<![\w-])(--[\w-]+) *:/g : /(--[a-z][\w-]*)/g);
  return [...names].map(([, name]) => name!).find((name) => tokens.has(name));
}

/** Inlines the tokens and the named media conditions, so that pages load values instead of names. */
export function cssTokens(): Plugin {
  return {
    name: "saboteur-tokens",
    enforce: "pre",
    transform(code, id) {
      const isStyle = /\.css$/.test(id);
      if (!isStyle && !id.endsWith(".svelte")) return null;
      const tokens = readTokens();
      const source = id === FILE ? code.replace(DECLARATION, "") : code;
      const misused = findMisuse(source, id, tokens);
      if (misused) this.error(`${id}: ${misused} is a token; only rules may use it, and nothing may override it`);
      if (!isStyle) return null;
      return source
        .replace(/var\((--[\w-]+)\)/g, (all, name: string) => tokens.get(name) ?? all)
        .replace(/@media[^{]+/g, (query) =>
          query
            .replace(/\(--(\w+)\)/g, (all, name: string) => MEDIA[name as keyof typeof MEDIA] ?? all)
            // Simplify the negations that the minifier leaves after reversing a condition.
            .replace(/\(not \((\w+) <= (\w+)\)\)/g, "($1 > $2)")
            .replace(/\(not \((\w+) >= (\w+)\)\)/g, "($1 < $2)")
            .replace(/\(not \((\w+) < (\w+)\)\)/g, "($1 >= $2)"),
        );
    },
  };
}
