import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** Vite's id of the module that loads chunks. */
const LOADER = "\0vite/preload-helper.js";
const OWN_LOADER = fileURLToPath(new URL("../src/platform/chunk-loader.ts", import.meta.url));

/** Matches Vite's call for a chunk that needs no other file: `load(() => import("./part.js"), [], import.meta.url)`. */
const LONE_IMPORT = /\b[\w$]+\(\(\)=>import\((`[^`]+`)\),\[\],import\.meta\.url\)/g;

/** Replaces Vite's chunk loader by a smaller one, or by a plain import if a chunk needs no other file. */
export function chunkLoader(): Plugin {
  return {
    name: "saboteur-loader",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === LOADER ? `export { loadChunk as __vitePreload } from ${JSON.stringify(OWN_LOADER)};` : null),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = chunk.code.replace(LONE_IMPORT, "import($1)");
      },
    },
  };
}
