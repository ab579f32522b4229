/**
 * How parts of the client come that few need, or late. Vite writes the calls (build-plugins/chunk-loader.ts);
 * its own loader is four times as long, and knows nothing more that we need.
 */

/** Every file that was asked for; of a style sheet, when it is there. */
const requested = new Map<string, Promise<unknown> | null>();
for (const { href } of document.getElementsByTagName("link")) requested.set(href, null);

/** A script comes by its import: it is only asked for earlier. A style sheet is waited for. */
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
      // Whoever asks again need not wait for it: main.ts asks for a sheet that failed to come.
      link.onerror = () => reject(requested.set(href, null));
    });
  }
  requested.set(href, there);
  document.head.append(link);
  return there;
}

/** A part, and the files that it needs, named as they lie beside whoever asks. */
export const loadChunk = <Part>(part: () => Promise<Part>, files: readonly string[], from: string): Promise<Part> =>
  // eslint-disable-next-line @typescript-eslint/await-thenable -- Of a script there is nothing to wait for.
  Promise.all(files.map((name) => preload(new URL(name, from).href))).then(part);
