import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { decks } from "./build-plugins/decks.ts";
import { loader } from "./build-plugins/loader.ts";
import { offline } from "./build-plugins/offline.ts";
import { runtime, runtimeFiles } from "./build-plugins/runtime.ts";
import { texts } from "./build-plugins/texts.ts";
import { tokens } from "./build-plugins/tokens.ts";

/** One file for every page, one for every table: smaller than many. What few need, or late, comes by itself. */
const GROUPS = [
  { name: "core", test: /node_modules|\/src\/core\/local\/here|\/src\/families\/(classic\/)?(family|registry)\.ts|\/src\/core\/(browser|cards|connection|elements|texts)\/(?!sounds|effects|numbers|pay|FactTable|CardText|CardRow|Sheet|Row|Status|back)/ },
  { name: "table", test: /\/src\/core\/(table\/(?!Help|about|Phases|Tip|moves\/(Why|CardChoice)|board\/(EdgeButton|Overview|Beyond|Markers|Rim|Rubble)|ends\/|explain\/(?!wake)|replay\/|seats\/(Look|Reveal|SecretCard)|told\/(?!places))|talk\/goals)/ },
  { name: "local", test: /\/src\/core\/local\/(house|line|local|open|start)\b/ },
  // Whoever asks for one of these asks for the other.
  { name: "cards", test: /\/src\/families\/classic\/(cards\/cards|rulesets)\.ts/ },
  { name: "classic", test: /\/src\/families\/classic\/(Table|model|attempts|declared|extras|reach|decisions\/|words\/|table\/(?!Before|Reveal))/ },
];

/** Every name of a part is told in a first load, so it is short. */
const NAMED = "assets/[name]-[hash:7].js";

// `--mode fixture` swaps the socket for recorded frames; no product build ever does.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), decks(), texts(), tokens(), loader(), ...(mode === "fixture" ? [] : [runtimeFiles(), offline()])],
  worker: { format: "es", plugins: () => [runtime(mode !== "fixture")], rolldownOptions: { checks: { bundlerTimings: false } } },
  define: { __FIXTURE__: JSON.stringify(mode === "fixture") },
  // Below any path: see src/core/browser/address.ts.
  base: "./",
  build: {
    outDir: "../src/saboteur/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS }, entryFileNames: NAMED, chunkFileNames: NAMED, assetFileNames: NAMED.replace("js", "[ext]") },
      checks: { bundlerTimings: false },
    },
  },
  // Style sheets are read by a test; the styles of components are not. A busy machine is slow, not wrong.
  test: { pool: "threads", setupFiles: ["tests/setup.ts"], css: { include: [/^[^?]*\.css/] }, testTimeout: 60_000, hookTimeout: 60_000 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
}));
