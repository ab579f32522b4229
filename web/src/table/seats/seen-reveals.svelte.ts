/** The reveals that the player has seen at a table; stored per tab, so that a reload does not repeat them. */
export class SeenReveals {
  /** The number of the player's secret cards that have been revealed. */
  cardsSeen = $state(0);
  roundEndsSeen = $state(0);
  /** The stage reached of the round end that is being shown. */
  stage = $state(0);
  /** The length of the log when the player last dismissed a reveal; null before the first frame. */
  logSeenUntil = $state<number | null>(null);
  /** Whether the board is shown instead of the end page of the game. */
  showsBoard = $state(false);

  constructor(
    /** The code of the table; with the seat if several people use one device. */
    private readonly code: string,
  ) {
    try {
      const [seen, ended, looked] = (sessionStorage.getItem(this.key) ?? "0 0").split(" ").map(Number);
      this.cardsSeen = seen || 0;
      this.roundEndsSeen = ended || 0;
      this.logSeenUntil = looked ?? null;
    } catch {
      /* Storage may be blocked. */
    }
  }

  markCardsSeen(cards: number): void {
    this.cardsSeen = cards;
    this.store();
  }

  markRoundEndSeen(count: number): void {
    this.roundEndsSeen = count;
    this.stage = 0;
    this.store();
  }

  markLogSeen(until: number): void {
    this.logSeenUntil = until;
    this.store();
  }

  private get key(): string {
    return `curtain:${this.code}`;
  }

  private store(): void {
    try {
      sessionStorage.setItem(
        this.key,
        [this.cardsSeen, this.roundEndsSeen, ...(this.logSeenUntil === null ? [] : [this.logSeenUntil])].join(" "),
      );
    } catch {
      /* Storage may be blocked. */
    }
  }
}
