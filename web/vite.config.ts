import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { decks } from "./build-plugins/decks.ts";
import { texts } from "./build-plugins/texts.ts";

/** One file for every page, one for every table: smaller than many. What few need, or late, comes by itself. */
const GROUPS = [
  { name: "core", test: /node_modules|\/src\/core\/(?!draw\/|table\/)/ },
  { name: "table", test: /\/src\/core\/table\/(?!GameEnd|Phases|Replay)/ },
];

/** Texts, and what belongs to one family, go into folders of their own: so one sees what a game loads. */
function place(modules: readonly string[], name: string): string {
  if (modules.some((id) => id.includes("virtual:texts/"))) return `assets/texts/${name}`;
  const families = modules.map((id) => /\/families\/([^/]+)\/(?!family\.ts)/.exec(`/${id}`)?.[1]);
  const family = families.find((found) => found !== undefined);
  return family ? `assets/${family}/${name}` : `assets/${name}`;
}

// `--mode fixture` swaps the socket for recorded frames; no product build ever does.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), decks(), texts()],
  define: { __FIXTURE__: JSON.stringify(mode === "fixture") },
  build: {
    outDir: "../src/saboteur/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: (chunk) => place(chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds, "[name]-[hash].js"),
        assetFileNames: (asset) => place(asset.originalFileNames, "[name]-[hash][extname]"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
}));
