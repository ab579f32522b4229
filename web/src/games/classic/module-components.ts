/** Components of the table that only modules need; loaded with the expansions. */
import type { Component } from "svelte";

import type { BoardGeometry } from "../../table/board/MazeViewport.svelte";
import type { ClassicViewModel } from "./classic-view-model.svelte";
import type { RoundShares } from "./text/past-rounds";

interface ModuleComponents {
  /** Dwarf pawns on the ends of tunnels. */
  Pawns?: Component<{ table: ClassicViewModel; geometry: BoardGeometry }>;
  /** The viewer's private knowledge about others. */
  SeatKnowledge?: Component<{ table: ClassicViewModel }>;
  /** The nuggets that each seat gains in a round, and the effect of thefts. */
  NuggetShares?: Component<{ table: ClassicViewModel; shares: RoundShares }>;
}

export const moduleComponents: ModuleComponents = {};
