import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Text files that the server sends unchanged. `index.html` is none of them: it is rendered for each request. */
const COMPRESSIBLE = /\.(js|css|svg|txt|webmanifest)$/;

/** Writes a `.br` file beside each text file that becomes smaller by Brotli (src/saboteur/server/http/static_assets.py). */
export function brotliFiles(): Plugin {
  return {
    name: "saboteur-brotli",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      const names = readdirSync(dir!, { recursive: true, encoding: "utf8" }).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = readFileSync(`${dir}/${name}`);
          const compressed = await compress(content, {
            params: {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          });
          if (compressed.length < content.length) writeFileSync(`${dir}/${name}.br`, compressed);
        }),
      );
    },
  };
}
