import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { LANGUAGES } from "./messages.ts";
import { runtimeOf } from "./python-runtime.ts";

const WORKER = fileURLToPath(new URL("../workers/service-worker.ts", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const TEXTS = fileURLToPath(new URL("../../src/saboteur/texts/", import.meta.url));
/** Files not needed offline: preview pictures, licences. Python is cached once it has been used. */
const NOT_PRECACHED = /^(previews\/|runtime\/|.*\.txt$|.*\.webmanifest$|offline\.js$|index\.html$)/;

const THEME_COLOUR = "#0a1216";

/** Return a single-line text. */
function messageLine(language: string, file: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(`${TEXTS}${language}/${file}.ftl`, "utf8"));
  if (!found) throw new Error(`${language}/${file}.ftl has no line ${id}`);
  return found[1]!;
}

/** Return the web app manifest; addresses are relative to the manifest. */
export function manifest(language: string): object {
  const title = messageLine(language, "web", "web-title");
  return {
    id: "./",
    name: title,
    short_name: title,
    description: messageLine(language, "site", "site-home"),
    lang: language,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    categories: ["games", "entertainment"],
    icons: [
      { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: messageLine(language, "web", "home-play"), url: "./?play" },
      { name: messageLine(language, "web", "home-join"), url: "./?join" },
    ],
    share_target: {
      action: "./replay",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "record", accept: ["text/plain", ".txt"] }] },
    },
  };
}

const publicFiles = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PUBLIC.length).replace(/^\//, ""))
    .sort();

/** Builds the service worker and the web app manifests. */
export function serviceWorker(): Plugin {
  return {
    name: "saboteur-offline",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: WORKER, fileName: "offline.js" });
      for (const language of LANGUAGES) {
        this.emitFile({
          type: "asset",
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifest(language)),
        });
      }
    },
    // The server inserts the visitor's language into the name.
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.en.webmanifest" }, injectTo: "head" },
    ],
    async generateBundle(_, bundle) {
      const runtime = await runtimeOf();
      const files = [...Object.keys(bundle), ...publicFiles()].filter((name) => !NOT_PRECACHED.test(name)).sort();
      const version = createHash("sha256").update(files.join("\n"));
      for (const name of publicFiles()) version.update(readFileSync(PUBLIC + name));
      const index = bundle["index.html"];
      if (index?.type === "asset") version.update(index.source);
      const worker = bundle["offline.js"];
      if (worker?.type !== "chunk") throw new Error("offline.js was not built");
      worker.code = worker.code
        .replace("__FILES__", () => JSON.stringify(files))
        .replace("__RUNTIME__", () =>
          JSON.stringify([...runtime.files.keys()].map((name) => `runtime/${runtime.version}/${name}`)),
        )
        .replace("__VERSION__", () => JSON.stringify(version.update(worker.code).digest("hex").slice(0, 16)));
    },
  };
}
