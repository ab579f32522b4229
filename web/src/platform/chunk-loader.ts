/**
 * Loads code-split chunks with their style sheets. Vite emits the calls (build-plugins/chunk-loader.ts); its own loader
 * is four times as large, and its other features are not needed here.
 */

/** The requested files; for a style sheet, the promise that it is loaded. */
const requested = new Map<string, Promise<unknown> | null>();
for (const { href, rel } of document.getElementsByTagName("link")) if (rel !== "preload") requested.set(href, null);

/** Preload a script, which its import then fetches, or load a style sheet; return the promise to await, if any. */
function preload(href: string): Promise<unknown> | null {
  if (requested.has(href)) return requested.get(href)!;
  const link = document.createElement("link");
  link.crossOrigin = "";
  link.href = href;
  link.rel = "modulepreload";
  let there: Promise<unknown> | null = null;
  if (href.endsWith(".css")) {
    link.rel = "stylesheet";
    there = new Promise((resolve, reject) => {
      link.onload = resolve;
      // Later calls do not wait for this style sheet, since main.ts requests failed ones again.
      link.onerror = () => reject(requested.set(href, null));
    });
  }
  requested.set(href, there);
  document.head.append(link);
  return there;
}

/** Load a chunk and the files it needs; their names are relative to the module at `from`. */
export const loadChunk = <Part>(part: () => Promise<Part>, files: readonly string[], from: string): Promise<Part> =>
  // eslint-disable-next-line @typescript-eslint/await-thenable -- preload() returns null for a script.
  Promise.all(files.map((name) => preload(new URL(name, from).href))).then(part);
