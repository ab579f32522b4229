import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** What Vite calls the module with which it loads the parts of a client that come late. */
const LOADER = "\0vite/preload-helper.js";
const OWN = fileURLToPath(new URL("../src/core/browser/load.ts", import.meta.url));

/** Late parts come by a loader of our own, which is smaller. */
export function loader(): Plugin {
  return {
    name: "saboteur-loader",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === LOADER ? `export { load as __vitePreload } from ${JSON.stringify(OWN)};` : null),
  };
}
