/** A cell in words, in every family. */
import type { Option } from "../../../lib/protocol";
import { say } from "../../texts/texts.svelte";
import { bothWays } from "../moves/picking";

/** What lies there, or that nothing does, and whether it may be chosen. */
export function cellWords(cell: string, lies: string | null, here: readonly Option[] | undefined): string {
  if (lies !== null) return here ? say("cell-target", { name: lies }) : lies;
  return here ? say("cell-legal", { cell, ways: bothWays(here) ? 2 : 1 }) : say("cell-empty", { cell });
}
