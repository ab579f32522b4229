/** What the compiler does not see: promises that nobody waits for, switches that miss a case, habits of Svelte 4. */
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // The wire is written by tools/client_types.py.
  { ignores: ["node_modules/", "public/", "src/wire/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.base,
  svelte.configs.recommended,
  {
    files: ["{src,tests,workers}/**/*.{ts,svelte}"],
    languageOptions: {
      globals: { ...globals.browser, ...globals.serviceworker },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "no-dupe-else-if": "error",
      "no-duplicate-case": "error",
      "no-fallthrough": "error",
      "no-self-compare": "error",
      // Maps, sets and addresses here live within one computation: none is state.
      "svelte/prefer-svelte-reactivity": "off",
      // At the edge of a block a space is kept only so.
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["*.{js,ts}", "build-plugins/*.ts"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    // What a snippet is given has no type here; svelte-check knows it.
    rules: { "@typescript-eslint/no-unnecessary-type-assertion": "off" },
  },
);
