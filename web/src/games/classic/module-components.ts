/** Parts of the table that only modules need; they come with the expansions. */
import type { Component } from "svelte";

import type { BoardGeometry } from "../../table/board/MazeViewport.svelte";
import type { ClassicViewModel } from "./classic-view-model.svelte";
import type { RoundShares } from "./text/past-rounds";

interface ModuleComponents {
  /** Pawns on the ends of tunnels. */
  Pawns?: Component<{ table: ClassicViewModel; geometry: BoardGeometry }>;
  /** What this seat knows of others. */
  SeatKnowledge?: Component<{ table: ClassicViewModel }>;
  /** How nuggets were shared. */
  NuggetShares?: Component<{ table: ClassicViewModel; shares: RoundShares }>;
}

export const moduleComponents: ModuleComponents = {};
