/** Most tests replay recorded frames, which Python writes; report if they are missing. */
import { existsSync } from "node:fs";

export default function requireFixtures(): void {
  if (existsSync(new URL("../../build/fixture/turn.json", import.meta.url))) return;
  console.error(
    "Recorded frames are missing: run `.venv/bin/python hatch_build.py test` once in the repository's root.",
  );
  process.exit(1);
}
