import type { Plugin } from "vite";

const HOME = "/src/screens/home/Home.svelte";
/** The texts that every page needs, and those of the home page. */
const TEXTS = /virtual:texts\/(\w+)\/(play|home)$/;

interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Adds preloads to `index.html`. Each has `data-for`, the words that must apply to a page: a route, a language or both.
 * The server drops the others (server/http/page_meta.py).
 */
export function routePreloads(): Plugin {
  return {
    name: "saboteur-route-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = new Map<string, Chunk>();
        for (const file of Object.values(bundle ?? {})) if (file.type === "chunk") chunks.set(file.fileName, file);
        const found = new Map<string, string>();
        const add = (file: string, words: string): void => {
          if (!html.includes(file) && !found.has(file)) found.set(file, words);
        };
        const addTree = (chunk: Chunk, words: string): void => {
          if (html.includes(chunk.fileName) || found.has(chunk.fileName)) return;
          add(chunk.fileName, words);
          for (const style of chunk.viteMetadata?.importedCss ?? []) add(style, words);
          for (const name of chunk.imports) addTree(chunks.get(name)!, words);
        };
        for (const chunk of chunks.values()) {
          const id = chunk.facadeModuleId ?? "";
          const [, language, part] = TEXTS.exec(id) ?? [];
          if (id.endsWith(HOME)) addTree(chunk, "home");
          else if (language) add(chunk.fileName, part === "home" ? `home ${language}` : language);
        }
        return [...found].map(([file, words]) => ({
          tag: "link",
          attrs: {
            ...(file.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" }),
            crossorigin: true,
            href: `./${file}`,
            "data-for": words,
          },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
