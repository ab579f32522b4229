/** The props with which a game family fills the page of a table. */
import type { Snippet } from "svelte";

import type { QuestionPanel } from "../table/moves/questions";
import type { DealtSecret, OwnSecret } from "../table/seats/secret-card";
import type { TableViewModel } from "../table/view-model.svelte";

export interface TableLayoutProps<Table extends TableViewModel> {
  table: Table;
  /** The panel with a question above the maze. */
  panel: QuestionPanel<Table> | null;
  /** The player's secret card, if the game has one. */
  secret?: OwnSecret | null;
  /** Return the secret cards dealt at a table of this size, for the help. */
  roles?: () => readonly DealtSecret[];
  /** Whether the board is tall, so that the area below it is as low as possible. */
  lowDock?: boolean;
  /** Whether the board is about square, so that on a wide screen the hand is beside it. */
  squareBoard?: boolean;
  /**
   * The ground, such as `cave`, which selects the colours `[data-ground="…"]` of `art/grounds`; those of the theme
   * without it.
   */
  ground?: string;
  /** Chips with public facts in the top bar. */
  chips: Snippet<[small: boolean]>;
  seats: Snippet;
  /** Content below the seats if there is room: piles. */
  belowSeats?: Snippet;
  board: Snippet<[margin: number, tips: boolean]>;
  /** Content above the hand: the phases of a turn. */
  aboveHand?: Snippet;
  aboveLog?: Snippet;
  /** Return to the result page after the end of the game. */
  onresult: () => void;
}
