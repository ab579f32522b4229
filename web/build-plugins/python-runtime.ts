/**
 * Python for offline tables: the interpreter, and the package with msgspec, in a folder whose name changes with their
 * content.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import type { PyodideAPI } from "pyodide";
import type { Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = at("../node_modules/pyodide/");
const SOURCES = at("../../src/saboteur/");
/** The folder of what hatch_build.py has downloaded, and of compiled archives: see there. */
const CACHE_FOLDER = at("../../build/runtime/");
const INDEX = "virtual:runtime";

/** Matches packages that no offline table needs. */
const EXCLUDED = /^(server|cli|arena|research|swarm|texts|bots\/master\/weights)\/|^__main__\.py$|__pycache__/;
const SITE = "/made";

/** Modules of the standard library for terminals, networks and processes, which a worker does not have. */
const EXCLUDED_LIBRARY = [
  [
    "_pyrepl",
    "argparse",
    "bdb",
    "cmd",
    "cProfile",
    "doctest",
    "modulefinder",
    "optparse",
    "pdb",
    "pickletools",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "trace",
    "unittest",
  ],
  ["ftplib", "imaplib", "mailbox", "plistlib", "poplib", "smtplib", "sqlite3", "wave", "wsgiref", "xml", "xmlrpc"],
  ["_pydatetime", "_pyio", "ctypes", "multiprocessing"],
].flat();

/**
 * Compiles and packs all modules except excluded ones, so that no device has to; without dates, so that equal sources
 * give equal files.
 */
const COMPILE = `
import compileall, os, re, zipfile
from py_compile import PycInvalidationMode

rx = re.compile(rf"^{site}/({'|'.join(left_out)})(/|\\.py$)") if left_out else None
compileall.compile_dir(site, quiet=1, legacy=True, rx=rx, stripdir=site, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile("/packed.zip", "w") as archive:
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
  /** The files by name. Those called `.bin` are compressed: see workers/pyodide-worker.ts. */
  files: ReadonlyMap<string, Uint8Array>;
}

const bytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));
const hash = (parts: Iterable<string | Uint8Array>): string => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
};

type Lay = (python: PyodideAPI) => void;

/** Return an archive of a folder, compiled by the interpreter that will run it; cached until anything changes. */
async function packZip(
  name: string,
  content: readonly (string | Uint8Array)[],
  lay: Lay,
  leftOut: readonly string[] = [],
): Promise<Uint8Array> {
  const { loadPyodide, version } = await import("pyodide");
  const kept = `${CACHE_FOLDER}${name}-${hash([version, COMPILE, ...leftOut, ...content])}.zip`;
  if (existsSync(kept)) return bytes(kept);
  const python = await loadPyodide();
  lay(python);
  python.runPython(COMPILE, { globals: python.toPy({ site: SITE, left_out: leftOut }) });
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(kept, python.FS.readFile("/packed.zip"));
  return bytes(kept);
}

/** Return the archive of the package and msgspec. */
function packEngine(): Promise<Uint8Array> {
  const modules = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SOURCES.length).replace(/^\//, ""))
    .filter((path) => !EXCLUDED.test(path))
    .sort()
    .map((path) => [path, bytes(SOURCES + path)] as const);
  const wheel = bytes(CACHE_FOLDER + readdirSync(CACHE_FOLDER).find((name) => name.endsWith(".whl"))!);
  return packZip("engine", [wheel, ...modules.flat()], (python) => {
    python.unpackArchive(wheel, "wheel", { extractDir: SITE });
    for (const [path, content] of modules) {
      python.FS.mkdirTree(`${SITE}/saboteur/${path}`.replace(/\/[^/]*$/, ""));
      python.FS.writeFile(`${SITE}/saboteur/${path}`, content);
    }
  });
}

/**
 * Return the archive of the standard library as sources: compiling the modules that a start needs took longer than the
 * rest of the start.
 */
function packLibrary(): Promise<Uint8Array> {
  const sources = bytes(`${PYODIDE}python_stdlib.zip`);
  return packZip(
    "library",
    [sources],
    (python) => python.unpackArchive(sources, "zip", { extractDir: SITE }),
    EXCLUDED_LIBRARY,
  );
}

async function buildRuntime(): Promise<Runtime> {
  const files = new Map([
    // `.js` names, because not every web host has a media type for .mjs.
    ["pyodide.js", bytes(`${PYODIDE}pyodide.mjs`)],
    ["pyodide.asm.js", bytes(`${PYODIDE}pyodide.asm.mjs`)],
    ["pyodide.asm.wasm.bin", new Uint8Array(gzipSync(bytes(`${PYODIDE}pyodide.asm.wasm`), { level: 9 }))],
    ["python_stdlib.zip", await packLibrary()],
    ["engine.zip", await packEngine()],
  ]);
  return { version: hash([...files].flat()), files };
}

let made: Promise<Runtime> | null = null;
export const runtimeOf = (): Promise<Runtime> => (made ??= buildRuntime());

/** Provides `import { FILES, VERSION } from "virtual:runtime"`: the contents of `runtime/VERSION/`, with sizes. */
export function pythonRuntime(whole: boolean): Plugin {
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

/** Writes the files of the runtime. */
export function pythonRuntimeFiles(): Plugin {
  return {
    name: "saboteur-runtime-files",
    apply: "build",
    async generateBundle() {
      const { version, files } = await runtimeOf();
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `runtime/${version}/${name}`, source });
    },
  };
}
