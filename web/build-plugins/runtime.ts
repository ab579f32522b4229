/** Python for local tables: the interpreter, and the package with msgspec, under a name that changes with their content. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = at("../node_modules/pyodide/");
const SOURCES = at("../../src/saboteur/");
/** What hatch_build.py has fetched, and what was compiled before: see there. */
const MADE = at("../../build/runtime/");
const INDEX = "virtual:runtime";

/** Packages that no local table needs. */
const LEFT_OUT = /^(server|cli|arena|research|texts|bots\/master\/weights)\/|__pycache__/;
const SITE = "/made";

/** Compiles all modules, so that no device has to, and packs them; dates are left out, so equal sources give equal files. */
const COMPILE = `
import compileall, os, zipfile
from py_compile import PycInvalidationMode

compileall.compile_dir(site, quiet=1, legacy=True, stripdir=site, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile("/engine.zip", "w") as archive:
    for folder, folders, files in os.walk(site):
        folders.sort()
        for name in sorted(files):
            path = os.path.join(folder, name)
            if not name.endswith((".py", ".pyi", ".typed")):
                entry = zipfile.ZipInfo(os.path.relpath(path, site))
                with open(path, "rb") as file:
                    archive.writestr(entry, file.read(), zipfile.ZIP_DEFLATED, 9)
`;

interface Runtime {
  version: string;
  /** By name. Those called `.bin` are compressed: see workers/python.ts. */
  files: ReadonlyMap<string, Uint8Array>;
}

const bytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));
const hash = (parts: Iterable<string | Uint8Array>): string => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
};

/** The package and msgspec, compiled by the very interpreter that will run them; kept until either changes. */
async function engine(): Promise<Uint8Array> {
  const modules = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SOURCES.length).replace(/^\//, ""))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .map((path) => [path, bytes(SOURCES + path)] as const);
  const wheel = bytes(MADE + readdirSync(MADE).find((name) => name.endsWith(".whl"))!);
  const { loadPyodide, version } = await import("pyodide");
  const kept = `${MADE}engine-${hash([version, COMPILE, wheel, ...modules.flat()])}.zip`;
  if (existsSync(kept)) return bytes(kept);
  const python = await loadPyodide();
  python.unpackArchive(wheel, "wheel", { extractDir: SITE });
  for (const [path, content] of modules) {
    python.FS.mkdirTree(`${SITE}/saboteur/${path}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${SITE}/saboteur/${path}`, content);
  }
  python.runPython(COMPILE, { globals: python.toPy({ site: SITE }) });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(kept, python.FS.readFile("/engine.zip"));
  return bytes(kept);
}

async function make(): Promise<Runtime> {
  const files = new Map([
    // Plain names: not every web space knows what an .mjs is.
    ["pyodide.js", bytes(`${PYODIDE}pyodide.mjs`)],
    ["pyodide.asm.js", bytes(`${PYODIDE}pyodide.asm.mjs`)],
    ["pyodide.asm.wasm.bin", new Uint8Array(gzipSync(bytes(`${PYODIDE}pyodide.asm.wasm`), { level: 9 }))],
    ["python_stdlib.zip", bytes(`${PYODIDE}python_stdlib.zip`)],
    ["engine.zip", await engine()],
  ]);
  return { version: hash([...files].flat()), files };
}

let made: Promise<Runtime> | null = null;
export const runtimeOf = (): Promise<Runtime> => (made ??= make());

/** `import { FILES, VERSION } from "virtual:runtime"`: what lies in `runtime/VERSION/`, with sizes. */
export function runtime(whole: boolean): Plugin {
  return {
    name: "saboteur-runtime",
    resolveId: (id) => (id === INDEX ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${INDEX}`) return null;
      const { version, files } = whole ? await runtimeOf() : { version: "", files: new Map<string, Uint8Array>() };
      const sizes = [...files].map(([name, { length }]) => [name, length]);
      return `export const VERSION = ${JSON.stringify(version)}; export const FILES = ${JSON.stringify(sizes)};`;
    },
  };
}

/** Writes the files themselves. */
export function runtimeFiles(): Plugin {
  return {
    name: "saboteur-runtime-files",
    apply: "build",
    async generateBundle() {
      const { version, files } = await runtimeOf();
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `runtime/${version}/${name}`, source });
    },
  };
}
