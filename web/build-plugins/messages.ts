import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { isLazy, NAMESPACES, type Namespace, type SourceRow } from "./message-namespaces.ts";

const ROOT = fileURLToPath(new URL("../../src/saboteur/texts/", import.meta.url));
const INDEX = "virtual:texts";
const LAZY_INDEX = "virtual:later-texts";
const PREFIX = `${INDEX}/`;
/** The languages of the client: those that have texts. */
export const LANGUAGES = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name)
  .sort();

/** Keep the messages whose id matches, and drop all comments. */
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

/** Return the files that a row of a namespace names. */
function filesOf(language: string, [name]: SourceRow): string[] {
  if (!name.endsWith("*")) return [`${ROOT}${language}/${name}.ftl`];
  const start = name.slice(0, -1);
  return readdirSync(`${ROOT}${language}`)
    .filter((file) => file.startsWith(start) && file.endsWith(".ftl"))
    .sort()
    .map((file) => `${ROOT}${language}/${file}`);
}

/** Return a module with the loaders of namespaces: `SOURCES[part][language]()`. */
function indexModule(later: boolean): string {
  const rows = Object.keys(NAMESPACES)
    .filter((part) => isLazy(part) === later)
    .map((part) => {
      const languages = LANGUAGES.map(
        (language) => `${JSON.stringify(language)}: () => import("${PREFIX}${language}/${part}")`,
      );
      return `${JSON.stringify(part)}: { ${languages.join(", ")} }`;
    });
  const languages = later ? "" : `export const LANGUAGES = ${JSON.stringify(LANGUAGES)};`;
  return `${languages}export const SOURCES = { ${rows.join(", ")} };`;
}

/** Provides `import fluent from "virtual:texts/fr/play"`: the shared Fluent files of a namespace as one string. */
export function messages(): Plugin {
  return {
    name: "saboteur-texts",
    resolveId: (id) => (id === INDEX || id === LAZY_INDEX || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(false);
      if (id === `\0${LAZY_INDEX}`) return indexModule(true);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, part] = id.slice(PREFIX.length + 1).split("/") as [string, Namespace];
      const source = (NAMESPACES[part] as readonly SourceRow[]).flatMap((row) =>
        filesOf(language, row).map((file) => {
          this.addWatchFile(file);
          return trim(readFileSync(file, "utf8"), row[1]);
        }),
      );
      return `export default ${JSON.stringify(source.join("\n"))};`;
    },
  };
}
