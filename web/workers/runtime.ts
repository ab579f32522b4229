/** The Python runtime, downloaded once and cached on the device by version. */
import type { PyodideAPI } from "pyodide";
import { FILES, VERSION } from "virtual:runtime";

const FOLDER = new URL(`../runtime/${VERSION}/`, self.location.href).href;
const SITE = "/lib/python3.14/site-packages";
/** An empty package index: the archive contains everything, so no package is installed by name. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten", version: "", python: "3.14", abi_version: "2026_0" },
  packages: {},
} as const;

const TOTAL_BYTES = FILES.reduce((sum, [, size]) => sum + size, 0);

/** Reports the downloaded and the total number of bytes. */
export type Progress = (got: number, of: number) => void;

/** Return the files by name, downloading those that are not cached. Insecure contexts have no cache. */
async function fetchAll(progress: Progress): Promise<ReadonlyMap<string, Response>> {
  const cache = await globalThis.caches?.open(`runtime-${VERSION}`).catch(() => undefined);
  let got = 0;
  const one = async ([name, size]: readonly [string, number]): Promise<[string, Response]> => {
    const kept = await cache?.match(FOLDER + name);
    if (kept) {
      progress((got += size), TOTAL_BYTES);
      return [name, kept];
    }
    const found = await fetch(FOLDER + name);
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        progress((got += chunk.length), TOTAL_BYTES);
        out.enqueue(chunk);
      },
    });
    const whole = await new Response(found.body!.pipeThrough(counted)).blob();
    const headers = { "Content-Type": found.headers.get("Content-Type") ?? "" };
    // On a full device nothing is cached, but the game works.
    await cache?.put(FOLDER + name, new Response(whole, { headers })).catch(() => undefined);
    return [name, new Response(whole)];
  };
  return new Map(await Promise.all(FILES.map(one)));
}

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

const imported = (name: string): Promise<typeof import("pyodide") & { default: never }> =>
  import(/* @vite-ignore */ FOLDER + name);

export async function startPython(progress: Progress): Promise<PyodideAPI> {
  const files = await fetchAll(progress);
  const unpacked = files.get(`${WASM}.bin`)!.body!.pipeThrough(new DecompressionStream("gzip"));
  const ready = new Map([
    [FOLDER + WASM, new Response(unpacked, { headers: { "Content-Type": "application/wasm" } })],
    [FOLDER + LIBRARY, files.get(LIBRARY)!],
  ]);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    imported("pyodide.js"),
    imported("pyodide.asm.js"),
  ]);
  // Pyodide requests its own files by address: answer from the files downloaded here.
  const online = globalThis.fetch;
  globalThis.fetch = (what, how) => Promise.resolve(ready.get(String(what)) ?? online(what, how));
  const python = await loadPyodide({
    indexURL: FOLDER,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: FOLDER,
    createPyodideModule,
  });
  globalThis.fetch = online;
  python.unpackArchive(await files.get("engine.zip")!.arrayBuffer(), "zip", { extractDir: SITE });
  return python;
}
