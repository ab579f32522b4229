/** What the pages are given that hang before a table when something is over. */
export interface RoundEndProps<Table> {
  table: Table;
  /** Which of the results, from 0. */
  index: number;
  /** To the maze as the round left it; missing where this page has not seen it. */
  onmaze?: (() => void) | undefined;
  ondone: () => void;
}

export interface GameEndProps<Table> {
  table: Table;
  onboard: () => void;
  onreplay: () => void;
}
