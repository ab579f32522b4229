import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** What Vite calls the module with which it loads the parts of a client that come late. */
const LOADER = "\0vite/preload-helper.js";
const OWN_LOADER = fileURLToPath(new URL("../src/platform/chunk-loader.ts", import.meta.url));

/** `load(() => import("./part.js"), [], import.meta.url)`: what Vite writes for a part that needs no other file. */
const LONE_IMPORT = /\b[\w$]+\(\(\)=>import\((`[^`]+`)\),\[\],import\.meta\.url\)/g;

/** Chunks are loaded by a smaller loader than Vite's, or by a plain import if they need no other file. */
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
