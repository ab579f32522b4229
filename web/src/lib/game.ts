/** What the view of every family holds. */
export interface GameView {
  ruleset: string;
  seats: number;
  sight: number | string;
  round: number;
  decider: number | null;
  asked: string | null;
  scores: number[] | null;
  winners: number[];
}

export interface GameEvent {
  type: string;
}
