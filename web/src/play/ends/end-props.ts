/** The props of the pages for the end of a round or game. */
export interface RoundEndProps<Table> {
  table: Table;
  /** The index of the round's result. */
  index: number;
  /** Show the maze at the end of the round; missing if this page has not received that view. */
  onmaze?: (() => void) | undefined;
  ondone: () => void;
}

export interface GameEndProps<Table> {
  table: Table;
  onboard: () => void;
  onreplay: () => void;
}
