/** What the tests need besides the packages: a recent Node, and recorded frames, which Python writes. */
import { existsSync } from "node:fs";

const MIN_NODE = 22;

export default function requireTestSetup(): void {
  if (Number(process.versions.node.split(".")[0]) < MIN_NODE) {
    fail(
      `The tests need Node ${MIN_NODE}; \`.venv/bin/python hatch_build.py test\` in the repository's root brings one.`,
    );
  }
  if (!existsSync(new URL("../../build/fixture/turn.json", import.meta.url))) {
    fail("Recorded frames are missing: run `.venv/bin/python hatch_build.py test` once in the repository's root.");
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
