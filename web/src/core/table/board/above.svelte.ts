/** What is drawn over a board by somebody around it, who sets this context. */
import type { Snippet } from "svelte";

import type { Geometry } from "./Maze.svelte";

export const ABOVE = "above";

export class Above {
  layer = $state.raw<Snippet<[geometry: Geometry]> | null>(null);
}
