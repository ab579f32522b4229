import { relative } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The class of a component's rules: short, for it stands in every rule of the first load; the same on every machine.
    cssHash: ({ hash, filename }) => `s${hash(relative(import.meta.dirname, filename)).slice(0, 4)}`,
  },
};
