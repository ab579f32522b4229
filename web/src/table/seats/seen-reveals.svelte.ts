/** What this player has already turned over at this table: kept by the tab, so that a reload shows nothing twice. */
export class SeenReveals {
  /** How many of one's secret cards were turned over. */
  cardsSeen = $state(0);
  /** How many round ends were read. */
  roundEndsSeen = $state(0);
  /** How much of the next one was unveiled. */
  stage = $state(0);
  /** How much of the log was there when this player had last looked at something; null before the first frame. */
  logSeenUntil = $state<number | null>(null);
  /** After the end: looking at the board again. */
  showsBoard = $state(false);

  constructor(
    /** The table; with the seat, where several people use one device. */
    private readonly code: string,
  ) {
    try {
      const [seen, ended, looked] = (sessionStorage.getItem(this.key) ?? "0 0").split(" ").map(Number);
      this.cardsSeen = seen || 0;
      this.roundEndsSeen = ended || 0;
      this.logSeenUntil = looked ?? null;
    } catch {
      /* storage may be switched off */
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
      /* as above */
    }
  }
}
