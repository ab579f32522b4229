/**
 * How parts of the client come that few need, or late. Vite writes the calls (build-plugins/chunk-loader.ts);
 * its own loader is four times as long, and knows nothing more that we need.
 */

/** Every file that was asked for; of a style sheet, when it is there. */
const asked = new Map<string, Promise<unknown> | null>();
for (const { href } of document.getElementsByTagName("link")) asked.set(href, null);

/** A script comes by its import: it is only asked for earlier. A style sheet is waited for. */
function bring(href: string): Promise<unknown> | null {
  if (asked.has(href)) return asked.get(href)!;
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
      link.onerror = () => reject(asked.set(href, null));
    });
  }
  asked.set(href, there);
  document.head.append(link);
  return there;
}

/** A part, and the files that it needs, named as they lie beside whoever asks. */
export const load = <Part>(part: () => Promise<Part>, files: readonly string[], from: string): Promise<Part> =>
  Promise.all(files.map((name) => bring(new URL(name, from).href))).then(part);
