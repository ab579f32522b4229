import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { brotliFiles } from "./build-plugins/brotli.ts";
import { BUILD_TARGET } from "./build-plugins/browsers.ts";
import { decks } from "./build-plugins/decks.ts";
import { chunkLoader } from "./build-plugins/chunk-loader.ts";
import { routePreloads } from "./build-plugins/route-preloads.ts";
import { serviceWorker } from "./build-plugins/service-worker.ts";
import { pythonRuntime, pythonRuntimeFiles } from "./build-plugins/python-runtime.ts";
import { messages } from "./build-plugins/messages.ts";
import { cssTokens } from "./build-plugins/css-tokens.ts";

/** One file for every page, one for every table: smaller than many. What few need, or late, comes by itself. */
const GROUPS = [
  {
    name: "core",
    test: /node_modules|\/src\/(platform\/(?!synthesizer|clipboard)|i18n\/|art\/cards\/(deck|ruleset)(?!-numbers)|ui\/(SymbolArt|CaveFrame|Glyph|Icon|Logo|Portrait)|net\/(?!resource)|table\/(session|moves\/(pending|in-flight))|features\/account\/SettingsButtons|games\/(registry|game-family|classic\/classic-family))/,
  },
  {
    name: "table",
    test: /\/src\/((play|table)\/(?!TableOverlays|help\/|ends\/|replay\/|recent\/|explain\/(?!lazy)|moves\/(RefusalDetails|CardChoice|MoveActions|TurnPhases)|board\/(EdgeButton|Minimap|MovePreview|OffscreenHints|Markers|Rulers|Rubble)|seats\/(Lookers|MoreSeats|RevealedCards|SecretCard|SecretReveal)))/,
  },
  // What the home page needs, and other pages that list boxes and tables.
  {
    name: "pages",
    test: /\/src\/(screens\/(home\/(BoxCard|HeroPicture|JoinForm|ModuleIcons|TableList|listed-tables|online-server|quick-play)|setup\/(catalogue|CardPreviewRow|seat-range)|create-table|screens-api|pages\/page-links)|features\/offline\/(documents|stored-data|server-or-local)|games\/(boxes|classic\/module-icons)\.ts|wire\/catalogue)/,
  },
  {
    name: "background",
    test: /\/src\/(after-load|features\/(pwa\/(register|pwa-state)|account\/sync-preferences)|platform\/synthesizer)/,
  },
  // What a first turn needs: the own card, a picked card, and what others did.
  { name: "reveal", test: /\/src\/(table\/seats\/SecretReveal|games\/classic\/table\/ClassicSecretReveal)/ },
  {
    name: "pick",
    test: /\/src\/(table\/(moves\/MoveActions|explain\/(position|Explanation|explainer|shown-cards))|ui\/CardText|art\/cards\/card-effects)|effects\.toml/,
  },
  {
    name: "follow",
    test: /\/src\/(table\/(recent\/(line-queue|LatestMove|recent-moves)|seats\/Lookers)|features\/chat\/(GoalClaims|mutes|chat-text)|ui\/Sentence)/,
  },
  { name: "local", test: /\/src\/features\/offline\/(local-|create-local|startup)/ },
  // Whoever asks for one of these asks for the other.
  { name: "cards", test: /\/src\/games\/classic\/(cards\/classic-cards|ruleset-facts)\.ts/ },
  {
    name: "classic",
    test: /\/src\/games\/classic\/(ClassicGame|classic-(view-model|attempted-moves|reach)|declared-card|module-components|decisions\/|text\/|table\/(?!ClassicSeatBadges|ClassicSecretReveal))/,
  },
];

const NAMED = new Set(["index", ...GROUPS.map(({ name }) => name)]);

/** The name of every late file is told in a first load, so it is a hash alone; screens and what comes first have words. */
const fileName = (named: boolean, ending: string): string => `assets/${named ? "[name]-" : ""}[hash:7].${ending}`;

// `--mode fixture` swaps the socket for recorded frames; no product build ever does.
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ emitCss: !process.env["VITEST"] }),
    decks(),
    messages(),
    cssTokens(),
    chunkLoader(),
    ...(mode === "fixture" ? [] : [routePreloads(), pythonRuntimeFiles(), serviceWorker(), brotliFiles()]),
  ],
  worker: {
    format: "es",
    plugins: () => [pythonRuntime(mode !== "fixture")],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  define: { __FIXTURE__: JSON.stringify(mode === "fixture") },
  // Below any path: see src/platform/address.ts.
  base: "./",
  build: {
    outDir: "../src/saboteur/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: BUILD_TARGET,
    cssTarget: BUILD_TARGET,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // No name begins with a hyphen or an underscore, which some web spaces keep to themselves.
        hashCharacters: "base36",
        entryFileNames: fileName(true, "js"),
        chunkFileNames: ({ name, facadeModuleId }) =>
          fileName(NAMED.has(name) || !!facadeModuleId?.includes("/src/screens/"), "js"),
        assetFileNames: ({ names }) =>
          fileName(
            names.some((name) => NAMED.has(name.replace(/\.css$/, ""))),
            "[ext]",
          ),
      },
      checks: { bundlerTimings: false },
    },
  },
  // Style sheets are read by a test; the styles of components are not. A busy machine is slow, not wrong.
  test: {
    pool: "threads",
    globalSetup: ["build-plugins/require-test-setup.ts"],
    setupFiles: ["tests/setup.ts"],
    css: { include: [/^[^?]*\.css/] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "modules", include: ["tests/*.test.ts"] } },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "components", include: ["tests/components/*.test.ts"], environment: "happy-dom" },
      },
    ],
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
}));
