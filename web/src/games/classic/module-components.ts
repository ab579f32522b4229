/** Parts of the table that only modules need; they come with the expansions. */
import type { Component } from "svelte";

import type { Geometry } from "../../table/board/MazeViewport.svelte";
import type { ClassicTable } from "./classic-view-model.svelte";
import type { Shares } from "./text/past-rounds";

interface Extras {
  /** Pawns on the ends of tunnels. */
  Pawns?: Component<{ table: ClassicTable; geometry: Geometry }>;
  /** What this seat knows of others. */
  Knowledge?: Component<{ table: ClassicTable }>;
  /** How nuggets were shared. */
  Nuggets?: Component<{ table: ClassicTable; shares: Shares }>;
}

export const extras: Extras = {};
